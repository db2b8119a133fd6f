# Over, and SLIDE stands elsewhere than at the start.

story 2.4 SLIDE moved while 0.00 shows: ready, with the period of where it stands
press at 1 s
slide 2 at 70 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 70.02 s
shown " 2.00" from 70.022 s to 120 s within 5 ms
lamp on from 63 s to 120 s
heard nothing else

story 2.4 SLIDE moved from 2 to 1 while 0.00 shows: ready with one minute
slide 2
press at 1 s
slide 1 at 130 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
shown " 0.00" from 121 s to 130.02 s
shown " 1.00" from 130.022 s to 140 s within 5 ms
heard nothing else

story 2.4 SLIDE moved while the minute ran: ready once presses count again
press at 1 s
slide 2 at 30 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 63 s
shown " 2.00" from 63 s to 80 s
lamp off from 61 s to 63 s
lamp on from 63 s to 80 s
heard nothing else

story 2.4 SLIDE moved while the minute ran and back before its end: 0.00 stays
press at 1 s
slide 2 at 30 s
slide 1 at 40 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 91 s
heard nothing else

story 2.4 SLIDE moved in the long beep: ready once presses count again
press at 1 s
slide 2 at 61.5 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 63 s
shown " 2.00" from 63 s to 80 s
lamp off from 61 s to 63 s
lamp on from 63 s to 80 s
heard nothing else

story 2.4 SLIDE moved in the long beep and back: 0.00 stays
press at 1 s
slide 2 at 61.5 s
slide 1 at 62.5 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
lamp on from 63 s to 80 s
heard nothing else

story 2.4 SLIDE that stands elsewhere when presses count again starts its own period
press at 1 s
slide 2 at 62.9 s
press at 63.05 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 63 s
shown " 2.00" from 63 s to 64.05 s
shown " 1.59" from 64.05 s to 65.05 s
heard nothing else

story 2.4 Moved while it ran, then a pause: over counts from the start of the period
press at 1 s
slide 2 at 20 s
press at 30 s
press at 33 s
heard short at 11, 21, 34, 44, 54, 55, 56, 57, 58, 59, 59.5, 60, 60.5, 61, 61.5, 62, 62.5, 63 s
heard short at 63.5 s
heard long at 64 s
shown " 0.00" from 64 s to 66 s
shown " 2.00" from 66 s to 80 s
heard nothing else

story 2.4 Moved before a pause and back after it: 0.00 stays
press at 1 s
slide 2 at 20 s
press at 30 s
press at 33 s
slide 1 at 40 s
heard short at 11, 21, 34, 44, 54, 55, 56, 57, 58, 59, 59.5, 60, 60.5, 61, 61.5, 62, 62.5, 63 s
heard short at 63.5 s
heard long at 64 s
shown " 0.00" from 64 s to 80 s
heard nothing else

story 2.4 Moved in a pause where START drops the remainder: that start is the period's
press at 1 s
press at 8 s
slide 2 at 9 s
press at 12 s
heard short at 22, 32, 42, 52, 62, 72, 82, 92, 102, 112, 122, 123, 124, 125, 126, 127, 127.5 s
heard short at 128, 128.5, 129, 129.5, 130, 130.5, 131, 131.5 s
heard long at 132 s
shown " 0.00" from 132 s to 140 s
heard nothing else

story 2.4 After ready came from over START begins the period that is shown
press at 1 s
slide 2 at 70 s
press at 80 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 2.00" from 70.022 s to 81 s within 5 ms
shown " 1.59" from 81 s to 82 s
heard nothing else
