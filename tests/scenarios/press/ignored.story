# A press made while presses are ignored stays ignored until it is let go.

story 1.6 A second hand that stays down pauses nothing once presses count again
press at 1 s
press at 1.2 s for 3 s
press at 6 s
shown " 0.56" from 5.002 s to 6 s
blinks " 0.55" from 6.01 s to 10 s
heard nothing else

story 1.6 A press just before the end of the window is ignored, though its chatter outlasts it
press at 1 s
press at 1.298 s for 100 ms bounce 8 ms seed 61
shown " 0.59" from 2.002 s to 3 s

story 1.6 A window counts from the first edge of the press, not from its chatter
press at 1 s for 100 ms bounce 8 ms seed 62
press at 1.302 s for 100 ms bounce 8 ms seed 63
blinks " 1.00" from 1.33 s to 5 s

story 1.6 A window counts from the press, not from the release
press at 1 s for 275 ms
press at 1.302 s
blinks " 1.00" from 1.33 s to 5 s

story 1.6 A press in the long beep, held for six seconds, does nothing
set chase_1_s 2
press at 1 s
press at 3.5 s for 6 s
press at 12 s
shown " 0.00" from 3.002 s to 12 s
shown "  0.1" from 13.902 s to 14 s
heard short at 1.5, 2, 2.5, 12.5, 13, 13.5 s
heard long at 3, 14 s
heard nothing else

story 1.6 A press held over the end of a stop's second does not go on
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5 s
press at 5 s for 2 s
press at 8 s
shown "   2" from 4.122 s to 8 s
shown "   3" from 8.02 s to 9.12 s

story 1.6 In a count a press within 0.2 s of the release stays ignored while it is down
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 3.2 s for 2 s
shown "   1" from 3.02 s to 4.12 s
shown "   2" from 4.122 s to 5.12 s
shown "   3" from 5.122 s to 6.12 s
