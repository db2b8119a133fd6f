# While a burst is undecided whatever falls due waits, for at most 15 ms from its first edge.

story 1.4 A beep waits for a glitch, by 16 ms at most; what comes after is on its grid
press at 1 s
press at 10.999 s for 2 ms
heard short at 11.011, 21 s
heard nothing else

story 1.4 A beep waits for chatter that does not settle, 15 ms from the first edge
press at 1 s
press at 10.995 s for 3 ms
press at 11 s for 3 ms
heard short at 11.01, 21 s
heard nothing else

story 1.4 Chatter that goes on for over 10 ms cannot be a press: no more waits for it
press at 1 s
noise 500 from 10.995 s to 11.2 s
heard short at 11.006, 21 s
heard nothing else

story 1.4 A beep due at the first edge does not wait
press at 1 s
press at 11 s for 2 ms
heard short at 11, 21 s
heard nothing else

story 1.4 The long beep waits too, and a glitch does not stop it
set chase_1_s 2
press at 1 s
press at 2.999 s for 2 ms
shown "  0.1" from 2.902 s to 3 s
heard short at 1.5, 2, 2.5 s
heard long at 3.011 s
heard nothing else

story 1.4 Given up, a burst holds up nothing more: every beep of a noisy minute is on its grid
press at 1 s
noise 500 from 10.5 s to 61.5 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59 s
heard short at 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 1.4 After 19 ms high what was given up is still given up
press at 1 s
noise 500 from 10.5 s to 10.98 s
press at 10.998 s for 8 ms
heard short at 11, 21 s
heard nothing else
shown " 0.49" from 12.002 s to 13 s

story 1.4 After more than 20 ms high a burst is judged again
press at 1 s
noise 500 from 10.5 s to 10.97 s
press at 10.999 s for 2 ms
heard short at 11.011, 21 s
heard nothing else

story 1.4 Chatter of 9 ms before it settles is a press
press at 1 s for 100 ms bounce 9 ms seed 41
shown " 0.59" from 2.002 s to 3 s

story 1.4 Chatter of 12 ms is none, however long START is then down
press at 1 s for 3 s bounce 12 ms seed 42
press at 6 s
shown " 1.00" from 0.5 s to 7 s
shown " 0.59" from 7.002 s to 8 s

story 1.4 The display never takes a figure back
press at 1 s
press at 51.099 s bounce 8 ms seed 43
# 9.901 s are left; 9.9 would have been due a millisecond later.
shown " 0.10" from 51.002 s to 51.6 s
blinks " 0.10" from 51.12 s to 60 s

story 1.4 Bounces cost no money: a first edge 1 ms before the step keeps the amount
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 5.119 s bounce 8 ms seed 44
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 5.119 s within 20 ms
heard nothing else
shown "   2" from 4.122 s to 10 s

story 1.4 The next figure does not flash up under a bouncing stop
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 5.119 s bounce 8 ms seed 45
shown "   2" from 4.122 s to 10 s

story 1.4 A first edge 1 ms after the step has the next figure
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 5.121 s bounce 8 ms seed 45
shown "   3" from 5.14 s to 10 s

story 1.4 SLIDE waits: the press came first, the next colour is armed
game money
# SLIDE counts at 4.022 s.
slide 2 at 4 s
press at 4.02 s bounce 8 ms seed 46
shown "02--" from 4.05 s to 8 s
heard nothing else

story 1.4 SLIDE waits: a bouncing press 1 ms before it counts starts one minute
# SLIDE counts at 4.022 s.
slide 2 at 4 s
press at 4.021 s bounce 8 ms seed 46
shown " 1.00" from 3 s to 5 s
shown " 0.59" from 5.023 s to 6 s

story 1.4 A bouncing press 1 ms after SLIDE counts starts two minutes
slide 2 at 4 s
press at 4.023 s bounce 8 ms seed 46
shown " 2.00" from 4.03 s to 5.023 s
shown " 1.59" from 5.025 s to 6 s

story 1.4 A tick waits for a glitch, the next one is on its grid
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 4.119 s for 2 ms
heard tick at 3 s within 20 ms
heard tick at 4.131, 5.12, 6.12 s
heard nothing else
until 7 s

story 1.4 The reveal waits for a glitch
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 4.119 s for 2 ms
heard tick at 3 s within 20 ms
heard reveal at 4.131 s
heard nothing else
