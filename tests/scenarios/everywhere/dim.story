# Nobody does anything: the digits dim to a point.

story 6.2 Untouched for five minutes, ready dims to the last digit's point
shown " 1.00" from 0.5 s to 300 s
shown "    ." from 300.1 s to 1199 s
brightness 2 at 310 s
lamp on from 0.5 s to 1199 s
heard nothing else

story 6.2 With six digits it is the last one's point too
display tm1637-6
shown "   1.00" from 0.5 s to 300 s
shown "      ." from 300.1 s to 400 s

story 6.2 With eight digits it is the last one's point too
display max7219
shown "     1.00" from 0.5 s to 300 s
shown "        ." from 300.1 s to 400 s

story 6.2 Five minutes count from the last press, not from the end of what it began
game race
press at 1 s
press at 10, 12 s
shown "  0.0" from 12 s to 312 s within 20 ms
shown "    ." from 312.1 s to 320 s
lamp on from 312.1 s to 320 s

story 6.2 A reveal blinks until it dims to a point that stands still
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
# Two figures, a step each: it is from the reveal on that nothing runs.
blinks "   2" from 5.2 s to 305 s
shown "    ." from 305.2 s to 600 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard reveal at 5.12 s
heard nothing else

story 6.2 What blinked is lit first when it is seen again
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 400.3, 500.8 s
shown "    ." from 305.2 s to 400.3 s
shown "   2" from 400.3 s to 400.8 s within 20 ms
shown "    " from 400.81 s to 401.3 s
shown "   2" from 401.31 s to 401.8 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard reveal at 5.12 s
heard error at 400.3, 500.8 s within 20 ms
heard nothing else

story 6.2 Each press and each move of SLIDE begin the five minutes anew
game money
press at 100, 399 s
slide 2 at 690 s
shown "C 02" from 110 s to 399 s
shown "C 03" from 410 s to 690 s
shown "03--" from 690.1 s to 990 s
shown "    ." from 990.1 s to 1100 s

story 6.2 A press while it is dim acts, and all is seen again
press at 400 s
shown "    ." from 300.1 s to 400 s
shown " 1.00" from 400 s to 401 s within 20 ms
shown " 0.59" from 401.002 s to 402 s
heard short at 410 s
until 411 s
heard nothing else

story 6.2 SLIDE moved while it is dim acts, and all is seen again
slide 2 at 400 s
shown "    ." from 300.1 s to 400 s
shown " 2.00" from 400.03 s to 699 s
shown "    ." from 700.1 s to 800 s

story 6.2 What is no press does not count as one
press every 1 s from 250 s to 350 s for 2 ms
shown "    ." from 300.1 s to 350 s

story 6.2 A press that comes as the five minutes end is in time
press at 300.02 s
shown " 1.00" from 0.5 s to 300.02 s
shown " 0.59" from 301.022 s to 302 s
until 302 s

story 6.2 A round never dims, though nobody touches anything for ten minutes
set chase_1_s 600
set beep_every_s 0
press at 1 s
shown " 0.11" from 590.002 s to 591 s
brightness 2 at 590.1 s
heard short at 591, 592, 593, 594, 595, 596, 596.5, 597, 597.5, 598, 598.5, 599, 599.5 s
heard short at 600, 600.5 s
heard long at 601 s
shown "10.00" from 631.1 s to 901 s
shown "    ." from 901.1 s to 910 s
heard nothing else

story 6.2 What a laptop asks for counts, what it only reads does not
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 250 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"brightness": 3}} at 400 s
shown " 1.00" from 0.5 s to 300 s
shown "    ." from 300.1 s to 400 s
shown " 1.00" from 400.1 s to 700 s
brightness 3 at 500 s
shown "    ." from 700.1 s to 710 s
