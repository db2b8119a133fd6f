# An exception in a pass of the main loop.

story 6.5 Er and a number for two seconds, then the game; the log has it
press at 1 s
fault at 4 s
shown "Er 1" from 4.1 s to 6 s
lamp off from 4.1 s to 6 s
shown " 1.00" from 6.1 s to 20 s
lamp on from 6.1 s to 20 s
pins low at 4.05 s
kept log as [{"number": 1, "at_s": "*", "what": "RuntimeError: a fault put in by the script", "where": "*"}]
heard nothing else
faults 1

story 6.5 The box plays on
press at 1 s
fault at 4 s
press at 7 s
shown " 0.59" from 8.002 s to 9 s
heard short at 17, 27, 37, 47, 57, 58, 59, 60, 61, 62, 62.5, 63, 63.5, 64, 64.5, 65, 65.5, 66, 66.5 s
heard long at 67 s
heard nothing else
faults 1

story 6.5 A press while Er shows does nothing, nor does SLIDE but for where it stands then
fault at 4 s
press at 5 s
slide 2 at 5.5 s
shown "Er 1" from 4.1 s to 6 s
shown " 2.00" from 6.1 s to 20 s
heard nothing else
faults 1

story 6.5 START held over a fault is no press; the next one is
fault at 4 s
press at 3.9 s for 4 s
press at 9 s
shown "Er 1" from 4.1 s to 6 s
shown " 1.00" from 6.1 s to 9 s
shown " 0.59" from 10.002 s to 11 s
heard nothing else
faults 1
until 11 s

story 6.5 Money: an armed colour is armed again
game money
slide 2 at 3 s
fault at 6 s
shown "01--" from 3.1 s to 6 s
shown "Er 1" from 6.1 s to 8 s
shown "01--" from 8.1 s to 20 s
heard nothing else
faults 1

story 6.5 Money: a count whose mark is kept is over, as after power loss
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
fault at 5.5 s
shown "Er 1" from 5.6 s to 7.5 s
blinks "   9" from 7.6 s to 20 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard nothing else
faults 1

story 6.5 Money: one cut off before its mark is armed again
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s for 500 ms
fault at 3.3 s
shown "01--" from 5.4 s to 20 s
heard tick at 3 s within 20 ms
heard nothing else
faults 1

story 6.5 Money: what was stopped keeps its stops
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3, 5.5, 8 s
fault at 30 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 33 s
said {"id": 1, "result": {"state": "revealed", "played": [{"colour": 1, "amount": 9000}]}}
faults 1

story 6.5 Money: what flash did not hold is gone for good, as after power loss
game money
press at 2 s for 5 s
slide 2 at 5 s
fault at 6 s
power off at 12 s
power on at 13 s
shown "12--" from 5.1 s to 6 s
shown "SEt1" from 8.1 s to 12 s
shown "SEt1" from 14.5 s to 16 s
heard nothing else
faults 1

story 6.5 Two faults within a minute: it plays on
fault at 4 s
fault at 30 s
press at 40 s
shown "Er 1" from 4.1 s to 6 s
shown "Er 2" from 30.1 s to 32 s
shown " 1.00" from 32.1 s to 40 s
shown " 0.59" from 41.002 s to 42 s
until 42 s
heard nothing else
faults 2

story 6.5 The third within a minute stops there, with the prompt free
fault at 4 s
fault at 30 s
fault at 63.9 s
press at 80 s
shown "Er 3" from 64 s to 90 s
prompt at 64 s
prompt at 90 s
lamp off from 64 s to 90 s
heard nothing else
faults 3

story 6.5 Stopped there, all three are in the log
press at 1 s for 200 s
fault at 4 s
fault at 4.5 s
fault at 5 s
shown "Er 3" from 5.1 s to 90 s
faults 3

story 6.5 A third one after the minute does not
fault at 4 s
fault at 30 s
fault at 64.1 s
press at 80 s
shown "Er 3" from 64.2 s to 66.1 s
shown " 1.00" from 66.2 s to 80 s
shown " 0.59" from 81.002 s to 82 s
until 82 s
heard nothing else
faults 3

story 6.5 The log is bounded: of seventeen faults it has sixteen
fault at 10 s
fault at 50 s
fault at 90 s
fault at 130 s
fault at 170 s
fault at 210 s
fault at 250 s
fault at 290 s
fault at 330 s
fault at 370 s
fault at 410 s
fault at 450 s
fault at 490 s
fault at 530 s
fault at 570 s
fault at 610 s
fault at 650 s
shown "Er17" from 650.1 s to 652 s
faults 16

story 6.5 Ctrl-C is no fault, however often
send bytes 03 at 4 s
soft reset at 5 s
send bytes 03 at 8 s
soft reset at 9 s
send bytes 03 at 12 s
soft reset at 13 s
shown " 1.00" from 13.1 s to 20 s
faults 0

story 6.5 The chooser is left by a fault: the kept game
start held for 2.5 s
press at 4 s
fault at 6 s
shown "COLr" from 4.02 s to 6 s
shown " 1.00" from 8.1 s to 20 s
faults 1

story 6.5 Safe stays safe
start held for 9 s
fault at 12 s
shown "Er 1" from 12.1 s to 14 s
shown "SAFE" from 14.1 s to 30 s
heard nothing else
faults 1

story 6.5 A fault while it sleeps on batteries: it shows, and then the game
no cable
fault at 3000 s
shown " 1.00" from 3100 s to 3200 s
asleep at 2999 s
heard nothing else
faults 1

story 6.5 What a laptop asks right after a fault is answered, and events go on
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 1 s
fault at 4 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 4.5 s
send {"jsonrpc": "2.0", "id": 3, "method": "log.get"} at 5 s
press at 8 s
said {"id": 1, "result": {}}
said {"id": 2, "result": {"state": "fault", "shown": "Er 1"}}
said {"id": 3, "result": {"faults": [{"number": 1, "what": "RuntimeError: a fault put in by the script"}]}}
said {"method": "press", "params": {"t_us": "*"}}
said {"method": "chase.start"}
said {"method": "release"}
until 9 s
faults 1
