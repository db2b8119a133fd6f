# Ready: the period that SLIDE picks, and what START does there.

story 4.1 Ready shows one minute and waits in silence
game clock
shown " 1.00" from 0.5 s to 250 s
lamp on from 0.5 s to 250 s
heard nothing else

story 4.1 Ready shows two minutes with SLIDE at 2
game clock
slide 2
shown " 2.00" from 0.5 s to 30 s
lamp on from 0.5 s to 30 s
heard nothing else

story 4.1 START begins player 1's turn, with the high sound
game clock
press at 1 s
shown " 1.00" from 0.5 s to 1 s
shown "1. 60" from 1 s to 2 s within 20 ms
shown "1. 59" from 2 s to 3 s
heard high at 1 s within 20 ms
heard nothing else

story 4.1 Two minutes: the turn shows them in seconds
game clock
slide 2
press at 1 s
shown "1.120" from 1 s to 2 s within 20 ms
shown "1.119" from 2 s to 3 s
shown "1.100" from 21 s to 22 s
shown "1. 99" from 22 s to 23 s
heard high at 1 s within 20 ms
heard nothing else

story 4.1 A press held in ready is player 1's turn and no more
game clock
press at 1 s for 12 s
shown "1. 59" from 2 s to 3 s
shown "1. 58" from 3 s to 4 s
shown "1. 55" from 6 s to 7 s
shown "1. 49" from 12 s to 13 s
heard high at 1 s within 20 ms
heard nothing else

story 4.0 SLIDE moved in ready shows the other period
game clock
slide 2 at 5 s
slide 1 at 10 s
shown " 1.00" from 0.5 s to 5.02 s
shown " 2.00" from 5.022 s to 10.02 s within 5 ms
shown " 1.00" from 10.022 s to 15 s within 5 ms
lamp on from 0.5 s to 15 s
heard nothing else
