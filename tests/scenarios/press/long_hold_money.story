# Long hold in The Colour of Money: only where a new game can be begun.

story 1.7 A colour armed has a dash: a press held begins the count, and no more
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 4 s for 7 s
heard tick at 4 s within 20 ms
heard tick at 12 s
heard reveal at 13 s
heard nothing else

story 1.7 A count has a dash: a stop held is a stop
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 4.5 s for 7 s
shown "   2" from 4.122 s to 15 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard stop at 4.5 s within 20 ms
heard nothing else

story 1.7 Stopped has a dash: a press held goes on, and no more
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 4.5 s
press at 7 s for 6 s
heard tick at 3, 7 s within 20 ms
heard tick at 4.12, 14 s
heard stop at 4.5 s within 20 ms
heard nothing else
until 14.5 s

story 1.7 Revealed has a dash: a press held is an error, and no more
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 6 s for 7 s
blinks "   1" from 4.14 s to 15 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard error at 6 s within 20 ms
heard nothing else

story 1.7 SEt1 has a dash: a press held is an error, and no more
game money
slide 2
press at 2 s for 7 s
heard error at 2 s within 20 ms
heard nothing else
shown "SEt1" from 0.5 s to 12 s

story 1.7 A colour on offer has a dash: a press held turns the list, without a sound
game money
press at 2 s for 7 s
heard nothing else
shown "C 01" from 7.12 s to 8.1 s

story 1.7 A new game armed: held for 4.99 s nothing is begun
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
press at 16 s for 4.99 s
shown "nEu-" from 15.03 s to 25 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard rise1 at 19 s
heard rise2 at 20 s
heard nothing else

story 1.7 A new game armed: held for 5.01 s it is begun
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
press at 16 s for 5.01 s
slide 1 at 24 s
shown "nEu-" from 15.03 s to 21 s
shown "SEt1" from 21.01 s to 24 s
shown "r 01" from 24.03 s to 25 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard rise1 at 19 s
heard rise2 at 20 s
heard rise3 at 21 s
heard nothing else

story 1.7 SLIDE moved away from a new game while START is held: none is begun
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
press at 16 s for 7 s
slide 1 at 19.5 s
shown "r 02" from 19.53 s to 20.5 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard rise1 at 19 s
heard nothing else
until 30 s
