# The period is latched by the press that starts it.

story 2.1 SLIDE moved a tenth of a second after the start does not change the minute
press at 2 s
slide 2 at 2.1 s
shown " 1.00" from 0.5 s to 3 s
shown " 0.59" from 3 s to 4 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
shown " 0.00" from 62 s to 63.9 s
heard nothing else

story 2.1 SLIDE moved a tenth of a second after the start does not change the two minutes
slide 2
press at 2 s
slide 1 at 2.1 s
shown " 2.00" from 0.5 s to 3 s
shown " 1.59" from 3 s to 4 s
heard short at 12, 22, 32, 42, 52, 62, 72, 82, 92, 102, 112, 113, 114, 115, 116, 117, 117.5 s
heard short at 118, 118.5, 119, 119.5, 120, 120.5, 121, 121.5 s
heard long at 122 s
shown " 0.00" from 122 s to 123.9 s
heard nothing else

story 2.1 SLIDE moved 21 ms before START has not yet come to rest: it is a minute
slide 2 at 1.979 s
press at 2 s
shown " 1.00" from 0.5 s to 3 s
shown " 0.59" from 3 s to 4 s
heard nothing else

story 2.1 SLIDE moved 23 ms before START has come to rest: it is two minutes
slide 2 at 1.977 s
press at 2 s
shown " 2.00" from 2 s to 3 s within 5 ms
shown " 1.59" from 3 s to 4 s
heard nothing else

story 2.1 SLIDE that comes to rest while START still chatters is too late
slide 2 at 1.984 s
press at 2 s bounce 8 ms seed 3
shown " 1.00" from 0.5 s to 3 s
shown " 0.59" from 3 s to 4 s
heard nothing else

story 2.1 The minute counts from the first edge, not from the end of the chatter
press at 2 s bounce 8 ms seed 5
shown " 1.00" from 0.5 s to 3 s
shown " 0.59" from 3 s to 4 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
heard nothing else

story 2.1 The next minute is latched anew, with SLIDE where it then stands
press at 2 s
slide 2 at 30 s
press at 70 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
shown " 2.00" from 64 s to 71 s within 10 ms
shown " 1.59" from 71 s to 72 s
heard nothing else
