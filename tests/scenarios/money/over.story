# The last reveal: the game is over. One round makes a short game here; rounds.story plays ten.

story 3.10 End shows first, then the last amount, a second each
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
shown "   1" from 2 s to 3.12 s within 20 ms
shown "End " from 3.12 s to 4.12 s
shown "   1" from 4.12 s to 5.12 s
shown "End " from 5.12 s to 6.12 s
shown "   1" from 6.12 s to 7.12 s
shown "End " from 63.12 s to 64.12 s
shown "   1" from 64.12 s to 65.12 s
lamp on from 3.12 s to 65 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.10 A press of START does nothing by itself
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 4, 6, 6.3 s
press at 8 s for 2.9 s
shown "End " from 11.12 s to 12.12 s
shown "   1" from 12.12 s to 13.12 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else
kept game as {"played": [[1, [], 1]]}

story 3.10 SLIDE is ignored
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 4.5 s
slide 2 at 5.5 s
slide 1 at 6.5 s
shown "   1" from 4.12 s to 5.12 s
shown "End " from 5.12 s to 6.12 s
shown "   1" from 6.12 s to 7.12 s
shown "End " from 7.12 s to 8.12 s
press at 8.5 s
shown "   1" from 8.52 s to 9.12 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.10 Held for five seconds with SLIDE at 1 it is a new game, in choose
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 6 s
shown "   1" from 10.12 s to 11.12 s
shown "r 01" from 12 s to 13 s
shown "C 01" from 13 s to 14 s
lamp on from 3.12 s to 16 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 10 s
heard rise2 at 11 s
heard rise3 at 12 s
heard nothing else
kept game as {"played": []}

story 3.10 Held for five seconds with SLIDE at 2 it is a new game, at SEt1
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 7 s for 6 s
shown "SEt1" from 12 s to 16 s
lamp off from 12 s to 16 s
slide 1 at 16 s
shown "r 01" from 16.022 s to 17.022 s
shown "C 01" from 17.022 s to 18.022 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 10 s
heard rise2 at 11 s
heard rise3 at 12 s
heard nothing else

story 3.10 Let go just before five seconds, the game stays over
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 7 s for 4.999 s
shown "   1" from 12.12 s to 13.12 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 10 s
heard rise2 at 11 s
heard nothing else

story 3.10 SLIDE moved under the hold changes nothing but where the new game opens
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 7 s for 6 s
slide 1 at 9 s
shown "r 01" from 12 s to 13 s
shown "C 01" from 13 s to 14 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 10 s
heard rise2 at 11 s
heard rise3 at 12 s
heard nothing else

story 3.10 A press begun before the last reveal is no hold of the state after it
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s for 20 s
shown "   1" from 2 s to 13 s within 20 ms
shown "End " from 13 s to 14 s
shown "   1" from 22 s to 23 s
heard tick at 2 s within 20 ms
heard reveal at 13 s
heard nothing else

story 3.10 The last reveal after a restart ends the game as well
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 3 s
press at 5 s
shown "   1" from 2 s to 5 s within 20 ms
shown "End " from 5 s to 6 s within 20 ms
shown "   1" from 6.02 s to 7 s
heard tick at 2 s within 20 ms
heard stop at 3 s within 20 ms
heard reveal at 5 s within 20 ms
heard nothing else

story 3.10 A hold whose press brought the last reveal is no hold of the state after it
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 3 s
press at 5 s for 8 s
shown "End " from 13.02 s to 14 s
heard tick at 2 s within 20 ms
heard stop at 3 s within 20 ms
heard reveal at 5 s within 20 ms
heard nothing else

story 3.10 Let go a millisecond before five seconds as the display changes, the game stays over
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 7.12 s for 4.999 s
shown "   1" from 12.12 s to 13.12 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 10.12 s
heard rise2 at 11.12 s
heard nothing else
