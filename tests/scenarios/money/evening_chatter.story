# An evening with worn contacts: every press chatters.

story 3.16 Four colours with a START that chatters come out as with a clean one
game money
origin random 77
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
# Round 1: Orange, 3,000: two stops.
shown "C 01" at 1.5 s
press at 1.6 s bounce 4 ms seed 1
slide 2 at 2.2 s
shown "02--" at 3.2 s
press at 3.7 s bounce 5 ms seed 2
heard tick at 3.7 s within 20 ms
press at 4.42 s bounce 6 ms seed 3
heard stop at 4.42 s within 20 ms
shown "   1" from 4.42 s to 7.42 s
press at 7.42 s bounce 7 ms seed 4
heard tick at 7.42 s within 20 ms
heard tick at 8.54 s
press at 9.14 s bounce 8 ms seed 5
heard stop at 9.14 s within 20 ms
shown "   3" from 9.14 s to 12.14 s
press at 12.14 s bounce 3 ms seed 6
heard reveal at 12.14 s within 20 ms
blinks "   3" from 12.24 s to 15.14 s
# Round 2: Green, 4,000: two stops.
slide 1 at 15.64 s
shown "r 02" from 15.662 s to 16.662 s
shown "C 03" at 17.14 s
press every 0.3 s from 17.24 s to 17.54 s bounce 8 ms seed 99
slide 2 at 18.14 s
shown "05--" at 19.14 s
press at 19.64 s bounce 4 ms seed 7
heard tick at 19.64 s within 20 ms
heard tick at 20.76 s
press at 21.36 s bounce 5 ms seed 8
heard stop at 21.36 s within 20 ms
shown "   2" from 21.36 s to 24.36 s
press at 24.36 s bounce 6 ms seed 9
heard tick at 24.36 s within 20 ms
heard tick at 25.48 s
press at 26.08 s bounce 7 ms seed 10
heard stop at 26.08 s within 20 ms
shown "   4" from 26.08 s to 29.08 s
press at 29.08 s bounce 8 ms seed 11
heard reveal at 29.08 s within 20 ms
blinks "   4" from 29.18 s to 32.08 s
# Round 3: Blue, 8,000: three stops.
slide 1 at 32.58 s
shown "r 03" from 32.602 s to 33.602 s
shown "C 06" at 34.08 s
press every 0.3 s from 34.18 s to 34.78 s bounce 8 ms seed 99
slide 2 at 35.38 s
shown "09--" at 36.38 s
press at 36.88 s bounce 3 ms seed 12
heard tick at 36.88 s within 20 ms
press at 37.6 s bounce 4 ms seed 13
heard stop at 37.6 s within 20 ms
shown "   1" from 37.6 s to 40.6 s
press at 40.6 s bounce 5 ms seed 14
heard tick at 40.6 s within 20 ms
heard tick at 41.72, 42.72, 43.72 s
press at 44.32 s bounce 6 ms seed 15
heard stop at 44.32 s within 20 ms
shown "   5" from 44.32 s to 47.32 s
press at 47.32 s bounce 7 ms seed 16
heard tick at 47.32 s within 20 ms
press at 48.04 s bounce 8 ms seed 17
heard stop at 48.04 s within 20 ms
shown "   6" from 48.04 s to 51.04 s
press at 51.04 s bounce 3 ms seed 18
heard tick at 51.04 s within 20 ms
heard tick at 52.16 s
heard reveal at 53.16 s
blinks "   8" from 53.26 s to 56.16 s
# Round 4: Yellow, 5,000: nobody stops.
slide 1 at 56.66 s
shown "r 04" from 56.682 s to 57.682 s
shown "C 10" at 58.16 s
press every 0.3 s from 58.26 s to 61.86 s bounce 8 ms seed 99
slide 2 at 62.46 s
shown "03--" at 63.46 s
press at 63.96 s bounce 4 ms seed 19
heard tick at 63.96 s within 20 ms
heard tick at 65.08, 66.08, 67.08, 68.08 s
heard reveal at 69.08 s
blinks "   5" from 69.18 s to 72.08 s
slide 1 at 72.58 s
shown "r 05" from 72.602 s to 73.602 s
heard nothing else
kept game as {"played": [[2, [1, 3], 3], [5, [2, 4], 4], [9, [1, 5, 6], 8], [3, [], 5]]}
until 74.58 s
