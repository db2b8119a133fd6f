# A turn: the player at the left, the time in three digits, START to hand over.

story 4.2 START hands over: low for player 2, high for player 1, a full period each time
game clock
press at 1, 11, 31, 36 s
shown "1. 60" from 1 s to 2 s within 20 ms
shown "1. 51" from 10 s to 11 s
shown "2. 60" from 11 s to 12 s within 20 ms
shown "2. 59" from 12 s to 13 s
shown "2. 41" from 30 s to 31 s
shown "1. 60" from 31 s to 32 s within 20 ms
shown "1. 56" from 35 s to 36 s
shown "2. 60" from 36 s to 37 s within 20 ms
heard high at 1, 31 s within 20 ms
heard low at 11, 36 s within 20 ms
heard nothing else

story 4.2 Whole seconds to ten, then tenths
game clock
press at 1 s
shown "1. 60" from 1.02 s to 2 s
shown "1. 11" from 50 s to 51 s
shown "1. 10" from 51 s to 51.1 s
shown "1. 9.9" from 51.1 s to 51.2 s
shown "1. 9.8" from 51.2 s to 51.3 s
shown "1. 9.0" from 52 s to 52.1 s
shown "1. 1.0" from 60 s to 60.1 s
shown "1. 0.9" from 60.1 s to 60.2 s
shown "1. 0.1" from 60.9 s to 61 s

story 4.2 Player 2 in tenths
game clock
press at 1 s
press at 3 s
shown "2. 10" from 53 s to 53.1 s
shown "2. 9.9" from 53.1 s to 53.2 s
shown "2. 0.1" from 62.9 s to 63 s

story 4.2 A press 0.499 s after the turn began is ignored
game clock
press at 1 s
press at 1.499 s
shown "1. 59" from 2 s to 3 s
shown "1. 58" from 3 s to 4 s
heard high at 1 s within 20 ms
heard nothing else

story 4.2 A press 0.501 s after the turn began hands over
game clock
press at 1 s
press at 1.501 s
shown "2. 60" from 1.501 s to 2.501 s within 20 ms
shown "2. 59" from 2.501 s to 3.501 s
heard high at 1 s within 20 ms
heard low at 1.501 s within 20 ms
heard nothing else

story 4.2 The half second counts for player 2 as well
game clock
press at 1, 5, 5.499 s
press at 5.7 s
shown "2. 60" from 5 s to 5.7 s within 20 ms
shown "1. 60" from 5.7 s to 6.7 s within 20 ms
heard high at 1, 5.7 s within 20 ms
heard low at 5 s within 20 ms
heard nothing else

story 4.2 The half second counts from the first edge, however long the chatter
game clock
press at 1 s bounce 8 ms seed 1
press at 1.501 s bounce 8 ms seed 2
shown "2. 60" from 1.501 s to 2.501 s within 20 ms
heard high at 1 s within 20 ms
heard low at 1.501 s within 20 ms
heard nothing else

story 4.2 A press in the half second stays ignored while it is held
game clock
press at 1 s
press at 1.4 s for 8 s
shown "1. 59" from 2 s to 3 s
shown "1. 53" from 8 s to 9 s
lamp on from 0.5 s to 10 s
heard high at 1 s within 20 ms
heard nothing else

story 4.2 LAMP is lit all through a turn, its half second and its beeps too
game clock
press at 1 s
press at 1.3 s
press at 20 s
lamp on from 0.5 s to 80 s

story 4.2 The other player's sound cuts a beep
game clock
press at 1 s
press at 52.05 s
shown "2. 60" from 52.05 s to 53.05 s within 20 ms
heard high at 1 s within 20 ms
heard short at 51 s
heard short cut at 52 s for 50 ms within 20 ms
heard low at 52.05 s within 20 ms
heard nothing else

story 4.2 A turn handed over 1 ms before a figure changes never shows the next one
game clock
press at 1 s
press at 8.999 s bounce 8 ms seed 2
shown "1. 53" from 8 s to 9.006 s
shown "2. 60" from 8.999 s to 9.999 s within 20 ms

story 4.2 A long hold leads to ready, by way of the turn given back
game clock
press at 1 s
press at 10 s for 6 s
shown "1. 52" from 9 s to 10 s
shown "2. 60" from 10 s to 11 s within 20 ms
shown "2. 59" from 11 s to 12 s
blinks "1. 51" from 12 s to 15 s
shown " 1.00" from 15 s to 30 s
lamp on from 0.5 s to 12 s
lamp blinks from 12 s to 15 s
lamp on from 15 s to 30 s
heard high at 1 s within 20 ms
heard low at 10 s within 20 ms
heard rise1 at 13 s
heard rise2 at 14 s
heard rise3 at 15 s
heard nothing else

story 4.2 A long hold let go after 4.999 s: the turn stays given back
game clock
press at 1 s
press at 10 s for 4.999 s
blinks "1. 51" from 12 s to 30 s
heard high at 1 s within 20 ms
heard low at 10 s within 20 ms
heard rise1 at 13 s
heard rise2 at 14 s
heard nothing else

story 4.2 After a long hold player 1 begins again, whoever's turn it was
game clock
press at 1, 5 s
press at 10 s for 5.5 s
press at 20 s
shown "1. 60" from 20 s to 21 s within 20 ms
heard high at 1, 10, 20 s within 20 ms
heard low at 5 s within 20 ms
heard rise1 at 13 s
heard rise2 at 14 s
heard rise3 at 15 s
heard nothing else
