# Two deals that differ only in amounts not yet revealed are alike to the microsecond.

story 3.17 Nothing tells 1,000 from 20,000 until the step in which they part
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 3, 5, 2, 4, 1, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
shown "   1" from 2 s to 3.12 s within 20 ms
same until 3.119 s

story 3.17 Nothing tells 19,000 from 20,000 until the step in which they part
game money
amounts 19, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1
twin amounts 20, 3, 5, 2, 4, 19, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1
slide 2 at 1 s
press at 2 s
shown "  19" from 20.12 s to 21.12 s
same until 21.119 s

story 3.17 The amounts of the other colours tell nothing in a whole count
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 1, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
slide 2 at 9 s
press at 10 s
heard reveal at 3.12 s
shown "   3" from 12.12 s to 13.1 s
same until 13.119 s

story 3.17 Choosing tells nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
press every 0.3 s from 1.5 s to 7.5 s
press at 12 s for 7 s
slide 2 at 20 s
slide 1 at 22 s
slide 2 at 24 s
lamp on from 1 s to 28 s
same until 28 s

story 3.17 Stops and restarts before the amount tell nothing
game money
amounts 5, 3, 1, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 17, 20, 1, 2, 4, 3, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 5, 18, 19
slide 2 at 1 s
press at 2 s
press at 3.5 s bounce 8 ms seed 2
press at 6 s bounce 8 ms seed 3
press at 7.5 s
press at 10 s for 2 s
shown "   5" from 10 s to 13 s within 20 ms
same until 12.999 s

story 3.17 Stopped on the amount or far below it, the box looks the same
game money
amounts 2, 3, 1, 5, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 3, 1, 5, 4, 2, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 3.5 s
press at 3.7 s
slide 1 at 5 s
shown "   2" from 3.12 s to 64 s
same until 64 s

story 3.17 A power cut in a count tells nothing of the colours left
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 1, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
slide 2 at 1 s
press at 2 s
power off at 2.6 s
power on at 5 s
blinks "   1" from 5.5 s to 8 s
slide 1 at 8 s
slide 2 at 11 s
same until 13 s

story 3.17 A power cut while a colour is armed tells nothing of it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
slide 2 at 1 s
power off at 3 s
power on at 5 s
shown "01--" from 5.5 s to 7 s
same until 8 s

story 3.17 A power cut before the mark tells nothing of the colour
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
slide 2 at 1 s
press at 2 s
power off at 2.1 s
power on at 5 s
shown "01--" from 5.5 s to 7 s
press at 7 s
same until 8.119 s

story 3.17 A new game tells nothing of its deal
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 1, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
slide 2 at 1 s
press at 2 s
press at 5 s for 6 s
slide 1 at 12 s
press at 14 s
shown "C 02" from 14 s to 15 s within 20 ms
slide 2 at 17 s
press at 19 s
same until 21.119 s

story 3.17 START held through the step tells nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 3, 5, 2, 4, 1, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s for 11 s
shown "   1" from 2 s to 13 s within 20 ms
same until 12.999 s

story 3.17 A game says nothing over the serial line by itself
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
heard reveal at 3.12 s
said nothing else
