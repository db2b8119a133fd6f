# A long hold leads to ready, but for a press made in ready.

story 5.2 Held in the count: stopped, then ready
game race
press at 1 s
press at 9.37 s for 6 s
shown "  5.3" from 9.3 s to 14.37 s
shown "  0.0" from 14.37 s to 30 s
lamp off from 9.39 s to 10.37 s
lamp on from 10.372 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard rise1 at 12.37 s
heard rise2 at 13.37 s
heard rise3 at 14.37 s
heard nothing else

story 5.2 Let go after 4.999 s: the time stays
game race
press at 1 s
press at 9.37 s for 4.999 s
shown "  5.3" from 9.3 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard rise1 at 12.37 s
heard rise2 at 13.37 s
heard nothing else

story 5.2 Held in over, it is ready at once and again after five seconds
game race
press at 1 s
press at 9.37 s
press at 20 s for 6 s
shown "  5.3" from 9.3 s to 20 s
shown "  0.0" from 20 s to 30 s within 20 ms
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard rise1 at 23 s
heard rise2 at 24 s
heard rise3 at 25 s
heard nothing else

story 5.2 Held in the blips
game race
press at 1 s
press at 2.5 s for 6 s
shown "  0.0" from 0.5 s to 30 s
heard blip at 1 s within 20 ms
heard blip at 2 s
heard rise1 at 5.5 s
heard rise2 at 6.5 s
heard rise3 at 7.5 s
heard nothing else
