# Stopped, and how it goes on. Emerald hides 20,000, Yellow 5,000, Orange 3,000.

story 3.8 Stopped, the money stands and START blinks
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
shown "   2" from 4.5 s to 64 s
lamp blinks from 4.52 s to 64 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard nothing else

story 3.8 START goes on with the next figure at once
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s
shown "   2" from 4.12 s to 7 s
shown "   3" from 7 s to 8.12 s within 20 ms
shown "   4" from 8.12 s to 9.12 s
shown "   5" from 9.12 s to 10.12 s
blinks "   5" from 10.12 s to 14 s
lamp on from 7.02 s to 10.12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard tick at 8.12, 9.12 s
heard reveal at 10.12 s
heard nothing else

story 3.8 START goes on with the reveal where the figure was the amount
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 5.5 s
press at 8 s
shown "   3" from 5.12 s to 8 s
blinks "   3" from 8 s to 12 s within 20 ms
lamp blinks from 5.52 s to 8 s
lamp off from 8.02 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 5.5 s within 20 ms
heard reveal at 8 s within 20 ms
heard nothing else

story 3.8 SLIDE is ignored while stopped
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
slide 1 at 5 s
slide 2 at 6 s
slide between at 7 s
slide 1 at 8 s
shown "   2" from 4.5 s to 10 s
press at 10 s
shown "   3" from 10 s to 11.12 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 10 s within 20 ms
heard tick at 11.12, 12.12 s
heard reveal at 13.12 s
heard nothing else

story 3.8 A long hold that went on does nothing more
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
press at 5.5 s
press at 8 s for 7 s
shown "   3" from 8 s to 16 s within 20 ms
silent from 8.1 s to 15.9 s
heard tick at 16, 17 s

story 3.8 Stopped, it keeps its figure for half an hour, undimmed
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
shown "   2" from 4.5 s to 1804 s
press at 1804 s
shown "   3" from 1804 s to 1805.12 s within 20 ms
brightness 2 at 1803 s
heard stop at 4.5 s within 20 ms
