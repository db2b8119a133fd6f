# Long hold: five seconds of one press, with a rising sound at 3, 4 and 5 s.

story 1.7 Held for 2.99 s: the press has counted, nothing sounds
press at 1 s
press at 3 s for 2.99 s
blinks " 0.58" from 3.02 s to 20 s
heard nothing else

story 1.7 Held for 3.01 s: one sound
press at 1 s
press at 3 s for 3.01 s
blinks " 0.58" from 3.02 s to 20 s
heard rise1 at 6 s
heard nothing else

story 1.7 Held for 3.99 s: one sound
press at 1 s
press at 3 s for 3.99 s
heard rise1 at 6 s
heard nothing else

story 1.7 Held for 4.01 s: two
press at 1 s
press at 3 s for 4.01 s
heard rise1 at 6 s
heard rise2 at 7 s
heard nothing else
blinks " 0.58" from 3.02 s to 20 s

story 1.7 Held for 4.99 s: two, and still paused
press at 1 s
press at 3 s for 4.99 s
heard rise1 at 6 s
heard rise2 at 7 s
heard nothing else
blinks " 0.58" from 3.02 s to 20 s

story 1.7 Held for 5.01 s: three, and it acts with the third
press at 1 s
press at 3 s for 5.01 s
heard rise1 at 6 s
heard rise2 at 7 s
heard rise3 at 8 s
heard nothing else
blinks " 0.58" from 3.02 s to 8 s
shown " 1.00" from 8.02 s to 20 s

story 1.7 The five seconds count from the first edge, chatter or not
press at 1 s
press at 3 s for 5.01 s bounce 8 ms seed 71
heard rise1 at 6 s
heard rise2 at 7 s
heard rise3 at 8 s
heard nothing else
shown " 1.00" from 8.03 s to 20 s

story 1.7 Let go 5 ms before the third sound, with chatter: it does not count
press at 1 s
press at 3 s for 4.995 s bounce 8 ms seed 72
heard rise1 at 6 s
heard rise2 at 7 s
heard nothing else
blinks " 0.58" from 3.02 s to 20 s

story 1.7 Held on for a minute it acts once
press at 1 s
press at 3 s for 60 s
heard rise1 at 6 s
heard rise2 at 7 s
heard rise3 at 8 s
heard nothing else
shown " 1.00" from 8.02 s to 70 s

story 1.7 Two presses of three seconds are no long hold
press at 1 s
press at 3, 6.1 s for 3.02 s
heard rise1 at 6, 9.1 s
heard nothing else

story 1.7 SLIDE moved while START is held: the hold counts no more
press at 1 s
press at 3 s for 8 s
slide 2 at 6.5 s
heard rise1 at 6 s
heard nothing else
shown " 2.00" from 6.54 s to 15 s

story 1.7 The period ends while START is held: the hold counts no more
set beep_every_s 0
set beep_each_from_s 0
set beep_twice_from_s 0
press at 1 s
press at 57.5 s
press at 60 s for 9 s
# 3.5 s were left.
heard rise1 at 63 s
heard long at 63.5 s
heard nothing else
shown " 0.00" from 63.502 s to 75 s

story 1.7 In ready it has a dash: a press held does nothing but start
press at 1 s for 8 s
heard nothing else
shown " 0.52" from 9.002 s to 10 s

story 1.7 In over it is read in the row of the press: the new period is taken back
set chase_1_s 10
set beep_every_s 0
set beep_each_from_s 0
set beep_twice_from_s 0
press at 1 s
press at 15 s for 6 s
heard long at 11 s
heard rise1 at 18 s
heard rise2 at 19 s
heard rise3 at 20 s
heard nothing else
shown "  5.1" from 19.902 s to 20 s
shown " 0.10" from 20.01 s to 30 s
