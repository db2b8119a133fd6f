# START held for five seconds: what it does in each row, and who let go too early.

story 2.2 Held for five seconds in running: paused at once, then ready
press at 1 s
press at 8.3 s for 6 s
blinks " 0.53" from 8.31 s to 13.3 s
lamp blinks from 8.31 s to 13.3 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
heard rise3 at 13.3 s
shown " 1.00" from 13.3 s to 40 s
lamp on from 13.3 s to 40 s
heard nothing else

story 2.2 Held in running and let go after 4.999 s: it is a pause and nothing more
press at 1 s
press at 8.3 s for 4.999 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
blinks " 0.53" from 8.31 s to 40 s
heard nothing else

story 2.2 Held in running and let go after 5.001 s: ready
press at 1 s
press at 8.3 s for 5.001 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
heard rise3 at 13.3 s
shown " 1.00" from 13.3 s to 40 s
heard nothing else

story 2.2 Held in running for 2.999 s: not one rising sound
press at 1 s
press at 8.3 s for 2.999 s
blinks " 0.53" from 8.31 s to 20 s
heard nothing else

story 2.2 Held in running for 3.001 s: one rising sound
press at 1 s
press at 8.3 s for 3.001 s
heard rise1 at 11.3 s
blinks " 0.53" from 8.31 s to 20 s
heard nothing else

story 2.2 Held in running for 4.001 s: two rising sounds
press at 1 s
press at 8.3 s for 4.001 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
blinks " 0.53" from 8.31 s to 20 s
heard nothing else

story 2.2 The contacts still chatter at 5 s, and let go for good 4 ms later: ready
press at 1 s
press at 8.3 s for 5.004 s bounce 8 ms seed 4
heard rise1 at 11.3 s
heard rise2 at 12.3 s
heard rise3 at 13.3 s within 30 ms
shown " 1.00" from 13.3 s to 40 s within 40 ms
heard nothing else

story 2.2 The contacts let go for good 1 ms before the five seconds: a pause
press at 1 s
press at 8.3 s for 4.999 s bounce 8 ms seed 4
heard rise1 at 11.3 s
heard rise2 at 12.3 s
blinks " 0.53" from 8.32 s to 40 s
heard nothing else

story 2.2 Five seconds in two presses are no long hold
press at 1 s
press at 8.3 s for 4.5 s
press at 12.85 s for 2.5 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
blinks " 0.53" from 8.31 s to 12.85 s
shown " 0.53" from 12.85 s to 13.55 s within 20 ms
shown " 0.50" from 15.55 s to 16.55 s
heard short at 15.55 s
heard nothing else

story 2.2 Ready after a long hold is the period of where SLIDE now stands
press at 1 s
slide 2 at 5 s
press at 8.3 s for 6 s
blinks " 0.53" from 8.31 s to 13.3 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
heard rise3 at 13.3 s
shown " 2.00" from 13.3 s to 40 s
heard nothing else

story 2.2 After a long hold nothing starts on the release; the next press starts a full minute
press at 1 s
press at 8.3 s for 6 s
press at 14.35 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
heard rise3 at 13.3 s
shown " 1.00" from 13.3 s to 15.35 s
shown " 0.59" from 15.35 s to 16.35 s
heard short at 24.35, 34.35, 44.35, 54.35, 64.35, 65.35, 66.35, 67.35, 68.35, 69.35, 69.85 s
heard short at 70.35, 70.85, 71.35, 71.85, 72.35, 72.85, 73.35, 73.85 s
heard long at 74.35 s
heard nothing else

story 2.2 SLIDE moved in the hold of a pause changes the state: the hold is off
press at 1 s
press at 8.3 s for 6 s
slide 2 at 12 s
heard rise1 at 11.3 s
blinks " 0.53" from 8.31 s to 12.02 s
shown " 2.00" from 12.022 s to 40 s within 5 ms
lamp blinks from 8.31 s to 40 s
heard nothing else

story 2.2 START held for a minute in running: ready after 5 s, and then nothing
press at 1 s
press at 8.3 s for 60 s
heard rise1 at 11.3 s
heard rise2 at 12.3 s
heard rise3 at 13.3 s
shown " 1.00" from 13.3 s to 70 s
heard nothing else

story 1.7 Let go in the very instant of the five seconds: held
set chase_1_s 6
press at 1 s
press at 2.73 s for 5 s
heard short at 2, 2.5 s
heard rise1 at 5.73 s
heard rise2 at 6.73 s
heard rise3 at 7.73 s within 30 ms
heard nothing else
shown "  6.0" from 7.76 s to 12 s
