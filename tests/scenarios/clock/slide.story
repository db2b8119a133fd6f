# SLIDE picks one or two minutes a turn, from the next turn on.

story 4.0 SLIDE moved in a turn counts from the next turn on
game clock
press at 1 s
slide 2 at 5 s
press at 10, 20 s
slide 1 at 25 s
press at 30 s
shown "1. 56" from 5 s to 6 s
shown "1. 55" from 6 s to 7 s
shown "2.120" from 10 s to 11 s within 20 ms
shown "2.119" from 11 s to 12 s
shown "1.120" from 20 s to 21 s within 20 ms
shown "1.115" from 25 s to 26 s
shown "2. 60" from 30 s to 31 s within 20 ms
heard high at 1, 20 s within 20 ms
heard low at 10, 30 s within 20 ms
heard nothing else

story 4.0 SLIDE moved in time up counts for the next turn
game clock
press at 1 s
slide 2 at 65 s
press at 70 s
blinks "1. 0.0" from 61 s to 70 s
shown "2.120" from 70 s to 71 s within 20 ms

story 4.0 SLIDE moved in a pause leaves the turn given back as it was
game clock
press at 1 s
press at 10 s for 2.5 s
slide 2 at 15 s
press at 20, 30 s
blinks "1. 51" from 12 s to 20 s
shown "1. 51" from 20 s to 21 s within 20 ms
shown "1. 50" from 21 s to 22 s
shown "2.120" from 30 s to 31 s within 20 ms

story 4.0 SLIDE moved while START is held in a turn leaves the give-back alone
game clock
press at 1 s
slide 2 at 11 s
press at 10 s for 2.5 s
shown "2. 59" from 11 s to 12 s
blinks "1. 51" from 12 s to 20 s

story 4.0 SLIDE that counts 1 ms before the press picks that turn's period
game clock
press at 1 s
slide 2 at 9.977 s
press at 10 s
shown "2.120" from 10 s to 11 s within 20 ms

story 4.0 SLIDE that counts 1 ms after the press picks the next turn's period
game clock
press at 1 s
slide 2 at 9.979 s
press at 10, 15 s
shown "2. 60" from 10 s to 11 s within 20 ms
shown "1.120" from 15 s to 16 s within 20 ms
