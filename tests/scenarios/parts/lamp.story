# LAMP: lit where START would do something, dark where it would not, blinking in paused and stopped.

story 0.9 The Chase: ready and running, also while a second hand is ignored
press at 1, 1.2 s
lamp on from 0.5 s to 30 s

story 0.9 The Chase: lit while START stays down
press at 1 s for 3 s
lamp on from 0.5 s to 10 s

story 0.9 The Chase: paused, and on again
press at 1, 3, 7 s
lamp on from 0.5 s to 3 s
lamp blinks from 3.01 s to 7 s
lamp on from 7.01 s to 10 s

story 0.9 The Chase: blinking while the hand is still down after a pause
press at 1 s
press at 3 s for 2 s
lamp blinks from 3.01 s to 10 s

story 0.9 The Chase: paused with SLIDE moved still blinks
press at 1, 3 s
slide 2 at 5 s
lamp blinks from 3.01 s to 10 s

story 0.9 The Chase: over is dark until presses count again
set chase_1_s 2
press at 1 s
lamp on from 1 s to 3 s
lamp off from 3.002 s to 5 s
lamp on from 5.002 s to 40 s

story 0.9 The Chase: over with SLIDE moved lights as it turns ready
set chase_1_s 2
press at 1 s
slide 2 at 3.2 s
lamp off from 3.002 s to 5 s
lamp on from 5.002 s to 8 s

story 0.9 Money: choose and armed
game money
press at 3 s
slide 2 at 5 s
lamp on from 0.5 s to 10 s

story 0.9 Money: lit at every step of a count, whether presses count yet or not
game money
amounts 4, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s for 500 ms
lamp on from 0.5 s to 7.5 s

story 0.9 Money: blinks in stopped, also in the second in which presses are ignored
game money
amounts 4, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5, 8 s
lamp blinks from 4.51 s to 8 s
lamp on from 8.01 s to 9 s

story 0.9 Money: dark in revealed while SLIDE stands at 2
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
lamp on from 0.5 s to 4.12 s
lamp off from 4.13 s to 10 s

story 0.9 Money: lit in revealed after a second where SLIDE already stands at 1
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 3.5 s
lamp off from 4.13 s to 5.12 s
lamp on from 5.13 s to 10 s

story 0.9 Money: dark again in revealed once SLIDE is moved to 2
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 3.5 s
slide 2 at 7 s
lamp on from 5.13 s to 7 s
lamp off from 7.03 s to 10 s

story 0.9 Money: lit where a new game is armed, since START held begins one
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
shown "nEu-" from 15.03 s to 18 s
lamp on from 6.03 s to 18 s

story 0.9 Money: lit in over, since START held begins a new game
game money
set money_rounds 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
shown "End " from 4.13 s to 5.12 s
lamp on from 0.5 s to 10 s

story 0.9 Money: dark in SEt1
game money
slide 2
lamp off from 0.5 s to 5 s

story 0.9 Choosing the game: lit
start held for 2 s
press at 3 s
lamp on from 1.1 s to 6 s

story 0.9 Choosing the volume: lit
start held for 2 s
press every 0.2 s from 3 s to 5.6 s
lamp on from 1.1 s to 12 s

story 0.9 Safe: dark
start held for 9 s
lamp off from 8.1 s to 20 s
