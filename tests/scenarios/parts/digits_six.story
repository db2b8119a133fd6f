# What six digits show.

story 0.1 Six digits, right-aligned, a point takes no place of its own
display tm1637-6
shown "   1.00" at 0.5 s

story 0.1 Six digits: money in pounds, up to the colour's amount
display tm1637-6
game money
amounts 3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "  1000" from 3.02 s to 4.12 s
shown "  2000" from 4.122 s to 5.12 s
shown "  3000" from 5.122 s to 6.12 s
shown "  3000" from 6.14 s to 6.6 s
blinks "  3000" from 7.15 s to 10 s

story 0.2 Six digits: a minute, 59 seconds, 9.9 seconds left
display tm1637-6
press at 1 s
shown "   1.00" from 0.5 s to 2 s
shown "   0.59" from 2.002 s to 3 s
shown "   0.10" from 51.002 s to 51.1 s
shown "    9.9" from 51.102 s to 51.2 s
shown "    0.1" from 60.902 s to 61 s
shown "   0.00" from 61.002 s to 63 s

story 0.2 Six digits: two minutes
display tm1637-6
slide 2
shown "   2.00" from 0.5 s to 3 s

story 0.3 Six digits: a thousand
display tm1637-6
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "  1000" from 3.02 s to 4.12 s
blinks "  1000" from 4.14 s to 8 s

story 0.3 Six digits: twenty thousand
display tm1637-6
game money
set money_step_ms 250
amounts 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 2 s
press at 3 s
shown "  9000" from 5.122 s to 5.37 s
shown " 10000" from 5.372 s to 5.62 s
shown " 20000" from 7.872 s to 8.12 s
blinks " 20000" from 9.2 s to 13 s

story 0.3 Six digits: the amounts of colour 7
display tm1637-6
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
press every 0.3 s from 2 s to 3.5 s
slide 2 at 5 s
press at 6 s
press at 7.5 s
shown "  1000" from 6.02 s to 7.12 s
shown "  2000" from 7.122 s to 10 s

story 0.4 Six digits: a colour on offer: number, name run through once, number
display tm1637-6
game money
shown "r 01  " from 0.5 s to 1 s
shown "C 01  " from 1.2 s to 2 s
runs "Red" from 2 s within 200 ms
shown "C 01  " from 4.3 s to 20 s

story 0.4 Six digits: the next colour on offer
display tm1637-6
game money
press at 4 s
shown "C 02  " from 4.02 s to 5 s
shown "     O" from 5.02 s to 5.25 s
shown "    Or" from 5.27 s to 5.5 s
shown "OrAnGE" from 6.27 s to 6.5 s
shown "E     " from 7.52 s to 7.75 s
runs "Orange" from 5 s within 20 ms
shown "C 02  " from 7.77 s to 20 s

story 0.5 Six digits: colour 7 armed
display tm1637-6
game money
press every 0.3 s from 2 s to 3.5 s
slide 2 at 5 s
shown "07----" from 5.03 s to 20 s

story 0.5 Six digits: colour 20 armed
display tm1637-6
game money
press every 0.3 s from 2 s to 7.4 s
slide 2 at 9 s
shown "20----" from 9.03 s to 12 s

story 0.6 Six digits: a new game offered and armed
display tm1637-6
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
shown "r 02  " from 6.03 s to 7 s
shown "nEu   " from 13.42 s to 15 s
shown "nEu-  " from 15.03 s to 18 s

story 0.6 Six digits: the end of a game
display tm1637-6
game money
set money_step_ms 250
set money_rounds 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "End   " from 3.38 s to 4.37 s
shown "  1000" from 4.38 s to 5.37 s
shown "End   " from 5.38 s to 6.37 s

story 0.6 Six digits: put SLIDE to 1
display tm1637-6
game money
slide 2
shown "SEt1  " from 0.5 s to 10 s

story 0.6 Six digits: the games by name, and the volume
display tm1637-6
start held for 2 s
press at 3, 4, 5, 6 s
shown "CHAS  " from 1.1 s to 3 s
shown "COLr  " from 3.02 s to 4 s
shown "CLOC  " from 4.02 s to 5 s
shown "rACE  " from 5.02 s to 6 s
shown "Snd3  " from 6.02 s to 8 s

story 0.6 Six digits: safe
display tm1637-6
start held for 9 s
shown "SAFE  " from 8.1 s to 20 s
