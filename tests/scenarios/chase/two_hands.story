# Two hands on one button: 0.3 s after a press that counted.

story 2.10 A press 0.29 s after the start is ignored
press at 1 s
press at 1.29 s
shown " 1.00" from 1 s to 2 s
shown " 0.59" from 2 s to 3 s
lamp on from 0.5 s to 10 s
heard nothing else

story 2.10 A press 0.31 s after the start pauses
press at 1 s
press at 1.31 s
blinks " 1.00" from 1.32 s to 10 s
lamp blinks from 1.32 s to 10 s
heard nothing else

story 2.10 A press 0.29 s after the pause is ignored
press at 1 s
press at 5.05 s
press at 5.34 s
blinks " 0.56" from 5.06 s to 15 s
lamp blinks from 5.06 s to 15 s
heard nothing else

story 2.10 A press 0.31 s after the pause goes on
press at 1 s
press at 5.5 s
press at 5.81 s
shown " 0.56" from 5 s to 6.31 s
shown " 0.55" from 6.31 s to 7.31 s
heard nothing else

story 2.10 A press 0.29 s after going on is ignored
press at 1 s
press at 5.5 s
press at 8 s
press at 8.29 s
shown " 0.56" from 8 s to 8.5 s within 20 ms
shown " 0.55" from 8.5 s to 9.5 s
shown " 0.54" from 9.5 s to 10.5 s
lamp on from 8.01 s to 12 s
heard nothing else

story 2.10 A press 0.31 s after going on pauses
press at 1 s
press at 5.5 s
press at 8 s
press at 8.31 s
blinks " 0.56" from 8.32 s to 20 s
heard nothing else

story 2.10 A press 0.29 s after the start out of over is ignored
press at 1 s
press at 70 s
press at 70.29 s
shown " 0.59" from 71 s to 72 s
shown " 0.58" from 72 s to 73 s

story 2.10 A press 0.31 s after the start out of over pauses
press at 1 s
press at 70 s
press at 70.31 s
blinks " 1.00" from 70.32 s to 80 s

story 2.10 A press 0.29 s after the start that dropped a remainder is ignored
press at 1 s
press at 5 s
slide 2 at 6 s
press at 8 s
press at 8.29 s
shown " 1.59" from 9 s to 10 s
shown " 1.58" from 10 s to 11 s
heard nothing else

story 2.10 A press 0.31 s after the start that dropped a remainder pauses
press at 1 s
press at 5 s
slide 2 at 6 s
press at 8 s
press at 8.31 s
blinks " 2.00" from 8.32 s to 20 s
heard nothing else

story 2.10 A press 0.299 s after the pause is ignored, the first press being quite short
press at 1 s
press at 5.05 s for 40 ms
press at 5.349 s
blinks " 0.56" from 5.06 s to 15 s
heard nothing else

story 2.10 A press 0.301 s after the pause goes on
press at 1 s
press at 5.5 s
press at 5.801 s
shown " 0.56" from 5 s to 6.301 s
shown " 0.55" from 6.301 s to 7.301 s
heard nothing else

story 2.10 An ignored press does not lengthen the 0.3 s
press at 1 s
press at 1.2 s for 50 ms
press at 1.31 s
blinks " 1.00" from 1.32 s to 10 s
heard nothing else

story 2.10 The 0.3 s count from the first edge, however long the chatter
press at 1 s bounce 8 ms seed 1
press at 1.302 s
blinks " 1.00" from 1.31 s to 10 s
heard nothing else

story 2.10 A press within the 0.3 s stays ignored while it is held, a new one counts
press at 1 s
press at 1.25 s for 0.5 s
press at 2.5 s
shown " 0.59" from 2 s to 3 s
blinks " 0.59" from 2.51 s to 10 s
heard nothing else

story 2.10 Someone hammers for three seconds at the start: each third press counts
press every 0.11 s from 1 s to 3.97 s for 60 ms
shown " 1.00" from 1 s to 1.83 s
blinks " 0.59" from 3.98 s to 10 s
heard nothing else

story 2.10 Where 0.3 s are gone in over the quiet still ignores
set chase_1_s 2
press at 1 s
press at 3.5 s
heard short at 2, 1.5, 2.5 s
heard long at 3 s
shown " 0.00" from 3 s to 10 s
heard nothing else

story 2.10 A pause within the last 0.3 s before the end, then going on
press at 1 s
press at 60.8 s
press at 61.5 s
blinks "  0.2" from 60.81 s to 61.5 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61.7 s
shown " 0.00" from 61.7 s to 63 s
heard nothing else
