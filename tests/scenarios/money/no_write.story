# Flash is left alone from a start to the end of the reveal's sound, but for the mark.

story 3.18 The mark is kept within the 0.2 s after the start was let go
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
no write from 3 s to 3.12 s
no write from 3.32 s to 9.32 s
heard reveal at 8.12 s
kept game as {"played": [[3, [], 5]]}
until 11 s

story 3.18 With START held for 5 s nothing is written before it is let go
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s for 5 s
no write from 2.5 s to 8 s
no write from 8.2 s to 14.2 s
heard reveal at 13 s

story 3.18 Stops and restarts are not written before the reveal's sound has ended
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5, 7, 8.5, 11 s
no write from 3 s to 3.12 s
no write from 3.32 s to 13.32 s
heard reveal at 12.12 s

story 3.18 Nothing is written in a stop of five minutes
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
no write from 3.32 s to 310 s
shown "   2" from 4.5 s to 310 s

story 3.18 Nothing is written in a long count
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
no write from 4 s to 4.12 s
no write from 4.32 s to 25.32 s
heard reveal at 24.12 s

story 3.18 SLIDE moved in the count writes nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
slide 1 at 4.5 s
slide 2 at 5.5 s
no write from 3.32 s to 9.32 s
heard reveal at 8.12 s

story 3.18 SLIDE moved to 1 in the reveal's sound writes nothing before its end
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s
slide 1 at 4.4 s
no write from 3.32 s to 5.32 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else
kept game as {"played": [[1, [], 1]], "stage": "choose"}
until 9 s

story 3.18 A start soon after arming is not written over
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 2.1 s
no write from 2.11 s to 2.22 s
no write from 2.42 s to 8.42 s
heard tick at 2.1 s within 20 ms
heard tick at 3.22, 4.22, 5.22, 6.22 s
heard reveal at 7.22 s

story 3.18 A press within the writing of the mark is one of those ignored
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 3.16 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.18 What waits to be written since power-up waits on until the reveal's sound has ended
game money
amounts 4, 3, 5, 2, 1, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
spoil log
start held for 0.6 s
slide 2 at 0.3 s
press at 0.64 s
press at 0.79 s for 0.3 s
press at 2.3 s
press at 5 s
no write from 0 s to 0.76 s
no write from 0.96 s to 8.32 s
shown "   2" from 2.3 s to 5 s
heard tick at 0.64 s within 20 ms
heard tick at 1.76 s
heard stop at 2.3 s within 20 ms
heard tick at 5 s within 20 ms
heard tick at 6.12 s
heard reveal at 7.12 s
heard nothing else
kept aside log
faults 1
until 12 s

story 3.18 What waits to be written does not shift a step of the count
game money
amounts 4, 3, 5, 2, 1, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
set money_step_ms 3000
spoil log
start held for 0.6 s
slide 2 at 0.3 s
press at 0.64 s
press at 0.79 s for 0.3 s
no write from 0.96 s to 13.96 s
heard tick at 0.64 s within 20 ms
heard tick at 3.76, 6.76, 9.76 s
heard reveal at 12.76 s
heard nothing else
faults 1
until 17 s
