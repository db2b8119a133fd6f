# Batteries that run low.

story 6.3 In ready: Lo for a second each ten seconds, without a sound
no cable
battery 3.1
shown " 1.00" from 0.5 s to 10 s
shown "Lo  " from 10.1 s to 11 s
shown " 1.00" from 11.1 s to 20 s
shown "Lo  " from 20.1 s to 21 s
shown " 1.00" from 21.1 s to 30 s
shown "Lo  " from 30.1 s to 31 s
shown "Lo  " from 290.1 s to 291 s
lamp on from 0.5 s to 300 s
heard nothing else

story 6.3 In choose too; the name does not run once more
no cable
game money
battery 3.1
shown "r 01" from 0.5 s to 1 s
runs "Red" from 2 s within 200 ms
shown "C 01" from 4 s to 10 s
shown "Lo  " from 10.1 s to 11 s
shown "C 01" from 11.1 s to 20 s
shown "Lo  " from 20.1 s to 21 s
heard nothing else

story 6.3 With eight digits
no cable
display max7219
battery 3.1
shown "Lo      " from 10.1 s to 11 s
shown "     1.00" from 11.1 s to 20 s

story 6.3 At 3.2 V they are not low
no cable
battery 3.21
shown " 1.00" from 0.5 s to 60 s

story 6.3 They get low, and are full again
no cable
battery 3.1 at 15 s
battery 4.5 at 45 s
shown " 1.00" from 0.5 s to 20 s
shown "Lo  " from 20.1 s to 21 s
shown "Lo  " from 40.1 s to 41 s
shown " 1.00" from 41.1 s to 70 s

story 6.3 A round is never disturbed
no cable
battery 3.1
press at 12 s
shown " 1.00" from 12 s to 13 s within 20 ms
shown " 0.57" from 15.002 s to 16 s
shown " 0.52" from 20.002 s to 21 s
shown " 0.42" from 30.002 s to 31 s
heard short at 22, 32, 42, 52, 62, 63, 64, 65, 66, 67, 67.5, 68, 68.5, 69, 69.5, 70, 70.5, 71, 71.5 s
heard long at 72 s
shown " 0.00" from 72.1 s to 102 s
# Ready again: ten seconds on.
shown " 1.00" from 102.1 s to 112 s
shown "Lo  " from 112.1 s to 113 s
heard nothing else

story 6.3 Nor is a pause, nor a count
no cable
battery 3.1
press at 5, 8.5 s
blinks " 0.57" from 8.53 s to 60 s

story 6.3 Nor a turn, nor the stopwatch
no cable
game race
battery 3.1
press at 5 s
shown " 12.0" from 20 s to 20.1 s
shown " 22.0" from 30 s to 30.1 s
heard blip at 5 s within 20 ms
heard blip at 6, 7 s
heard go at 8 s
heard nothing else

story 6.3 A press while Lo shows acts, and what it leads to is seen at once
no cable
game money
battery 3.1
press at 10.5 s
shown "Lo  " from 10.1 s to 10.5 s
shown "C 02" from 10.5 s to 11.5 s within 20 ms
shown "C 02" from 15 s to 20 s
shown "Lo  " from 20.1 s to 21 s
heard nothing else

story 6.3 Armed it does not show
no cable
game money
battery 3.1
slide 2 at 5 s
shown "01--" from 5.1 s to 60 s

story 6.3 Dimmed, the point is all that shows; asleep nothing is
no cable
battery 3.1
shown "    ." from 300.1 s to 1200 s
dark from 1200.1 s to 1500 s
