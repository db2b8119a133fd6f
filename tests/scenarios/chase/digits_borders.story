# The first and the last figure, and the change from seconds to tenths.

story 2.7 1.00 shows for one full second first
press at 1 s
shown " 1.00" from 1 s to 2 s
shown " 0.59" from 2 s to 3 s

story 2.7 2.00 shows for one full second first
slide 2
press at 1 s
shown " 2.00" from 1 s to 2 s
shown " 1.59" from 2 s to 3 s

story 2.7 1.00 of the two minutes shows for a second too
slide 2
press at 1 s
shown " 1.01" from 60 s to 61 s
shown " 1.00" from 61 s to 62 s
shown " 0.59" from 62 s to 63 s

story 2.7 Tenths begin once less than ten seconds are left, and 10.0 never shows
press at 1 s
shown " 0.11" from 50 s to 51 s
shown " 0.10" from 51 s to 51.1 s
shown "  9.9" from 51.1 s to 51.2 s

story 2.7 0.1 shows last, and 0.00 comes with the long beep
press at 1 s
shown "  0.2" from 60.8 s to 60.9 s
shown "  0.1" from 60.9 s to 61 s
shown " 0.00" from 61 s to 62 s
heard long at 61 s

story 2.7 0.00 never shows in a pause with a millisecond left
press at 1 s
press at 60.999 s
shown "  0.1" from 60.9 s to 61.49 s
blinks "  0.1" from 61.01 s to 100 s

story 2.7 A chattering press held up no figure: those after it come on their grid
press at 1 s
press at 56.395 s for 2 ms
shown "  4.6" from 56.4 s to 56.5 s within 16 ms
shown "  4.5" from 56.5 s to 56.6 s
shown "  4.4" from 56.6 s to 56.7 s

story 2.7 After a pause the figures change on the grid of the time left
press at 1 s
press at 20.7 s
press at 30 s
shown " 0.41" from 20 s to 21.2 s
shown " 0.41" from 30 s to 30.3 s within 20 ms
shown " 0.40" from 30.3 s to 31.3 s
shown " 0.39" from 31.3 s to 32.3 s
shown " 0.10" from 60.3 s to 60.4 s
shown "  9.9" from 60.4 s to 60.5 s
shown "  0.1" from 70.2 s to 70.3 s
shown " 0.00" from 70.3 s to 71 s
