# A game is ten colours, then End, then a new game.

story 3.3 Ten colours, each with its round, then the end, and a new game after it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
# Round 1: Red, 1,000.
shown "C 01" at 1.5 s
slide 2 at 1.9 s
shown "01--" at 2.9 s
press at 3.4 s
heard tick at 3.4 s within 20 ms
heard reveal at 4.52 s
blinks "   1" from 4.62 s to 7.52 s
# Round 2: Orange, 3,000: one stop.
slide 1 at 8.02 s
shown "r 02" from 8.042 s to 9.042 s
shown "C 02" at 9.52 s
slide 2 at 9.92 s
shown "02--" at 10.92 s
press at 11.42 s
heard tick at 11.42 s within 20 ms
heard tick at 12.54 s
press at 13.14 s
heard stop at 13.14 s within 20 ms
shown "   2" from 13.14 s to 16.14 s
press at 16.14 s
heard tick at 16.14 s within 20 ms
heard reveal at 17.26 s
blinks "   3" from 17.36 s to 20.26 s
# Round 3: Lime, 2,000: one stop.
slide 1 at 20.76 s
shown "r 03" from 20.782 s to 21.782 s
shown "C 03" at 22.26 s
press at 22.36 s
slide 2 at 22.96 s
shown "04--" at 23.96 s
press at 24.46 s
heard tick at 24.46 s within 20 ms
press at 25.18 s
heard stop at 25.18 s within 20 ms
shown "   1" from 25.18 s to 28.18 s
press at 28.18 s
heard tick at 28.18 s within 20 ms
heard reveal at 29.3 s
blinks "   2" from 29.4 s to 32.3 s
# Round 4: Yellow, 5,000: two stops.
slide 1 at 32.8 s
shown "r 04" from 32.822 s to 33.822 s
shown "C 05" at 34.3 s
press every 0.3 s from 34.4 s to 39.2 s
slide 2 at 39.8 s
shown "03--" at 40.8 s
press at 41.3 s
heard tick at 41.3 s within 20 ms
heard tick at 42.42 s
press at 43.02 s
heard stop at 43.02 s within 20 ms
shown "   2" from 43.02 s to 46.02 s
press at 46.02 s
heard tick at 46.02 s within 20 ms
heard tick at 47.14 s
press at 47.74 s
heard stop at 47.74 s within 20 ms
shown "   4" from 47.74 s to 50.74 s
press at 50.74 s
heard tick at 50.74 s within 20 ms
heard reveal at 51.86 s
blinks "   5" from 51.96 s to 54.86 s
# Round 5: Green, 4,000: stopped at the amount.
slide 1 at 55.36 s
shown "r 05" from 55.382 s to 56.382 s
shown "C 05" at 56.86 s
slide 2 at 57.26 s
shown "05--" at 58.26 s
press at 58.76 s
heard tick at 58.76 s within 20 ms
heard tick at 59.88, 60.88, 61.88 s
press at 62.48 s
heard stop at 62.48 s within 20 ms
shown "   4" from 62.48 s to 65.48 s
press at 65.48 s
heard reveal at 65.48 s within 20 ms
blinks "   4" from 65.58 s to 68.48 s
# Round 6: Sky, 6,000: nobody stops.
slide 1 at 68.98 s
shown "r 06" from 69.002 s to 70.002 s
shown "C 06" at 70.48 s
press every 0.3 s from 70.58 s to 70.88 s
slide 2 at 71.48 s
shown "08--" at 72.48 s
press at 72.98 s
heard tick at 72.98 s within 20 ms
heard tick at 74.1, 75.1, 76.1, 77.1, 78.1 s
heard reveal at 79.1 s
blinks "   6" from 79.2 s to 82.1 s
# Round 7: Turquoise, 7,000: two stops.
slide 1 at 82.6 s
shown "r 07" from 82.622 s to 83.622 s
shown "C 09" at 84.1 s
press every 0.3 s from 84.2 s to 88.1 s
slide 2 at 88.7 s
shown "07--" at 89.7 s
press at 90.2 s
heard tick at 90.2 s within 20 ms
heard tick at 91.32, 92.32 s
press at 92.92 s
heard stop at 92.92 s within 20 ms
shown "   3" from 92.92 s to 95.92 s
press at 95.92 s
heard tick at 95.92 s within 20 ms
heard tick at 97.04, 98.04 s
press at 98.64 s
heard stop at 98.64 s within 20 ms
shown "   6" from 98.64 s to 101.64 s
press at 101.64 s
heard tick at 101.64 s within 20 ms
heard reveal at 102.76 s
blinks "   7" from 102.86 s to 105.76 s
# Round 8: Black, 19,000: one stop.
slide 1 at 106.26 s
shown "r 08" from 106.282 s to 107.282 s
shown "C 09" at 107.76 s
press every 0.3 s from 107.86 s to 110.86 s
slide 2 at 111.46 s
shown "20--" at 112.46 s
press at 112.96 s
heard tick at 112.96 s within 20 ms
heard tick at 114.08, 115.08, 116.08, 117.08, 118.08, 119.08, 120.08, 121.08, 122.08 s
press at 122.68 s
heard stop at 122.68 s within 20 ms
shown "  10" from 122.68 s to 125.68 s
press at 125.68 s
heard tick at 125.68 s within 20 ms
heard tick at 126.8, 127.8, 128.8, 129.8, 130.8, 131.8, 132.8, 133.8 s
heard reveal at 134.8 s
blinks "  19" from 134.9 s to 137.8 s
# Round 9: Blue, 8,000: one stop.
slide 1 at 138.3 s
shown "r 09" from 138.322 s to 139.322 s
shown "C 06" at 139.8 s
press at 139.9 s
slide 2 at 140.5 s
shown "09--" at 141.5 s
press at 142 s
heard tick at 142 s within 20 ms
heard tick at 143.12, 144.12, 145.12, 146.12 s
press at 146.72 s
heard stop at 146.72 s within 20 ms
shown "   5" from 146.72 s to 149.72 s
press at 149.72 s
heard tick at 149.72 s within 20 ms
heard tick at 150.84, 151.84 s
heard reveal at 152.84 s
blinks "   8" from 152.94 s to 155.84 s
# Round 10: Emerald, 20,000: one stop.
slide 1 at 156.34 s
shown "r 10" from 156.362 s to 157.362 s
shown "C 10" at 157.84 s
press every 0.3 s from 157.94 s to 160.94 s
slide 2 at 161.54 s
shown "06--" at 162.54 s
press at 163.04 s
heard tick at 163.04 s within 20 ms
heard tick at 164.16, 165.16, 166.16, 167.16, 168.16, 169.16, 170.16, 171.16, 172.16, 173.16, 174.16, 175.16, 176.16, 177.16, 178.16, 179.16, 180.16 s
press at 180.76 s
heard stop at 180.76 s within 20 ms
shown "  18" from 180.76 s to 183.76 s
press at 183.76 s
heard tick at 183.76 s within 20 ms
heard tick at 184.88 s
heard reveal at 185.88 s
shown "End " from 185.88 s to 186.88 s
shown "  20" from 186.88 s to 187.88 s
# The new game, with SLIDE at 2 as it was.
press at 189.38 s for 6 s
heard rise1 at 192.38 s
heard rise2 at 193.38 s
heard rise3 at 194.38 s
shown "SEt1" from 194.38 s to 196.38 s
slide 1 at 196.38 s
shown "r 01" from 196.402 s to 197.402 s
shown "C 01" from 197.402 s to 198.402 s
slide 2 at 199.38 s
press at 200.38 s
heard tick at 200.38 s within 20 ms
heard reveal at 201.5 s
blinks "   1" from 201.5 s to 204.38 s
heard nothing else
kept game as {"played": [[1, [], 1]]}
