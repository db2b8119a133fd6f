# A pass that takes too long where nothing counts: paused, over, SLIDE.

story 2.3 A stall in a pause changes no remainder
press at 1 s
press at 20.2 s
stall 3 s at 25.1 s
press at 40.2 s
blinks " 0.41" from 28.5 s to 40.2 s
heard short at 11, 41, 51, 61, 71, 72, 73, 74, 75, 76, 76.5, 77, 77.5, 78, 78.5, 79, 79.5, 80 s
heard short at 80.5 s
heard long at 81 s
heard nothing else

story 2.9 A press in a stall, 1 ms before presses count again, is ignored
press at 1 s
stall 0.5 s at 62.8 s
press at 62.999 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.9 A press in a stall, 1 ms after presses count again, starts at its first edge
press at 1 s
stall 0.5 s at 62.8 s
press at 63.001 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 1.00" from 63.3 s to 64.001 s within 20 ms
shown " 0.59" from 64.001 s to 65.001 s
heard nothing else

story 2.9 A stall over the end of the 30 s: ready right after it
press at 1 s
stall 2 s at 90 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 92 s
shown " 1.00" from 92 s to 100 s
heard nothing else

story 2.10 A press in a stall, 0.29 s after the start, is ignored
stall 1 s at 1.5 s
press at 2 s for 50 ms
press at 2.29 s for 50 ms
shown " 0.59" from 3 s to 4 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
heard nothing else

story 2.10 A press in a stall, 0.31 s after the start, pauses
stall 1 s at 1.5 s
press at 2 s for 50 ms
press at 2.31 s for 50 ms
blinks " 1.00" from 2.51 s to 10 s
heard nothing else

story 2.1 SLIDE moved in a stall shows right after it
stall 1 s at 2 s
slide 2 at 2.3 s
press at 10 s
shown " 1.00" from 0.5 s to 3 s
shown " 2.00" from 3 s to 11 s
heard short at 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 121, 122, 123, 124, 125, 125.5 s
heard short at 126, 126.5, 127, 127.5, 128, 128.5, 129, 129.5 s
heard long at 130 s
heard nothing else

story 0.10 A rising sound cuts a beep that sounds
press at 1 s
press at 8.05 s
press at 20 s for 6 s
heard short cut at 22.95 s for 50 ms
heard rise1 at 23 s
heard rise2 at 24 s
heard rise3 at 25 s
shown " 1.00" from 25 s to 40 s
heard nothing else
