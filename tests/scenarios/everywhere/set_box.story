# The game, the display, its brightness, the volume.

story 6.9 By default The Chase
shown " 1.00" from 0.1 s to 5 s

story 6.9 The Chase kept
game chase
shown " 1.00" from 0.1 s to 5 s

story 6.9 The Colour of Money kept
game money
shown "r 01" from 0.5 s to 1 s

story 6.9 poker is no game: the default, and a line in the log
set game "poker"
press at 2 s
shown " 1.00" from 0.5 s to 3 s
shown " 0.59" from 3.002 s to 4 s
heard nothing else
kept aside settings
faults 1

story 6.9 A number is no game
set game 1
shown " 1.00" from 0.5 s to 3 s
kept aside settings
faults 1

story 6.10 By default points and the middle brightness
shown " 1.00" from 0.5 s to 3 s
brightness 2 at 1 s

story 6.10 The lowest brightness
set brightness 1
press at 1 s
brightness 1 at 0.5 s
brightness 1 at 30 s

story 6.10 The middle brightness
set brightness 2
brightness 2 at 0.5 s

story 6.10 The highest brightness
set brightness 3
press at 1 s
brightness 3 at 0.5 s
brightness 3 at 30 s

story 6.10 0 is no brightness: the default, and a line in the log
set brightness 0
brightness 2 at 1 s
kept aside settings
faults 1

story 6.10 4 is no brightness: the default, and a line in the log
set brightness 4
brightness 2 at 1 s
kept aside settings
faults 1

story 6.10 lcd is no display: the default, and a line in the log
set display "lcd"
shown " 1.00" from 0.5 s to 3 s
kept aside settings
faults 1

story 6.10 tm1650 is the usual module
display tm1650
shown " 1.00" from 0.5 s to 3 s

story 6.10 No display
display none
press at 1 s
dark from 0 s to 11 s
heard short at 11 s
heard nothing else

story 6.10 A point
set separator "point"
press at 1 s
shown " 1.00" from 0.5 s to 2 s
shown "  9.9" from 51.102 s to 51.2 s

story 6.10 A colon
set separator "colon"
press at 1 s
shown " 1:00" from 0.5 s to 2 s
shown " 0:10" from 51.102 s to 51.2 s

story 6.10 comma is no separator: the default, and a line in the log
set separator "comma"
press at 1 s
shown "  9.9" from 51.102 s to 51.2 s
kept aside settings
faults 1

story 6.11 Mute: not a sound of a whole round
set volume 0
press at 1 s
shown "  0.1" from 60.902 s to 61 s
shown " 0.00" from 61.002 s to 65 s
pins low at 11.05 s
pins low at 61.5 s
heard nothing else

story 6.11 Mute, money counts all the same
set volume 0
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "   2" from 4.122 s to 5.12 s
heard nothing else

story 6.11 Volume 1
set volume 1
press at 1 s
heard short at 11 s
heard nothing else

story 6.11 Volume 2
set volume 2
press at 1 s
heard short at 11 s
heard nothing else

story 6.11 Volume 3
set volume 3
press at 1 s
heard short at 11 s
heard nothing else

story 6.11 4 is no volume: the default, and a line in the log
set volume 4
press at 1 s
heard short at 11 s
heard nothing else
kept aside settings
faults 1

story 6.11 -1 is no volume: the default, and a line in the log
set volume -1
press at 1 s
heard short at 11 s
heard nothing else
kept aside settings
faults 1
