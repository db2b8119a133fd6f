# Modules with a colon and no points.

story 0.1 With a colon on tm1637-4: a minute, and whole seconds under ten
display tm1637-4
set separator "colon"
set chase_1_s 61
press at 1 s
shown " 1:01" from 0.5 s to 2 s
shown " 1:00" from 2.002 s to 3 s
shown " 0:59" from 3.002 s to 4 s
shown " 0:10" from 52.002 s to 53 s
shown " 0:09" from 53.002 s to 54 s
shown " 0:01" from 61.002 s to 62 s
shown " 0:00" from 62.002 s to 64 s

story 0.1 With a colon on tm1637-4: paused
display tm1637-4
set separator "colon"
press at 1, 53.5 s
blinks " 0:08" from 53.52 s to 60 s

story 0.1 With a colon on tm1637-4: the stopwatch in minutes and seconds from the start
display tm1637-4
set separator "colon"
game race
press at 1 s
shown " 0:00" from 0.5 s to 5 s
shown " 0:01" from 5.002 s to 6 s
shown " 0:59" from 63.002 s to 64 s
shown " 1:00" from 64.002 s to 65 s

story 0.1 With a colon on tm1637-6: a minute, and whole seconds under ten
display tm1637-6
set separator "colon"
set chase_1_s 61
press at 1 s
shown "   1:01" from 0.5 s to 2 s
shown "   1:00" from 2.002 s to 3 s
shown "   0:59" from 3.002 s to 4 s
shown "   0:10" from 52.002 s to 53 s
shown "   0:09" from 53.002 s to 54 s
shown "   0:01" from 61.002 s to 62 s
shown "   0:00" from 62.002 s to 64 s

story 0.1 With a colon on tm1637-6: paused
display tm1637-6
set separator "colon"
press at 1, 53.5 s
blinks "   0:08" from 53.52 s to 60 s

story 0.1 With a colon on tm1637-6: the stopwatch in minutes and seconds from the start
display tm1637-6
set separator "colon"
game race
press at 1 s
shown "   0:00" from 0.5 s to 5 s
shown "   0:01" from 5.002 s to 6 s
shown "   0:59" from 63.002 s to 64 s
shown "   1:00" from 64.002 s to 65 s

story 0.1 With a colon on max7219: a minute, and whole seconds under ten
display max7219
set separator "colon"
set chase_1_s 61
press at 1 s
shown "     1:01" from 0.5 s to 2 s
shown "     1:00" from 2.002 s to 3 s
shown "     0:59" from 3.002 s to 4 s
shown "     0:10" from 52.002 s to 53 s
shown "     0:09" from 53.002 s to 54 s
shown "     0:01" from 61.002 s to 62 s
shown "     0:00" from 62.002 s to 64 s

story 0.1 With a colon on max7219: paused
display max7219
set separator "colon"
press at 1, 53.5 s
blinks "     0:08" from 53.52 s to 60 s

story 0.1 With a colon on max7219: the stopwatch in minutes and seconds from the start
display max7219
set separator "colon"
game race
press at 1 s
shown "     0:00" from 0.5 s to 5 s
shown "     0:01" from 5.002 s to 6 s
shown "     0:59" from 63.002 s to 64 s
shown "     1:00" from 64.002 s to 65 s

story 0.1 With a colon on ht16k33: a minute, and whole seconds under ten
display ht16k33
set separator "colon"
set chase_1_s 61
press at 1 s
shown " 1:01" from 0.5 s to 2 s
shown " 1:00" from 2.002 s to 3 s
shown " 0:59" from 3.002 s to 4 s
shown " 0:10" from 52.002 s to 53 s
shown " 0:09" from 53.002 s to 54 s
shown " 0:01" from 61.002 s to 62 s
shown " 0:00" from 62.002 s to 64 s

story 0.1 With a colon on ht16k33: paused
display ht16k33
set separator "colon"
press at 1, 53.5 s
blinks " 0:08" from 53.52 s to 60 s

story 0.1 With a colon on ht16k33: the stopwatch in minutes and seconds from the start
display ht16k33
set separator "colon"
game race
press at 1 s
shown " 0:00" from 0.5 s to 5 s
shown " 0:01" from 5.002 s to 6 s
shown " 0:59" from 63.002 s to 64 s
shown " 1:00" from 64.002 s to 65 s

story 4.2 With a colon on tm1650: the player, and the turn in whole seconds
display tm1650
set separator "colon"
game clock
set clock_1_s 120
set clock_2_s 60
press at 1 s
slide 2 at 2 s
press at 4 s
shown " 2:00" from 0.5 s to 1 s
shown "1120" from 1.02 s to 2 s
shown "1119" from 2.022 s to 3 s
shown "2 60" from 4.02 s to 5 s
shown "2 59" from 5.022 s to 6 s
shown "2 10" from 54.022 s to 55 s
shown "2  9" from 55.022 s to 56 s
shown "2  1" from 63.022 s to 64 s
blinks "2  0" from 64.03 s to 70 s

story 4.2 With a colon on tm1637-4: the player, and the turn in whole seconds
display tm1637-4
set separator "colon"
game clock
set clock_1_s 120
set clock_2_s 60
press at 1 s
slide 2 at 2 s
press at 4 s
shown " 2:00" from 0.5 s to 1 s
shown "1120" from 1.02 s to 2 s
shown "1119" from 2.022 s to 3 s
shown "2 60" from 4.02 s to 5 s
shown "2 59" from 5.022 s to 6 s
shown "2 10" from 54.022 s to 55 s
shown "2  9" from 55.022 s to 56 s
shown "2  1" from 63.022 s to 64 s
blinks "2  0" from 64.03 s to 70 s

story 4.2 With a colon on ht16k33: the player, and the turn in whole seconds
display ht16k33
set separator "colon"
game clock
set clock_1_s 120
set clock_2_s 60
press at 1 s
slide 2 at 2 s
press at 4 s
shown " 2:00" from 0.5 s to 1 s
shown "1120" from 1.02 s to 2 s
shown "1119" from 2.022 s to 3 s
shown "2 60" from 4.02 s to 5 s
shown "2 59" from 5.022 s to 6 s
shown "2 10" from 54.022 s to 55 s
shown "2  9" from 55.022 s to 56 s
shown "2  1" from 63.022 s to 64 s
blinks "2  0" from 64.03 s to 70 s
