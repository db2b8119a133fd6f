# Other turns than one and two minutes.

story 6.12 The shortest turns, 5 s
game clock
set clock_1_s 5
set clock_2_s 5
press at 1 s
shown "  5.0" from 0.5 s to 1 s
shown "1. 5.0" from 1 s to 1.1 s within 20 ms
shown "1. 4.9" from 1.1 s to 1.2 s
blinks "1. 0.0" from 6 s to 13 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6 s
heard nothing else

story 6.12 The longest turn, 600 s, shows all its seconds
game clock
set clock_2_s 600
slide 2
press at 1 s
shown "10.00" from 0.5 s to 1 s
shown "1.600" from 1 s to 2 s within 20 ms
shown "1.599" from 2 s to 3 s
shown "1.100" from 501 s to 502 s
shown "1. 99" from 502 s to 503 s
heard high at 1 s within 20 ms
heard short at 591, 592, 593, 594, 595, 596, 596.5, 597, 597.5, 598, 598.5, 599, 599.5, 600 s
heard short at 600.5 s
heard long at 601 s
heard nothing else

story 6.12 Turns of 45 and 90 s
game clock
set clock_1_s 45
set clock_2_s 90
press at 5 s
slide 2 at 7 s
press at 10 s
shown " 0.45" from 0.5 s to 5 s
shown "1. 45" from 5 s to 6 s within 20 ms
shown "2. 90" from 10 s to 11 s within 20 ms

story 6.12 The periods of The Chase are not the clock's
game clock
set chase_1_s 30
set chase_2_s 40
press at 1 s
shown " 1.00" from 0.5 s to 1 s
shown "1. 60" from 1 s to 2 s within 20 ms

story 6.12 A kept turn too short becomes the shortest, and nothing is bad
game clock
set clock_1_s 2
set clock_2_s 4
set volume 2
slide 2 at 3 s
press at 3.5 s
shown "  5.0" from 0.5 s to 3.5 s
shown "1. 5.0" from 3.5 s to 3.6 s within 20 ms
send {"jsonrpc": "2.0", "id": 1, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"game": "clock", "clock_1_s": 5, "clock_2_s": 5, "volume": 2}} at 5 s within 400 ms
no write from 0 s to 7 s
faults 0

story 6.12 In the shortest turn a turn can be given back
game clock
set clock_1_s 5
press at 1 s
press at 3 s for 2.5 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5 s
heard low at 3 s within 20 ms
heard short at 3.5, 4, 4.5 s
blinks "1. 3.0" from 5.02 s to 10 s
until 12 s

story 6.12 A kept turn that was never allowed is bad: the default, and a line in the log
game clock
set clock_1_s 1
shown " 1.00" from 0.5 s to 3 s
kept aside settings
faults 1
