# A press while flash is written, where a low cannot be measured.
# A colour armed at 4.022 s is kept at once, in some 47 ms: until 4.070 s, where flash is erased.

story 1.2 In a flash write any falling edge counts, however short, timed at the write's end
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
writes from 4.023 s to 4.069 s
press at 4.04 s for 1 ms
heard tick at 4.07, 5.07 s
heard reveal at 6.07 s
heard nothing else

story 1.2 In a flash write a press counts once, however it bounces
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
writes from 4.023 s to 4.069 s
press at 4.03 s for 300 ms bounce 8 ms seed 21
heard tick at 4.07, 5.33 s
heard reveal at 6.33 s
heard nothing else

story 1.2 In a flash write two taps count once
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
writes from 4.023 s to 4.069 s
press at 4.03, 4.05 s for 10 ms
heard tick at 4.07, 5.07 s
heard reveal at 6.07 s
heard nothing else

story 1.2 A press at the last instant of a flash write
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
writes from 4.023 s to 4.069 s
press at 4.068 s for 200 ms bounce 8 ms seed 22
heard tick at 4.07, 5.268 s
heard reveal at 6.268 s
heard nothing else

story 1.2 For 2 ms after a flash write any falling edge counts, timed as itself
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
writes from 4.023 s to 4.069 s
press at 4.071 s for 1 ms
heard tick at 4.071, 5.072 s
heard reveal at 6.072 s
heard nothing else

story 1.2 3 ms after a flash write a low is measured as any other: a short one is none
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
press at 4.073 s for 2 ms
shown "01--" from 4.03 s to 8 s
heard nothing else

story 1.2 3 ms after a flash write a press is one, timed by its first edge
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
press at 4.073 s for 25 ms bounce 8 ms seed 23
heard tick at 4.073 s within 20 ms
heard tick at 5.098 s
heard reveal at 6.098 s
heard nothing else

story 1.2 A press before the write puts the write off and is measured as ever
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 4 s
press at 4.0215 s for 2 ms
shown "01--" from 4.04 s to 8 s
no write from 4 s to 4.07 s
heard nothing else
