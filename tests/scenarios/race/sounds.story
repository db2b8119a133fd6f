# The two sounds of the start.

story 0.10 blip is 80 ms long
game race
press at 1 s
heard blip at 1.005 s
heard blip at 2, 3 s
silent from 1.085 s to 2 s
silent from 2.08 s to 3 s
silent from 3.08 s to 4 s
heard go at 4 s
heard nothing else

story 0.10 go is 600 ms long
game race
press at 1 s
heard go at 4 s
silent from 4.6 s to 20 s

story 6.11 At volume 0 the start is silent
game race
set volume 0
press at 1 s
silent from 0 s to 20 s
shown "  0.1" from 4.1 s to 4.2 s
