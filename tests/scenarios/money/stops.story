# Several stops in one colour. Emerald hides 20,000, Yellow 5,000.

story 3.16 A colour can be stopped at every figure
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3, 3.5, 5, 5.5, 7, 7.5, 9, 9.5, 11, 11.5 s
press at 13 s
shown "   1" from 3 s to 5 s within 20 ms
shown "   2" from 5 s to 7 s within 20 ms
shown "   3" from 7 s to 9 s within 20 ms
shown "   4" from 9 s to 11 s within 20 ms
shown "   5" from 11 s to 13 s within 20 ms
blinks "   5" from 13 s to 18 s within 20 ms
heard tick at 3, 5, 7, 9, 11 s within 20 ms
heard stop at 3.5, 5.5, 7.5, 9.5, 11.5 s within 20 ms
heard reveal at 13 s within 20 ms
heard nothing else
kept game as {"played": [[3, [1, 2, 3, 4, 5], 5]]}

story 3.16 After any number of stops the count runs on at its normal speed to the reveal
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4, 5.5, 8, 9.5, 12, 13.5, 16, 17.5 s
press at 20 s
shown "   9" from 20 s to 21.12 s within 20 ms
shown "  10" from 21.12 s to 22.12 s
heard tick at 4 s within 20 ms
heard tick at 5.12 s
heard stop at 5.5 s within 20 ms
heard tick at 8 s within 20 ms
heard tick at 9.12 s
heard stop at 9.5 s within 20 ms
heard tick at 12 s within 20 ms
heard tick at 13.12 s
heard stop at 13.5 s within 20 ms
heard tick at 16 s within 20 ms
heard tick at 17.12 s
heard stop at 17.5 s within 20 ms
heard tick at 20 s within 20 ms
heard tick at 21.12, 22.12, 23.12, 24.12, 25.12, 26.12, 27.12, 28.12, 29.12, 30.12, 31.12 s
heard reveal at 32.12 s
heard nothing else
until 35 s
kept game as {"played": [[6, [2, 4, 6, 8], 20]]}

story 3.16 A colour that nobody stops runs to its reveal as well
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12, 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else
until 12 s
kept game as {"played": [[3, [], 5]]}

story 3.16 A stop in the first step and one in the last
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 4 s
press at 6, 7.5 s
press at 10 s
shown "   1" from 3 s to 6 s within 20 ms
shown "   2" from 6 s to 7.12 s within 20 ms
shown "   3" from 7.12 s to 10 s
heard tick at 3 s within 20 ms
heard stop at 4 s within 20 ms
heard tick at 6 s within 20 ms
heard tick at 7.12 s
heard stop at 7.5 s within 20 ms
heard reveal at 10 s within 20 ms
heard nothing else
until 13 s
kept game as {"played": [[2, [1, 3], 3]]}

story 3.16 Stops of a hand that comes again and again are each taken once
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4, 2.7 s
slide 2 at 3 s
press at 4 s
press at 6, 6.1, 6.3 s for 30 ms
press at 7.5, 7.6 s for 30 ms
press at 10 s for 30 ms
heard tick at 4 s within 20 ms
heard tick at 5.12 s
heard stop at 6 s within 20 ms
heard tick at 7.5 s within 20 ms
heard tick at 8.53, 9.53 s
heard stop at 10 s within 20 ms
heard nothing else
