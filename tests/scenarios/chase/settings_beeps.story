# Other beeps than those of the rulebook.

story 6.13 A beep every 7 s, one a second from 6 s, two a second from 3 s
set chase_1_s 25
set beep_every_s 7
set beep_each_from_s 6
set beep_twice_from_s 3
slide 1
press at 1 s
heard short at 8, 15, 20, 21, 22, 23, 23.5, 24, 24.5, 25, 25.5 s
heard long at 26 s
heard nothing else

story 6.13 Every 7 s of the minute: the eighth falls in the last ten seconds
set beep_every_s 7
slide 1
press at 1 s
heard short at 8, 15, 22, 29, 36, 43, 50, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59 s
heard short at 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 Every 0 s: only the last ten seconds beep
set beep_every_s 0
slide 1
press at 1 s
heard short at 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 From 0 s one a second: the tens and the last five seconds beep
set beep_each_from_s 0
slide 1
press at 1 s
heard short at 11, 21, 31, 41, 51, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 From 0 s two a second: one a second to the end
set beep_twice_from_s 0
slide 1
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60 s
heard long at 61 s
heard nothing else

story 6.13 All three 0: the long beep alone
set beep_every_s 0
set beep_each_from_s 0
set beep_twice_from_s 0
slide 1
press at 1 s
heard long at 61 s
heard nothing else

story 6.13 Two a second from 8 s though one a second only from 3 s
set beep_each_from_s 3
set beep_twice_from_s 8
slide 1
press at 1 s
heard short at 11, 21, 31, 41, 51, 53, 53.5, 54, 54.5, 55, 55.5, 56, 56.5, 57, 57.5, 58, 58.5 s
heard short at 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 Two a second from 12 s, where the digits still show whole seconds
set beep_twice_from_s 12
slide 1
press at 1 s
heard short at 11, 21, 31, 41, 49, 49.5, 50, 50.5, 51, 51.5, 52, 52.5, 53, 53.5, 54, 54.5, 55 s
heard short at 55.5, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 Two a second from 60 s: all of a short period, but not its start
set chase_1_s 9
set beep_twice_from_s 60
slide 1
press at 1 s
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 9.5 s
heard long at 10 s
heard nothing else

story 6.13 One a second from 60 s: every second of a minute, but not its start
set beep_each_from_s 60
slide 1
press at 1 s
heard short at 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23 s
heard short at 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43 s
heard short at 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5 s
heard short at 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 Every second of a short period
set chase_1_s 13
set beep_every_s 1
set beep_each_from_s 0
set beep_twice_from_s 0
slide 1
press at 1 s
heard short at 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 s
heard long at 14 s
heard nothing else

story 6.13 Every 60 s: once in two minutes, never at the end
set beep_every_s 60
slide 2
press at 1 s
heard short at 61, 111, 112, 113, 114, 115, 116, 116.5, 117, 117.5, 118, 118.5, 119, 119.5 s
heard short at 120, 120.5 s
heard long at 121 s
heard nothing else

story 6.13 The tens count from the start of the period, not from its end
set chase_1_s 34
slide 1
press at 1 s
heard short at 11, 21, 25, 26, 27, 28, 29, 30, 30.5, 31, 31.5, 32, 32.5, 33, 33.5, 34, 34.5 s
heard long at 35 s
heard nothing else

story 6.13 One a second from 7 s of a period of 7 s: not at its start
set chase_1_s 7
set beep_each_from_s 7
set beep_twice_from_s 0
slide 1
press at 1 s
heard short at 2, 3, 4, 5, 6, 7 s
heard long at 8 s
heard nothing else
