# Other periods than one and two minutes.

story 6.12 SLIDE at 1 set to 25 s: two tens, and the last ten seconds
set chase_1_s 25
slide 1
press at 1 s
heard short at 11, 16, 17, 18, 19, 20, 21, 21.5, 22, 22.5, 23, 23.5, 24, 24.5, 25, 25.5 s
heard long at 26 s
shown " 0.25" from 0.5 s to 2 s
shown " 0.24" from 2 s to 3 s
shown " 0.00" from 26 s to 30 s
heard nothing else

story 6.12 SLIDE at 2 set to 61 s shows a minute and a second
set chase_2_s 61
slide 2
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard short at 61, 61.5 s
heard long at 62 s
shown " 1.01" from 0.5 s to 2 s
shown " 1.00" from 2 s to 3 s
shown " 0.59" from 3 s to 4 s
heard nothing else

story 6.12 The shortest period, 2 s, shows and beeps its tenths from the start
set chase_1_s 2
slide 1
press at 1 s
heard short at 1.5, 2, 2.5 s
heard long at 3 s
shown "  2.0" from 0.5 s to 1.1 s
shown "  1.9" from 1.1 s to 1.2 s
shown "  0.1" from 2.9 s to 3 s
shown " 0.00" from 3 s to 10 s
heard nothing else

story 6.12 A period of 10 s shows 0.10 for its first tenth
set chase_1_s 10
slide 1
press at 1 s
heard short at 2, 3, 4, 5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5 s
heard long at 11 s
shown " 0.10" from 0.5 s to 1.1 s
shown "  9.9" from 1.1 s to 1.2 s
heard nothing else

story 6.12 A period of 11 s shows 0.11 for its first second
set chase_1_s 11
slide 1
press at 1 s
heard short at 2, 3, 4, 5, 6, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5 s
heard long at 12 s
shown " 0.11" from 0.5 s to 2 s
shown " 0.10" from 2 s to 2.1 s
shown "  9.9" from 2.1 s to 2.2 s
heard nothing else

story 6.12 The longest period, 600 s, shows ten minutes
set chase_1_s 600
set beep_every_s 60
slide 1
press at 1 s
heard short at 61, 121, 181, 241, 301, 361, 421, 481, 541, 591, 592, 593, 594, 595, 596, 596.5 s
heard short at 597, 597.5, 598, 598.5, 599, 599.5, 600, 600.5 s
heard long at 601 s
shown "10.00" from 0.5 s to 2 s
shown " 9.59" from 2 s to 3 s
shown " 1.00" from 541 s to 542 s
heard nothing else

story 6.12 Both periods set alike: SLIDE moved in over is ready all the same
set chase_1_s 20
set chase_2_s 20
slide 1
press at 1 s
heard short at 11, 12, 13, 14, 15, 16, 16.5, 17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5 s
heard long at 21 s
slide 2 at 30 s
shown " 0.00" from 21 s to 30.02 s
shown " 0.20" from 30.022 s to 40 s within 5 ms
heard nothing else
