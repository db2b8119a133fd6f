# Round 3 of the rulebook: two minutes each, the chaser's with stops.

story 2.6 The final chase: the timer is stopped at each of the chaser's wrong answers
slide 1
slide 2 at 8 s
press at 15 s for 0.35 s bounce 6 ms seed 9
press at 190 s for 0.25 s bounce 6 ms seed 10
press at 208.4, 213.15 s for 0.2 s bounce 4 ms seed 20
press at 221.62, 231 s for 0.2 s bounce 4 ms seed 21
press at 257.33, 259.9 s for 0.2 s bounce 4 ms seed 22
press at 302.04, 311.2 s for 0.2 s bounce 4 ms seed 23
press at 330.75, 335.5 s for 0.2 s bounce 4 ms seed 24
shown " 1.00" from 0.5 s to 8 s
shown " 2.00" from 8.022 s to 16 s within 5 ms
heard short at 25, 35, 45, 55, 65, 75, 85, 95, 105, 115, 125, 126, 127, 128, 129, 130, 130.5 s
heard short at 131, 131.5, 132, 132.5, 133, 133.5, 134, 134.5 s
heard long at 135 s
shown " 0.00" from 135 s to 165 s
shown " 2.00" from 165 s to 191 s
heard short at 200, 214.75, 234.13, 244.13, 254.13, 266.7, 276.7, 286.7, 296.7, 315.86, 325.86 s
heard short at 326.86, 327.86, 328.86, 329.86, 335.61, 336.11, 336.61, 337.11, 337.61, 338.11 s
heard short at 338.61, 339.11, 339.61, 340.11 s
heard long at 340.61 s
blinks " 1.42" from 208.42 s to 213.15 s
blinks " 1.34" from 221.64 s to 231 s
blinks " 1.07" from 257.35 s to 259.9 s
heard nothing else

story 2.3 The chaser has caught the contestant: the remainder is dropped for the next cash builder
slide 2
press at 5 s
press at 49.5 s
slide 1 at 60 s
press at 75 s
blinks " 1.16" from 49.51 s to 60.02 s
shown " 1.00" from 60.022 s to 76 s within 5 ms
heard short at 15, 25, 35, 45 s
heard short at 85, 95, 105, 115, 125, 126, 127, 128, 129, 130, 130.5, 131, 131.5, 132, 132.5 s
heard short at 133, 133.5, 134, 134.5 s
heard long at 135 s
shown " 0.00" from 135 s to 140 s
heard nothing else

story 2.4 From the cash builder to the final chase: SLIDE is moved while 0.00 shows
press at 2 s
slide 2 at 66 s
press at 80.5 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
shown " 0.00" from 62 s to 66.02 s
shown " 2.00" from 66.022 s to 81.5 s within 5 ms
shown " 1.59" from 81.5 s to 82.5 s
heard short at 90.5, 100.5, 110.5, 120.5, 130.5, 140.5, 150.5, 160.5, 170.5, 180.5, 190.5 s
heard short at 191.5, 192.5, 193.5, 194.5, 195.5, 196, 196.5, 197, 197.5, 198, 198.5, 199 s
heard short at 199.5, 200 s
heard long at 200.5 s
heard nothing else
