# START held in choose: one more colour at 0.6 s, then four a second, one lap at most.

story 3.4 Held, it goes on by one at 0.6 s and then four times a second
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 1.5 s
shown "C 02" from 3 s to 3.6 s within 20 ms
shown "C 03" from 3.6 s to 3.85 s
shown "C 04" from 3.85 s to 4.1 s
shown "C 05" from 4.1 s to 4.35 s
shown "C 06" from 4.35 s to 5.35 s
runs "Emerald" from 5.35 s
heard nothing else

story 3.4 Let go before 0.6 s it has gone on by one
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 599 ms
shown "C 02" from 3 s to 4 s within 20 ms

story 3.4 Let go after 0.6 s it has gone on by two
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 601 ms
shown "C 02" from 3 s to 3.6 s within 20 ms
shown "C 03" from 3.601 s to 4.6 s within 22 ms
runs "Yellow" from 4.6 s within 22 ms

story 3.4 Held on and on it goes once round and stays at the colour it came from
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 8 s
shown "C 19" from 7.6 s to 7.85 s
shown "C 20" from 7.85 s to 8.1 s
shown "C 01" from 8.1 s to 9.1 s
runs "Red" from 9.1 s
shown "C 01" from 10.6 s to 15 s
heard nothing else

story 3.4 The lap is over all the same where the press came later in the list
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
press at 3 s for 8 s
shown "C 05" from 3 s to 3.6 s within 20 ms
shown "C 20" from 7.1 s to 7.35 s
shown "C 01" from 7.35 s to 7.6 s
shown "C 03" from 7.85 s to 8.1 s
shown "C 04" from 8.1 s to 9.1 s
heard nothing else

story 3.4 The new game has its place in the lap
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 8 s
shown "C 03" from 7 s to 7.6 s within 20 ms
shown "C 04" from 7.6 s to 7.85 s
shown "C 20" from 11.6 s to 11.85 s
shown "nEu " from 11.85 s to 12.1 s
shown "C 02" from 12.1 s to 13.1 s
runs "Orange" from 13.1 s
shown "C 02" from 15.35 s to 17 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.4 The next press after a lap goes on by one
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 6 s
press at 10 s
shown "C 02" from 10 s to 11 s within 20 ms

story 3.4 The lap begins anew with each press
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 2.5 s
shown "C 10" from 5.35 s to 6 s
press at 6 s for 8 s
shown "C 11" from 6 s to 6.6 s within 20 ms
shown "C 09" from 10.85 s to 11.1 s
shown "C 10" from 11.1 s to 12.1 s

story 3.4 A press in the second of the round repeats too
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 0.7 s for 1 s
shown "C 02" from 0.7 s to 1.3 s within 20 ms
shown "C 03" from 1.3 s to 1.55 s
shown "C 04" from 1.55 s to 2.5 s

story 3.4 A long hold means nothing in choose
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 6 s
silent from 3 s to 10 s
heard nothing else

story 3.4 Five seconds on START at the new game do not begin one before SLIDE is at 2
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
shown "nEu " from 11.85 s to 12.5 s
press at 13 s for 6 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else
kept game as {"played": [[1, [], 1]]}

story 3.4 SLIDE moved under a held START arms the colour that has come
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 3 s
slide 2 at 4 s
shown "C 03" from 3.6 s to 3.85 s
shown "04--" from 4.022 s to 7 s
heard nothing else

story 3.4 SLIDE moved to 2 and back under a held START stops the repeating
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 5 s
slide 2 at 4 s
slide 1 at 4.5 s
shown "r 01" from 4.522 s to 5.522 s
shown "C 04" from 5.522 s to 6.522 s

story 3.4 A chattering hold repeats as a clean one does
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 3 s for 1.5 s bounce 8 ms seed 4
shown "C 02" from 3 s to 3.6 s within 20 ms
shown "C 03" from 3.6 s to 3.85 s
shown "C 04" from 3.85 s to 4.1 s
shown "C 05" from 4.1 s to 4.35 s
shown "C 06" from 4.35 s to 5.3 s
