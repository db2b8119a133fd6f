# The two sounds that call a player: as long as they are said to be, no more and no less.

story 0.10 high is 60 ms long
game clock
press at 1 s
heard high at 1.005 s
silent from 0 s to 1.005 s
silent from 1.065 s to 50 s
heard nothing else

story 0.10 low is 60 ms long
game clock
press at 1, 3 s
heard high at 1.005 s
heard low at 3.005 s
silent from 1.065 s to 3.005 s
silent from 3.065 s to 50 s
heard nothing else

story 6.11 At volume 0 a turn is silent
game clock
set volume 0
set clock_1_s 20
press at 1, 3 s
silent from 0 s to 40 s
shown "2. 19" from 4 s to 5 s
