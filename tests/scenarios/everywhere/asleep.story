# On batteries, with nobody there: the chip itself sleeps.

story 6.2 On batteries it sleeps after twenty minutes, dark and silent
no cable
shown "    ." from 300.1 s to 1200 s
dark from 1200.1 s to 20000 s
lamp off from 1200.1 s to 20000 s
asleep at 1201 s
asleep at 5000 s
asleep at 19999 s
pins low at 5000 s
heard nothing else

story 6.2 It does not sleep before
no cable
lamp on from 0.5 s to 1200 s

story 6.2 A press wakes it within 100 ms; in ready it also acts, timed at its first edge
no cable
press at 5000 s
dark from 1200.1 s to 5000 s
shown " 1.00" from 5000 s to 5001 s within 20 ms
shown " 0.59" from 5001.002 s to 5002 s
lamp on from 5000.1 s to 5002 s
heard short at 5010 s
heard nothing else
until 5011 s

story 6.2 A press that chatters wakes it once
no cable
press at 5000 s for 60 ms bounce 8 ms seed 3
shown " 1.00" from 5000 s to 5001 s within 20 ms
shown " 0.51" from 5009.002 s to 5010 s
heard short at 5010 s
heard nothing else
until 5011 s

story 6.2 In time up it acts too: the other player's turn
no cable
set sleep_min 1
game clock
set clock_1_s 5
press at 1, 100 s
heard high at 1 s within 20 ms
heard short at 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5 s
heard long at 6 s
dark from 66.1 s to 100 s
shown "2. 5.0" from 100 s to 100.1 s within 20 ms
heard low at 100 s within 20 ms
heard nothing else
until 100.4 s

story 6.2 The stopwatch at rest wakes into its blips
no cable
game race
press at 1500 s
asleep at 1499 s
heard blip at 1500 s within 20 ms
heard blip at 1501, 1502 s
heard go at 1503 s
heard nothing else

story 6.2 The stopwatch stopped wakes into ready
no cable
game race
press at 1, 10 s
press at 1500 s
asleep at 1499 s
dark from 1210.1 s to 1500 s
shown "  0.0" from 1500 s to 1600 s within 20 ms
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 6.2 In choose a press only wakes, and the next one acts
no cable
game money
press at 1500, 1502 s
dark from 1200.1 s to 1500 s
shown "C 01" from 1500 s to 1502 s within 20 ms
shown "C 02" from 1502 s to 1503 s within 20 ms
heard nothing else

story 6.2 Nor does a press that only woke move on when it is held
no cable
game money
press at 1500 s for 8 s
shown "C 01" from 1500 s to 1510 s within 20 ms
heard nothing else

story 6.2 Armed, a press only wakes: no count begins
no cable
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 1500 s
shown "01--" from 2.03 s to 302 s
dark from 1202.1 s to 1500 s
shown "01--" from 1500 s to 1510 s within 20 ms
heard nothing else

story 6.2 A moved SLIDE wakes and acts
no cable
slide 2 at 5000 s
shown " 2.00" from 5000 s to 5010 s within 100 ms
dark from 1200.1 s to 5000 s
heard nothing else

story 6.2 A moved SLIDE wakes and arms
no cable
game money
slide 2 at 5000 s
shown "01--" from 5000 s to 5010 s within 100 ms
heard nothing else

story 6.2 Awake again it sleeps again after another twenty minutes
no cable
game money
press at 1500 s
shown "C 01" from 1500 s to 1800 s within 20 ms
shown "    ." from 1800.1 s to 2700 s
dark from 2700.1 s to 3000 s
asleep at 2999 s

story 6.2 A round began while it slept runs its minute to the microsecond
no cable
origin random 5
press at 4000 s
heard short at 4010, 4020, 4030, 4040, 4050, 4051, 4052, 4053, 4054, 4055, 4055.5, 4056 s
heard short at 4056.5, 4057, 4057.5, 4058, 4058.5, 4059, 4059.5 s
heard long at 4060 s
heard nothing else
