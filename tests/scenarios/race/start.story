# Three blips, go, and the count.

story 5.1 Blip, blip, blip, go: the count begins with go
game race
press at 1 s
shown "  0.0" from 0.5 s to 4.1 s
shown "  0.1" from 4.1 s to 4.2 s
shown "  0.2" from 4.2 s to 4.3 s
shown "  1.0" from 5 s to 5.1 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.1 All the sounds stay on their grid when the first press chatters
game race
press at 1 s bounce 8 ms seed 4
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.1 Tens and hundreds of seconds
game race
press at 1 s
shown "  9.9" from 13.9 s to 14 s
shown " 10.0" from 14 s to 14.1 s
shown " 59.9" from 63.9 s to 64 s
shown " 60.0" from 64 s to 64.1 s
shown " 99.9" from 103.9 s to 104 s
shown "100.0" from 104 s to 104.1 s

story 5.1 From ten minutes in minutes and seconds
game race
press at 1 s
shown "599.8" from 603.8 s to 603.9 s
shown "599.9" from 603.9 s to 604 s
shown "10.00" from 604 s to 605 s
shown "10.01" from 605 s to 606 s
shown "10.59" from 663 s to 664 s
shown "11.00" from 664 s to 665 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.1 It stops by itself at 99.59, in silence
game race
press at 1 s
shown "99.58" from 6002 s to 6003 s
shown "99.59" from 6003 s to 6100 s
lamp on from 0.5 s to 6003 s
lamp off from 6003 s to 6004 s
lamp on from 6004 s to 6100 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 5.1 After 99.59 START leads to ready
game race
press at 1 s
press at 6003.999 s
press at 6010 s
shown "99.59" from 6003 s to 6010 s
shown "  0.0" from 6010 s to 6020 s within 20 ms

story 5.1 The count is exact over the wrap of the chip's counter
game race
origin 1073741823
press at 0.9 s
shown "  0.1" from 4 s to 4.1 s
shown " 10.0" from 13.9 s to 14 s
heard blip at 0.9 s within 20 ms
heard blip at 1.9, 2.9 s
heard go at 3.9 s
heard nothing else

story 5.1 After a stall the count shows what has gone by
game race
press at 1 s
stall 700 ms at 6.05 s
shown "  2.7" from 6.75 s to 6.8 s within 10 ms
shown "  2.8" from 6.8 s to 6.9 s

story 5.1 A go that a stall makes 40 ms late still sounds, the count having begun in time
game race
press at 1 s
stall 100 ms at 3.94 s
shown "  0.1" from 4.1 s to 4.2 s
heard go at 4 s within 45 ms

story 5.1 A go that a stall makes 60 ms late is dropped, the count having begun in time
game race
press at 1 s
stall 100 ms at 3.96 s
shown "  0.1" from 4.1 s to 4.2 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard nothing else
