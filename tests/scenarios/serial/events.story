# What the box tells by itself, once it was asked to.

story 7.12 A minute of The Chase, told whole
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.start", "params": {"left_us": 60000000, "t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 50000000, "t_us": "*"}} at 11 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 40000000, "t_us": "*"}} at 21 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 30000000, "t_us": "*"}} at 31 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 20000000, "t_us": "*"}} at 41 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 10000000, "t_us": "*"}} at 51 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 9000000, "t_us": "*"}} at 52 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 8000000, "t_us": "*"}} at 53 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 7000000, "t_us": "*"}} at 54 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 6000000, "t_us": "*"}} at 55 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 5000000, "t_us": "*"}} at 56 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 4500000, "t_us": "*"}} at 56.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 4000000, "t_us": "*"}} at 57 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 3500000, "t_us": "*"}} at 57.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 3000000, "t_us": "*"}} at 58 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 2500000, "t_us": "*"}} at 58.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 2000000, "t_us": "*"}} at 59 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 1500000, "t_us": "*"}} at 59.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 1000000, "t_us": "*"}} at 60 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.beep", "params": {"left_us": 500000, "t_us": "*"}} at 60.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.over", "params": {"left_us": 0, "t_us": "*"}} at 61 s within 400 ms
said nothing else

story 7.12 Pause and going on, with the exact remainder; presses that are ignored; SLIDE
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
press at 1.2 s
press at 5.000003 s
slide 2 at 7 s
slide 1 at 8 s
press at 9 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.start", "params": {"left_us": 60000000, "t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1.2 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.32 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 5 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.pause", "params": {"left_us": 55999997, "t_us": "*"}} at 5 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 5.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "slide", "params": {"position": 2, "t_us": "*"}} at 7.022 s within 400 ms
said {"jsonrpc": "2.0", "method": "slide", "params": {"position": 1, "t_us": "*"}} at 8.022 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 9 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.resume", "params": {"left_us": 55999997, "t_us": "*"}} at 9 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 9.12 s within 400 ms
said nothing else

story 7.12 A chattering press is one press and one release
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s for 100 ms bounce 8 ms seed 3
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.start", "params": {"left_us": 60000000, "t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.1 s within 400 ms
said nothing else

story 7.12 A glitch is neither
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s for 2 ms
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said nothing else

story 7.12 Off again
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "events", "params": {"on": false}} at 5 s
press at 7 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "chase.start", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.12 s within 400 ms
said {"id": 2, "result": "*"} at 5 s within 400 ms
said nothing else

story 7.12 Without being asked it tells nothing
press at 1 s
slide 2 at 5 s
said nothing else
until 30 s

story 7.12 on is a true or a false, and there it must be
send {"jsonrpc": "2.0", "id": 1, "method": "events"} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "events", "params": {"on": 1}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "events", "params": {"on": "yes"}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "events", "params": {"on": true, "only": ["press"]}} at 1.6 s
press at 3 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said nothing else

story 7.12 A count of The Colour of Money, told whole
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
slide 2 at 1 s
press at 2 s
press at 3.5 s
press at 6 s
slide 1 at 9 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "slide", "params": {"position": 2, "t_us": "*"}} at 1.022 s within 400 ms
said {"jsonrpc": "2.0", "method": "money.arm", "params": {"colour": 1, "t_us": "*"}} at 1.022 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 2 s within 400 ms
said {"jsonrpc": "2.0", "method": "money.step", "params": {"colour": 1, "amount": 1000, "t_us": "*"}} at 2 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 2.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "money.step", "params": {"colour": 1, "amount": 2000, "t_us": "*"}} at 3.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 3.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "money.stop", "params": {"colour": 1, "amount": 2000, "t_us": "*"}} at 3.5 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 3.62 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 6 s within 400 ms
said {"jsonrpc": "2.0", "method": "money.reveal", "params": {"colour": 1, "amount": 2000, "t_us": "*"}} at 6 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 6.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "slide", "params": {"position": 1, "t_us": "*"}} at 9.022 s within 400 ms
said nothing else

story 7.12 A new game is told
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.new"} at 2 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"id": 2, "result": "*"} at 2 s within 400 ms
said {"jsonrpc": "2.0", "method": "money.new", "params": {"t_us": "*"}} at 2 s within 400 ms
said nothing else

story 7.12 Turns of the clock, one given back
game clock
set clock_1_s 20
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
press at 2.25 s for 2.5 s
press at 6 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.turn", "params": {"player": 1, "left_us": 20000000, "t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 2.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.turn", "params": {"player": 2, "left_us": 20000000, "t_us": "*"}} at 2.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.pause", "params": {"player": 1, "left_us": 18750000, "t_us": "*"}} at 4.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 4.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 6 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.resume", "params": {"player": 1, "left_us": 18750000, "t_us": "*"}} at 6 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 6.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 10000000, "t_us": "*"}} at 14.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 9000000, "t_us": "*"}} at 15.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 8000000, "t_us": "*"}} at 16.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 7000000, "t_us": "*"}} at 17.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 6000000, "t_us": "*"}} at 18.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 5000000, "t_us": "*"}} at 19.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 4500000, "t_us": "*"}} at 20.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 4000000, "t_us": "*"}} at 20.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 3500000, "t_us": "*"}} at 21.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 3000000, "t_us": "*"}} at 21.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 2500000, "t_us": "*"}} at 22.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 2000000, "t_us": "*"}} at 22.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 1500000, "t_us": "*"}} at 23.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 1000000, "t_us": "*"}} at 23.75 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.beep", "params": {"player": 1, "left_us": 500000, "t_us": "*"}} at 24.25 s within 400 ms
said {"jsonrpc": "2.0", "method": "clock.over", "params": {"player": 1, "left_us": 0, "t_us": "*"}} at 24.75 s within 400 ms
said nothing else

story 7.12 The stopwatch: start, go, stop to the microsecond
game race
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
press at 9.370005 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "race.start", "params": {"t_us": "*"}} at 1 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 1.12 s within 400 ms
said {"jsonrpc": "2.0", "method": "race.go", "params": {"gone_us": 0, "t_us": "*"}} at 4 s within 400 ms
said {"jsonrpc": "2.0", "method": "press", "params": {"t_us": "*"}} at 9.37 s within 400 ms
said {"jsonrpc": "2.0", "method": "race.stop", "params": {"gone_us": 5370005, "t_us": "*"}} at 9.37 s within 400 ms
said {"jsonrpc": "2.0", "method": "release", "params": {"t_us": "*"}} at 9.49 s within 400 ms
said nothing else

story 7.12 A press that is but an error is told as well
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
slide 2 at 1 s
press at 2 s
press at 6 s
said {"method": "press", "params": {"t_us": "*"}} at 6 s within 400 ms
said {"method": "release", "params": {"t_us": "*"}} at 6.12 s within 400 ms
heard error at 6 s within 20 ms
