# SEt1: SLIDE stands at 2 and nothing is armed.

story 3.11 With SLIDE at 2 at power-up and nothing armed, the box asks for SLIDE at 1
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
shown "SEt1" from 0.5 s to 30 s
lamp off from 0.5 s to 30 s
heard nothing else

story 3.11 START sounds error
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
press at 1, 3 s
shown "SEt1" from 0.5 s to 5 s
heard error at 1, 3 s within 20 ms
heard nothing else

story 3.11 Held, it sounds error once and does nothing more
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
press at 1 s for 7 s
shown "SEt1" from 0.5 s to 9 s
heard error at 1 s within 20 ms
heard nothing else

story 3.11 SLIDE moved to 1 chooses
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
slide 1 at 3 s
shown "SEt1" from 0.5 s to 3 s
shown "r 01" from 3.022 s to 4.022 s
shown "C 01" from 4.022 s to 5.022 s
lamp on from 3.022 s to 6 s
heard nothing else

story 3.11 With SLIDE between its positions at power-up it counts as 1
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide between
shown "r 01" from 0.5 s to 1 s
slide 2 at 2 s
shown "01--" from 2.022 s to 4 s
heard nothing else

story 3.11 SLIDE on its way from 2 to 1 still asks
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2
slide between at 2 s
shown "SEt1" from 0.5 s to 4 s
slide 1 at 4 s
shown "r 01" from 4.022 s to 5.022 s
