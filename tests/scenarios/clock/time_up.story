# Time up: the long beep, half a second of quiet, then the other player's turn.

story 4.3 Time up blinks and waits, with no beep but the long one
game clock
press at 1 s
blinks "1. 0.0" from 61 s to 200 s
heard high at 1 s within 20 ms
heard short at 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 4.3 Time up for player 2, then player 1 with the high sound
game clock
press at 1, 4 s
press at 70 s
blinks "2. 0.0" from 64 s to 70 s
shown "1. 60" from 70 s to 71 s within 20 ms
shown "1. 59" from 71 s to 72 s
heard high at 1, 70 s within 20 ms
heard low at 4 s within 20 ms
heard short at 54, 55, 56, 57, 58, 59, 59.5, 60, 60.5, 61, 61.5, 62, 62.5, 63, 63.5 s
heard long at 64 s
heard nothing else

story 4.3 Blinking begins lit
game clock
set clock_1_s 5
press at 1 s
shown "1. 0.0" from 6 s to 6.5 s
dark from 6.5 s to 7 s
shown "1. 0.0" from 7 s to 7.5 s

story 4.3 A press 1.999 s after the time is up is ignored
game clock
set clock_1_s 5
press at 1 s
press at 7.999 s
blinks "1. 0.0" from 6 s to 15 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6 s
heard nothing else

story 4.3 A press 2.001 s after the time is up is player 2's turn
game clock
set clock_1_s 10
press at 1 s
press at 13.001 s
shown "2. 10" from 13.001 s to 13.101 s within 20 ms
shown "2. 9.9" from 13.101 s to 13.201 s
heard high at 1 s within 20 ms
heard low at 13.001 s within 20 ms
heard short at 2, 3, 4, 5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5 s
heard long at 11 s
heard short at 14.001 s
heard nothing else

story 4.3 A press in the long beep stays ignored while it is held, and leads nowhere
game clock
set clock_1_s 5
press at 1 s
press at 6.2 s for 9 s
blinks "1. 0.0" from 6 s to 18 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6 s
heard nothing else

story 4.3 LAMP is dark while presses are ignored, then lit
game clock
set clock_1_s 5
press at 1 s
lamp on from 0.5 s to 6 s
lamp off from 6 s to 8 s
lamp on from 8 s to 30 s

story 4.3 A press held in time up is the other player's turn, then ready
game clock
set clock_1_s 20
press at 1 s
press at 30 s for 7 s
shown "2. 20" from 30 s to 31 s within 20 ms
shown "2. 19" from 31 s to 32 s
shown "2. 18" from 32 s to 33 s
shown "2. 16" from 34 s to 35 s
shown " 0.20" from 35 s to 50 s
heard high at 1 s within 20 ms
heard short at 11, 12, 13, 14, 15, 16, 16.5, 17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5 s
heard long at 21 s
heard low at 30 s within 20 ms
heard rise1 at 33 s
heard rise2 at 34 s
heard rise3 at 35 s
heard nothing else

story 4.3 Held for 4.9 s in time up, the turn goes on
game clock
set clock_1_s 20
press at 1 s
press at 30 s for 4.9 s
shown "2. 16" from 34 s to 35 s
shown "2. 15" from 35 s to 36 s
shown "2. 14" from 36 s to 37 s

story 4.3 A late long beep ends late: a press while it sounds is ignored
game clock
set clock_1_s 5
press at 1 s
stall 700 ms at 5.9 s
press at 8.05 s for 30 ms
blinks "1. 0.0" from 6.6 s to 12 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6.6 s within 20 ms
heard nothing else

story 4.3 The half second after a late long beep counts from its end
game clock
set clock_1_s 5
press at 1 s
stall 700 ms at 5.9 s
press at 8.57 s for 30 ms
lamp off from 6.6 s to 8.6 s
lamp on from 8.65 s to 12 s
blinks "1. 0.0" from 6.6 s to 12 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6.6 s within 20 ms
heard nothing else

story 4.3 Half a second after a late long beep a press is the other player's turn
game clock
set clock_1_s 5
press at 1 s
stall 700 ms at 5.9 s
press at 8.63 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6.6 s within 20 ms
heard low at 8.63 s within 20 ms
heard nothing else
until 9.1 s
