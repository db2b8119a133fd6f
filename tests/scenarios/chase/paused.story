# Paused: the remainder blinks, and START goes on with it.

story 2.3 The time left blinks, half a second lit first, LAMP too
press at 1 s
press at 8.3 s
shown " 0.53" from 8.3 s to 8.8 s
dark from 8.805 s to 9.305 s within 5 ms
shown " 0.53" from 9.305 s to 9.805 s within 5 ms
lamp on from 8.3 s to 8.8 s
lamp off from 8.805 s to 9.305 s
lamp on from 9.305 s to 9.805 s
heard nothing else

story 2.3 START goes on with the exact remainder, without a sound
press at 1 s
press at 8.3 s
press at 15.7 s
blinks " 0.53" from 8.31 s to 15.7 s
shown " 0.53" from 15.7 s to 16.4 s within 20 ms
shown " 0.52" from 16.4 s to 17.4 s
lamp on from 15.7 s to 68.4 s within 20 ms
heard short at 18.4, 28.4, 38.4, 48.4, 58.4, 59.4, 60.4, 61.4, 62.4, 63.4, 63.9, 64.4, 64.9 s
heard short at 65.4, 65.9, 66.4, 66.9, 67.4, 67.9 s
heard long at 68.4 s
heard nothing else

story 2.3 Tenths blink in a pause of the last ten seconds
press at 1 s
press at 57.66 s
press at 65 s
blinks "  3.4" from 57.67 s to 65 s
shown "  3.4" from 65 s to 65.04 s within 20 ms
shown "  3.3" from 65.04 s to 65.14 s
shown "  3.2" from 65.14 s to 65.24 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 65.34, 65.84, 66.34 s
heard short at 66.84, 67.34, 67.84 s
heard long at 68.34 s
heard nothing else

story 2.3 A pause with exactly ten seconds left blinks whole seconds
press at 1 s
press at 51.05 s
blinks " 0.10" from 51.06 s to 60 s
heard short cut at 51 s for 55 ms
heard short at 11, 21, 31, 41 s
heard nothing else

story 2.3 SLIDE in its gap during a pause changes nothing
press at 1 s
press at 8.3 s
slide between at 10 s
slide 1 at 14 s
blinks " 0.53" from 8.31 s to 20 s
lamp blinks from 8.31 s to 20 s
heard nothing else

story 2.3 The time goes on with what was left after a pause of a minute
press at 1 s
press at 31.5 s
press at 91.5 s
blinks " 0.30" from 31.51 s to 91.5 s
heard short at 11, 21, 31, 101, 111, 112, 113, 114, 115, 116, 116.5, 117, 117.5, 118, 118.5 s
heard short at 119, 119.5, 120, 120.5 s
heard long at 121 s
heard nothing else

story 2.3 A pause of the two minutes goes on with the exact remainder
slide 2
press at 1 s
press at 44.25 s
press at 50 s
blinks " 1.17" from 44.26 s to 50 s
shown " 1.17" from 50 s to 50.75 s within 20 ms
shown " 1.16" from 50.75 s to 51.75 s
heard short at 11, 21, 31, 41, 56.75, 66.75, 76.75, 86.75, 96.75, 106.75, 116.75, 117.75 s
heard short at 118.75, 119.75, 120.75, 121.75, 122.25, 122.75, 123.25, 123.75, 124.25, 124.75 s
heard short at 125.25, 125.75, 126.25 s
heard long at 126.75 s
heard nothing else

story 2.3 Going on does not begin the minute anew: after it, the next one is full again
press at 1 s
press at 20 s
press at 25 s
press at 70 s
heard short at 11, 26, 36, 46, 56, 57, 58, 59, 60, 61, 61.5, 62, 62.5, 63, 63.5, 64, 64.5, 65 s
heard short at 65.5 s
heard long at 66 s
shown " 1.00" from 70 s to 71 s within 20 ms
shown " 0.59" from 71 s to 72 s
shown " 0.00" from 66 s to 70 s
heard nothing else
