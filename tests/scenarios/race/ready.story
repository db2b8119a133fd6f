# Ready, and what leads to it.

story 5.1 Ready shows nothing gone by and waits in silence
game race
shown "  0.0" from 0.5 s to 250 s
lamp on from 0.5 s to 250 s
heard nothing else

story 5.2 SLIDE does nothing in ready
game race
slide 2 at 3 s
slide 1 at 6 s
shown "  0.0" from 0.5 s to 20 s
lamp on from 0.5 s to 20 s
heard nothing else

story 5.2 START held in ready starts and no more
game race
press at 1 s for 12 s
shown "  0.1" from 4.1 s to 4.2 s
shown "  8.9" from 12.9 s to 13 s
shown "  9.0" from 13 s to 13.1 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else
