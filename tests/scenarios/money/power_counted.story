# Power cuts after the mark: the colour is spent and its amount shows. Yellow hides 5,000, Red 1,000.

story 3.18 Cut off once the 0.2 s are over, the colour is spent and its amount shows without a sound
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 3.32 s
power on at 5 s
blinks "   5" from 5.5 s to 9 s
lamp off from 5.5 s to 9 s
slide 1 at 9 s
shown "r 02" from 9.022 s to 10.022 s
shown "C 04" from 10.022 s to 11.022 s
heard tick at 3 s within 20 ms
heard nothing else

story 3.18 Cut off in the count, the colour is spent and its amount shows
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 5.5 s
power on at 7 s
blinks "   5" from 7.5 s to 10 s
press at 10 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard error at 10 s within 20 ms
heard nothing else

story 3.18 Cut off after a stop, the colour is spent and its amount shows
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
power off at 6 s
power on at 7 s
blinks "   5" from 7.5 s to 10 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard nothing else

story 3.18 Cut off after a restart, the colour is spent and its amount shows
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s
power off at 7.05 s
power on at 9 s
blinks "   5" from 9.5 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard nothing else

story 3.18 Cut off in the count with SLIDE put to 1 meanwhile, START goes on once a second has passed
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 4.5 s
slide 1 at 5 s
power on at 6 s
blinks "   5" from 6.5 s to 9 s
lamp on from 7.1 s to 9 s
press at 9 s
shown "r 02" from 9 s to 10 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard nothing else

story 3.18 Cut off in the sound of the reveal, the amount shows without a sound
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s
power off at 4.5 s
power on at 6 s
blinks "   1" from 6.5 s to 9 s
slide 1 at 9 s
shown "r 02" from 9.022 s to 10.022 s
shown "C 02" from 10.022 s to 11.022 s
heard tick at 3 s within 20 ms
heard reveal cut at 4.12 s for 380 ms
heard nothing else

story 3.18 Cut off after the reveal, the amount shows without a sound
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s
power off at 7 s
power on at 8 s
blinks "   1" from 8.5 s to 12 s
slide 1 at 12 s
shown "r 02" from 12.022 s to 13.022 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else

story 3.18 The next count after a cut is a count like any other
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
power off at 4.5 s
power on at 6 s
slide 1 at 8 s
slide 2 at 10 s
shown "03--" from 10.022 s to 12 s
press at 12 s
press at 13.5 s
press at 15 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard tick at 12 s within 20 ms
heard tick at 13.12 s
heard stop at 13.5 s within 20 ms
heard tick at 15 s within 20 ms
heard tick at 16.12, 17.12 s
heard reveal at 18.12 s
heard nothing else

story 3.18 A second cut while the amount shows changes nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
power off at 4.5 s
power on at 6 s
power off at 6.6 s
power on at 8 s
blinks "   3" from 8.5 s to 11 s
slide 1 at 11 s
shown "r 02" from 11.022 s to 12.022 s
shown "C 03" from 12.022 s to 13.022 s
