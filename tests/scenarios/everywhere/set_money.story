# The Colour of Money: money_step_ms, money_rounds, deal.

story 6.14 A step of 250 ms, the shortest
game money
set money_step_ms 250
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 3.37, 3.62 s
heard reveal at 3.87 s
heard nothing else

story 6.14 A step of 3 s, the longest
game money
set money_step_ms 3000
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 6.12, 9.12 s
heard reveal at 12.12 s
heard nothing else

story 6.14 A step of 1,234 ms
game money
set money_step_ms 1234
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.354, 5.588 s
heard reveal at 6.822 s
heard nothing else

story 6.14 By default a step of one second
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal at 6.12 s
heard nothing else

story 6.14 249 is no money_step_ms: the default, and a line in the log
game money
set money_step_ms 249
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal at 6.12 s
heard nothing else
kept aside settings
faults 1

story 6.14 3001 is no money_step_ms: the default, and a line in the log
game money
set money_step_ms 3001
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal at 6.12 s
heard nothing else
kept aside settings
faults 1

story 6.14 "1000" is no money_step_ms: the default, and a line in the log
game money
set money_step_ms "1000"
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard reveal at 6.12 s
heard nothing else
kept aside settings
faults 1

story 6.14 One round, the shortest game
game money
set money_rounds 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "End " from 4.13 s to 5.12 s

story 6.14 Two rounds: the first is not the end
game money
set money_rounds 2
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
slide 2 at 8 s
press at 9 s
blinks "   1" from 4.14 s to 6 s
shown "r 02" from 6.03 s to 7 s
shown "End " from 11.13 s to 12.12 s
shown "   2" from 12.14 s to 13.12 s

story 6.14 Twenty rounds, the longest game
game money
set money_step_ms 250
set money_rounds 20
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
press every 8 s from 3 s to 155 s
slide 2 at 2 s
slide 1 at 9.3 s
slide 2 at 10 s
slide 1 at 17.3 s
slide 2 at 18 s
slide 1 at 25.3 s
slide 2 at 26 s
slide 1 at 33.3 s
slide 2 at 34 s
slide 1 at 41.3 s
slide 2 at 42 s
slide 1 at 49.3 s
slide 2 at 50 s
slide 1 at 57.3 s
slide 2 at 58 s
slide 1 at 65.3 s
slide 2 at 66 s
slide 1 at 73.3 s
slide 2 at 74 s
slide 1 at 81.3 s
slide 2 at 82 s
slide 1 at 89.3 s
slide 2 at 90 s
slide 1 at 97.3 s
slide 2 at 98 s
slide 1 at 105.3 s
slide 2 at 106 s
slide 1 at 113.3 s
slide 2 at 114 s
slide 1 at 121.3 s
slide 2 at 122 s
slide 1 at 129.3 s
slide 2 at 130 s
slide 1 at 137.3 s
slide 2 at 138 s
slide 1 at 145.3 s
slide 2 at 146 s
slide 1 at 153.3 s
slide 2 at 154 s
shown "20--" from 154.03 s to 155 s
shown "r 20" at 153.35 s
shown "End " from 160.13 s to 161.12 s
shown "  20" from 161.14 s to 162.12 s

story 6.14 By default ten rounds
game money
set money_step_ms 250
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
press every 8 s from 3 s to 75 s
slide 2 at 2 s
slide 1 at 9.3 s
slide 2 at 10 s
slide 1 at 17.3 s
slide 2 at 18 s
slide 1 at 25.3 s
slide 2 at 26 s
slide 1 at 33.3 s
slide 2 at 34 s
slide 1 at 41.3 s
slide 2 at 42 s
slide 1 at 49.3 s
slide 2 at 50 s
slide 1 at 57.3 s
slide 2 at 58 s
slide 1 at 65.3 s
slide 2 at 66 s
slide 1 at 73.3 s
slide 2 at 74 s
shown "10--" from 74.03 s to 75 s
shown "r 10" at 73.35 s
shown "End " from 77.63 s to 78.62 s
shown "  10" from 78.64 s to 79.62 s

story 6.14 0 is no money_rounds: the default, and a line in the log
game money
set money_rounds 0
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
blinks "   1" from 4.14 s to 10 s
kept aside settings
faults 1

story 6.14 21 is no money_rounds: the default, and a line in the log
game money
set money_rounds 21
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
blinks "   1" from 4.14 s to 10 s
kept aside settings
faults 1
