# Ready: the period of SLIDE is shown, and START begins it.

story 2.1 With SLIDE at 1 the box is ready for one minute
slide 1
shown " 1.00" from 0.5 s to 200 s
lamp on from 0.5 s to 200 s
heard nothing else

story 2.1 With SLIDE at 2 the box is ready for two minutes
slide 2
shown " 2.00" from 0.5 s to 200 s
lamp on from 0.5 s to 200 s
heard nothing else

story 2.1 With SLIDE in its gap at power-up the box is ready for one minute
slide between
shown " 1.00" from 0.5 s to 20 s
lamp on from 0.5 s to 20 s
heard nothing else

story 2.1 START begins the minute, on the way down and without a sound
press at 3 s for 4 s
shown " 1.00" from 0.5 s to 4 s
shown " 0.59" from 4 s to 5 s
shown " 0.58" from 5 s to 6 s
lamp on from 0.5 s to 12 s
silent from 0 s to 12 s
heard nothing else

story 2.1 START begins the two minutes of SLIDE at 2
slide 2
press at 3 s
shown " 2.00" from 0.5 s to 4 s
shown " 1.59" from 4 s to 5 s
silent from 0 s to 13 s
heard short at 13, 23, 33, 43, 53, 63, 73, 83, 93, 103, 113, 114, 115, 116, 117, 118, 118.5 s
heard short at 119, 119.5, 120, 120.5, 121, 121.5, 122, 122.5 s
heard long at 123 s
shown " 0.00" from 123 s to 123.9 s
heard nothing else

story 2.1 START held for a minute and more begins one minute and does nothing else
press at 2 s for 70 s
shown " 1.00" from 2 s to 3 s
shown " 0.56" from 6 s to 7 s
shown " 0.55" from 7 s to 8 s
shown " 0.54" from 8 s to 9 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
shown " 0.00" from 62 s to 73 s
lamp on from 0.5 s to 62 s
heard nothing else

story 2.1 A long hold in ready has no rising sounds: the minute runs on when START is let go
press at 2 s for 5.5 s
shown " 0.55" from 7 s to 8 s
shown " 0.54" from 8 s to 9 s
silent from 0 s to 11 s
heard nothing else

story 2.1 Moving SLIDE in ready shows the other period, back and forth
slide 2 at 3 s
slide 1 at 5 s
slide 2 at 7 s
shown " 1.00" from 0.5 s to 3.022 s
shown " 2.00" from 3.022 s to 5.022 s within 5 ms
shown " 1.00" from 5.022 s to 7.022 s within 5 ms
shown " 2.00" from 7.022 s to 9 s within 5 ms
lamp on from 0.5 s to 9 s
heard nothing else

story 2.1 SLIDE left in its gap changes nothing in ready
slide 2
slide between at 3 s
press at 10 s
shown " 2.00" from 0.5 s to 11 s
shown " 1.59" from 11 s to 12 s
heard nothing else

story 2.1 After SLIDE was moved START begins the period that it shows
slide 2 at 3 s
press at 5 s
shown " 2.00" from 3.022 s to 6 s within 5 ms
shown " 1.59" from 6 s to 7 s
heard nothing else

story 2.1 After SLIDE was moved there and back START begins the minute
slide 2 at 3 s
slide 1 at 4 s
press at 5 s
shown " 1.00" from 4.022 s to 6 s within 5 ms
shown " 0.59" from 6 s to 7 s
heard nothing else
