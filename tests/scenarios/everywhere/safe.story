# START still down eight seconds after power-up: no game runs.

story 6.1 Safe from eight seconds on
start held for 8.5 s
shown "CHAS" from 1.1 s to 8 s
shown "SAFE" from 8.1 s to 60 s
lamp off from 8.1 s to 60 s
heard nothing else

story 6.1 START let go before the eight seconds: not safe
start held for 7.9 s
shown "CHAS" from 1.1 s to 15 s
heard nothing else

story 6.1 In safe neither START nor SLIDE does anything
start held for 9 s
press at 12, 14 s
press at 20 s for 8 s
slide 2 at 30 s
shown "SAFE" from 8.1 s to 60 s
heard nothing else

story 6.1 Safe for minutes and hours, dimmed, asleep and waked
start held for 9 s
press at 7200 s
shown "SAFE" from 8.1 s to 300 s
shown "    ." from 300.1 s to 1200 s
dark from 1200.1 s to 7200 s
shown "SAFE" from 7200 s to 7300 s within 20 ms
heard nothing else

story 6.1 Until power goes: then the kept game
start held for 9 s
power off at 12 s
power on at 13 s
press at 14 s
shown "SAFE" from 8.1 s to 12 s
shown " 1.00" from 13.1 s to 15 s
shown " 0.59" from 15.002 s to 16 s

story 6.1 Safe with bad files too
spoil settings
spoil game
spoil table
start held for 9 s
shown "SAFE" from 8.1 s to 20 s
faults 3

story 6.1 In safe 0x03 gives the prompt
start held for 9 s
send bytes 03 at 12 s
prompt at 12 s within 100 ms

story 6.1 START let go just after the eight seconds: safe
start held for 8.2 s
press at 10 s
shown "SAFE" from 8.2 s to 20 s

story 6.1 A game taken by SLIDE while START is still down gives way to safe
start held for 9 s
slide 2 at 3 s
shown "CHAS" from 1.1 s to 3 s
shown " 2.00" from 3.03 s to 8 s
shown "SAFE" from 8.1 s to 20 s
