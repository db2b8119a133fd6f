# When flash is left alone. A bad log has something to be written from power-up on; glitches
# that are no press keep START from being quiet.

story 6.6 At power-up, quiet, a bad log is soon kept aside
spoil log
kept aside log
faults 1
start held for 1 ms
until 0.2 s

story 6.6 Not while START is down, and not before it was up and quiet for 50 ms
spoil log
start held for 900 ms
no write from 0 s to 0.95 s
kept aside log
faults 1
until 1.1 s

story 6.6 Not while START is never quiet for 50 ms
spoil log
start held for 1 ms
press every 40 ms from 0.03 s to 10 s for 1 ms
no write from 0 s to 10.04 s
faults 1
kept aside log

story 6.6 Not while a period runs, nor with the long beep on, nor just before presses count again
spoil log
set chase_1_s 2
start held for 900 ms
press at 0.93 s
no write from 0 s to 4.92 s
heard short at 1.43, 1.93, 2.43 s
heard long at 2.93 s
heard nothing else
kept aside log
faults 1

story 6.6 Not while a period is paused, for half an hour
spoil log
start held for 900 ms
press at 0.93, 5 s
press at 1805 s
no write from 0 s to 1860 s
kept aside log
faults 1
until 1870 s

story 6.6 Not with the round's number about to go
game money
spoil log
start held for 900 ms
no write from 0 s to 1.02 s
kept aside log
faults 1
until 1.3 s

story 6.6 But while a name runs it is
game money
spoil log
start held for 1 ms
press every 40 ms from 0.03 s to 2.4 s for 1 ms
no write from 0 s to 2.43 s
shown "REd " at 2.85 s
kept aside log
faults 1
until 3.4 s

story 6.6 Not in a count nor in the reveal's sound; but as the amount blinks it is
game money
spoil log
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
start held for 1 ms
press every 40 ms from 0.03 s to 2.95 s for 1 ms
slide 2 at 2 s
press at 3 s
no write from 0 s to 3.12 s
no write from 3.32 s to 6.32 s
blinks "   2" from 5.14 s to 7 s
kept aside log
faults 1
until 7 s

story 6.6 Not while a count is stopped
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5 s
no write from 3.32 s to 1800 s

story 6.6 A colour armed with START still down is kept once START is up
game money
press at 4 s for 1 s
slide 2 at 4.3 s
power off at 5.5 s
power on at 6 s
shown "02--" from 4.34 s to 5.5 s
no write from 4 s to 5.05 s
shown "02--" from 6.2 s to 8 s

story 6.6 A plain round of The Chase writes nothing
press at 1, 20, 25 s
slide 2 at 10 s
no write from 0.2 s to 110 s

story 6.6 Choosing among colours writes nothing
game money
press every 0.3 s from 3 s to 20 s
no write from 1 s to 21 s
