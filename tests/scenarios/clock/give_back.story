# START held for two seconds in a turn: pressed by mistake, the turn is given back and paused.

story 4.4 Held 2 s: the turn is given back as it was at the first edge, and START goes on
game clock
press at 1 s
press at 10.25 s for 2.5 s
press at 40 s
shown "1. 51" from 10 s to 10.25 s
shown "2. 60" from 10.25 s to 11.25 s within 20 ms
shown "2. 59" from 11.25 s to 12.25 s
blinks "1. 51" from 12.25 s to 40 s
shown "1. 51" from 40 s to 40.75 s within 20 ms
shown "1. 50" from 40.75 s to 41.75 s
shown "1. 49" from 41.75 s to 42.75 s
heard high at 1 s within 20 ms
heard low at 10.25 s within 20 ms
heard nothing else

story 4.4 Let go after 1.999 s: handed over, and no more
game clock
press at 1 s
press at 10 s for 1.999 s
shown "2. 59" from 11 s to 12 s
shown "2. 58" from 12 s to 13 s
shown "2. 57" from 13 s to 14 s
heard high at 1 s within 20 ms
heard low at 10 s within 20 ms
heard nothing else

story 4.4 Let go after 2.001 s: given back
game clock
press at 1 s
press at 10 s for 2.001 s
blinks "1. 51" from 12.03 s to 20 s
lamp blinks from 12.03 s to 20 s
heard high at 1 s within 20 ms
heard low at 10 s within 20 ms
heard nothing else

story 4.4 The two seconds count from the first edge, however long the chatter
game clock
press at 1 s
press at 10 s for 3 s bounce 8 ms seed 5
blinks "1. 51" from 12 s to 20 s

story 4.4 Blinking begins lit as the turn is given back
game clock
press at 1 s
press at 10 s for 3 s
shown "1. 51" from 12 s to 12.5 s
dark from 12.5 s to 13 s
shown "1. 51" from 13 s to 13.5 s

story 4.4 The remainder is kept to the microsecond
game clock
set clock_1_s 20
press at 1.000003 s
press at 14.370123 s for 2.3 s
press at 30.000001 s
blinks "1. 6.7" from 16.4 s to 30 s
heard high at 1 s within 20 ms
heard short at 11.000003, 12.000003, 13.000003, 14.000003 s
heard low at 14.370123 s within 20 ms
heard short at 30.629881, 31.629881, 32.129881, 32.629881, 33.129881, 33.629881, 34.129881 s
heard short at 34.629881, 35.129881, 35.629881, 36.129881 s
heard long at 36.629881 s
heard nothing else

story 4.4 A turn of the last millisecond is given back, and is then over in 1 ms
game clock
set clock_1_s 20
press at 1 s
press at 20.999 s for 2.9 s
press at 30 s
blinks "1. 0.1" from 22.999 s to 30 s
blinks "1. 0.0" from 30.02 s to 35 s
heard high at 1 s within 20 ms
heard short at 11, 12, 13, 14, 15, 16, 16.5, 17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5 s
heard low at 20.999 s within 20 ms
heard long at 30.001 s within 20 ms
heard nothing else

story 4.4 Player 2's turn is given back to player 2
game clock
press at 1, 5 s
press at 20 s for 2.5 s
press at 30 s
shown "1. 60" from 20 s to 21 s within 20 ms
blinks "2. 45" from 22 s to 30 s
shown "2. 45" from 30 s to 31 s within 20 ms
shown "2. 44" from 31 s to 32 s
heard high at 1, 20 s within 20 ms
heard low at 5 s within 20 ms
heard nothing else

story 4.4 The turn that went on is handed over to the right player
game clock
press at 1 s
press at 10 s for 2.5 s
press at 20, 25 s
shown "1. 51" from 20 s to 21 s within 20 ms
shown "1. 50" from 21 s to 22 s
shown "2. 60" from 25 s to 26 s within 20 ms
heard high at 1 s within 20 ms
heard low at 10, 25 s within 20 ms
heard nothing else

story 4.4 A beep of the turn begun by mistake is cut as it is taken back
game clock
set clock_1_s 5
press at 1 s
press at 2 s for 2.6 s
heard high at 1 s within 20 ms
heard short at 1.5 s
heard low at 2 s within 20 ms
heard short at 2.5, 3, 3.5 s
blinks "1. 4.0" from 4.02 s to 10 s

story 4.5 START goes on without a sound
game clock
press at 1 s
press at 10 s for 2.5 s
press at 20 s
silent from 13 s to 60 s

story 4.5 Holding it 2 s as it goes on does nothing more
game clock
press at 1 s
press at 10 s for 2.5 s
press at 20 s for 2.9 s
shown "1. 50" from 21 s to 22 s
shown "1. 49" from 22 s to 23 s
shown "1. 48" from 23 s to 24 s
heard high at 1 s within 20 ms
heard low at 10 s within 20 ms
heard nothing else

story 4.5 A long hold that went on leads to ready
game clock
press at 1 s
press at 10 s for 2.5 s
press at 20 s for 6 s
shown "1. 47" from 24 s to 25 s
shown " 1.00" from 25 s to 40 s
lamp on from 20.02 s to 40 s
heard high at 1 s within 20 ms
heard low at 10 s within 20 ms
heard rise1 at 23 s
heard rise2 at 24 s
heard rise3 at 25 s
heard nothing else

story 4.5 Paused keeps everything for twenty-nine minutes, undimmed
game clock
press at 1 s
press at 10 s for 2.5 s
press at 1750 s
blinks "1. 51" from 12 s to 1750 s
brightness 2 at 1700 s within 600 ms
shown "1. 51" from 1750 s to 1751 s within 20 ms
shown "1. 50" from 1751 s to 1752 s
