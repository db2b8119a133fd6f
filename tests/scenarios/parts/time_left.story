# Time left is rounded up: minutes and whole seconds, then tenths.

story 0.7 Each whole second shows for one second, up to its end
press at 1 s
shown " 1.00" from 1 s to 2 s
shown " 0.59" from 2.002 s to 3 s
shown " 0.58" from 3.002 s to 4 s
shown " 0.11" from 50.002 s to 51 s

story 0.7 Ten seconds left shows as whole seconds, for a tenth; 10.0 never shows
press at 1 s
shown " 0.11" from 50.002 s to 51 s
shown " 0.10" from 51.002 s to 51.1 s
shown "  9.9" from 51.102 s to 51.2 s
shown "  9.8" from 51.202 s to 51.3 s
shown "  9.0" from 52.002 s to 52.1 s
shown "  0.2" from 60.802 s to 60.9 s
shown "  0.1" from 60.902 s to 61 s
shown " 0.00" from 61.002 s to 62 s

story 0.7 Two minutes, and down through one
slide 2
press at 1 s
shown " 2.00" from 1 s to 2 s
shown " 1.59" from 2.002 s to 3 s
shown " 1.01" from 60.002 s to 61 s
shown " 1.00" from 61.002 s to 62 s
shown " 0.59" from 62.002 s to 63 s

story 0.7 Paused 9.95 s from the end: 10.0 is not shown, 0.10 is
press at 1 s
press at 51.05 s
blinks " 0.10" from 51.06 s to 60 s

story 0.7 Paused 9.85 s from the end: 9.9 shows
press at 1 s
press at 51.15 s
blinks "  9.9" from 51.16 s to 60 s

story 0.7 Paused in the last twentieth of a second: 0.1 still shows
press at 1 s
press at 60.95 s
blinks "  0.1" from 60.96 s to 70 s

story 0.8 Blinking: half a second lit, half a second dark, lit first
press at 1 s
press at 3.5 s
shown " 0.58" from 3.51 s to 4 s
dark from 4.01 s to 4.5 s
shown " 0.58" from 4.51 s to 5 s
dark from 5.01 s to 5.5 s
blinks " 0.58" from 3.51 s to 60 s

story 0.8 The lamp blinks the same, lit first
press at 1 s
press at 3.5 s
lamp on from 3.5 s to 4 s
lamp off from 4.01 s to 4.5 s
lamp on from 4.51 s to 5 s
lamp off from 5.01 s to 5.5 s
lamp blinks from 3.51 s to 60 s

story 0.8 Running text: four places a second, in at the right, out at the left
game money
press at 4 s
shown "C 02" from 4.02 s to 5 s
shown "   O" from 5.02 s to 5.25 s
shown "  Or" from 5.27 s to 5.5 s
shown " OrA" from 5.52 s to 5.75 s
shown "OrAn" from 5.77 s to 6 s
shown "rAnG" from 6.02 s to 6.25 s
shown "AnGE" from 6.27 s to 6.5 s
shown "nGE " from 6.52 s to 6.75 s
shown "GE  " from 6.77 s to 7 s
shown "E   " from 7.02 s to 7.25 s
shown "C 02" from 7.27 s to 9 s
