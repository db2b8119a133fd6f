# Power loss at any instant leaves each kept file as it was or as it was to be: none is ever bad.

story 6.6 Power gone at many instants of a new deal's first write
game money
start held for 1 ms
power off at 0.05 s
power on at 1 s
power off at 1.0505 s
power on at 2 s
power off at 2.055 s
power on at 3 s
power off at 3.06 s
power on at 4 s
power off at 4.065 s
power on at 5 s
power off at 5.07 s
power on at 6 s
power off at 6.08 s
power on at 7 s
power off at 7.09 s
power on at 8 s
power off at 8.095 s
power on at 9 s
power off at 9.0963 s
power on at 10 s
power off at 10.0967 s
power on at 11 s
power off at 11.0972 s
power on at 12 s
shown "r 01" from 12.2 s to 13 s
dealt each once
heard nothing else

story 6.6 Power gone as a colour is armed, early in the write
game money
origin random 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
slide 2 at 8 s
power off at 8.0225 s
slide 1 at 8.5 s
power on at 9 s
shown "r 02" from 9.2 s to 10 s
shown "C 02" from 10.2 s to 11 s
slide 2 at 12 s
power off at 12.0235 s
slide 1 at 12.5 s
power on at 13 s
shown "r 02" from 13.2 s to 14 s
shown "C 02" from 14.2 s to 15 s
slide 2 at 16 s
power off at 16.0300 s
slide 1 at 16.5 s
power on at 17 s
shown "r 02" from 17.2 s to 18 s
shown "C 02" from 18.2 s to 19 s
slide 2 at 20 s
power off at 20.0400 s
slide 1 at 20.5 s
power on at 21 s
shown "r 02" from 21.2 s to 22 s
shown "C 02" from 22.2 s to 23 s
slide 2 at 24 s
power off at 24.0500 s
slide 1 at 24.5 s
power on at 25 s
shown "r 02" from 25.2 s to 26 s
shown "C 02" from 26.2 s to 27 s
slide 2 at 28 s
shown "02--" from 28.03 s to 30 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else

story 6.6 Power gone as a colour is armed, late in the write
game money
origin random 2
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
slide 2 at 8 s
power off at 8.0600 s
slide 1 at 8.5 s
power on at 9 s
shown "r 02" from 9.2 s to 10 s
shown "C 02" from 10.2 s to 11 s
slide 2 at 12 s
power off at 12.0680 s
slide 1 at 12.5 s
power on at 13 s
shown "r 02" from 13.2 s to 14 s
shown "C 02" from 14.2 s to 15 s
slide 2 at 16 s
power off at 16.0693 s
slide 1 at 16.5 s
power on at 17 s
shown "r 02" from 17.2 s to 18 s
shown "C 02" from 18.2 s to 19 s
slide 2 at 20 s
power off at 20.0696 s
slide 1 at 20.5 s
power on at 21 s
shown "r 02" from 21.2 s to 22 s
shown "C 02" from 22.2 s to 23 s
slide 2 at 24 s
power off at 24.0699 s
slide 1 at 24.5 s
power on at 25 s
shown "r 02" from 25.2 s to 26 s
shown "C 02" from 26.2 s to 27 s
slide 2 at 28 s
shown "02--" from 28.03 s to 30 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else

story 6.6 Power gone as a colour is armed, after the write
game money
origin random 3
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
slide 2 at 8 s
power off at 8.0702 s
slide 1 at 8.5 s
power on at 9 s
shown "r 02" from 9.2 s to 10 s
shown "C 02" from 10.2 s to 11 s
slide 2 at 12 s
power off at 12.0750 s
slide 1 at 12.5 s
power on at 13 s
shown "r 02" from 13.2 s to 14 s
shown "C 02" from 14.2 s to 15 s
slide 2 at 16 s
power off at 16.0900 s
slide 1 at 16.5 s
power on at 17 s
shown "r 02" from 17.2 s to 18 s
shown "C 02" from 18.2 s to 19 s
slide 2 at 20 s
power off at 20.1500 s
slide 1 at 20.5 s
power on at 21 s
shown "r 02" from 21.2 s to 22 s
shown "C 02" from 22.2 s to 23 s
slide 2 at 24 s
power off at 24.4000 s
slide 1 at 24.5 s
power on at 25 s
shown "r 02" from 25.2 s to 26 s
shown "C 02" from 26.2 s to 27 s
slide 2 at 28 s
shown "02--" from 28.03 s to 30 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else
