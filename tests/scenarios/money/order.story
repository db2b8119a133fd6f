# START and SLIDE close together: what came first acts first. SLIDE counts 22 ms after
# it is moved here; a press inside the flash write that may follow is timed at its end.

story 3.4 A press just before SLIDE counts goes on by one, and that colour is armed
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 3 s
press at 3.021 s
shown "02--" from 3.05 s to 6 s
heard nothing else

story 3.5 A press just after SLIDE counts begins the count of the colour armed
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 3 s
press at 3.03 s
shown "   1" from 3.1 s to 4.15 s
heard tick at 3.03 s within 60 ms
heard reveal at 4.15 s
heard nothing else

story 3.5 A press just before SLIDE counts at 1 still begins the count
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
slide 1 at 3 s
press at 3.021 s
shown "   1" from 3.05 s to 4.141 s
heard tick at 3.021 s within 20 ms
heard reveal at 4.141 s
heard nothing else

story 3.5 A press just after SLIDE counts at 1 goes on by one
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
slide 1 at 3 s
press at 3.03 s
shown "C 02" from 3.1 s to 4 s
heard nothing else

story 3.9 A press just before SLIDE counts at 1 is refused, and SLIDE chooses
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
press at 6.021 s
shown "r 02" from 6.05 s to 7 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard error at 6.021 s within 20 ms
heard nothing else

story 3.9 A press just after SLIDE counts at 1 ends the second of the round
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
press at 6.03 s
shown "C 03" from 6.1 s to 7 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.11 A press just before SLIDE counts at 1 is refused, and SLIDE chooses
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
slide 1 at 3 s
press at 3.021 s
shown "r 01" from 3.05 s to 4 s
heard error at 3.021 s within 20 ms
heard nothing else

story 3.6 SLIDE counting just before the fifth second calls the new game off
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 7 s
slide 1 at 19.977 s
shown "r 02" from 20 s to 21 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard nothing else

story 3.6 SLIDE counting just after the fifth second finds the new game begun
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
slide 2 at 13 s
press at 15 s for 7 s
slide 1 at 19.979 s
shown "r 01" from 20.01 s to 21 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard rise1 at 18 s
heard rise2 at 19 s
heard rise3 at 20 s
heard nothing else

story 3.10 SLIDE moved as the last reveal comes is ignored
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 3.1 s
shown "End " from 3.12 s to 4.12 s
shown "   1" from 4.12 s to 5.12 s

story 3.13 SLIDE counting as the reveal comes chooses after it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 3.1 s
shown "r 02" from 3.15 s to 4.1 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.13 SLIDE counting just before the reveal is ignored, and the reveal stands
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 3.09 s
blinks "   1" from 3.12 s to 8 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else
