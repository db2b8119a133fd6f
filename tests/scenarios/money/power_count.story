# Power cuts before and inside the mark: the count has not begun. Yellow hides 5,000.

story 3.18 Cut off while START is still down, the colour is armed again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 3.1 s
power on at 5 s
shown "03--" from 5.5 s to 8 s
press at 8 s
shown "   1" from 8 s to 9.12 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 8 s within 20 ms
heard tick at 9.12, 10.12, 11.12, 12.12 s
heard reveal at 13.12 s
heard nothing else

story 3.18 Cut off in a long press on START, the colour is armed again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s for 6 s
power off at 8.5 s
power on at 10 s
shown "03--" from 10.5 s to 13 s
heard tick at 3 s within 20 ms
heard nothing else

story 3.18 Cut off before the mark with SLIDE put to 1 meanwhile, the colour is offered
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 3.1 s
slide 1 at 4 s
power on at 5 s
shown "r 01" from 5.5 s to 6 s
shown "C 03" at 6.5 s
heard tick at 3 s within 20 ms
heard nothing else

story 3.18 Cut off as the mark's writing begins, the colour is armed again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 3.145 s
power on at 5 s
shown "03--" from 5.5 s to 8 s
heard tick at 3 s within 20 ms
heard nothing else

story 3.18 Cut off inside the mark's writing, the colour is armed again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 3.17 s
power on at 5 s
shown "03--" from 5.5 s to 8 s
heard tick at 3 s within 20 ms
heard nothing else

story 3.18 Cut off inside the mark's writing, by another chance, the colour is armed again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
origin random 4
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
power off at 3.18 s
power on at 5 s
shown "03--" from 5.5 s to 8 s
heard tick at 3 s within 20 ms
heard nothing else
