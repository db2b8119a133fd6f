# The times in which a press is ignored: 1.0 s after a stop, 0.2 s after a start or restart was let go.

story 3.15 A press 0.999 s after a stop is ignored
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 5.499 s
shown "   2" from 4.12 s to 9 s
lamp blinks from 4.52 s to 9 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard nothing else

story 3.15 A press 1.001 s after a stop goes on
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 5.501 s
shown "   2" from 4.12 s to 5.501 s
shown "   3" from 5.501 s to 6.621 s within 20 ms
heard tick at 5.501 s within 20 ms

story 3.15 Two hands on one button stop once
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5, 4.7, 4.9, 5.1, 5.3 s
shown "   2" from 4.12 s to 9 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard nothing else

story 3.15 A press made within the second stays ignored until it is let go
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 5.2 s for 3 s
shown "   2" from 4.12 s to 9 s
press at 9 s
shown "   3" from 9 s to 10.12 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 9 s within 20 ms
heard tick at 10.12, 11.12 s
heard reveal at 12.12 s
heard nothing else

story 3.15 A hand left on the button after a stop goes on only with a new press
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s for 3 s
shown "   2" from 4.12 s to 7.6 s
press at 7.6 s
shown "   3" from 7.6 s to 8.72 s within 20 ms
heard stop at 4.5 s within 20 ms

story 3.15 START stays blinking in the second after a stop
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
lamp blinks from 4.52 s to 7 s
heard stop at 4.5 s within 20 ms

story 3.15 A press 0.199 s after a start was let go is ignored
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 3.319 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.15 A press 0.201 s after a start was let go stops
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 3.321 s
shown "   1" from 3 s to 6 s within 20 ms
lamp blinks from 3.341 s to 6 s
heard tick at 3 s within 20 ms
heard stop at 3.321 s within 20 ms
heard nothing else

story 3.15 A second hand right after the start is ignored and does not shift the count
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 3.2 s for 3 s
shown "   2" from 4.12 s to 5.12 s
shown "   3" from 5.12 s to 6.12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.15 A press 0.199 s after a restart was let go is ignored
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s
press at 7.319 s
shown "   3" from 7 s to 8.12 s within 20 ms
shown "   4" from 8.12 s to 9.12 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard tick at 8.12, 9.12 s
heard reveal at 10.12 s
heard nothing else

story 3.15 A press 0.201 s after a restart was let go stops
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s
press at 7.321 s
shown "   3" from 7 s to 12 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard tick at 7 s within 20 ms
heard stop at 7.321 s within 20 ms
heard nothing else

story 3.15 The 0.2 s count from the release of a long start
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s for 3 s
press at 6.199 s
shown "   1" from 3 s to 7 s within 20 ms
shown "   2" from 7 s to 8 s
heard tick at 3 s within 20 ms
heard tick at 7, 8, 9, 10 s
heard reveal at 11 s
heard nothing else

story 3.15 A restart after thinking does not take the old figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 20 s
press at 20.321 s
shown "   2" from 4.12 s to 20 s
shown "   3" from 20 s to 24 s within 20 ms
heard stop at 4.5 s within 20 ms
heard stop at 20.321 s within 20 ms
