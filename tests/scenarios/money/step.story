# The step: a figure shows at the press, its second runs from the release, 10 s after the press at the latest.

story 3.12 The first figure shows at the press and its step runs from the release
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 2 s
shown "   1" from 3 s to 6 s within 20 ms
shown "   2" from 6 s to 7 s
shown "   3" from 7 s to 8 s
heard tick at 3 s within 20 ms
heard tick at 6, 7 s
heard reveal at 8 s
heard nothing else

story 3.12 A restart's figure shows at the press and its step runs from the release
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s for 3 s
shown "   3" from 7 s to 11 s within 20 ms
shown "   4" from 11 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard tick at 11, 12 s
heard reveal at 13 s
heard nothing else

story 3.12 Held through the step for 9.9 s, the step runs from the release
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 9.9 s
shown "   1" from 3 s to 13.9 s within 20 ms
shown "   2" from 13.9 s to 14.9 s
heard tick at 3 s within 20 ms
heard tick at 13.9, 14.9 s
heard reveal at 15.9 s
heard nothing else

story 3.12 Held through the step for 11 s, the step runs from 10 s after the press
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 11 s
shown "   1" from 3 s to 14 s within 20 ms
shown "   2" from 14 s to 15 s
heard tick at 3 s within 20 ms
heard tick at 14, 15 s
heard reveal at 16 s
heard nothing else

story 3.12 Held for 10.5 s, the release changes nothing any more
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 10.5 s
heard tick at 3 s within 20 ms
heard tick at 14, 15 s
heard reveal at 16 s
heard nothing else

story 3.12 A button held for ever blocks nobody
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 30 s
shown "   2" from 14 s to 15 s
shown "   3" from 15 s to 16.5 s
blinks "   3" from 16.5 s to 33 s
heard tick at 3 s within 20 ms
heard tick at 14, 15 s
heard reveal at 16 s
heard nothing else

story 3.12 A restart held for 11 s runs on from 10 s after its press
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s for 11 s
shown "   3" from 7 s to 18 s within 20 ms
shown "   4" from 18 s to 19 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard tick at 18, 19 s
heard reveal at 20 s
heard nothing else

story 3.12 After a start held for 11 s presses count 0.2 s after its release, not before
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s for 11 s
press at 14.199 s
press at 14.6 s
shown "   2" from 14 s to 17 s
heard tick at 3 s within 20 ms
heard tick at 14 s
heard stop at 14.6 s within 20 ms
heard nothing else

story 3.12 The release of a chattering button counts by its last rising edge
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 0.2 s bounce 8 ms seed 3
shown "   1" from 3 s to 4.2 s within 20 ms
shown "   2" from 4.2 s to 5.2 s
heard tick at 3 s within 20 ms
heard tick at 4.2, 5.2 s
heard reveal at 6.2 s
heard nothing else

story 3.12 Each later figure comes a second after the one before, all the way
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7, 3 s
slide 2 at 4 s
press at 5 s
shown "07--" at 4.5 s
shown "   1" from 5 s to 6.12 s within 20 ms
shown "   2" from 6.12 s to 7.12 s
shown "   3" from 7.12 s to 8.12 s
shown "   4" from 8.12 s to 9.12 s
shown "   5" from 9.12 s to 10.12 s
shown "   6" from 10.12 s to 11.12 s
shown "   7" from 11.12 s to 12.12 s
heard tick at 5 s within 20 ms
heard tick at 6.12, 7.12, 8.12, 9.12, 10.12, 11.12 s
heard reveal at 12.12 s
heard nothing else

story 3.12 The setting money_step_ms makes the step shorter
game money
set money_step_ms 250
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 3.37, 3.62, 3.87, 4.12 s
heard reveal at 4.37 s
heard nothing else

story 3.12 The setting money_step_ms makes the step longer
game money
set money_step_ms 3000
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 6.12, 9.12 s
heard reveal at 12.12 s
heard nothing else
