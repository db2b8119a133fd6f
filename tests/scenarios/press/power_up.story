# START held, stuck or bouncing as power comes on is no press.

story 1.5 START held at power-up starts nothing, the next press does
start held for 900 ms
press at 3 s
shown " 1.00" from 0.5 s to 4 s
shown " 0.59" from 4.002 s to 5 s

story 1.5 Bouncing at power-up is no press
start held for 20 ms
noise 50 from 0.02 s to 0.9 s
press at 3 s
shown " 1.00" from 0.1 s to 4 s
shown " 0.59" from 4.002 s to 5 s

story 1.5 Chatter at power-up is no press
start held for 1 ms
press at 0.002, 0.01, 0.02 s for 7 ms bounce 3 ms seed 51
press at 3 s
shown " 1.00" from 0.1 s to 4 s
shown " 0.59" from 4.002 s to 5 s

story 1.5 Up for 19 ms only, then down: that is no press either
start held for 500 ms
press at 0.519 s for 300 ms
shown " 1.00" from 0.1 s to 10 s

story 1.5 Up for 21 ms: that was a release, and the press counts
start held for 500 ms
press at 0.521 s for 300 ms
shown " 0.59" from 1.525 s to 2 s

story 1.5 START down through a power cut is no press
press at 3 s for 2.5 s
power off at 4 s
power on at 4.8 s
press at 8 s
shown " 1.00" from 4.9 s to 9 s
shown " 0.59" from 9.002 s to 10 s
heard nothing else

story 1.5 START held at power-up moves on no colour
game money
start held for 900 ms
shown "C 01" from 1.1 s to 2 s
heard nothing else

story 1.5 START stuck for ten minutes starts nothing, and makes no sound
start held for 600 s
press at 610 s
shown "SAFE" from 8.1 s to 300 s
shown "    ." from 300.1 s to 610 s
shown "SAFE" from 610 s to 620 s within 20 ms
heard nothing else
until 620 s
