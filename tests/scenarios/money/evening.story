# An evening: six players, several stops in a colour, and the reveal at 20,000.

story 3.16 Six players stop one after another, and each colour runs on to its reveal
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
# Round 1: Yellow, 5,000: three stops.
shown "C 01" at 1.5 s
press every 0.3 s from 1.6 s to 1.9 s
slide 2 at 2.5 s
shown "03--" at 3.5 s
press at 4 s
heard tick at 4 s within 20 ms
press at 4.72 s
heard stop at 4.72 s within 20 ms
shown "   1" from 4.72 s to 7.72 s
press at 7.72 s
heard tick at 7.72 s within 20 ms
press at 8.44 s
heard stop at 8.44 s within 20 ms
shown "   2" from 8.44 s to 11.44 s
press at 11.44 s
heard tick at 11.44 s within 20 ms
heard tick at 12.56 s
press at 13.16 s
heard stop at 13.16 s within 20 ms
shown "   4" from 13.16 s to 16.16 s
press at 16.16 s
heard tick at 16.16 s within 20 ms
heard reveal at 17.28 s
blinks "   5" from 17.38 s to 20.28 s
# Round 2: Emerald, 20,000: five stops and the reveal at 20,000.
slide 1 at 20.78 s
shown "r 02" from 20.802 s to 21.802 s
shown "C 04" at 22.28 s
press every 0.3 s from 22.38 s to 22.68 s
slide 2 at 23.28 s
shown "06--" at 24.28 s
press at 24.78 s
heard tick at 24.78 s within 20 ms
heard tick at 25.9, 26.9 s
press at 27.5 s
heard stop at 27.5 s within 20 ms
shown "   3" from 27.5 s to 30.5 s
press at 30.5 s
heard tick at 30.5 s within 20 ms
heard tick at 31.62, 32.62, 33.62 s
press at 34.22 s
heard stop at 34.22 s within 20 ms
shown "   7" from 34.22 s to 37.22 s
press at 37.22 s
heard tick at 37.22 s within 20 ms
heard tick at 38.34, 39.34, 40.34 s
press at 40.94 s
heard stop at 40.94 s within 20 ms
shown "  11" from 40.94 s to 43.94 s
press at 43.94 s
heard tick at 43.94 s within 20 ms
heard tick at 45.06, 46.06, 47.06 s
press at 47.66 s
heard stop at 47.66 s within 20 ms
shown "  15" from 47.66 s to 50.66 s
press at 50.66 s
heard tick at 50.66 s within 20 ms
heard tick at 51.78, 52.78, 53.78 s
press at 54.38 s
heard stop at 54.38 s within 20 ms
shown "  19" from 54.38 s to 57.38 s
press at 57.38 s
heard tick at 57.38 s within 20 ms
heard reveal at 58.5 s
blinks "  20" from 58.6 s to 61.5 s
# Round 3: Orange, 3,000: stopped at each figure.
slide 1 at 62 s
shown "r 03" from 62.022 s to 63.022 s
shown "C 07" at 63.5 s
press every 0.3 s from 63.6 s to 68.1 s
slide 2 at 68.7 s
shown "02--" at 69.7 s
press at 70.2 s
heard tick at 70.2 s within 20 ms
press at 70.92 s
heard stop at 70.92 s within 20 ms
shown "   1" from 70.92 s to 73.92 s
press at 73.92 s
heard tick at 73.92 s within 20 ms
press at 74.64 s
heard stop at 74.64 s within 20 ms
shown "   2" from 74.64 s to 77.64 s
press at 77.64 s
heard tick at 77.64 s within 20 ms
press at 78.36 s
heard stop at 78.36 s within 20 ms
shown "   3" from 78.36 s to 81.36 s
press at 81.36 s
heard reveal at 81.36 s within 20 ms
blinks "   3" from 81.46 s to 84.36 s
# Round 4: Navy, 9,000: three stops.
slide 1 at 84.86 s
shown "r 04" from 84.882 s to 85.882 s
shown "C 04" at 86.36 s
press every 0.3 s from 86.46 s to 87.66 s
slide 2 at 88.26 s
shown "10--" at 89.26 s
press at 89.76 s
heard tick at 89.76 s within 20 ms
heard tick at 90.88 s
press at 91.48 s
heard stop at 91.48 s within 20 ms
shown "   2" from 91.48 s to 94.48 s
press at 94.48 s
heard tick at 94.48 s within 20 ms
heard tick at 95.6, 96.6, 97.6 s
press at 98.2 s
heard stop at 98.2 s within 20 ms
shown "   6" from 98.2 s to 101.2 s
press at 101.2 s
heard tick at 101.2 s within 20 ms
heard tick at 102.32 s
press at 102.92 s
heard stop at 102.92 s within 20 ms
shown "   8" from 102.92 s to 105.92 s
press at 105.92 s
heard tick at 105.92 s within 20 ms
heard reveal at 107.04 s
blinks "   9" from 107.14 s to 110.04 s
# Round 5: Rose, 13,000: three stops.
slide 1 at 110.54 s
shown "r 05" from 110.562 s to 111.562 s
shown "C 11" at 112.04 s
press every 0.3 s from 112.14 s to 112.74 s
slide 2 at 113.34 s
shown "14--" at 114.34 s
press at 114.84 s
heard tick at 114.84 s within 20 ms
heard tick at 115.96, 116.96, 117.96 s
press at 118.56 s
heard stop at 118.56 s within 20 ms
shown "   4" from 118.56 s to 121.56 s
press at 121.56 s
heard tick at 121.56 s within 20 ms
press at 122.28 s
heard stop at 122.28 s within 20 ms
shown "   5" from 122.28 s to 125.28 s
press at 125.28 s
heard tick at 125.28 s within 20 ms
heard tick at 126.4, 127.4, 128.4 s
press at 129 s
heard stop at 129 s within 20 ms
shown "   9" from 129 s to 132 s
press at 132 s
heard tick at 132 s within 20 ms
heard tick at 133.12, 134.12, 135.12 s
heard reveal at 136.12 s
blinks "  13" from 136.22 s to 139.12 s
slide 1 at 139.62 s
shown "r 06" from 139.642 s to 140.642 s
heard nothing else
kept game as {"played": [[3, [1, 2, 4], 5], [6, [3, 7, 11, 15, 19], 20], [2, [1, 2, 3], 3], [10, [2, 6, 8], 9], [14, [4, 5, 9], 13]]}
until 141.62 s
