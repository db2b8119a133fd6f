# A program that stands still for a while: no figure is skipped, the grid shifts.

story 3.14 After a stall over one step the next figure shows late and stands its full step
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 1 s at 4 s
shown "   1" from 3 s to 5 s within 20 ms
shown "   2" from 5 s to 6 s within 20 ms
shown "   3" from 6 s to 7 s within 20 ms
shown "   4" from 7 s to 8 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 6, 7, 8 s within 20 ms
heard reveal at 9 s within 20 ms
heard nothing else

story 3.14 A stall as long as three steps skips no figure either
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 3.5 s at 4 s
shown "   2" from 7.5 s to 8.5 s within 20 ms
shown "   3" from 8.5 s to 9.5 s within 20 ms
shown "   4" from 9.5 s to 10.5 s within 20 ms
shown "   5" from 10.5 s to 11.5 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 8.5, 9.5, 10.5 s within 20 ms
heard reveal at 11.5 s within 20 ms
heard nothing else

story 3.14 A stall between two steps shifts nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 0.7 s at 4.3 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.14 A press in a stall before the deadline takes the figure still showing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 1 s at 4 s
press at 4.119 s
shown "   1" from 3 s to 9 s within 20 ms
lamp blinks from 5.01 s to 9 s
heard tick at 3 s within 20 ms
heard nothing else

story 3.14 A press in a stall right after the deadline takes the figure of that step
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 1 s at 4 s
press at 4.12002 s
shown "   2" from 5 s to 9 s within 20 ms
heard tick at 3 s within 20 ms
heard nothing else

story 3.14 A press late in a stall takes no figure that never showed a step
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 3.5 s at 4 s
press at 7.2 s
shown "   2" from 7.5 s to 12 s within 20 ms
heard tick at 3 s within 20 ms
heard nothing else

story 3.14 A reveal that falls in a stall comes late, and never silently
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s
stall 1 s at 4 s
shown "   1" from 3 s to 5 s within 20 ms
blinks "   1" from 5 s to 8 s within 20 ms
heard tick at 3 s within 20 ms
heard reveal at 5 s within 20 ms
heard nothing else

story 3.14 A stall over the release of START leaves its time where it was
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 0.5 s at 3.05 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s

story 3.14 A stop and a restart in one stall are taken in their order
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
stall 2 s at 4.2 s
press at 4.3 s
press at 5.5 s
shown "   3" from 6.2 s to 6.62 s within 20 ms
shown "   4" from 6.62 s to 7.62 s
shown "   5" from 7.62 s to 8.62 s
heard reveal at 8.62 s
