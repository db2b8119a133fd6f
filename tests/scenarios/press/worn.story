# A START that is worn or badly wired: never two presses of one, and never one of none.

story 1.2 A bouncing press within the 600 ms of go is one press, and nothing is said of it
game race
press at 1 s
press at 4.35 s bounce 8 ms seed 61
shown "  0.3" from 4.302 s to 20 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
said nothing else

story 1.4 Contacts that bounce for 30 ms are no press, and never two; a clean one after them is one
press at 4, 5, 6, 7 s for 400 ms bounce 30 ms seed 62
press at 9 s
shown " 1.00" from 3 s to 10 s
shown " 0.59" from 10.002 s to 11 s

story 1.4 Nor are contacts that bounce for 100 ms
press at 4, 5, 6, 7 s for 400 ms bounce 100 ms seed 63
press at 9 s
shown " 1.00" from 3 s to 10 s
shown " 0.59" from 10.002 s to 11 s

story 1.4 Fifty edges within 5 ms are none, and cost no press after them
noise 5000 from 4 s to 4.005 s
press at 4.1 s
shown " 1.00" from 3 s to 5.1 s
shown " 0.59" from 5.102 s to 6.1 s
said nothing else

story 1.5 Low for the first 2 ms, while the line is still pulled up, is no press
start held for 2 ms
press at 3 s
shown " 1.00" from 0.1 s to 4 s
shown " 0.59" from 4.002 s to 5 s
heard nothing else

story 1.5 START down over a restart is no press; let go and pressed again it is one
press at 3 s for 1.5 s
soft reset at 3.8 s
press at 6 s
shown " 1.00" from 4.4 s to 7 s
shown " 0.59" from 7.002 s to 8 s
heard nothing else
