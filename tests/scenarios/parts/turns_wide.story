# The dice game's turns and the stopwatch on wide modules.

story 4.4 A turn on tm1637-6: the player at the left, the time at the right
display tm1637-6
game clock
set clock_1_s 120
set clock_2_s 60
press at 1 s
slide 2 at 2 s
press at 4 s
shown "   2.00" from 0.5 s to 1 s
shown "1.  2.00" from 1.02 s to 2 s
shown "1.  1.59" from 2.022 s to 3 s
shown "2.  1.00" from 4.02 s to 5 s
shown "2.  0.59" from 5.022 s to 6 s
shown "2.  0.10" from 54.022 s to 54.1 s
shown "2.   9.9" from 54.122 s to 54.2 s
shown "2.   0.1" from 63.922 s to 64 s
blinks "2.   0.0" from 64.03 s to 70 s

story 4.4 A turn given back on tm1637-6
display tm1637-6
game clock
press at 1 s
press at 10.25 s for 2.5 s
blinks "1.  0.51" from 12.27 s to 20 s

story 5.1 The stopwatch on tm1637-6
display tm1637-6
game race
press at 1 s
press at 15.64 s
shown "    0.0" from 0.5 s to 4 s
shown "    0.1" from 4.102 s to 4.2 s
shown "    9.9" from 13.902 s to 14 s
shown "   10.0" from 14.002 s to 14.1 s
shown "   11.6" from 15.66 s to 20 s

story 5.1 The stopwatch on tm1637-6: from ten minutes in minutes and seconds
display tm1637-6
game race
press at 1 s
shown "  599.9" from 603.902 s to 604 s
shown "  10.00" from 604.002 s to 605 s
shown "  10.01" from 605.002 s to 606 s

story 4.4 A turn on max7219: the player at the left, the time at the right
display max7219
game clock
set clock_1_s 120
set clock_2_s 60
press at 1 s
slide 2 at 2 s
press at 4 s
shown "     2.00" from 0.5 s to 1 s
shown "1.    2.00" from 1.02 s to 2 s
shown "1.    1.59" from 2.022 s to 3 s
shown "2.    1.00" from 4.02 s to 5 s
shown "2.    0.59" from 5.022 s to 6 s
shown "2.    0.10" from 54.022 s to 54.1 s
shown "2.     9.9" from 54.122 s to 54.2 s
shown "2.     0.1" from 63.922 s to 64 s
blinks "2.     0.0" from 64.03 s to 70 s

story 4.4 A turn given back on max7219
display max7219
game clock
press at 1 s
press at 10.25 s for 2.5 s
blinks "1.    0.51" from 12.27 s to 20 s

story 5.1 The stopwatch on max7219
display max7219
game race
press at 1 s
press at 15.64 s
shown "      0.0" from 0.5 s to 4 s
shown "      0.1" from 4.102 s to 4.2 s
shown "      9.9" from 13.902 s to 14 s
shown "     10.0" from 14.002 s to 14.1 s
shown "     11.6" from 15.66 s to 20 s

story 5.1 The stopwatch on max7219: from ten minutes in minutes and seconds
display max7219
game race
press at 1 s
shown "    599.9" from 603.902 s to 604 s
shown "    10.00" from 604.002 s to 605 s
shown "    10.01" from 605.002 s to 606 s
