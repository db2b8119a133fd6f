# A pass of the program that takes too long: beeps are dropped, never moved, the end never.

story 0.10 A stall over a beep drops it; those after it are on their grid
press at 1 s
stall 0.3 s at 20.9 s
heard short at 11, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 0.10 A beep 45 ms late sounds
press at 1 s
stall 55 ms at 20.99 s
heard short at 21 s within 50 ms
heard short at 11, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 0.10 A beep 55 ms late is dropped
press at 1 s
stall 65 ms at 20.99 s
heard short at 11, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 0.10 A stall over three beeps of the last five seconds drops the three
press at 1 s
stall 1.35 s at 56.9 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 0.10 A stall that ends right after a beep was due lets that one sound, not those before
press at 1 s
stall 1.13 s at 56.9 s
heard short at 58 s within 50 ms
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 2.5 A stall over the end makes the long beep late, and never drops it
press at 1 s
stall 0.6 s at 60.7 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s within 0.31 s
shown " 0.00" from 61.31 s to 80 s
heard nothing else

story 2.8 Ten stalls do not add up: the period ends on its microsecond
press at 1 s
stall 47 ms at 5 s
stall 230 ms at 8.1 s
stall 47 ms at 13 s
stall 380 ms at 17.2 s
stall 1.5 s at 22.3 s
stall 47 ms at 26 s
stall 0.7 s at 33.9 s
stall 90 ms at 42.3 s
stall 2 s at 43.5 s
stall 47 ms at 58.7 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.57" from 4 s to 5 s
shown " 0.00" from 61 s to 63 s
heard nothing else

story 2.1 START pressed in a stall starts at its first edge
stall 0.5 s at 1.5 s
press at 1.6 s for 0.2 s
shown " 1.00" from 0.5 s to 2.6 s
shown " 0.59" from 2.6 s to 3.6 s
heard short at 11.6, 21.6, 31.6, 41.6, 51.6, 52.6, 53.6, 54.6, 55.6, 56.6, 57.1, 57.6, 58.1 s
heard short at 58.6, 59.1, 59.6, 60.1, 60.6, 61.1 s
heard long at 61.6 s
heard nothing else

story 2.2 START pressed in a stall pauses at its first edge
press at 1 s
stall 2.5 s at 14.5 s
press at 15.2 s
press at 30.2 s
blinks " 0.46" from 17.01 s to 30.2 s
heard short at 11, 36, 46, 56, 66, 67, 68, 69, 70, 71, 71.5, 72, 72.5, 73, 73.5, 74, 74.5, 75 s
heard short at 75.5 s
heard long at 76 s
heard nothing else

story 2.11 A press in a stall, 1 ms before the end: paused, though the box sees it late
press at 1 s
stall 0.6 s at 60.7 s
press at 60.999 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
blinks "  0.1" from 61.31 s to 80 s
heard nothing else

story 2.11 A press in a stall, at the end: over, though the box sees it late
press at 1 s
stall 0.6 s at 60.7 s
press at 61 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s within 0.31 s
shown " 0.00" from 61.31 s to 80 s
heard nothing else

story 2.2 A stall over the end of a long hold drops a rising sound, never the deed
press at 1 s
press at 8.3 s for 6 s
stall 0.3 s at 13.2 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
shown " 1.00" from 13.51 s to 30 s
heard nothing else
