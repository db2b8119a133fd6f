# What is a press: low for 5 ms without a break.

story 1.2 A press acts at once, on the way down, 5 ms after its edge
press at 1 s
press at 11.05 s for 2 s
heard short cut at 11 s for 55 ms
heard nothing else
blinks " 0.50" from 11.06 s to 15 s

story 1.2 Low for 5.1 ms is a press
press at 1 s for 5.1 ms
shown " 0.59" from 2.002 s to 3 s

story 1.2 Low for 4.9 ms without more is none
press at 1 s for 4.9 ms
shown " 1.00" from 0.5 s to 10 s

story 1.2 Low for under 3 ms is never a press
press every 33 ms from 1 s to 20 s for 2.9 ms
shown " 1.00" from 0.5 s to 22 s
heard nothing else

story 1.2 Low for under 3 ms, again and again within a burst, is never a press
press every 5 ms from 1 s to 20 s for 2.9 ms
shown " 1.00" from 0.5 s to 22 s
heard nothing else

story 1.2 Glitches do not pause a period
press every 33 ms from 1.5 s to 20 s for 2.9 ms
press at 1 s
shown " 0.39" from 22.002 s to 23 s
heard short at 11, 21 s
heard nothing else

story 1.2 Clean presses of 25 ms, 30 ms apart, all count
game money
# Forty-two: two laps of the twenty colours, and two more.
press every 55 ms from 4 s to 6.255 s for 25 ms
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Presses of 25 ms with 8 ms of chatter at each end all count
game money
press every 55 ms from 4 s to 6.255 s for 25 ms bounce 8 ms seed 1
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Presses of 25 ms with 8 ms of other chatter all count
game money
press every 55 ms from 4 s to 6.255 s for 25 ms bounce 8 ms seed 1000
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Presses of 40 ms with 8 ms of chatter all count
game money
press every 70 ms from 4 s to 6.87 s for 40 ms bounce 8 ms seed 2000
shown "C 03" from 6.9 s to 7.85 s

story 1.2 Presses of 200 ms with 8 ms of chatter all count
game money
press every 400 ms from 4 s to 20.4 s for 200 ms bounce 8 ms seed 3000
shown "C 03" from 20.43 s to 21.4 s

story 1.2 Chatter of half a millisecond
game money
press every 55 ms from 4 s to 6.255 s for 25 ms bounce 0.5 ms seed 4000
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Chatter of 1 ms
game money
press every 55 ms from 4 s to 6.255 s for 25 ms bounce 1 ms seed 5000
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Chatter of 3 ms
game money
press every 55 ms from 4 s to 6.255 s for 25 ms bounce 3 ms seed 6000
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Chatter of 5 ms
game money
press every 55 ms from 4 s to 6.255 s for 25 ms bounce 5 ms seed 7000
shown "C 03" from 6.28 s to 7.25 s

story 1.2 Presses by random lengths of a show
game money
press at 4, 4.15, 4.3 s for 25 ms bounce 8 ms seed 11
press at 4.5, 5.2, 5.8 s for 400 ms bounce 8 ms seed 12
press at 6.5, 6.6, 6.7 s for 33 ms bounce 7 ms seed 13
shown "C 10" from 6.73 s to 7.7 s
