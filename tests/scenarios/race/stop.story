# START in the count: the time, to the first edge, rounded down.

story 5.2 START stops, and the time stays
game race
press at 1 s
press at 9.37 s
shown "  5.3" from 9.3 s to 120 s
lamp on from 0.5 s to 9.37 s
lamp off from 9.38 s to 10.37 s within 20 ms
lamp on from 10.37 s to 120 s within 20 ms
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.2 A first edge 1 ms before the tenth is over takes the tenth before
game race
press at 1 s
press at 9.399 s bounce 8 ms seed 2
shown "  5.3" from 9.3 s to 20 s

story 5.2 A first edge 1 ms after the tenth began takes it
game race
press at 1 s
press at 9.401 s bounce 8 ms seed 2
shown "  5.3" from 9.3 s to 9.4 s
shown "  5.4" from 9.401 s to 20 s within 20 ms

story 5.2 Beyond ten minutes a first edge 1 ms before the second is over takes the second before
game race
press at 1 s
press at 665.999 s bounce 8 ms seed 2
shown "11.01" from 665 s to 700 s

story 5.2 A first edge 1 ms before ten minutes keeps the tenths
game race
press at 1 s
press at 603.999 s bounce 8 ms seed 2
shown "599.9" from 603.9 s to 620 s

story 5.2 A first edge 1 ms after ten minutes shows minutes
game race
press at 1 s
press at 604.001 s
shown "10.00" from 604.001 s to 620 s within 20 ms

story 5.2 A first edge 1 ms before the last second takes the one before
game race
press at 1 s
press at 6002.999 s bounce 8 ms seed 2
shown "99.58" from 6002 s to 6020 s

story 5.2 Stopped in the first tenth
game race
press at 1 s
press at 4.06 s
shown "  0.0" from 0.5 s to 20 s
lamp off from 4.08 s to 5.05 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s

story 5.2 A first edge 1 ms after go stops the count
game race
press at 1 s
press at 4.001 s
press at 6 s
shown "  0.0" from 0.5 s to 20 s
lamp off from 4.02 s to 5 s
lamp on from 5.002 s to 20 s

story 5.2 SLIDE does nothing in the count and in over
game race
press at 1 s
slide 2 at 2.5 s
slide 1 at 6 s
press at 9.37 s
slide 2 at 15 s
shown "  1.9" from 5.9 s to 6 s
shown "  2.1" from 6.1 s to 6.2 s
shown "  5.3" from 9.3 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.2 A press 0.999 s after the stop is ignored
game race
press at 1 s
press at 9.37 s
press at 10.369 s
shown "  5.3" from 9.3 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.2 A press 1.001 s after the stop leads to ready
game race
press at 1 s
press at 9.37 s
press at 10.371 s
shown "  0.0" from 10.371 s to 30 s within 20 ms
lamp on from 10.39 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.2 After ready it starts anew from nothing
game race
press at 1 s
press at 9.37 s
press at 12 s
press at 15 s
shown "  0.0" from 12.02 s to 18.1 s
shown "  0.1" from 18.1 s to 18.2 s
heard blip at 1, 15 s within 20 ms
heard blip at 2, 3, 16, 17 s
heard go at 4, 18 s
heard nothing else

story 5.2 A press ignored in that second stays ignored while it is held
game race
press at 1 s
press at 9.37 s
press at 10 s for 8 s
shown "  5.3" from 9.3 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else
