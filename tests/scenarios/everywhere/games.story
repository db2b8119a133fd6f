story 6.1 The four games one after another, then the volume, then the first game again
start held for 1.5 s
press at 3, 4, 5, 6, 7, 8 s
shown "CHAS" from 1.1 s to 3 s
shown "COLr" from 3.02 s to 4 s
shown "CLOC" from 4.02 s to 5 s
shown "rACE" from 5.02 s to 6 s
shown "Snd3" from 6.02 s to 7 s
shown "CHAS" from 7.02 s to 8 s
shown "COLr" from 8.02 s to 9 s
heard nothing else


story 6.1 Without digits money is not on offer: three games, then the volume
display none
set chase_1_s 2
start held for 1.5 s
press at 3, 4, 5 s
slide 2 at 6 s
slide 1 at 6.5 s
heard short at 6.522 s
heard nothing else
until 8 s

story 6.1 The clock chosen and kept: it is there at the next power-up
start held for 1.5 s
press at 3, 4 s
shown " 1.00" from 14.12 s to 16 s within 20 ms
press at 16 s
power off at 20 s
power on at 22 s
press at 24 s
shown "1. 60" from 24 s to 25 s within 20 ms
heard high at 16, 24 s within 20 ms
heard nothing else
kept settings as {"game": "clock"}

story 6.1 The stopwatch chosen by SLIDE and kept
start held for 1.5 s
press at 3, 4, 5 s
slide 2 at 6 s
press at 8 s
shown "rACE" from 5.02 s to 6.02 s
shown "  0.0" from 6.022 s to 11.1 s within 20 ms
heard blip at 8 s within 20 ms
heard blip at 9, 10 s
heard go at 11 s
heard nothing else
kept settings as {"game": "race"}
