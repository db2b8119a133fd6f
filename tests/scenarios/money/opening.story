# The colour on which choose opens.

story 3.19 A new game opens on colour 1
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "C 01" at 1.5 s
heard nothing else

story 3.19 After colour 1 it opens on colour 2
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
shown "C 02" from 6.022 s to 7.022 s

story 3.19 After colour 4 it opens on colour 5, though the first are unspent
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
slide 2 at 2.5 s
press at 4 s
slide 1 at 7 s
shown "C 05" from 8.022 s to 9.022 s

story 3.19 It passes over colours spent
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
slide 2 at 2.5 s
press at 4 s
slide 1 at 7 s
shown "C 05" at 8.1 s
press every 0.3 s from 9 s to 13.8 s
shown "C 01" from 13.8 s to 14 s within 20 ms
press at 14, 14.3 s
shown "C 03" at 14.5 s
slide 2 at 15 s
press at 16 s
heard reveal at 21.12 s
slide 1 at 23 s
shown "r 03" from 23.022 s to 24.022 s
shown "C 05" from 24.022 s to 25.022 s

story 3.19 After colour 20 it opens on colour 1
game money
amounts 3, 4, 5, 2, 6, 20, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 1
press every 0.3 s from 1.5 s to 6.9 s
slide 2 at 7.5 s
press at 9 s
heard reveal at 10.12 s
slide 1 at 12 s
shown "r 02" from 12.022 s to 13.022 s
shown "C 01" from 13.022 s to 14.022 s

story 3.19 After colour 20 with colour 1 spent it opens on colour 2
game money
amounts 2, 4, 5, 3, 6, 20, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 1
slide 2 at 1 s
press at 2 s
heard reveal at 4.12 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.1 s
shown "C 20" at 13.3 s
slide 2 at 14 s
press at 15 s
heard reveal at 16.12 s
slide 1 at 18 s
shown "r 03" from 18.022 s to 19.022 s
shown "C 02" from 19.022 s to 20.022 s

story 3.19 A colour armed and put down was not played, and moves no later opening
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
slide 2 at 2.5 s
slide 1 at 4 s
shown "C 04" from 5.022 s to 6.022 s
power off at 7 s
power on at 8 s
shown "C 01" at 10 s

story 3.19 The new game after an old one opens on colour 1 again
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
slide 2 at 2.5 s
press at 4 s
slide 1 at 7 s
press at 8 s for 5.5 s
shown "r 01" from 13 s to 14 s
shown "C 01" from 14 s to 15 s
