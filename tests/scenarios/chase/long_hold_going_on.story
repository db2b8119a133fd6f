# Long holds that began in paused or over: the time runs under them.

story 2.3 Held in paused: the time goes on, then ready
press at 1 s
press at 8.3 s
press at 20 s for 6 s
shown " 0.53" from 20 s to 20.7 s within 20 ms
shown " 0.52" from 20.7 s to 21.7 s
shown " 0.48" from 24.7 s to 25 s
heard short at 22.7 s
heard rise1 at 23 s
heard rise2 at 24 s
heard rise3 at 25 s
shown " 1.00" from 25 s to 90 s
lamp on from 25 s to 90 s
heard nothing else

story 2.3 Held in paused and let go after 4.99 s: the time has gone on and runs
press at 1 s
press at 8.3 s
press at 20 s for 4.99 s
heard rise1 at 23 s
heard rise2 at 24 s
shown " 0.48" from 24.7 s to 25.7 s
heard short at 22.7, 32.7, 42.7, 52.7, 62.7, 63.7, 64.7, 65.7, 66.7, 67.7, 68.2, 68.7, 69.2 s
heard short at 69.7, 70.2, 70.7, 71.2, 71.7, 72.2 s
heard long at 72.7 s
heard nothing else

story 2.3 SLIDE moved under a hold that goes on is ignored: ready all the same
press at 1 s
press at 8.3 s
press at 20 s for 6 s
slide 2 at 21 s
heard short at 22.7 s
heard rise1 at 23 s
heard rise2 at 24 s
heard rise3 at 25 s
shown " 0.48" from 24.7 s to 25 s
shown " 2.00" from 25 s to 40 s
heard nothing else

story 2.3 The period ends under the hold: over, and the hold is off
press at 1 s
press at 56.4 s
press at 65 s for 7 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56 s
heard short at 65.1, 65.6, 66.1, 66.6, 67.1, 67.6, 68.6 s
heard rise1 cut at 68 s for 100 ms
heard short at 68.1 s
heard rise2 cut at 69 s for 100 ms
heard short at 69.1 s
heard long at 69.6 s
shown " 0.00" from 69.6 s to 75 s
lamp off from 69.6 s to 71.6 s
heard nothing else

story 2.3 Held in paused with SLIDE elsewhere: the other period runs, then ready
press at 1 s
press at 8.3 s
slide 2 at 12 s
press at 20 s for 6 s
shown " 1.59" from 21 s to 22 s
heard rise1 at 23 s
heard rise2 at 24 s
heard rise3 at 25 s
shown " 2.00" from 25 s to 60 s
heard nothing else

story 2.4 Held in over: a new minute runs, then ready
press at 1 s
press at 64 s for 6 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 64 s
shown " 0.59" from 65 s to 66 s
shown " 0.56" from 68 s to 69 s
heard rise1 at 67 s
heard rise2 at 68 s
heard rise3 at 69 s
shown " 1.00" from 69 s to 130 s
lamp on from 63 s to 130 s
heard nothing else

story 2.4 Held in over and let go after 4.99 s: a new minute runs
press at 1 s
press at 64 s for 4.99 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard rise1 at 67 s
heard rise2 at 68 s
heard short at 74, 84, 94, 104, 114, 115, 116, 117, 118, 119, 119.5, 120, 120.5, 121, 121.5 s
heard short at 122, 122.5, 123, 123.5 s
heard long at 124 s
heard nothing else

story 2.4 SLIDE moved under a hold out of over is ignored: ready with what it shows then
press at 1 s
press at 64 s for 6 s
slide 2 at 66.5 s
shown " 0.56" from 68 s to 69 s
heard rise1 at 67 s
heard rise2 at 68 s
heard rise3 at 69 s
shown " 2.00" from 69 s to 80 s

story 2.4 A new period shorter than the hold ends it: over again
set chase_1_s 4
set beep_each_from_s 0
set beep_twice_from_s 0
press at 1 s
press at 8 s for 7 s
heard long at 5, 12 s
heard rise1 at 11 s
shown " 0.00" from 12 s to 16 s
heard nothing else

story 2.9 Held from the quiet after the long beep on: ignored until it is let go
press at 1 s
press at 62.9 s for 8 s
press at 72 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 72 s
shown " 1.00" from 72 s to 73 s within 20 ms
shown " 0.59" from 73 s to 74 s
heard nothing else

story 2.10 Held from 0.29 s after the start on: ignored, without a rising sound
press at 1 s
press at 1.29 s for 7 s
shown " 0.58" from 3 s to 4 s
shown " 0.53" from 8 s to 9 s
heard nothing else
