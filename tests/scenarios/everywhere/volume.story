# The last in the list is the volume. Fourteen presses: round and round, and on to it.

story 6.1 The volume shows as it is kept
set volume 2
start held for 1.5 s
press every 0.2 s from 2 s to 4.6 s
shown "Snd2" from 4.62 s to 8 s
heard nothing else

story 6.1 There SLIDE steps the volume, each step with a short
set volume 1
start held for 1.5 s
press every 0.2 s from 2 s to 4.6 s
slide 2 at 6 s
slide 1 at 7 s
shown "Snd1" from 4.62 s to 6.02 s
shown "Snd2" from 6.03 s to 7.02 s
shown "Snd3" from 7.03 s to 10 s
heard short at 6.022, 7.022 s
heard nothing else

story 6.1 After 3 comes 0, which is mute, then 1
start held for 1.5 s
press every 0.2 s from 2 s to 4.6 s
slide 2 at 6 s
slide 1 at 7 s
shown "Snd3" from 4.62 s to 6.02 s
shown "Snd0" from 6.03 s to 7.02 s
shown "Snd1" from 7.03 s to 10 s
heard short at 7.022 s
heard nothing else

story 6.1 Ten seconds later the volume is kept, and the kept game stays
game money
set volume 1
start held for 1.5 s
# From the second game on it is one press fewer.
press every 0.2 s from 2 s to 4.4 s
slide 2 at 6 s
slide 1 at 7 s
shown "Snd3" from 7.03 s to 17.02 s
shown "r 01" from 17.13 s to 18 s
kept settings as {"volume": 3, "game": "money"}
heard short at 6.022, 7.022 s
heard nothing else

story 6.1 Ten seconds without a step keep the volume as it was
set volume 2
start held for 1.5 s
press every 0.2 s from 2 s to 4.6 s
shown "Snd2" from 4.62 s to 14.6 s
shown " 1.00" from 14.73 s to 17 s
kept settings as {"volume": 2}

story 6.1 A step begins the ten seconds anew
set volume 1
start held for 1.5 s
press every 0.2 s from 2 s to 4.6 s
slide 2 at 13 s
shown "Snd2" from 13.03 s to 23.02 s
shown " 2.00" from 23.05 s to 25 s

story 6.1 A press goes on from the volume to the first game, whichever is kept
game money
start held for 1.5 s
press every 0.2 s from 2 s to 4.4 s
press at 6 s
shown "Snd3" from 4.42 s to 6 s
shown "CHAS" from 6.02 s to 8 s

story 6.1 The volume kept is there after power has gone
set chase_2_s 2
start held for 1.5 s
press every 0.2 s from 2 s to 4.6 s
slide 2 at 6 s
power off at 20 s
power on at 21 s
press at 22 s
shown "Snd0" from 6.03 s to 16 s
shown " 0.00" from 24.002 s to 26 s
heard nothing else
