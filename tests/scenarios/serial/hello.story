# Who is there.

story 7.4 All that hello tells
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 1 s
said {"id": 1, "jsonrpc": "2.0", "result": {"product": "quizbox", "version": "*", "protocol": 1, "board": "*", "id": "*", "runs_from": "*", "game": "chase", "state": "ready", "bad_files": {}, "free_bytes": "*", "reset_cause": "power"}} at 1 s within 400 ms
said nothing else
heard nothing else

story 7.4 hello in chase: running
game chase
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
said {"id": 1, "result": {"game": "chase", "state": "running"}} at 2 s within 400 ms
said nothing else

story 7.4 hello in chase: paused
game chase
press at 1, 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 3 s
said {"id": 1, "result": {"game": "chase", "state": "paused"}} at 3 s within 400 ms
said nothing else

story 7.4 hello in chase: over
game chase
set chase_1_s 2
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 6 s
said {"id": 1, "result": {"game": "chase", "state": "over"}} at 6 s within 400 ms
said nothing else

story 7.4 hello in money: choose
game money
slide 1
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
said {"id": 1, "result": {"game": "money", "state": "choose"}} at 2 s within 400 ms
said nothing else

story 7.4 hello in money: armed
game money
slide 2 at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
said {"id": 1, "result": {"game": "money", "state": "armed"}} at 2 s within 400 ms
said nothing else

story 7.4 hello in money: counting
game money
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2.5 s
said {"id": 1, "result": {"game": "money", "state": "counting"}} at 2.5 s within 400 ms
said nothing else

story 7.4 hello in money: stopped
game money
slide 2 at 1 s
press at 2, 2.7 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 4 s
said {"id": 1, "result": {"game": "money", "state": "stopped"}} at 4 s within 400 ms
said nothing else

story 7.4 hello in money: revealed
game money
slide 2 at 1 s
press at 2 s
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 5 s
said {"id": 1, "result": {"game": "money", "state": "revealed"}} at 5 s within 400 ms
said nothing else

story 7.4 hello in clock: turn
game clock
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
said {"id": 1, "result": {"game": "clock", "state": "turn"}} at 2 s within 400 ms
said nothing else

story 7.4 hello in clock: paused
game clock
press at 1 s
press at 2 s for 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 6 s
said {"id": 1, "result": {"game": "clock", "state": "paused"}} at 6 s within 400 ms
said nothing else

story 7.4 hello in race: blips
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2.5 s
said {"id": 1, "result": {"game": "race", "state": "blips"}} at 2.5 s within 400 ms
said nothing else

story 7.4 hello in race: count
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 6 s
said {"id": 1, "result": {"game": "race", "state": "count"}} at 6 s within 400 ms
said nothing else

story 7.4 hello in race: over
game race
press at 1, 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 7 s
said {"id": 1, "result": {"game": "race", "state": "over"}} at 7 s within 400 ms
said nothing else

story 7.4 It takes no params
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"name": "x"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello", "params": {}} at 2 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "result": {"product": "quizbox"}} at 2 s within 400 ms
said nothing else

story 6.6 A bad file is told with its reason: settings
spoil settings
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "log.get"} at 3 s
said {"id": 1, "result": {"bad_files": {"settings": "*"}}} at 2 s within 400 ms
said {"id": 2, "result": {"faults": [{"number": 1, "at_s": "*", "what": "*", "where": "*"}]}} at 3 s within 400 ms
said nothing else
kept aside settings
faults 1

story 6.6 A bad file is told with its reason: game
spoil game
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "log.get"} at 3 s
said {"id": 1, "result": {"bad_files": {"game": "*"}}} at 2 s within 400 ms
said {"id": 2, "result": {"faults": [{"number": 1, "at_s": "*", "what": "*", "where": "*"}]}} at 3 s within 400 ms
said nothing else
kept aside game
faults 1

story 6.6 A bad file is told with its reason: table
spoil table
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "log.get"} at 3 s
said {"id": 1, "result": {"bad_files": {"table": "*"}}} at 2 s within 400 ms
said {"id": 2, "result": {"faults": [{"number": 1, "at_s": "*", "what": "*", "where": "*"}]}} at 3 s within 400 ms
said nothing else
kept aside table
faults 1

story 6.6 A bad log is told as well
spoil log
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
said {"id": 1, "result": {"bad_files": {"log": "*"}}} at 2 s within 400 ms
said nothing else
kept aside log
faults 1

story 6.6 Told once: after the next power-up all is well
spoil table
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
power off at 4 s
power on at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 6 s
said {"id": 1, "result": {"bad_files": {"table": "*"}}} at 2 s within 400 ms
said {"id": 2, "result": {"bad_files": {}}} at 6 s within 400 ms
faults 1

story 6.6 A missing file is no bad file
without settings
without game
without table
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2 s
said {"id": 1, "result": {"bad_files": {}}} at 2 s within 400 ms
said nothing else

story 7.4 Without a display the game that is played is named, and not the one that was set
game money
display none
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.get"} at 3 s
press at 4 s
send {"jsonrpc": "2.0", "id": 4, "method": "reboot"} at 5 s
said {"id": 1, "result": {"game": "chase", "state": "ready"}} at 1 s within 400 ms
said {"id": 2, "result": {"game": "chase", "state": "ready"}} at 2 s within 400 ms
said {"id": 3, "result": {"game": "money"}} at 3 s within 400 ms
said {"id": 4, "error": {"code": -32001, "data": {"game": "chase", "state": "running"}}} at 5 s within 400 ms
said nothing else

story 7.4 Set to The Colour of Money from afar, a box without a display plays on
display none
game race
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"game": "money"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"display": "tm1650"}} at 3 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.status"} at 4 s
said {"id": 1, "result": {"game": "money"}} at 1 s within 400 ms
said {"id": 2, "result": {"game": "chase", "state": "ready"}} at 2 s within 400 ms
said {"id": 3, "result": "*"} at 3 s within 400 ms
said {"id": 4, "result": {"game": "money", "state": "choose"}} at 4 s within 400 ms
said nothing else
