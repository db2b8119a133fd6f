# A round of each game on each module.

story 0.1 The Chase on max7219: a round with a pause
display max7219
set chase_1_s 12
press at 1, 2.5, 4.5 s
shown "     0.12" from 0.5 s to 2 s
shown "     0.11" from 2.002 s to 2.5 s
blinks "     0.11" from 2.52 s to 4.5 s
shown "     0.10" from 5.002 s to 5.1 s
shown "      9.9" from 5.102 s to 5.2 s
shown "      0.1" from 14.902 s to 15 s
shown "     0.00" from 15.002 s to 20 s
heard short at 5, 6, 7, 8, 9, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5 s
heard long at 15 s
heard nothing else

story 0.1 The Colour of Money on max7219: a colour with a stop
display max7219
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5, 6 s
slide 1 at 8 s
shown "r 01    " from 0.5 s to 1 s
shown "01 rEd  " from 1.2 s to 2 s
shown "01  ----" from 2.03 s to 3 s
shown "01  1000" from 3.02 s to 4.12 s
shown "01  2000" from 4.122 s to 6 s
shown "01  3000" from 6.02 s to 7.12 s
blinks "01  3000" from 7.14 s to 8 s
shown "r 02    " from 8.04 s to 9 s
shown "02     O" from 9.04 s to 9.25 s
heard tick at 3, 6 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard reveal at 7.12 s
heard nothing else

story 0.1 Chase, the dice game, on max7219: a turn each
display max7219
game clock
set clock_1_s 20
press at 1, 3 s
shown "     0.20" from 0.5 s to 1 s
shown "1.    0.20" from 1.02 s to 2 s
shown "1.    0.19" from 2.022 s to 3 s
shown "2.    0.20" from 3.02 s to 4 s
shown "2.     9.9" from 13.122 s to 13.2 s
shown "2.     0.1" from 22.922 s to 23 s
blinks "2.     0.0" from 23.03 s to 26 s
heard high at 1 s within 20 ms
heard low at 3 s within 20 ms
heard short at 13, 14, 15, 16, 17, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5 s
heard long at 23 s
heard nothing else

story 0.1 Face Chase on max7219: three blips, go, and the time
display max7219
game race
press at 1, 9.37 s
shown "      0.0" from 0.5 s to 4 s
shown "      0.1" from 4.102 s to 4.2 s
shown "      5.2" from 9.202 s to 9.3 s
shown "      5.3" from 9.39 s to 15 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 0.1 The Chase on tm1637-4: a round with a pause
display tm1637-4
set chase_1_s 12
press at 1, 2.5, 4.5 s
shown " 0.12" from 0.5 s to 2 s
shown " 0.11" from 2.002 s to 2.5 s
blinks " 0.11" from 2.52 s to 4.5 s
shown " 0.10" from 5.002 s to 5.1 s
shown "  9.9" from 5.102 s to 5.2 s
shown "  0.1" from 14.902 s to 15 s
shown " 0.00" from 15.002 s to 20 s
heard short at 5, 6, 7, 8, 9, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5 s
heard long at 15 s
heard nothing else

story 0.1 The Colour of Money on tm1637-4: a colour with a stop
display tm1637-4
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5, 6 s
slide 1 at 8 s
shown "r 01" from 0.5 s to 1 s
shown "C 01" from 1.2 s to 2 s
shown "01--" from 2.03 s to 3 s
shown "   1" from 3.02 s to 4.12 s
shown "   2" from 4.122 s to 6 s
shown "   3" from 6.02 s to 7.12 s
blinks "   3" from 7.14 s to 8 s
shown "r 02" from 8.04 s to 9 s
shown "C 02" from 9.04 s to 10 s
heard tick at 3, 6 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard reveal at 7.12 s
heard nothing else

story 0.1 Chase, the dice game, on tm1637-4: a turn each
display tm1637-4
game clock
set clock_1_s 20
press at 1, 3 s
shown " 0.20" from 0.5 s to 1 s
shown "1. 20" from 1.02 s to 2 s
shown "1. 19" from 2.022 s to 3 s
shown "2. 20" from 3.02 s to 4 s
shown "2. 9.9" from 13.122 s to 13.2 s
shown "2. 0.1" from 22.922 s to 23 s
blinks "2. 0.0" from 23.03 s to 26 s
heard high at 1 s within 20 ms
heard low at 3 s within 20 ms
heard short at 13, 14, 15, 16, 17, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5 s
heard long at 23 s
heard nothing else

