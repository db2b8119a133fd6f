# The last ten seconds beep as in The Chase; before them a turn is silent.

story 4.4 Two minutes: nothing but the last ten seconds
game clock
slide 2
press at 1 s
heard high at 1 s within 20 ms
heard short at 111, 112, 113, 114, 115, 116, 116.5, 117, 117.5, 118, 118.5, 119, 119.5, 120 s
heard short at 120.5 s
heard long at 121 s
heard nothing else

story 4.4 A new turn has its own last ten seconds
game clock
press at 1 s
press at 55.2 s
heard high at 1 s within 20 ms
heard short at 51, 52, 53, 54, 55 s
heard low at 55.2 s within 20 ms
heard short at 105.2, 106.2, 107.2, 108.2, 109.2, 110.2, 110.7, 111.2, 111.7, 112.2, 112.7 s
heard short at 113.2, 113.7, 114.2, 114.7 s
heard long at 115.2 s
heard nothing else

story 6.13 The beeps of a turn follow the settings of the last seconds
game clock
set clock_1_s 20
set beep_each_from_s 3
set beep_twice_from_s 2
press at 1 s
heard high at 1 s within 20 ms
heard short at 18, 19, 19.5, 20, 20.5 s
heard long at 21 s
heard nothing else

story 6.13 Both set to 0: the long beep alone
game clock
set clock_1_s 20
set beep_each_from_s 0
set beep_twice_from_s 0
press at 1 s
heard high at 1 s within 20 ms
heard long at 21 s
heard nothing else

story 4.4 The turn's time is exact over the wrap of the chip's counter
game clock
origin 1072741824
press at 0.7 s
heard high at 0.7 s within 20 ms
heard short at 50.7, 51.7, 52.7, 53.7, 54.7, 55.7, 56.2, 56.7, 57.2, 57.7, 58.2, 58.7, 59.2 s
heard short at 59.7, 60.2 s
heard long at 60.7 s
heard nothing else
