# Words on the digits: left-aligned, the rest blank.

story 0.6 The round, the colour, a new game, a new game armed
game money
set money_step_ms 250
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 5 s
slide 2 at 6.5 s
press at 7 s
slide 1 at 9 s
slide 2 at 10.5 s
press at 11 s
slide 1 at 14 s
# Seventeen colours are left; the seventeenth press is past the last of them.
press every 0.3 s from 16 s to 20.8 s
slide 2 at 22 s
shown "r 01" from 0.5 s to 1 s
shown "r 02" from 5.03 s to 6 s
shown "r 03" from 9.03 s to 10 s
shown "r 04" from 14.03 s to 15 s
shown "C 04" from 15.03 s to 16 s
shown "C 20" from 20.52 s to 20.8 s
shown "nEu " from 20.82 s to 22 s
shown "nEu-" from 22.03 s to 30 s

story 0.6 The end of a game
game money
set money_step_ms 250
set money_rounds 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "End " from 3.38 s to 4.37 s
shown "   1" from 4.38 s to 5.37 s
shown "End " from 5.38 s to 6.37 s

story 0.6 Put SLIDE to 1
game money
slide 2
shown "SEt1" from 0.5 s to 10 s

story 0.6 The Chase by name, and the next game
start held for 2 s
press at 3 s
shown "CHAS" from 1.1 s to 3 s
shown "COLr" from 3.02 s to 5 s

story 0.6 The volume
# Fourteen presses: round and round the list, and on to its last.
start held for 2 s
press every 0.2 s from 3 s to 5.6 s
shown "Snd3" from 5.62 s to 8 s

story 0.6 Safe
start held for 9 s
shown "SAFE" from 8.1 s to 20 s