story 0.1 Face Chase on tm1637-4: three blips, go, and the time
display tm1637-4
game race
press at 1, 9.37 s
shown "  0.0" from 0.5 s to 4 s
shown "  0.1" from 4.102 s to 4.2 s
shown "  5.2" from 9.202 s to 9.3 s
shown "  5.3" from 9.39 s to 15 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 0.1 The Chase on tm1637-6: a round with a pause
display tm1637-6
set chase_1_s 12
press at 1, 2.5, 4.5 s
shown "   0.12" from 0.5 s to 2 s
shown "   0.11" from 2.002 s to 2.5 s
blinks "   0.11" from 2.52 s to 4.5 s
shown "   0.10" from 5.002 s to 5.1 s
shown "    9.9" from 5.102 s to 5.2 s
shown "    0.1" from 14.902 s to 15 s
shown "   0.00" from 15.002 s to 20 s
heard short at 5, 6, 7, 8, 9, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5 s
heard long at 15 s
heard nothing else

story 0.1 The Colour of Money on tm1637-6: a colour with a stop
display tm1637-6
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5, 6 s
slide 1 at 8 s
shown "r 01  " from 0.5 s to 1 s
shown "C 01  " from 1.2 s to 2 s
shown "01----" from 2.03 s to 3 s
shown "  1000" from 3.02 s to 4.12 s
shown "  2000" from 4.122 s to 6 s
shown "  3000" from 6.02 s to 7.12 s
blinks "  3000" from 7.14 s to 8 s
shown "r 02  " from 8.04 s to 9 s
shown "C 02  " from 9.04 s to 10 s
heard tick at 3, 6 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard reveal at 7.12 s
heard nothing else

story 0.1 Chase, the dice game, on tm1637-6: a turn each
display tm1637-6
game clock
set clock_1_s 20
press at 1, 3 s
shown "   0.20" from 0.5 s to 1 s
shown "1.  0.20" from 1.02 s to 2 s
shown "1.  0.19" from 2.022 s to 3 s
shown "2.  0.20" from 3.02 s to 4 s
shown "2.   9.9" from 13.122 s to 13.2 s
shown "2.   0.1" from 22.922 s to 23 s
blinks "2.   0.0" from 23.03 s to 26 s
heard high at 1 s within 20 ms
heard low at 3 s within 20 ms
heard short at 13, 14, 15, 16, 17, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5 s
heard long at 23 s
heard nothing else

story 0.1 Face Chase on tm1637-6: three blips, go, and the time
display tm1637-6
game race
press at 1, 9.37 s
shown "    0.0" from 0.5 s to 4 s
shown "    0.1" from 4.102 s to 4.2 s
shown "    5.2" from 9.202 s to 9.3 s
shown "    5.3" from 9.39 s to 15 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 0.1 The Chase on ht16k33: a round with a pause
display ht16k33
set chase_1_s 12
press at 1, 2.5, 4.5 s
shown " 0.12" from 0.5 s to 2 s
shown " 0.11" from 2.002 s to 2.5 s
blinks " 0.11" from 2.52 s to 4.5 s
shown " 0.10" from 5.002 s to 5.1 s
shown "  9.9" from 5.102 s to 5.2 s
shown "  0.1" from 14.902 s to 15 s
shown " 0.00" from 15.002 s to 20 s
heard short at 5, 6, 7, 8, 9, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5 s
heard long at 15 s
heard nothing else

story 0.1 The Colour of Money on ht16k33: a colour with a stop
display ht16k33
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5, 6 s
slide 1 at 8 s
shown "r 01" from 0.5 s to 1 s
shown "C 01" from 1.2 s to 2 s
shown "01--" from 2.03 s to 3 s
shown "   1" from 3.02 s to 4.12 s
shown "   2" from 4.122 s to 6 s
shown "   3" from 6.02 s to 7.12 s
blinks "   3" from 7.14 s to 8 s
shown "r 02" from 8.04 s to 9 s
shown "C 02" from 9.04 s to 10 s
heard tick at 3, 6 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard reveal at 7.12 s
heard nothing else

story 0.1 Chase, the dice game, on ht16k33: a turn each
display ht16k33
game clock
set clock_1_s 20
press at 1, 3 s
shown " 0.20" from 0.5 s to 1 s
shown "1. 20" from 1.02 s to 2 s
shown "1. 19" from 2.022 s to 3 s
shown "2. 20" from 3.02 s to 4 s
shown "2. 9.9" from 13.122 s to 13.2 s
shown "2. 0.1" from 22.922 s to 23 s
blinks "2. 0.0" from 23.03 s to 26 s
heard high at 1 s within 20 ms
heard low at 3 s within 20 ms
heard short at 13, 14, 15, 16, 17, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5 s
heard long at 23 s
heard nothing else

story 0.1 Face Chase on ht16k33: three blips, go, and the time
display ht16k33
game race
press at 1, 9.37 s
shown "  0.0" from 0.5 s to 4 s
shown "  0.1" from 4.102 s to 4.2 s
shown "  5.2" from 9.202 s to 9.3 s
shown "  5.3" from 9.39 s to 15 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else
