# Contacts that bounce and a line that is disturbed cost no player anything.

story 3.14 A whole colour with a chattering START: each press counts once, at its first edge
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s for 100 ms bounce 8 ms seed 21
press at 1.8 s for 100 ms bounce 8 ms seed 22
shown "C 03" from 1.8 s to 2.2 s within 20 ms
slide 2 at 2.2 s
press at 3 s for 120 ms bounce 8 ms seed 23
press at 4.5 s for 120 ms bounce 8 ms seed 24
press at 7 s for 120 ms bounce 8 ms seed 25
shown "   1" from 3 s to 4.12 s within 20 ms
shown "   2" from 4.12 s to 7 s
shown "   3" from 7 s to 8.12 s within 20 ms
shown "   4" from 8.12 s to 9.12 s
shown "   5" from 9.12 s to 10.12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard tick at 8.12, 9.12 s
heard reveal at 10.12 s
heard nothing else
kept game as {"played": [[3, [2], 5]]}
until 13 s

story 3.14 The same with chatter of another kind and from another chance
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
origin random 9
press at 1.5 s for 60 ms bounce 3 ms seed 31
press at 1.8 s for 60 ms bounce 5 ms seed 32
slide 2 at 2.2 s
press at 3 s for 60 ms bounce 7 ms seed 33
press at 4.5 s for 60 ms bounce 6 ms seed 34
press at 7 s for 60 ms bounce 4 ms seed 35
heard tick at 3 s within 20 ms
heard tick at 4.06 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard tick at 8.06, 9.06 s
heard reveal at 10.06 s
heard nothing else

story 3.14 A chattering release just before a step is no press and shifts nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.2 s
press at 3 s
press at 3.2 s for 0.925 s bounce 8 ms seed 41
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.14 Noise on the line between two steps stops nothing and shifts nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.2 s
press at 3 s
noise 2000 from 4.3 s to 4.9 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.14 Noise over a step makes it late by 16 ms at most, and the grid stays
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.2 s
press at 3 s
noise 1000 from 4.115 s to 4.5 s
shown "   2" from 4.14 s to 5.12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s within 16 ms
heard tick at 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.14 After noise a press stops the count as ever
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.2 s
press at 3 s
noise 5000 from 4.3 s to 5.4 s
press at 5.6 s
shown "   3" from 5.12 s to 9 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard tick at 5.12 s within 20 ms
heard stop at 5.6 s within 20 ms
heard nothing else

story 3.8 Noise in a stop neither goes on nor loses the figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.2 s
press at 3 s
press at 4.5 s
noise 3000 from 6 s to 8 s
shown "   2" from 4.12 s to 12 s
lamp blinks from 8.1 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard nothing else
