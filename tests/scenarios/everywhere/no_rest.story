# Lines that are stuck, or that never rest, while the box sleeps on batteries.

story 6.2 START stuck since before it slept: it sleeps, and nothing sounds
no cable
game money
slide 2 at 2 s
slide 1 at 3 s
press at 10 s for 8000 s
dark from 1210.1 s to 8000 s
asleep at 1211 s
asleep at 5000 s
asleep at 7999 s
silent from 0 s to 8000 s
heard nothing else

story 6.2 START stuck from power-up on: it sleeps too, and wakes once it was let go
no cable
start held for 4000 s
slide 2 at 5000 s
press at 5001 s
shown "SAFE" from 8.1 s to 300 s
dark from 1200.1 s to 5000 s
asleep at 2000 s
asleep at 4500 s
shown "SAFE" from 5000.1 s to 5010 s
heard nothing else

story 6.2 A stuck START let go while it sleeps wakes nobody; the next press does
no cable
press at 1 s for 3000 s
press at 4000 s
# It ran a round, was over, and is ready again.
dark from 1261.1 s to 4000 s
asleep at 3001.5 s
shown " 1.00" from 4000 s to 4001 s within 20 ms
shown " 0.59" from 4001.002 s to 4002 s
silent from 63 s to 4000 s

story 6.2 START bouncing without end: asleep within a minute, and silent
no cable
noise 300 from 1500 s to 1580 s
dark from 1200.1 s to 1580 s
asleep at 1510 s
asleep at 1560 s
asleep at 1570 s
asleep at 1579 s
heard nothing else

story 6.2 START bouncing slowly, for ten minutes
no cable
game race
noise 110 from 2000 s to 2600 s
dark from 1200.1 s to 2600 s
asleep at 2060 s
asleep at 2599 s
heard nothing else

story 6.2 Faster noise is no press either, and it sleeps on
no cable
noise 5000 from 1500 s to 1507 s
dark from 1200.1 s to 1510 s
asleep at 1506 s
heard nothing else

story 6.2 A press after a short noise wakes at once
no cable
noise 1000 from 1500 s to 1503 s
press at 1503.5 s
shown " 1.00" from 1503.5 s to 1504.5 s within 20 ms
shown " 0.59" from 1504.502 s to 1505 s

story 6.2 A press a few seconds after a long noise wakes at once
no cable
noise 300 from 1500 s to 1530 s
press at 1533 s
dark from 1200.1 s to 1533 s
shown " 1.00" from 1533 s to 1534 s within 20 ms
shown " 0.59" from 1534.002 s to 1535 s

story 6.2 SLIDE wakes it though START bounces without end
no cable
noise 300 from 1500 s to 1530 s
slide 2 at 1520 s
dark from 1200.1 s to 1520 s
shown " 2.00" from 1520 s to 1530 s within 100 ms
heard nothing else

story 6.2 START bounces while it is awake, dims and falls asleep
no cable
noise 110 from 1100 s to 1300 s
press at 1304 s
shown " 1.00" from 0.5 s to 300 s
shown "    ." from 300.1 s to 1200 s
dark from 1200.1 s to 1304 s
asleep at 1250 s
shown " 1.00" from 1304 s to 1305 s within 20 ms
shown " 0.59" from 1305.002 s to 1306 s

story 6.2 SLIDE in the gap wakes nobody
no cable
slide between at 1500 s
slide 1 at 1600 s
dark from 1200.1 s to 1700 s
asleep at 1501 s
asleep at 1601 s

story 6.2 Brushes of START, one a second, wake nobody
no cable
press every 1 s from 1300 s to 1400 s for 2 ms
dark from 1200.1 s to 1401 s
asleep at 1350.5 s
heard nothing else
