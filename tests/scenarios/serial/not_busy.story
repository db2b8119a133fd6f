# Where nothing runs and nothing is paused, stopped or armed, nothing is refused.

story 7.14 Not busy: ready
game chase
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 3 s
said {"id": 1, "result": {"volume": 2}} at 3 s within 400 ms
said nothing else
kept settings as {"volume": 2}

story 7.14 Not busy: over
set chase_1_s 2
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 8 s
said {"id": 1, "result": {"volume": 2}} at 8 s within 400 ms
said nothing else
kept settings as {"volume": 2}

story 7.14 Not busy: choose
game money
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 3 s
said {"id": 1, "result": {"volume": 2}} at 3 s within 400 ms
said nothing else
kept settings as {"volume": 2}

story 7.14 Not busy: revealed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 8 s
said {"id": 1, "result": {"volume": 2}} at 8 s within 400 ms
said nothing else
kept settings as {"volume": 2}

story 7.14 Not busy: over of The Colour of Money
game money
set money_rounds 1
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 8 s
said {"id": 1, "result": {"volume": 2}} at 8 s within 400 ms
said nothing else
kept settings as {"volume": 2}
until 16 s

story 7.14 Not busy: time up
game clock
set clock_1_s 5
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 8 s
said {"id": 1, "result": {"volume": 2}} at 8 s within 400 ms
said nothing else
kept settings as {"volume": 2}

story 7.14 Not busy: the stopwatch stopped
game race
press at 1 s
press at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 8 s
said {"id": 1, "result": {"volume": 2}} at 8 s within 400 ms
said nothing else
kept settings as {"volume": 2}

story 7.14 Not busy: SEt1
game money
slide 2
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 2}} at 3 s
said {"id": 1, "result": {"volume": 2}} at 3 s within 400 ms
said nothing else
kept settings as {"volume": 2}
