# A pause cuts a beep, and moves those to come.

story 2.6 A pause in mid beep cuts it at once, and it does not come again
press at 1 s
press at 11.04 s
press at 20 s
heard short cut at 11 s for 45 ms
blinks " 0.50" from 11.05 s to 20 s
heard short at 29.96, 39.96, 49.96, 59.96, 60.96, 61.96, 62.96, 63.96, 64.96, 65.46, 65.96 s
heard short at 66.46, 66.96, 67.46, 67.96, 68.46, 68.96, 69.46 s
heard long at 69.96 s
heard nothing else

story 2.6 A pause just after a beep was due lets it begin and cuts it
press at 1 s
press at 11.001 s
press at 20 s
heard short cut at 11 s within 10 ms
heard short at 29.999, 39.999, 49.999, 59.999, 60.999, 61.999, 62.999, 63.999, 64.999, 65.499 s
heard short at 65.999, 66.499, 66.999, 67.499, 67.999, 68.499, 68.999, 69.499 s
heard long at 69.999 s
heard nothing else

story 2.6 A pause 1 ms before a beep keeps it for later
press at 1 s
press at 10.999 s
press at 20 s
blinks " 0.51" from 11.01 s to 20 s
silent from 0 s to 20 s
heard short at 20.001 s within 20 ms
heard short at 30.001, 40.001, 50.001, 60.001, 61.001, 62.001, 63.001, 64.001, 65.001, 65.501 s
heard short at 66.001, 66.501, 67.001, 67.501, 68.001, 68.501, 69.001, 69.501 s
heard long at 70.001 s
heard nothing else

story 2.6 A pause right after a beep has ended leaves it whole
press at 1 s
press at 11.15 s
press at 20 s
heard short at 11, 29.85, 39.85, 49.85, 59.85, 60.85, 61.85, 62.85, 63.85, 64.85, 65.35, 65.85 s
heard short at 66.35, 66.85, 67.35, 67.85, 68.35, 68.85, 69.35 s
heard long at 69.85 s
heard nothing else

story 2.6 A pause in mid beep of the last five seconds
press at 1 s
press at 58.55 s
press at 70 s
heard short cut at 58.5 s for 55 ms
blinks "  2.5" from 58.56 s to 70 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 70.45, 70.95, 71.45 s
heard short at 71.95 s
heard long at 72.45 s
heard nothing else

story 2.6 Beeps follow the time run: a pause between two of them moves the second
press at 1 s
press at 15 s
press at 22.5 s
silent from 11.2 s to 28.5 s
heard short at 11, 28.5, 38.5, 48.5, 58.5, 59.5, 60.5, 61.5, 62.5, 63.5, 64, 64.5, 65, 65.5 s
heard short at 66, 66.5, 67, 67.5, 68 s
heard long at 68.5 s
heard nothing else

story 2.6 A pause between two beeps of the last five seconds
press at 1 s
press at 57.25 s
press at 60 s
silent from 57.11 s to 60.25 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 60.25, 60.75, 61.25, 61.75 s
heard short at 62.25, 62.75, 63.25 s
heard long at 63.75 s
heard nothing else

story 2.6 Two pauses between the same two beeps add up
press at 1 s
press at 13 s
press at 14.5 s
press at 16 s
press at 17.25 s
heard short at 11, 23.75, 33.75, 43.75, 53.75, 54.75, 55.75, 56.75, 57.75, 58.75, 59.25, 59.75 s
heard short at 60.25, 60.75, 61.25, 61.75, 62.25, 62.75, 63.25 s
heard long at 63.75 s
heard nothing else

story 2.6 Pauses in two beeps of one minute
press at 1 s
press at 11.03 s
press at 15.03 s
press at 25.06 s
press at 35.06 s
heard short cut at 11 s for 35 ms
heard short cut at 25 s for 65 ms
heard short at 45, 55, 65, 66, 67, 68, 69, 70, 70.5, 71, 71.5, 72, 72.5, 73, 73.5, 74, 74.5 s
heard long at 75 s
heard nothing else

story 2.6 A pause cuts and moves the beeps of two minutes alike
slide 2
press at 1 s
press at 111.05 s
press at 120.05 s
heard short cut at 111 s for 55 ms
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 121, 122, 123, 124, 125, 125.5, 126 s
heard short at 126.5, 127, 127.5, 128, 128.5, 129, 129.5 s
heard long at 130 s
heard nothing else

story 2.6 A pause of ten minutes neither beeps nor loses time
press at 1 s
press at 56.2 s
press at 656.2 s
blinks "  4.8" from 56.21 s to 656.2 s
silent from 56.21 s to 656.5 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 656.5, 657, 657.5, 658, 658.5, 659 s
heard short at 659.5, 660, 660.5 s
heard long at 661 s
heard nothing else

story 2.6 A press too short to be one does not cut the beep
press at 1 s
press at 11.04 s for 2 ms
heard short at 11 s
shown " 0.50" from 11 s to 12 s
heard nothing else
