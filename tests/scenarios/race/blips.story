# START in the blips: a false start, back to ready.

story 5.2 START between the first and the second blip: ready
game race
press at 1 s
press at 1.5 s
shown "  0.0" from 0.5 s to 20 s
lamp on from 0.5 s to 20 s
heard blip at 1 s within 20 ms
heard nothing else

story 5.2 START 1 ms before the second blip: it never sounds
game race
press at 1 s
press at 1.999 s
shown "  0.0" from 0.5 s to 20 s
heard blip at 1 s within 20 ms
heard nothing else

story 5.2 START 1 ms before go: ready, and no go
game race
press at 1 s
press at 3.999 s bounce 8 ms seed 1
shown "  0.0" from 0.5 s to 20 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard nothing else

story 5.2 After a false start the next press starts anew
game race
press at 1 s
press at 2.5 s
press at 3.5 s
shown "  0.0" from 0.5 s to 6.6 s
shown "  0.1" from 6.6 s to 6.7 s
heard blip at 1, 3.5 s within 20 ms
heard blip at 2, 4.5, 5.5 s
heard go at 6.5 s
heard nothing else
