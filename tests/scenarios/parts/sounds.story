# Each sound by its hertz and milliseconds, and one at a time.

story 0.10 short and long
set chase_1_s 2
press at 1 s
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else

story 0.10 tick, stop and reveal
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5, 7 s
heard tick at 3, 7 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard reveal at 8.12 s
heard nothing else

story 0.10 error
game money
slide 2
press at 2 s
heard error at 2 s within 20 ms
heard nothing else

story 0.10 rise1, rise2 and rise3
press at 1 s
press at 3 s for 6 s
heard rise1 at 6 s
heard rise2 at 7 s
heard rise3 at 8 s
heard nothing else

story 0.10 A new sound cuts the old: the error cuts the reveal
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5 s
heard tick at 3 s within 20 ms
heard reveal cut at 4.12 s for 380 ms within 20 ms
heard error at 4.5 s within 20 ms
heard nothing else

story 0.10 A beep 45 ms late is still sounded
press at 1 s
stall 45 ms at 11 s
heard short at 11.045, 21 s
heard nothing else

story 0.10 A beep 51 ms late is dropped, the next one is on its grid
press at 1 s
stall 51 ms at 11 s
heard short at 21 s
heard nothing else

story 0.10 After a stall over several beeps only the last one is in time
press at 1 s
# The beeps of 57, 57.5 and 58 s; the last is 30 ms late.
stall 1040 ms at 56.99 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 58.5, 59, 59.5, 60, 60.5 s
heard short at 58.03 s
heard long at 61 s
heard nothing else

story 0.10 The long beep is never dropped, however late
set chase_1_s 2
press at 1 s
stall 2 s at 2.9 s
heard short at 1.5, 2, 2.5 s
heard long at 4.9 s
heard nothing else

story 0.10 The reveal is never dropped, however late
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
stall 2 s at 4 s
heard tick at 3 s within 20 ms
heard reveal at 6 s
heard nothing else

story 0.10 A tick 45 ms late is still sounded
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
stall 55 ms at 4.11 s
heard tick at 3 s within 20 ms
heard tick at 4.165 s
heard nothing else
until 5 s

story 0.10 A tick 51 ms late is dropped, its figure is not, the next one has its full step
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
stall 61 ms at 4.11 s
shown "   2" from 4.173 s to 5.171 s
heard tick at 3 s within 20 ms
heard tick at 5.171 s
heard reveal at 6.171 s
heard nothing else

story 0.10 A beep lasts a tenth of a second, then it is silent
press at 1 s
silent from 11.1 s to 21 s
heard short at 11, 21 s
heard nothing else
