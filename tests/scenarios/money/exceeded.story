# The colour's own amount is a figure like any other; what comes after it is the reveal.

story 3.13 The amount stands for a full step, then the reveal, and the next figure never shows
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
shown "   1" from 3 s to 4.12 s within 20 ms
shown "   2" from 4.12 s to 5.12 s
shown "   3" from 5.12 s to 6.62 s
dark from 6.62 s to 7.12 s
blinks "   3" from 7.12 s to 30 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal at 6.12 s
heard nothing else

story 3.13 A press in the amount's own step wins it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 6 s
shown "   3" from 5.12 s to 12 s
lamp blinks from 6.02 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 6 s within 20 ms
heard nothing else

story 3.13 A press at the first instant of the amount's own step wins it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 5.12 s
shown "   3" from 5.12 s to 12 s within 20 ms
heard stop at 5.12 s within 20 ms

story 3.13 A press a millisecond before the reveal wins the amount
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 6.119 s
shown "   3" from 5.12 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 6.119 s within 20 ms
heard nothing else

story 3.13 A press when the next step falls due wins nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 6.12 s
shown "   3" from 5.12 s to 6.6 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal cut at 6.12 s within 20 ms
heard error at 6.12 s within 20 ms
heard nothing else

story 3.13 A press a millisecond after the reveal wins nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 6.121 s
shown "   3" from 5.12 s to 6.6 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal cut at 6.12 s
heard error at 6.121 s within 20 ms
heard nothing else

story 3.13 A press with a long chatter, begun before the reveal, wins the amount
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 6.119 s bounce 8 ms seed 12
shown "   3" from 5.12 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 6.119 s within 20 ms
heard nothing else

story 3.13 A knock too short for a press delays the reveal a little and wins nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 6.119 s for 2 ms
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal at 6.12 s within 16 ms
heard nothing else

story 3.13 A thousand stands for its step from the release, then the reveal
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s for 0.5 s
shown "   1" from 3 s to 5 s within 20 ms
dark from 5 s to 5.5 s
heard tick at 3 s within 20 ms
heard reveal at 4.5 s
heard nothing else

story 3.13 Twenty thousand is won in its step like any other figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
press at 24.119 s
shown "  19" from 22.12 s to 23.12 s
shown "  20" from 23.12 s to 30 s
lamp blinks from 24.14 s to 30 s
heard stop at 24.119 s within 20 ms

story 3.13 After twenty thousand comes the reveal
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
shown "  20" from 23.12 s to 24.62 s
dark from 24.62 s to 25.12 s
blinks "  20" from 25.12 s to 30 s
heard tick at 4 s within 20 ms
heard tick at 5.12, 6.12, 7.12, 8.12, 9.12, 10.12, 11.12, 12.12, 13.12, 14.12 s
heard tick at 15.12, 16.12, 17.12, 18.12, 19.12, 20.12, 21.12, 22.12, 23.12 s
heard reveal at 24.12 s
heard nothing else

story 3.13 Stopped at twenty thousand, the restart is the reveal
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
press at 23.5 s
press at 26 s
shown "  20" from 23.12 s to 26 s
blinks "  20" from 26 s to 30 s within 20 ms
heard stop at 23.5 s within 20 ms
heard reveal at 26 s within 20 ms
