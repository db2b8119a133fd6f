# In SAFE only the serial line answers; nothing but power and reboot leads out.

story 6.1 SAFE answers
start held for 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 10 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 10.5 s
said {"id": 1, "result": {"game": "chase", "state": "safe"}} at 10 s within 400 ms
said {"id": 2, "result": {"shown": "*"}} at 10.5 s within 400 ms
said nothing else

story 6.1 Settings and another game are kept in SAFE, and it stays SAFE
start held for 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 10 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.mode", "params": {"game": "race"}} at 11 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 12 s
send {"jsonrpc": "2.0", "id": 4, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 13 s
press at 15 s
slide 2 at 16 s
shown "SAFE" from 8.1 s to 20 s
said {"id": 1, "result": {"volume": 1}} at 10 s within 400 ms
said {"id": 2, "result": "*"} at 11 s within 400 ms
said {"id": 4, "result": "*"} at 13 s within 400 ms
heard nothing else
kept settings as {"volume": 1, "game": "race"}

story 6.1 The self-test in SAFE ends in SAFE
start held for 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 10 s
said {"id": 1, "result": "*"} at 10 s within 400 ms
shown "SAFE" from 19 s to 22 s

story 6.1 reboot leads out of SAFE
start held for 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "reboot"} at 10 s
said {"id": 1, "result": "*"} at 10 s within 400 ms
shown " 1.00" from 11 s to 15 s

story 6.1 0x03 in SAFE
start held for 9 s
send bytes 03 at 10 s
shown "PC  " from 10 s to 15 s within 50 ms

story 6.1 A setting changed while the game is being chosen leaves the choice alone
start held for 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"brightness": 3}} at 3 s
press at 5 s
shown "CHAS" from 1.1 s to 5 s
shown "COLr" from 5.02 s to 10 s
said {"id": 1, "result": {"brightness": 3}} at 3 s within 400 ms
