# When The Chase beeps: beep_every_s, beep_each_from_s, beep_twice_from_s.

story 6.13 Without the beeps at each ten seconds
set beep_every_s 0
press at 1 s
heard short at 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 A beep at each second gone by
set chase_1_s 20
set beep_every_s 1
press at 1 s
heard short at 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16.5 s
heard short at 17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5 s
heard long at 21 s
heard nothing else

story 6.13 A beep at each seven seconds gone by
set beep_every_s 7
press at 1 s
heard short at 8, 15, 22, 29, 36, 43, 50, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5 s
heard short at 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 A beep at the full minute gone by, of two
set beep_every_s 60
slide 2
press at 1 s
heard short at 61, 111, 112, 113, 114, 115, 116, 116.5, 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
heard nothing else

story 6.13 Without the beep a second
set beep_each_from_s 0
press at 1 s
heard short at 11, 21, 31, 41, 51, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 A beep a second from the last one on
set beep_each_from_s 1
press at 1 s
heard short at 11, 21, 31, 41, 51, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 A beep a second over the whole minute
set beep_each_from_s 60
press at 1 s
heard short at 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17 s
heard short at 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33 s
heard short at 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49 s
heard short at 50, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 Without the two beeps a second
set beep_twice_from_s 0
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60 s
heard long at 61 s
heard nothing else

story 6.13 Two beeps a second in the last one
set beep_twice_from_s 1
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 Two beeps a second over the whole minute
set beep_twice_from_s 60
press at 1 s
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9 s
heard short at 9.5, 10, 10.5, 11, 11.5, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5, 16, 16.5, 17 s
heard short at 17.5, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5, 23, 23.5, 24, 24.5, 25 s
heard short at 25.5, 26, 26.5, 27, 27.5, 28, 28.5, 29, 29.5, 30, 30.5, 31, 31.5, 32, 32.5, 33 s
heard short at 33.5, 34, 34.5, 35, 35.5, 36, 36.5, 37, 37.5, 38, 38.5, 39, 39.5, 40, 40.5, 41 s
heard short at 41.5, 42, 42.5, 43, 43.5, 44, 44.5, 45, 45.5, 46, 46.5, 47, 47.5, 48, 48.5, 49 s
heard short at 49.5, 50, 50.5, 51, 51.5, 52, 52.5, 53, 53.5, 54, 54.5, 55, 55.5, 56, 56.5, 57 s
heard short at 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.13 All three none: the long beep alone
set beep_every_s 0
set beep_each_from_s 0
set beep_twice_from_s 0
press at 1 s
heard long at 61 s
heard nothing else

story 6.13 A second and half a second fall together with ten: one beep
set chase_1_s 20
set beep_every_s 5
press at 1 s
heard short at 6, 11, 12, 13, 14, 15, 16, 16.5, 17, 17.5, 18, 18.5, 19, 19.5, 20, 20.5 s
heard long at 21 s
heard nothing else

story 6.13 61 is no beep_every_s: the default, and a line in the log
set beep_every_s 61
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5, 61, 61.5 s
heard long at 62 s
heard nothing else
kept aside settings
faults 1

story 6.13 -1 is no beep_every_s: the default, and a line in the log
set beep_every_s -1
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5, 61, 61.5 s
heard long at 62 s
heard nothing else
kept aside settings
faults 1

story 6.13 61 is no beep_each_from_s: the default, and a line in the log
set beep_each_from_s 61
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5, 61, 61.5 s
heard long at 62 s
heard nothing else
kept aside settings
faults 1

story 6.13 -1 is no beep_each_from_s: the default, and a line in the log
set beep_each_from_s -1
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5, 61, 61.5 s
heard long at 62 s
heard nothing else
kept aside settings
faults 1

story 6.13 61 is no beep_twice_from_s: the default, and a line in the log
set beep_twice_from_s 61
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5, 61, 61.5 s
heard long at 62 s
heard nothing else
kept aside settings
faults 1

story 6.13 -1 is no beep_twice_from_s: the default, and a line in the log
set beep_twice_from_s -1
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5, 61, 61.5 s
heard long at 62 s
heard nothing else
kept aside settings
faults 1
