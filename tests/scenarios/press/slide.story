# SLIDE counts where exactly one contact is closed, after 20 ms without change.

story 1.8 SLIDE at 1 and at 2 as power comes on
slide 2
slide 1 at 3 s
shown " 2.00" from 0.1 s to 3.02 s
shown " 1.00" from 3.03 s to 5 s

story 1.8 A move counts 20 ms after its contact has closed
slide 2 at 3 s
shown " 1.00" from 0.5 s to 3.021 s
shown " 2.00" from 3.023 s to 5 s

story 1.8 Left in the gap, the last position holds
slide 2
slide between at 3 s
press at 5 s
shown " 2.00" from 0.5 s to 6 s
shown " 1.59" from 6.002 s to 7 s

story 1.8 In the gap as power comes on: 1
slide between
shown " 1.00" from 0.1 s to 10 s

story 1.8 Out of the gap into 2
slide between
slide 2 at 4 s
shown " 1.00" from 0.1 s to 4.02 s
shown " 2.00" from 4.025 s to 8 s

story 1.8 In the gap, then power goes and comes: 1
slide 2
slide between at 3 s
power off at 5 s
power on at 6 s
shown " 2.00" from 0.5 s to 5 s
shown " 1.00" from 6.1 s to 8 s

story 1.8 At 2 for 19 ms only does not count
slide 2 at 3 s
slide 1 at 3.021 s
shown " 1.00" from 0.5 s to 5 s

story 1.8 At 2 for 21 ms counts
slide 2 at 3 s
slide 1 at 3.023 s
shown " 2.00" at 3.023 s
shown " 1.00" from 3.05 s to 5 s

story 1.8 Both contacts closed is no reading, however long
glitch slide 1 ms at 2 s
glitch slide 19 ms at 3 s
glitch slide 21 ms at 4 s
glitch slide 2 s at 5 s
shown " 1.00" from 0.5 s to 10 s

story 1.8 A contact that chatters counts 20 ms after its last change
slide 2 at 3 s
glitch slide 1 ms at 3.01 s
glitch slide 1 ms at 3.025 s
shown " 1.00" from 0.5 s to 3.045 s
shown " 2.00" from 3.05 s to 6 s

story 1.8 A glitch where SLIDE stands at 2 moves nothing
slide 2
glitch slide 15 ms at 3 s
glitch slide 500 ms at 4 s
shown " 2.00" from 0.5 s to 7 s

story 1.8 SLIDE jogged arms no colour
game money
slide 2 at 5 s
slide 1 at 5.02 s
shown "C 01" from 3.6 s to 10 s
heard nothing else

story 1.8 A glitch of SLIDE arms no colour
game money
glitch slide 100 ms at 5 s
shown "C 01" from 3.6 s to 10 s
