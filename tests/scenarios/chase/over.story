# Over: four zeros, and what START does there.

story 2.4 The display shows 0.00 once the minute is over
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 91 s
lamp off from 61 s to 63 s
lamp on from 63 s to 91 s
heard nothing else

story 2.4 START begins a new full minute once presses count again
press at 1 s
press at 63.01 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 63.01 s
shown " 1.00" from 63.01 s to 64.01 s within 20 ms
shown " 0.59" from 64.01 s to 65.01 s
heard short at 73.01, 83.01, 93.01, 103.01, 113.01, 114.01, 115.01, 116.01, 117.01, 118.01 s
heard short at 118.51, 119.01, 119.51, 120.01, 120.51, 121.01, 121.51, 122.01, 122.51 s
heard long at 123.01 s
shown " 0.00" from 123.01 s to 124 s
lamp on from 63.01 s to 123.01 s
heard nothing else

story 2.4 START begins two new full minutes once presses count again
slide 2
press at 1 s
press at 130 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
shown " 0.00" from 121 s to 130 s
shown " 2.00" from 130 s to 131 s within 20 ms
shown " 1.59" from 131 s to 132 s
heard short at 140, 150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 241, 242, 243, 244, 245 s
heard short at 245.5, 246, 246.5, 247, 247.5, 248, 248.5, 249, 249.5 s
heard long at 250 s
heard nothing else

story 2.4 The minute after a minute with pauses is a full one
press at 1 s
press at 20 s
press at 21 s
press at 40 s
press at 42 s
press at 70 s
heard short at 11, 22, 32, 44, 54, 55, 56, 57, 58, 59, 59.5, 60, 60.5, 61, 61.5, 62, 62.5, 63 s
heard short at 63.5 s
heard long at 64 s
shown " 0.00" from 64 s to 70 s
heard short at 80, 90, 100, 110, 120, 121, 122, 123, 124, 125, 125.5, 126, 126.5, 127, 127.5 s
heard short at 128, 128.5, 129, 129.5 s
heard long at 130 s
heard nothing else

story 2.4 The minute after a dropped remainder is a full one of two minutes
press at 1 s
press at 20 s
slide 2 at 21 s
press at 22 s
press at 150 s
heard short at 11 s
shown " 0.00" from 142 s to 150 s
shown " 2.00" from 150 s to 151 s within 20 ms
shown " 1.59" from 151 s to 152 s
heard long at 142 s
