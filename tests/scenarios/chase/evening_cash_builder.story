# Round 1 of the rulebook: the cash builder, a minute for each contestant.

story 2.4 Three contestants play their cash builders, one after the other
slide 1
press at 12.3 s for 0.4 s bounce 5 ms seed 1
press at 130.55 s for 0.3 s bounce 7 ms seed 2
press at 207.04 s for 0.2 s bounce 3 ms seed 3
shown " 1.00" from 0.5 s to 13.3 s
heard short at 22.3, 32.3, 42.3, 52.3, 62.3, 63.3, 64.3, 65.3, 66.3, 67.3, 67.8, 68.3, 68.8 s
heard short at 69.3, 69.8, 70.3, 70.8, 71.3, 71.8 s
heard long at 72.3 s
shown " 0.00" from 72.3 s to 102.3 s
shown " 1.00" from 102.3 s to 131.55 s
heard short at 140.55, 150.55, 160.55, 170.55, 180.55, 181.55, 182.55, 183.55, 184.55, 185.55 s
heard short at 186.05, 186.55, 187.05, 187.55, 188.05, 188.55, 189.05, 189.55, 190.05 s
heard long at 190.55 s
shown " 0.00" from 190.55 s to 207.04 s
shown " 1.00" from 207.04 s to 208.04 s within 20 ms
heard short at 217.04, 227.04, 237.04, 247.04, 257.04, 258.04, 259.04, 260.04, 261.04, 262.04 s
heard short at 262.54, 263.04, 263.54, 264.04, 264.54, 265.04, 265.54, 266.04, 266.54 s
heard long at 267.04 s
shown " 0.00" from 267.04 s to 297.04 s
shown " 1.00" from 297.04 s to 310 s
heard nothing else

story 2.4 A false start: the question master holds START, and the contestant gets a full minute
press at 5 s
press at 7.4 s for 5.3 s
press at 20 s
blinks " 0.58" from 7.41 s to 12.4 s
heard rise1 at 10.4 s
heard rise2 at 11.4 s
heard rise3 at 12.4 s
shown " 1.00" from 12.4 s to 21 s
heard short at 30, 40, 50, 60, 70, 71, 72, 73, 74, 75, 75.5, 76, 76.5, 77, 77.5, 78, 78.5, 79 s
heard short at 79.5 s
heard long at 80 s
heard nothing else

story 2.6 The telephone rings in the second cash builder, and everybody waits
press at 5 s
press at 80 s
press at 93.25 s
press at 330.6 s
heard short at 15, 25, 35, 45, 55, 56, 57, 58, 59, 60, 60.5, 61, 61.5, 62, 62.5, 63, 63.5, 64 s
heard short at 64.5 s
heard long at 65 s
blinks " 0.47" from 93.26 s to 330.6 s
heard short at 90, 337.35, 347.35, 357.35, 367.35, 368.35, 369.35, 370.35, 371.35, 372.35 s
heard short at 372.85, 373.35, 373.85, 374.35, 374.85, 375.35, 375.85, 376.35, 376.85 s
heard long at 377.35 s
heard nothing else
