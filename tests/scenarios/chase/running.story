# Running: what START and SLIDE do while the time runs.

story 2.2 START pauses the minute without a sound
press at 1 s
press at 8.3 s
shown " 0.53" from 8 s to 8.8 s
blinks " 0.53" from 8.31 s to 30 s
lamp blinks from 8.31 s to 30 s
silent from 0 s to 30 s
heard nothing else

story 2.2 A pause keeps the remainder to the microsecond
press at 1.000003 s
press at 14.370123 s
press at 20.000001 s
blinks " 0.47" from 14.38 s to 20 s
shown " 0.47" from 20 s to 20.629881 s within 20 ms
shown " 0.46" from 20.629881 s to 21.629881 s
heard short at 11.000003, 26.629881, 36.629881, 46.629881, 56.629881, 57.629881, 58.629881 s
heard short at 59.629881, 60.629881, 61.629881, 62.129881, 62.629881, 63.129881, 63.629881 s
heard short at 64.129881, 64.629881, 65.129881, 65.629881, 66.129881 s
heard long at 66.629881 s
heard nothing else

story 2.2 The pause begins on the way down, however long START is held
press at 1 s
press at 8.3 s for 2.5 s
blinks " 0.53" from 8.31 s to 14 s
heard nothing else

story 2.2 The pause takes the figure of the first edge, 1 ms before the second is over
press at 1 s
press at 8.999 s bounce 8 ms seed 2
shown " 0.53" from 8 s to 9.49 s
blinks " 0.53" from 9.02 s to 12 s
heard nothing else

story 2.2 The pause takes the figure of the first edge, when the second is just over
press at 1 s
press at 9.001 s bounce 8 ms seed 2
shown " 0.53" from 8 s to 9 s
blinks " 0.52" from 9.02 s to 12 s
heard nothing else

story 2.2 SLIDE moved and left there does nothing while the minute runs
press at 1 s
slide 2 at 20 s
shown " 0.41" from 20 s to 21 s
shown " 0.40" from 21 s to 22 s
lamp on from 0.5 s to 61 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 62.9 s
heard nothing else

story 2.2 SLIDE moved and left there does nothing while the two minutes run
slide 2
press at 1 s
slide 1 at 75.5 s
shown " 0.46" from 75 s to 76 s
shown " 0.45" from 76 s to 77 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
shown " 0.00" from 121 s to 122.9 s
heard nothing else

story 2.2 SLIDE pushed to and fro does nothing while the minute runs
press at 1 s
slide 2 at 5 s
slide 1 at 8 s
slide 2 at 10.98 s
slide 1 at 30 s
slide between at 40 s
slide 2 at 45 s
slide 1 at 60.99 s
shown " 0.56" from 5 s to 6 s
shown " 0.52" from 9 s to 10 s
shown " 0.22" from 39 s to 40 s
shown " 0.20" from 41 s to 42 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 70 s
heard nothing else

story 2.2 LAMP is lit all the time while the minute runs, beeps or not
press at 1 s
lamp on from 0.5 s to 61 s
lamp off from 61 s to 63 s

story 2.2 A press in the very second of the start of the two minutes pauses them
slide 2
press at 1 s
press at 1.5 s
blinks " 2.00" from 1.51 s to 6 s
heard nothing else
