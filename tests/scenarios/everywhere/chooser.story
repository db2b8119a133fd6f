# START held as power comes on: the box asks which game.

story 6.1 START down for less than a second: the kept game begins
start held for 950 ms
shown " 1.00" from 0.1 s to 20 s
heard nothing else

story 6.1 From one second on the kept game's name shows, while START is down and after
start held for 1.5 s
shown "CHAS" from 1.1 s to 10.5 s
heard nothing else

story 6.1 It is not there before the second is over
start held for 1.5 s
shown " 1.00" from 0.1 s to 1 s

story 6.1 The kept game is shown first
game money
start held for 1.5 s
shown "COLr" from 1.1 s to 8 s
heard nothing else

story 6.1 After the release a press shows the next game
start held for 1.5 s
press at 3 s
shown "CHAS" from 1.1 s to 3 s
shown "COLr" from 3.02 s to 8 s
heard nothing else

story 6.1 Chatter at the release is no press
start held for 1.5 s
press at 1.505 s for 100 ms bounce 8 ms seed 1
shown "CHAS" from 1.1 s to 8 s

story 6.1 SLIDE moved takes the game shown at once, and it is kept
start held for 1.5 s
press at 3 s
slide 2 at 5 s
slide 1 at 6 s
shown "COLr" from 3.02 s to 5.02 s
shown "SEt1" from 5.03 s to 6.02 s
shown "r 01" from 6.03 s to 7 s
kept settings as {"game": "money"}
heard nothing else

story 6.1 A game taken is there again after power has gone
start held for 1.5 s
press at 3 s
slide 2 at 5 s
power off at 8 s
power on at 9 s
shown "SEt1" from 9.2 s to 12 s

story 6.1 Power gone before a game was taken: the kept one stays
start held for 1.5 s
press at 3 s
power off at 8 s
power on at 9 s
shown "COLr" from 3.02 s to 8 s
shown " 1.00" from 9.1 s to 12 s

story 6.1 SLIDE moved without a press takes the kept game
game money
start held for 1.5 s
slide 2 at 3 s
shown "COLr" from 1.1 s to 3.02 s
shown "SEt1" from 3.03 s to 6 s

story 6.1 A game taken can be played
game money
start held for 1.5 s
# Fourteen presses: round and round the list, and back to its first.
press every 0.2 s from 2 s to 4.6 s
slide 2 at 5 s
press at 6 s
shown "CHAS" from 4.62 s to 5.02 s
shown " 2.00" from 5.03 s to 7 s
shown " 1.59" from 7.002 s to 8 s
kept settings as {"game": "chase"}

story 6.1 Ten seconds untouched take the game shown, and it is kept
start held for 1.5 s
press at 3 s
shown "COLr" from 3.02 s to 13 s
shown "r 01" from 13.13 s to 14 s
kept settings as {"game": "money"}
heard nothing else

story 6.1 Each touch begins the ten seconds anew
start held for 1.5 s
# Thirty presses: round and round, back to the first game.
press every 5 s from 3 s to 148 s
shown "CHAS" from 148.02 s to 158 s
shown " 1.00" from 158.13 s to 160 s

story 6.1 Ten seconds untouched count from the release of the START that was held
start held for 6 s
shown "CHAS" from 1.1 s to 15.95 s
shown " 1.00" from 16.05 s to 18 s

story 6.1 Ten seconds untouched count from the release of a press
start held for 1.5 s
press at 3 s for 5 s
shown "COLr" from 3.02 s to 17.95 s
shown "r 01" from 18.05 s to 19 s

story 6.1 A power-up without START held asks nothing
power off at 3 s
power on at 4 s
shown " 1.00" from 4.1 s to 8 s

story 6.1 START pressed after power-up for long asks nothing
press at 1 s for 20 s
shown " 0.56" from 5.002 s to 6 s
shown " 0.47" from 14.002 s to 15 s
shown " 0.42" from 19.002 s to 20 s
heard short at 11, 21 s
heard nothing else

story 6.1 START held again after a power cut asks again
press at 3 s for 4 s
power off at 4 s
power on at 5 s
shown "CHAS" from 6.1 s to 15 s

story 6.1 START down for just over a second: the name shows
start held for 1.2 s
shown "CHAS" from 1.2 s to 8 s
