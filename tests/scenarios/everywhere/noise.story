# Noise on START costs no beep. Up to its first 15 ms may be waited for (1.4).

story 6.8 40 kHz for a second, over a beep
press at 1 s
noise 40000 from 10.5 s to 11.5 s
heard short at 11, 21 s within 20 ms
heard nothing else
shown " 0.49" from 12.002 s to 13 s

story 6.8 40 kHz for a second in the last five: the beeps are on their grid
press at 1 s
noise 40000 from 58.2 s to 59.2 s
shown "  2.0" from 59 s to 59.1 s within 20 ms
shown "  1.7" from 59.3 s to 59.4 s within 20 ms
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59 s within 20 ms
heard short at 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.8 40 kHz over the end
press at 1 s
noise 40000 from 60.9 s to 61.1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59 s within 20 ms
heard short at 59.5, 60, 60.5 s
heard long at 61 s within 20 ms
heard nothing else

story 6.8 25 kHz over a beep
press at 1 s
noise 25000 from 10.9 s to 11.2 s
heard short at 11, 21 s within 20 ms
heard nothing else

story 6.8 10 kHz for a second, over a beep
press at 1 s
noise 10000 from 10.5 s to 11.5 s
heard short at 11, 21 s within 20 ms
heard nothing else

story 6.8 1 kHz for a second, over a beep
press at 1 s
noise 1000 from 10.5 s to 11.5 s
heard short at 11, 21 s within 20 ms
heard nothing else

story 6.8 200 Hz for a second, over a beep
press at 1 s
noise 200 from 10.5 s to 11.5 s
heard short at 11, 21 s within 20 ms
heard nothing else

story 6.8 50 Hz of hum is a press and no more: the first edge is its time
press at 1 s
noise 50 from 10.5 s to 11.5 s
blinks " 0.51" from 10.51 s to 15 s
heard nothing else

story 6.8 Noise at the beep's own instant
press at 1 s
noise 40000 from 10.995 s to 11.195 s
heard short at 11.005, 21 s within 20 ms
heard nothing else

story 6.8 Noise over a full buffer: the box comes late to it, and no beep is lost
press at 1 s
noise 40000 from 10.5 s to 11.5 s
stall 5 ms at 10.6 s
stall 40 ms at 10.8 s
stall 3 ms at 11.2 s
heard short at 11, 21 s within 20 ms
heard nothing else
press at 25 s
blinks " 0.36" from 25.01 s to 30 s

story 6.8 Noise while money is counted: the ticks are on their grid
game money
amounts 5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
noise 40000 from 5 s to 5.3 s
noise 7000 from 6.5 s to 7.5 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s within 20 ms
heard reveal at 8.12 s
heard nothing else

story 6.8 After the noise START works as before
press at 1 s
noise 40000 from 4.3 s to 4.5 s
press at 4.6 s
blinks " 0.57" from 4.61 s to 10 s
heard nothing else

story 6.8 Noise in ready starts nothing
noise 40000 from 2 s to 2.3 s
noise 30000 from 3.1 s to 3.3 s
noise 300 from 4.5 s to 5.5 s
press at 8 s
shown " 1.00" from 0.5 s to 9 s
shown " 0.59" from 9.002 s to 10 s

story 6.1 Noise on START as power comes on is no holding: no chooser, and no game is changed
power off at 1 s
noise 5000 from 1.2 s to 4 s
power on at 2 s
press at 5 s
shown " 1.00" from 2.2 s to 4.9 s
shown " 0.59" from 6.1 s to 6.9 s

story 6.1 Noise of a mains hum from power-up on opens no chooser
game money
power off at 1 s
noise 60 from 1.99 s to 4 s
power on at 2 s
shown "C 01" at 3.2 s
shown "C 01" at 8 s
heard nothing else

story 6.1 Noise on START for eleven seconds does not lead to SAFE
power off at 1 s
noise 5000 from 1.2 s to 11 s
power on at 2 s
shown " 1.00" from 2.2 s to 12 s
press at 13 s
shown " 0.59" from 14.1 s to 14.9 s

story 6.1 START held through noise opens the chooser once the noise is over
start held for 300 ms
noise 5000 from 0.3 s to 2 s
press at 2.005 s for 3 s
shown " 1.00" from 0.5 s to 2.02 s
shown "CHAS" from 2.04 s to 5 s
