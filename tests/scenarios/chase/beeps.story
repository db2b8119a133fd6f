# The beeps of a whole period.

story 2.5 A minute has 19 short beeps and the long one, on their seconds
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 2.5 Two minutes have 25 short beeps and the long one, on their seconds
slide 2
press at 1 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
heard nothing else

story 2.5 Nothing sounds at the start, nor before the first ten seconds are gone
press at 1 s
silent from 0 s to 11 s
heard short at 11 s
until 11.5 s
heard nothing else

story 2.5 Between the tens of the two minutes it is silent, the first minute's end included
slide 2
press at 1 s
silent from 0 s to 11 s
silent from 51.12 s to 61 s
silent from 61.12 s to 71 s
silent from 101.12 s to 111 s

story 2.5 The long beep lasts a second and a half, and nothing follows
press at 1 s
silent from 60.61 s to 61 s
heard long at 61 s
silent from 62.503 s to 90 s

story 2.5 The beeps keep their microseconds when the start has odd ones
press at 1.234567 s
heard short at 11.234567, 21.234567, 31.234567, 41.234567, 51.234567, 52.234567, 53.234567 s
heard short at 54.234567, 55.234567, 56.234567, 56.734567, 57.234567, 57.734567, 58.234567 s
heard short at 58.734567, 59.234567, 59.734567, 60.234567, 60.734567 s
heard long at 61.234567 s
heard nothing else

story 2.5 A box without a display beeps the same
display none
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 2.5 The second minute beeps as the first one
press at 1 s
press at 65.5 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard short at 75.5, 85.5, 95.5, 105.5, 115.5, 116.5, 117.5, 118.5, 119.5, 120.5, 121, 121.5 s
heard short at 122, 122.5, 123, 123.5, 124, 124.5, 125 s
heard long at 125.5 s
heard nothing else
