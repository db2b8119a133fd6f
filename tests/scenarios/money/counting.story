# The count, and the press that stops it. Emerald hides 20,000, Yellow 5,000, Orange 3,000.

story 3.7 A press stops the count at the figure that shows
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 5.5 s
shown "   1" from 3 s to 4.12 s within 20 ms
shown "   2" from 4.12 s to 5.12 s
shown "   3" from 5.12 s to 20 s
lamp on from 2.1 s to 5.5 s
lamp blinks from 5.52 s to 20 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 5.5 s within 20 ms
heard nothing else

story 3.7 The figure is the one due at the first edge of a chattering press
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 5.118 s bounce 8 ms seed 6
shown "   2" from 4.12 s to 9 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 5.118 s within 20 ms
heard nothing else

story 3.7 A press of 25 ms is enough
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s for 25 ms
press at 4.5 s for 25 ms
shown "   2" from 4.025 s to 9 s
heard tick at 3 s within 20 ms
heard tick at 4.025 s
heard stop at 4.5 s within 20 ms
heard nothing else

story 3.7 SLIDE is ignored while it counts
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
slide 1 at 3.5 s
slide 2 at 4.5 s
slide between at 5.5 s
slide 2 at 6.5 s
shown "   1" from 3 s to 4.12 s within 20 ms
shown "   2" from 4.12 s to 5.12 s
shown "   3" from 5.12 s to 6.12 s
shown "   4" from 6.12 s to 7.12 s
shown "   5" from 7.12 s to 8.12 s
blinks "   5" from 8.12 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.7 A long hold that stopped the count does nothing more
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 5.5 s for 7 s
shown "   3" from 5.12 s to 14 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 5.5 s within 20 ms
heard nothing else

story 3.7 START is lit alike at every step, whatever the colour hides
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
lamp on from 3.1 s to 24 s
shown "  19" from 22.12 s to 23.12 s
shown "  20" from 23.12 s to 24.12 s

story 3.14 A first edge a millisecond before a step takes the figure still showing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.119 s
shown "   1" from 3 s to 9 s within 20 ms
heard tick at 3 s within 20 ms
heard stop at 4.119 s within 20 ms
heard nothing else

story 3.14 A first edge at the step's deadline takes the new figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.12 s
shown "   2" from 4.12 s to 9 s within 20 ms
heard tick at 3 s within 20 ms
heard stop at 4.12 s within 20 ms

story 3.14 A first edge a millisecond after a step takes the new figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.121 s
shown "   2" from 4.12 s to 9 s within 20 ms
heard tick at 3 s within 20 ms
heard tick cut at 4.12 s
heard stop at 4.121 s within 20 ms
heard nothing else

story 3.14 Late in the count a first edge a millisecond before a step still counts as before
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
press at 22.119 s
shown "  18" from 21.12 s to 25 s
heard stop at 22.119 s within 20 ms

story 3.14 A long chatter from before the deadline takes the figure still showing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.119 s bounce 8 ms seed 9
shown "   1" from 3 s to 9 s within 20 ms
heard tick at 3 s within 20 ms
heard stop at 4.119 s within 20 ms
heard nothing else

story 3.14 Chatter from the deadline on takes the new figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.12 s bounce 8 ms seed 9
shown "   2" from 4.12 s to 9 s within 20 ms
heard stop at 4.12 s within 20 ms

story 3.14 A knock too short for a press delays one figure, and the grid stays
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.119 s for 2 ms
shown "   1" from 3 s to 4.119 s within 20 ms
shown "   2" from 4.12 s to 5.12 s within 16 ms
shown "   3" from 5.12 s to 6.12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s within 16 ms
heard tick at 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.14 Knocks too short for a press never stop a count
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press every 70 ms from 4.3 s to 5 s for 2 ms
press every 70 ms from 5.3 s to 6 s for 2 ms
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else
