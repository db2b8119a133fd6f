# Power cuts around a new game, at SEt1 and when the game is over.

story 3.18 At nEu- nothing is armed after the cut, and no new game has begun
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
shown "nEu-" from 13.022 s to 14 s
power off at 14 s
power on at 15 s
shown "SEt1" from 15.5 s to 17 s
slide 1 at 17 s
shown "r 02" from 17.022 s to 18.022 s
shown "C 02" from 18.022 s to 19.022 s

story 3.18 At nEu- with SLIDE put to 1 meanwhile, the game goes on
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
power off at 14 s
slide 1 at 14.5 s
power on at 15 s
shown "r 02" from 15.5 s to 16 s
shown "C 02" at 16.5 s

story 3.18 In the long hold of a new game, the old game goes on
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 7 s
power off at 19.5 s
power on at 23 s
slide 1 at 25 s
shown "r 02" from 25.022 s to 26.022 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard nothing else

story 3.18 A new game begun stays begun
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 5 s for 6 s
power off at 13 s
power on at 14 s
shown "SEt1" from 14.5 s to 16 s
slide 1 at 16 s
shown "r 01" from 16.022 s to 17.022 s
shown "C 01" from 17.022 s to 18.022 s

story 3.18 At SEt1 it is SEt1 again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
power off at 3 s
power on at 4 s
shown "SEt1" from 4.5 s to 6 s
slide 1 at 6 s
shown "r 01" from 6.022 s to 7.022 s
shown "C 01" from 7.022 s to 8.022 s
heard nothing else

story 3.18 A game over is over again, without a sound
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
power off at 8 s
power on at 9 s
shown "End " from 9.5 s to 10 s
shown "   1" at 10.5 s
shown "End " at 11.5 s
lamp on from 9.5 s to 12 s
press at 12 s for 6 s
shown "SEt1" from 17 s to 19 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 15 s
heard rise2 at 16 s
heard rise3 at 17 s
heard nothing else

story 3.18 A game cut off in its last count is over
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 4.5 s
power on at 6 s
shown "End " from 6.5 s to 7 s
shown "   5" at 7.5 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard nothing else
