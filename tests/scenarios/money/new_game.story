# A new game in the middle of one: nEu, nEu-, and START held.

story 3.6 SLIDE at 2 arms the new game, and a press of START alone does nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
shown "nEu " at 12 s
slide 2 at 13 s
shown "nEu-" from 13 s to 20 s within 30 ms
lamp on from 13 s to 20 s
press at 14, 15, 15.5 s
press at 17 s for 2 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else
kept game as {"played": [[1, [], 1]]}

story 3.6 Held for five seconds it is a new game, and SLIDE at 2 shows SEt1
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 7 s
shown "nEu-" from 15 s to 20 s
shown "SEt1" from 20 s to 25 s
lamp on from 15 s to 20 s
lamp off from 20 s to 25 s
slide 1 at 25 s
shown "r 01" from 25.022 s to 26.022 s
shown "C 01" from 26.022 s to 27.022 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard rise3 at 20 s
heard nothing else
kept game as {"played": []}

story 3.6 Let go just before five seconds, nothing has happened
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 4.999 s
shown "nEu-" from 13.1 s to 25 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard nothing else
kept game as {"played": [[1, [], 1]]}

story 3.6 Let go just after five seconds, the new game has begun
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 5.001 s
shown "SEt1" from 20 s to 25 s within 22 ms
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard rise3 at 20 s within 22 ms
heard nothing else

story 3.6 Let go just before the third second, nothing sounds
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 2.999 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.6 SLIDE moved to 1 goes back to choose, and the game goes on
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
slide 1 at 15 s
shown "r 02" from 15.022 s to 16.022 s
shown "C 02" from 16.022 s to 17.022 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.6 SLIDE moved to 1 under a held START calls the new game off
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 7 s
slide 1 at 19.5 s
shown "r 02" from 19.522 s to 20.522 s
shown "C 02" from 20.522 s to 21.522 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard nothing else
kept game as {"played": [[1, [], 1]]}

story 3.6 A press begun in choose does not count on into the new game armed under it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.7 s
shown "C 20" from 11.6 s to 12 s within 20 ms
press at 12 s for 8 s
slide 2 at 12.3 s
shown "nEu-" from 12.322 s to 21 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.6 All twenty colours are there again in the new game
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 5.5 s
slide 1 at 21 s
press at 23 s for 6 s
shown "C 02" from 23 s to 23.6 s within 20 ms
shown "C 20" from 27.85 s to 28.1 s
shown "C 01" from 28.1 s to 29.1 s

story 3.6 Back in choose before the press is let go, a new game with SLIDE at 1
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
press at 8 s for 8 s
shown "r 01" from 13 s to 14 s
shown "C 01" from 14 s to 15 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 11 s
heard rise2 at 12 s
heard rise3 at 13 s
heard nothing else
