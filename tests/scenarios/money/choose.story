# Choosing a colour: SLIDE at 1.

story 3.4 Choose shows the round for a second, then a colour
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "r 01" from 0.5 s to 1 s
slide 2 at 1.5 s
slide 1 at 3 s
shown "r 01" from 3 s to 4.022 s within 30 ms
shown "C 01" from 4.022 s to 5.022 s
runs "Red" from 5.022 s
shown "C 01" from 6.522 s to 9 s
heard nothing else

story 3.4 A press goes to the next colour, without a sound
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
shown "C 02" from 1.5 s to 2.5 s within 20 ms
runs "Orange" from 2.505 s
shown "C 02" from 4.755 s to 6 s
press at 6 s
shown "C 03" from 6 s to 7 s within 20 ms
heard nothing else

story 3.4 A press while the name runs goes to the next colour at once
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 2.5 s
shown "C 02" from 2.5 s to 3.5 s within 20 ms
runs "Orange" from 3.505 s

story 3.4 After the last colour comes the first again, and no new game before a game is under way
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press every 0.3 s from 1.5 s to 6.9 s
shown "C 20" from 6.9 s to 7.5 s within 20 ms
press at 7.5 s
shown "C 01" from 7.5 s to 8.4 s within 20 ms
heard nothing else

story 3.4 Once a game is under way, a new game is the last in the list
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
shown "C 02" at 6.5 s
press every 0.3 s from 7 s to 12.1 s
shown "C 20" from 12.1 s to 12.4 s within 20 ms
press at 12.4 s
shown "nEu " from 12.4 s to 16 s within 20 ms
lamp on from 12.4 s to 16 s
press at 16 s
shown "C 02" from 16 s to 17 s within 20 ms
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.4 A colour that was armed and put down makes no game under way
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
slide 1 at 2 s
press every 0.3 s from 4 s to 9.4 s
shown "C 20" from 9.4 s to 10 s within 20 ms
press at 10 s
shown "C 01" from 10 s to 10.9 s within 20 ms

story 3.4 A press ends the second of the round and acts
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "r 01" from 0.5 s to 0.7 s
press at 0.7 s
shown "C 02" from 0.7 s to 1.7 s within 20 ms

story 3.4 SLIDE ends the second of the round and acts
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "r 01" from 0.5 s to 0.7 s
slide 2 at 0.7 s
shown "01--" from 0.7 s to 3 s within 30 ms

story 3.4 A press ends the second of a later round and acts
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
shown "r 02" from 5 s to 5.5 s within 30 ms
press at 5.5 s
shown "C 03" from 5.5 s to 6.5 s within 20 ms

story 3.4 SLIDE ends the second of a later round and acts
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
shown "r 02" from 5 s to 5.5 s within 30 ms
slide 2 at 5.5 s
shown "02--" from 5.5 s to 8 s within 30 ms

story 3.4 SLIDE moved to 2 arms the colour offered
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
shown "C 04" at 2.5 s
slide 2 at 3 s
shown "04--" from 3 s to 6 s within 30 ms
heard nothing else

story 3.4 SLIDE moved while the name runs arms the colour
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 3 s
shown "02--" from 3 s to 6 s within 30 ms

story 3.4 START is lit all the while in choose
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
lamp on from 0.5 s to 8 s
press at 3 s for 2 s
heard nothing else

story 3.4 SLIDE between its positions leaves the choice alone
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide between at 2 s
slide 1 at 4 s
shown "C 02" from 4.755 s to 7 s

story 3.4 Colours spent are passed over
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1 s
slide 2 at 2.5 s
press at 4 s
heard tick at 4 s within 20 ms
heard tick at 5.12 s
heard reveal at 6.12 s
slide 1 at 8 s
shown "C 05" at 9.5 s
press every 0.3 s from 10 s to 14.5 s
shown "nEu " from 14.5 s to 15 s within 20 ms
press at 15, 15.3, 15.6 s
shown "C 01" from 15 s to 15.3 s within 20 ms
shown "C 03" from 15.6 s to 16 s within 20 ms
press at 16 s
shown "C 05" from 16 s to 17 s within 20 ms
heard nothing else
