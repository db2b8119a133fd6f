# Power cuts in choose and armed.

story 3.18 In choose before the first colour, the game opens as it did
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
power off at 3 s
power on at 4 s
shown "r 01" from 4.5 s to 5 s
shown "C 01" at 5.5 s
heard nothing else

story 3.18 In choose after a colour, the colour stays spent and the round stands
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s
power off at 9 s
dark from 9 s to 10 s
power on at 10 s
shown "r 02" from 10.5 s to 11 s
shown "C 02" at 11.5 s
press at 12 s for 7 s
shown "nEu " at 16.95 s
shown "C 02" from 17.1 s to 18.1 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.18 In the second of the round, the round shows again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
power off at 5.6 s
power on at 6 s
shown "r 02" from 6.5 s to 7 s
shown "C 02" at 7.5 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.18 At nEu, the game goes on
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s for 4.9 s
shown "nEu " at 12.5 s
power off at 13 s
power on at 14 s
shown "r 02" from 14.5 s to 15 s
shown "C 02" at 15.5 s

story 3.18 An armed colour is armed again where SLIDE stands at 2
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.5 s
power off at 4 s
power on at 5 s
shown "03--" from 5.5 s to 8 s
lamp on from 5.5 s to 8 s
press at 8 s
heard tick at 8 s within 20 ms
heard tick at 9.12, 10.12, 11.12, 12.12 s
heard reveal at 13.12 s
heard nothing else

story 3.18 An armed colour is offered where SLIDE stands at 1
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.5 s
power off at 4 s
slide 1 at 4.5 s
power on at 5 s
shown "r 01" from 5.5 s to 6 s
shown "C 03" at 6.5 s
slide 2 at 8 s
shown "03--" from 8.022 s to 10 s
heard nothing else

story 3.18 An armed colour is put down with SLIDE after the cut as before it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.5 s
power off at 4 s
power on at 5 s
slide 1 at 6 s
shown "r 01" from 6.022 s to 7.022 s
shown "C 03" from 7.022 s to 8.022 s

story 3.18 A colour armed in a later round is armed again in that round
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
press at 7 s
slide 2 at 8 s
power off at 10 s
power on at 11 s
shown "03--" from 11.5 s to 13 s
slide 1 at 13 s
shown "r 02" from 13.022 s to 14.022 s
shown "C 03" from 14.022 s to 15.022 s

story 3.18 A colour put down before the cut is not armed again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2.5 s
slide 1 at 4 s
power off at 6 s
slide 2 at 6.5 s
power on at 7 s
shown "SEt1" from 7.5 s to 9 s
slide 1 at 9 s
shown "C 01" from 10.022 s to 11 s
