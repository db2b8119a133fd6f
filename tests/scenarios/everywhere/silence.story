# BEEPER falls silent within 50 ms, both of its pins low.

story 6.4 At power-up
silent from 0 s to 10 s
pins low at 0.05 s
pins low at 5 s

story 6.4 Ctrl-C in the long beep
set chase_1_s 2
press at 1 s
send bytes 03 at 3.5 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard nothing else
pins low at 3.552 s
pins low at 10 s

story 6.4 Ctrl-C in a short beep
press at 1 s
send bytes 03 at 11.02 s
heard short cut at 11 s for 20 ms within 50 ms
heard nothing else
pins low at 11.072 s
until 70 s

story 6.4 Ctrl-C between two beeps: no beep comes after it
press at 1 s
send bytes 03 at 15 s
heard short at 11 s
heard nothing else
pins low at 15.052 s
until 70 s

story 6.4 Ctrl-C in the reveal
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
send bytes 03 at 4.5 s
heard tick at 3 s within 20 ms
heard reveal cut at 4.12 s for 380 ms within 50 ms
heard nothing else
pins low at 4.552 s

story 6.4 Ctrl-C in the first tone of a stop: the second never comes
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5 s
send bytes 03 at 4.54 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop cut at 4.5 s within 20 ms
heard nothing else
silent from 4.592 s to 10 s
pins low at 4.592 s

story 6.4 Ctrl-C in the error
game money
slide 2
press at 2 s
send bytes 03 at 2.05 s
heard error cut at 2 s within 20 ms
silent from 2.102 s to 5 s
pins low at 2.102 s

story 6.4 A second Ctrl-C in the same breath
set chase_1_s 2
press at 1 s
send bytes 0303 at 3.5 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard nothing else
pins low at 3.552 s

story 6.4 A second Ctrl-C while the first is handled
set chase_1_s 2
press at 1 s
send bytes 03 at 3.5 s
send bytes 03 at 3.50001 s
send bytes 03 at 3.5001 s
send bytes 03 at 3.501 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard nothing else
pins low at 3.552 s
pins low at 10 s

story 6.4 A soft reset in the long beep
set chase_1_s 2
press at 1 s
soft reset at 3.5 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard nothing else
pins low at 3.552 s

story 6.4 A soft reset in a short beep
press at 1 s
soft reset at 11.05 s
press at 13 s
heard short cut at 11 s for 50 ms within 50 ms
heard short at 23 s
heard nothing else
pins low at 11.102 s

story 6.4 Ctrl-C, then a soft reset at the prompt: the box is as new
set chase_1_s 2
press at 1 s
send bytes 03 at 3.5 s
soft reset at 5 s
press at 6 s
heard short at 1.5, 2, 2.5, 6.5, 7, 7.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard long at 8 s
heard nothing else
pins low at 5.05 s

story 6.4 After a soft reset START and SLIDE work as before
soft reset at 2 s
slide 2 at 3 s
press at 4 s
press at 6 s
shown " 2.00" from 3.03 s to 5 s
blinks " 1.58" from 6.01 s to 8 s

story 6.4 Power gone in the long beep, and back
set chase_1_s 2
press at 1 s
power off at 3.5 s
power on at 3.6 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms
heard nothing else
pins low at 3.502 s
pins low at 3.602 s
pins low at 5 s

story 6.4 Between two sounds both pins are low
press at 1 s
pins low at 10.9 s
pins low at 11.15 s

story 6.4 An error in the long beep: silence, and both pins low
set chase_1_s 2
press at 1 s
fault at 3.5 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard nothing else
pins low at 3.552 s
faults 1

story 6.4 An error in a short beep
press at 1 s
fault at 11.05 s
heard short cut at 11 s for 50 ms within 50 ms
heard nothing else
pins low at 11.102 s
faults 1
