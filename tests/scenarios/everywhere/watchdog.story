# A program that hangs.

story 6.5 A hang on batteries is ended after eight seconds
no cable
press at 1 s
stall 3600 s at 5 s
shown " 0.57" from 5 s to 12 s
shown " 1.00" from 13.1 s to 20 s
heard nothing else

story 6.5 A hang in the long beep is ended too: silence, and the box plays on
no cable
set chase_1_s 2
press at 1 s
stall 3600 s at 3.2 s
press at 20 s
heard short at 1.5, 2, 2.5, 20.5, 21, 21.5 s
silent from 11.2 s to 20.5 s
pins low at 11.3 s
heard long at 22 s

story 6.5 As after power loss: a count whose mark is kept is over
no cable
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
stall 3600 s at 4.5 s
shown "   2" from 4.5 s to 12 s
blinks "   9" from 14 s to 20 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard nothing else

story 6.5 Six seconds are no hang
no cable
press at 1 s
stall 6 s at 5 s
shown " 0.57" from 5 s to 11 s
shown " 0.50" from 11.002 s to 12 s
shown " 0.49" from 12.002 s to 13 s
until 13 s

story 6.5 With a cable in there is no watchdog
press at 1 s
stall 20 s at 5 s
shown " 0.57" from 5 s to 25 s
shown " 0.36" from 25.1 s to 26 s
until 26 s

story 6.5 Nor is there one from the moment that a cable comes
no cable
press at 1 s
plug in at 5 s
stall 20 s at 5.1 s
shown " 0.36" from 25.102 s to 26 s
until 26 s

story 6.5 A prompt session lasts as long as it takes
no cable
plug in at 5 s
send bytes 03 at 6 s
shown "PC  " from 6.1 s to 100 s
prompt at 7 s
prompt at 99 s

story 6.5 Nor does it end a prompt that the cable has left
no cable
plug in at 5 s
send bytes 03 at 6 s
unplug at 20 s
shown "PC  " from 6.1 s to 100 s
prompt at 99 s

story 6.5 On batteries a third fault stops there, and no watchdog goes on
no cable
fault at 4 s
fault at 5 s
fault at 9 s
shown "Er 3" from 9.1 s to 100 s
faults 3

story 6.5 It does not end a night on batteries
no cable
press at 36000 s
dark from 1200.1 s to 36000 s
shown " 1.00" from 36000 s to 36001 s within 20 ms
shown " 0.59" from 36001.002 s to 36002 s
until 36002 s

story 6.5 Awake again it watches again
no cable
press at 2000 s
stall 3600 s at 2004 s
shown " 0.57" from 2003.01 s to 2011 s
shown " 1.00" from 2012.1 s to 2020 s
heard nothing else

story 6.7 A restart by the watchdog never asks for the game, though START is down
no cable
press at 1 s for 60 s
stall 3600 s at 5 s
shown " 1.00" from 13.1 s to 60 s
heard nothing else

story 6.5 A round on batteries is not ended by it, though nothing happens for long
no cable
display none
set chase_1_s 600
set beep_every_s 0
set beep_each_from_s 0
set beep_twice_from_s 0
press at 1 s
heard long at 601 s
heard nothing else
