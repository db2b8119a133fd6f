# Paused, and SLIDE is moved: the remainder, or the other period.

story 2.3 SLIDE moved in a pause shows the other period, steady, while LAMP blinks on
press at 1 s
press at 8.3 s
slide 2 at 12 s
blinks " 0.53" from 8.31 s to 12.02 s
shown " 2.00" from 12.022 s to 30 s within 5 ms
lamp blinks from 8.31 s to 30 s
heard nothing else

story 2.3 SLIDE moved from 2 to 1 in a pause shows the minute, steady
slide 2
press at 1 s
press at 8.3 s
slide 1 at 12 s
blinks " 1.53" from 8.31 s to 12.02 s
shown " 1.00" from 12.022 s to 30 s within 5 ms
heard nothing else

story 2.3 START there drops the remainder and starts the two minutes
press at 1 s
press at 8.3 s
slide 2 at 12 s
press at 15 s
shown " 2.00" from 12.022 s to 16 s within 5 ms
shown " 1.59" from 16 s to 17 s
lamp on from 15 s to 135 s within 20 ms
heard short at 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 126, 127, 128, 129, 130, 130.5 s
heard short at 131, 131.5, 132, 132.5, 133, 133.5, 134, 134.5 s
heard long at 135 s
shown " 0.00" from 135 s to 138 s
heard nothing else

story 2.3 START there drops the remainder and starts the minute
slide 2
press at 1 s
press at 8.3 s
slide 1 at 12 s
press at 15 s
shown " 1.00" from 12.022 s to 16 s within 5 ms
shown " 0.59" from 16 s to 17 s
heard short at 25, 35, 45, 55, 65, 66, 67, 68, 69, 70, 70.5, 71, 71.5, 72, 72.5, 73, 73.5, 74 s
heard short at 74.5 s
heard long at 75 s
shown " 0.00" from 75 s to 78 s
heard nothing else

story 2.3 SLIDE moved back in a pause shows the remainder again, blinking
press at 1 s
press at 8.3 s
slide 2 at 12 s
slide 1 at 16 s
shown " 2.00" from 12.022 s to 16.022 s within 5 ms
shown " 0.53" from 16.022 s to 16.522 s within 5 ms
blinks " 0.53" from 16.04 s to 30 s
lamp blinks from 8.31 s to 30 s
heard nothing else

story 2.3 SLIDE moved back: START goes on with the exact remainder
press at 1 s
press at 8.3 s
slide 2 at 12 s
slide 1 at 16 s
press at 20.3 s
shown " 0.53" from 20.3 s to 21 s within 20 ms
shown " 0.52" from 21 s to 22 s
heard short at 23, 33, 43, 53, 63, 64, 65, 66, 67, 68, 68.5, 69, 69.5, 70, 70.5, 71, 71.5, 72 s
heard short at 72.5 s
heard long at 73 s
heard nothing else

story 2.3 SLIDE there and back three times keeps the remainder
press at 1 s
press at 8.3 s
slide 2 at 9 s
slide 1 at 10 s
slide 2 at 11 s
slide 1 at 12 s
slide 2 at 13 s
slide 1 at 14 s
press at 20.3 s
shown " 2.00" from 13.022 s to 14.022 s within 5 ms
blinks " 0.53" from 14.04 s to 20.3 s
heard short at 23, 33, 43, 53, 63, 64, 65, 66, 67, 68, 68.5, 69, 69.5, 70, 70.5, 71, 71.5, 72 s
heard short at 72.5 s
heard long at 73 s
heard nothing else

story 2.3 SLIDE moved while the minute ran counts from where it stood at the pause
press at 1 s
slide 2 at 5 s
press at 8.3 s
press at 20.3 s
blinks " 0.53" from 8.31 s to 20.3 s
shown " 0.53" from 20.3 s to 21 s within 20 ms
shown " 0.52" from 21 s to 22 s
heard short at 23, 33, 43, 53, 63, 64, 65, 66, 67, 68, 68.5, 69, 69.5, 70, 70.5, 71, 71.5, 72 s
heard short at 72.5 s
heard long at 73 s
heard nothing else

story 2.3 Moved while it ran and back in the pause: the period of where it now stands
press at 1 s
slide 2 at 5 s
press at 8.3 s
slide 1 at 12 s
press at 20.3 s
blinks " 0.53" from 8.31 s to 12.02 s
shown " 1.00" from 12.022 s to 21.3 s within 5 ms
shown " 0.59" from 21.3 s to 22.3 s
heard short at 30.3, 40.3, 50.3, 60.3, 70.3, 71.3, 72.3, 73.3, 74.3, 75.3, 75.8, 76.3, 76.8 s
heard short at 77.3, 77.8, 78.3, 78.8, 79.3, 79.8 s
heard long at 80.3 s
heard nothing else

story 2.3 The next pause counts from where SLIDE then stands
press at 1 s
press at 8.3 s
press at 10 s
slide 2 at 12 s
press at 14.3 s
slide 1 at 18 s
slide 2 at 20 s
blinks " 0.49" from 14.31 s to 18.02 s
shown " 1.00" from 18.022 s to 20.022 s within 5 ms
blinks " 0.49" from 20.04 s to 25 s
heard short at 12.7 s
heard nothing else
