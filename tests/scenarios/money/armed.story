# A colour armed: SLIDE at 2.

story 3.5 Armed it shows the colour's number and dashes
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1.5 s
shown "01--" from 1.5 s to 6 s within 30 ms
lamp on from 1.5 s to 6 s
heard nothing else

story 3.5 START begins the count, and 1,000 shows at once
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 4 s
shown "02--" from 2.1 s to 4 s
shown "   1" from 4 s to 5.12 s within 20 ms
heard tick at 4 s within 20 ms
heard tick at 5.12, 6.12 s
heard reveal at 7.12 s
lamp on from 3 s to 7.12 s
heard nothing else

story 3.5 SLIDE moved back to 1 offers the same colour again
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8, 2.1, 2.4 s
slide 2 at 3 s
shown "05--" at 3.5 s
slide 1 at 4 s
shown "r 01" from 4 s to 5.022 s within 30 ms
shown "C 05" from 5.022 s to 6.022 s
runs "Green" from 6.022 s
heard nothing else

story 3.5 A colour put down and armed again counts like any other
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
slide 1 at 3 s
slide 2 at 4 s
shown "02--" at 4.5 s
press at 5 s
heard tick at 5 s within 20 ms
heard tick at 6.12, 7.12 s
heard reveal at 8.12 s
heard nothing else

story 3.5 Another colour can be armed instead
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
slide 1 at 3 s
press at 4 s
slide 2 at 5 s
shown "03--" from 5 s to 7 s within 30 ms

story 3.5 A long hold from armed is the press that began the count, and no more
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s for 6 s
heard tick at 3 s within 20 ms
shown "   1" from 3 s to 10 s within 20 ms
heard tick at 10, 11, 12, 13 s
heard reveal at 14 s
heard nothing else

story 3.5 SLIDE moved back just after START was pressed puts nothing down
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1.5 s
slide 1 at 3 s
press at 2.9 s for 6 s
shown "   1" from 2.9 s to 9.9 s within 20 ms
heard tick at 2.9 s within 20 ms
heard reveal at 9.9 s
heard nothing else

story 3.5 A SLIDE that shakes for less than 20 ms neither arms nor puts down
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
glitch slide 15 ms at 2.3 s
shown "C 01" at 4 s
slide 2 at 4 s
shown "01--" from 4 s to 7 s within 30 ms
glitch slide 15 ms at 5 s
heard nothing else
