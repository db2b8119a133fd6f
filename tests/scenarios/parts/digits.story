# What the four digits of the usual module show.

story 0.1 The usual display has four digits, a point takes no place of its own
shown " 1.00" at 0.5 s

story 0.1 Money shows in thousands, without a point
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "   1" from 3.02 s to 4.12 s
shown "   2" from 4.122 s to 5.12 s
shown "   3" from 5.122 s to 6.12 s

story 0.1 With a colon a minute and whole seconds under ten
set separator "colon"
press at 1 s
shown " 1:00" from 0.5 s to 2 s
shown " 0:59" from 2.002 s to 3 s
shown " 0:10" from 51.002 s to 52 s
shown " 0:09" from 52.002 s to 53 s
shown " 0:01" from 60.002 s to 61 s
shown " 0:00" at 61 s

story 0.1 With a colon two minutes
set separator "colon"
slide 2
shown " 2:00" from 0.5 s to 3 s

story 0.1 Without a display a kept game of money gives way to The Chase
display none
game money
set chase_1_s 2
press at 1 s
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else
dark from 0 s to 5 s

story 0.1 Without a display The Chase is played by ear and by the lamp
display none
set chase_1_s 2
press at 1 s
press at 2.2 s
press at 5.2 s
lamp on from 0.5 s to 2.2 s
lamp blinks from 2.21 s to 5.2 s
heard short at 1.5, 2, 5.5 s
heard long at 6 s
heard nothing else

story 0.2 A minute, 59 seconds, 9.9 seconds left
press at 1 s
shown " 1.00" from 0.5 s to 2 s
shown " 0.59" from 2.002 s to 3 s
shown "  9.9" from 51.102 s to 51.2 s
shown "  0.1" from 60.902 s to 61 s

story 0.3 A thousand at the right
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "   1" from 3.02 s to 4.12 s
blinks "   1" from 4.14 s to 8 s

story 0.3 Twenty thousand at the right
game money
set money_step_ms 250
amounts 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s
shown "   9" from 5.122 s to 5.37 s
shown "  10" from 5.372 s to 5.62 s
shown "  20" from 7.872 s to 8.12 s
blinks "  20" from 8.14 s to 12 s

story 0.4 A colour on offer: number, name run through once, number
game money
shown "r 01" from 0.5 s to 1 s
shown "C 01" from 1.1 s to 2 s
runs "Red" from 2 s within 200 ms
shown "C 01" from 3.6 s to 20 s

story 0.4 The next colour on offer: number for one second, name, number
game money
press at 4 s
shown "C 02" from 4.02 s to 5 s
runs "Orange" from 5 s within 20 ms
shown "C 02" from 7.28 s to 20 s

story 0.5 Colour 7 armed: its number and dashes
game money
press every 0.3 s from 2 s to 3.5 s
slide 2 at 5 s
shown "07--" from 5.03 s to 20 s

story 0.5 Colour 20 armed: its number and dashes
game money
press every 0.3 s from 2 s to 7.4 s
slide 2 at 9 s
shown "20--" from 9.03 s to 12 s
