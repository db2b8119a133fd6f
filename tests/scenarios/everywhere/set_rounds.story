# How long a round is: chase_1_s and chase_2_s.

story 6.12 Two seconds, the shortest round with SLIDE at 1
set chase_1_s 2
press at 1 s
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else
shown "  2.0" from 0.5 s to 1 s

story 6.12 Two seconds, the shortest round with SLIDE at 2
set chase_2_s 2
slide 2
press at 1 s
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else
shown "  2.0" from 0.5 s to 1 s

story 6.12 Ten minutes, the longest round with SLIDE at 1
set chase_1_s 600
press at 1 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 121, 131, 141, 151, 161 s
heard short at 171, 181, 191, 201, 211, 221, 231, 241, 251, 261, 271, 281, 291, 301, 311, 321 s
heard short at 331, 341, 351, 361, 371, 381, 391, 401, 411, 421, 431, 441, 451, 461, 471, 481 s
heard short at 491, 501, 511, 521, 531, 541, 551, 561, 571, 581, 591, 592, 593, 594, 595, 596 s
heard short at 596.5, 597, 597.5, 598, 598.5, 599, 599.5, 600, 600.5 s
heard long at 601 s
heard nothing else
shown "10.00" from 0.5 s to 2 s
shown " 9.59" from 2.002 s to 3 s

story 6.12 Ten minutes, the longest round with SLIDE at 2
set chase_2_s 600
slide 2
press at 1 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 121, 131, 141, 151, 161 s
heard short at 171, 181, 191, 201, 211, 221, 231, 241, 251, 261, 271, 281, 291, 301, 311, 321 s
heard short at 331, 341, 351, 361, 371, 381, 391, 401, 411, 421, 431, 441, 451, 461, 471, 481 s
heard short at 491, 501, 511, 521, 531, 541, 551, 561, 571, 581, 591, 592, 593, 594, 595, 596 s
heard short at 596.5, 597, 597.5, 598, 598.5, 599, 599.5, 600, 600.5 s
heard long at 601 s
heard nothing else
shown "10.00" from 0.5 s to 2 s

story 6.12 By default a minute with SLIDE at 1
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59 s
heard short at 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.12 By default two minutes with SLIDE at 2
slide 2
press at 1 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116 s
heard short at 116.5, 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
heard nothing else

story 6.12 A round of 37 seconds: beeps at each full ten seconds gone by, and to its end
set chase_1_s 37
press at 1 s
heard short at 11, 21, 28, 29, 30, 31, 32, 33, 33.5, 34, 34.5, 35, 35.5, 36, 36.5, 37 s
heard short at 37.5 s
heard long at 38 s
heard nothing else

story 6.12 The setting of one position leaves the other as it is
set chase_1_s 45
slide 2 at 3 s
shown " 0.45" from 0.5 s to 3.02 s
shown " 2.00" from 3.03 s to 5 s

story 6.12 1 is no chase_1_s: the default, and a line in the log
set chase_1_s 1
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 601 is no chase_1_s: the default, and a line in the log
set chase_1_s 601
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 "30" is no chase_1_s: the default, and a line in the log
set chase_1_s "30"
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 2.5 is no chase_1_s: the default, and a line in the log
set chase_1_s 2.5
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 true is no chase_1_s: the default, and a line in the log
set chase_1_s true
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 null is no chase_1_s: the default, and a line in the log
set chase_1_s null
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 -60 is no chase_1_s: the default, and a line in the log
set chase_1_s -60
shown " 1.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 1 is no chase_2_s: the default, and a line in the log
slide 2
set chase_2_s 1
shown " 2.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1

story 6.12 601 is no chase_2_s: the default, and a line in the log
slide 2
set chase_2_s 601
shown " 2.00" from 0.5 s to 5 s
heard nothing else
kept aside settings
faults 1
