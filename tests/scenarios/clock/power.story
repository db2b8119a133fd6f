# A turn does not survive power loss.

story 6.7 Power gone in a turn: ready
game clock
press at 1 s
press at 5 s
power off at 10 s
power on at 12 s
press at 20 s
shown " 1.00" from 12.5 s to 20 s
shown "1. 60" from 20 s to 21 s within 20 ms
heard high at 1, 20 s within 20 ms
heard low at 5 s within 20 ms
heard nothing else

story 6.7 Power gone in a pause: ready
game clock
press at 1 s
press at 5 s for 2.5 s
power off at 10 s
power on at 12 s
shown " 1.00" from 12.5 s to 30 s
lamp on from 12.5 s to 30 s

story 6.7 Power gone at time up: ready, with the period where SLIDE now stands
game clock
set clock_1_s 5
press at 1 s
slide 2 at 10 s
power off at 12 s
power on at 14 s
shown " 2.00" from 14.5 s to 30 s
