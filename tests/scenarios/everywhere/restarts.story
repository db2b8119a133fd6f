# What power and faults do to a game under way.

story 6.7 A countdown does not survive power loss
press at 1 s
power off at 20 s
power on at 25 s
shown " 1.00" from 25.1 s to 70 s
heard short at 11 s
heard nothing else

story 6.7 A paused countdown does not either
press at 1, 5 s
power off at 20 s
power on at 25 s
shown " 1.00" from 25.1 s to 40 s
heard nothing else

story 6.7 After power loss the period is that of where SLIDE now stands
press at 1 s
power off at 20 s
slide 2 at 22 s
power on at 25 s
press at 30 s
shown " 2.00" from 25.1 s to 31 s
shown " 1.59" from 31.002 s to 32 s
heard short at 11 s
heard nothing else

story 6.7 Power gone over and over
press at 1 s
power off at 5 s
power on at 5.001 s
power off at 5.02 s
power on at 5.03 s
power off at 5.06 s
power on at 5.09 s
press at 6 s
shown " 0.59" from 7.002 s to 8 s
heard nothing else

story 6.7 A restart by fault never asks for the game, though START is down
press at 2 s for 15 s
fault at 4 s
fault at 30 s
shown " 1.00" from 6.05 s to 29 s
silent from 4.06 s to 29 s
heard nothing else
faults 2
