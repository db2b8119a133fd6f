# A game chosen at 5.022 s is kept at once; power goes meanwhile.

story 6.6 Power gone as the game chosen is kept, before the write
set volume 2
origin random 4
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 5.0225 s
power on at 6 s
press at 7 s
kept settings as {"volume": 2}
faults 0

story 6.6 Power gone as the game chosen is kept, in its erasing
set volume 2
origin random 5
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 5.0400 s
power on at 6 s
press at 7 s
kept settings as {"volume": 2}
faults 0

story 6.6 Power gone as the game chosen is kept, in its programming
set volume 2
origin random 6
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 5.0685 s
power on at 6 s
press at 7 s
kept settings as {"volume": 2}
faults 0

story 6.6 Power gone as the game chosen is kept, as the new file takes the old one's place
set volume 2
origin random 7
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 5.0692 s
power on at 6 s
press at 7 s
kept settings as {"volume": 2}
faults 0

story 6.6 Power gone as the game chosen is kept, with the next file
set volume 2
origin random 8
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 5.0900 s
power on at 6 s
press at 7 s
kept settings as {"volume": 2}
faults 0

story 6.6 Power gone as the game chosen is kept, in the next file's end
set volume 2
origin random 9
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 5.1170 s
power on at 6 s
press at 7 s
kept settings as {"volume": 2}
faults 0
