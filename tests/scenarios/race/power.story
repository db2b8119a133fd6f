# A stopwatch does not survive power loss.

story 6.7 Power gone in the count: ready
game race
press at 1 s
power off at 10 s
power on at 12 s
shown "  0.0" from 12.5 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 6.7 Power gone in the blips: no go
game race
press at 1 s
power off at 3.5 s
power on at 3.7 s
shown "  0.0" from 4.2 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard nothing else

story 6.7 Power gone in over: ready
game race
press at 1 s
press at 9.37 s
power off at 12 s
power on at 14 s
shown "  0.0" from 14.5 s to 30 s
