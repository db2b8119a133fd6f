# A first edge at the end of the period.

story 2.11 A first edge 1 ms before the end pauses, and nothing long is heard
press at 1 s
press at 60.999 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
shown "  0.1" from 60.9 s to 61.49 s
blinks "  0.1" from 61.01 s to 80 s
lamp blinks from 61.01 s to 80 s
heard nothing else

story 2.11 A first edge twenty microseconds before the end pauses
press at 1 s
press at 60.99998 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
shown "  0.1" from 60.9 s to 61.49 s
blinks "  0.1" from 61.01 s to 80 s
heard nothing else

story 2.11 A first edge at the end is too late
press at 1 s
press at 61 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
lamp off from 61 s to 63 s
heard nothing else

story 2.11 A first edge one microsecond after the end is too late
press at 1 s
press at 61.000001 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.11 A first edge 1 ms after the end is too late
press at 1 s
press at 61.001 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.11 A chattering press with its first edge 1 ms before the end pauses
press at 1 s
press at 60.999 s bounce 8 ms seed 6
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
shown "  0.1" from 60.9 s to 61.49 s
blinks "  0.1" from 61.02 s to 80 s
heard nothing else

story 2.11 A chattering press with its first edge at the end is too late
press at 1 s
press at 61 s bounce 8 ms seed 6
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.11 Going on with a millisecond left ends the period a millisecond later
press at 1 s
press at 60.999 s
press at 70 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 70.001 s within 16 ms
shown " 0.00" from 70.001 s to 72 s within 20 ms
heard nothing else

story 2.11 A touch of 1 ms just before the end is no press: the period is over
press at 1 s
press at 60.999 s for 1 ms
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s within 16 ms
shown " 0.00" from 61 s to 80 s within 20 ms
heard nothing else

story 2.11 A first edge 1 ms before the end of the two minutes pauses
slide 2
press at 1 s
press at 120.999 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
blinks "  0.1" from 121.01 s to 140 s
heard nothing else

story 2.11 A first edge at the end of the two minutes is too late
slide 2
press at 1 s
press at 121 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
shown " 0.00" from 121 s to 130 s
heard nothing else

story 2.11 After a pause the deadline is the moved one: 1 ms before it
press at 1 s
press at 20.5 s
press at 33.75 s
press at 74.249 s
heard short at 11, 34.25, 44.25, 54.25, 64.25, 65.25, 66.25, 67.25, 68.25, 69.25, 69.75, 70.25 s
heard short at 70.75, 71.25, 71.75, 72.25, 72.75, 73.25, 73.75 s
blinks "  0.1" from 74.26 s to 90 s
heard nothing else

story 2.11 After a pause the deadline is the moved one: just at it
press at 1 s
press at 20.5 s
press at 33.75 s
press at 74.25 s
heard short at 11, 34.25, 44.25, 54.25, 64.25, 65.25, 66.25, 67.25, 68.25, 69.25, 69.75, 70.25 s
heard short at 70.75, 71.25, 71.75, 72.25, 72.75, 73.25, 73.75 s
heard long at 74.25 s
shown " 0.00" from 74.25 s to 90 s
heard nothing else
