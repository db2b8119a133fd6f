# The table read over the serial line; amounts only where they are asked for.

story 7.6 Names alone
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "table.get"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 3 s
send {"jsonrpc": "2.0", "id": 3, "method": "table.get", "params": {}} at 4 s
said {"id": 1, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said {"id": 3, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 4 s within 400 ms
said nothing else
never said amount
heard nothing else

story 7.6 With reveal the amounts, in silence where no game is under way
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 2 s
said {"id": 1, "result": {"colours": [{"name": "Red", "amount": 2000}, {"name": "Orange", "amount": 4000}, {"name": "Yellow", "amount": 6000}, {"name": "Lime", "amount": 8000}, {"name": "Green", "amount": 10000}, {"name": "Emerald", "amount": 12000}, {"name": "Turquoise", "amount": 14000}, {"name": "Sky", "amount": 16000}, {"name": "Blue", "amount": 18000}, {"name": "Navy", "amount": 20000}, {"name": "Indigo", "amount": 1000}, {"name": "Violet", "amount": 3000}, {"name": "Pink", "amount": 5000}, {"name": "Rose", "amount": 7000}, {"name": "Brown", "amount": 9000}, {"name": "Cream", "amount": 11000}, {"name": "Grey", "amount": 13000}, {"name": "Silver", "amount": 15000}, {"name": "Gold", "amount": 17000}, {"name": "Black", "amount": 19000}]}} at 2 s within 400 ms
said nothing else
shown "C 01" at 5 s
heard nothing else

story 7.6 A box without a table has the default names
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 2 s
said {"id": 1, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 2 s within 400 ms
never said amount
said nothing else

story 3.17 Revealed in mid-game: it sounds error, and the last point is lit until the next game
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 11 s
slide 2 at 13 s
press at 15 s
slide 1 at 21.5 s
press at 23 s
slide 2 at 26 s
power off at 27 s
power on at 28 s
slide 1 at 30 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.new"} at 36 s
said {"id": 1, "result": {"colours": [{"name": "Red", "amount": 2000}, {"name": "Orange", "amount": 4000}, {"name": "Yellow", "amount": 6000}, {"name": "Lime", "amount": 8000}, {"name": "Green", "amount": 10000}, {"name": "Emerald", "amount": 12000}, {"name": "Turquoise", "amount": 14000}, {"name": "Sky", "amount": 16000}, {"name": "Blue", "amount": 18000}, {"name": "Navy", "amount": 20000}, {"name": "Indigo", "amount": 1000}, {"name": "Violet", "amount": 3000}, {"name": "Pink", "amount": 5000}, {"name": "Rose", "amount": 7000}, {"name": "Brown", "amount": 9000}, {"name": "Cream", "amount": 11000}, {"name": "Grey", "amount": 13000}, {"name": "Silver", "amount": 15000}, {"name": "Gold", "amount": 17000}, {"name": "Black", "amount": 19000}]}} at 11 s within 400 ms
said {"id": 2, "result": "*"} at 36 s within 400 ms
said nothing else
shown "C 02" from 10.3 s to 11 s
shown "C 02." from 11 s to 13 s within 30 ms
shown "02--." from 13.022 s to 15 s within 20 ms
shown "   1." from 15 s to 16.12 s within 20 ms
shown "   4." from 18.12 s to 19.12 s
shown "04--." from 26.1 s to 27 s
shown "04--." from 28.5 s to 30 s
shown "C 01" from 37.1 s to 38 s
heard tick at 2 s within 20 ms
heard tick at 3.12 s
heard reveal at 4.12 s
heard error at 11 s within 20 ms
heard tick at 15 s within 20 ms
heard tick at 16.12, 17.12, 18.12 s
heard reveal at 19.12 s
heard nothing else

story 3.17 Revealed while The Chase is played, in the midst of a game kept
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "chase"}} at 10 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 12 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.mode", "params": {"game": "money"}} at 14 s
said {"id": 2, "result": {"colours": [{"name": "Red", "amount": 2000}, {"name": "Orange", "amount": 4000}, {"name": "Yellow", "amount": 6000}, {"name": "Lime", "amount": 8000}, {"name": "Green", "amount": 10000}, {"name": "Emerald", "amount": 12000}, {"name": "Turquoise", "amount": 14000}, {"name": "Sky", "amount": 16000}, {"name": "Blue", "amount": 18000}, {"name": "Navy", "amount": 20000}, {"name": "Indigo", "amount": 1000}, {"name": "Violet", "amount": 3000}, {"name": "Pink", "amount": 5000}, {"name": "Rose", "amount": 7000}, {"name": "Brown", "amount": 9000}, {"name": "Cream", "amount": 11000}, {"name": "Grey", "amount": 13000}, {"name": "Silver", "amount": 15000}, {"name": "Gold", "amount": 17000}, {"name": "Black", "amount": 19000}]}} at 12 s within 400 ms
heard error at 12 s within 20 ms
shown "C 02." from 15.1 s to 16 s

story 3.17 Without reveal nothing sounds and nothing is lit in mid-game
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get"} at 10 s
said {"id": 1, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 10 s within 400 ms
shown "C 02" from 10.4 s to 13 s
heard tick at 2 s within 20 ms
heard tick at 3.12 s
heard reveal at 4.12 s
heard nothing else

story 3.17 After the last reveal no game is under way: nothing sounds
game money
set money_rounds 1
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 10 s
said {"id": 1, "result": {"colours": [{"name": "Red", "amount": 2000}, {"name": "Orange", "amount": 4000}, {"name": "Yellow", "amount": 6000}, {"name": "Lime", "amount": 8000}, {"name": "Green", "amount": 10000}, {"name": "Emerald", "amount": 12000}, {"name": "Turquoise", "amount": 14000}, {"name": "Sky", "amount": 16000}, {"name": "Blue", "amount": 18000}, {"name": "Navy", "amount": 20000}, {"name": "Indigo", "amount": 1000}, {"name": "Violet", "amount": 3000}, {"name": "Pink", "amount": 5000}, {"name": "Rose", "amount": 7000}, {"name": "Brown", "amount": 9000}, {"name": "Cream", "amount": 11000}, {"name": "Grey", "amount": 13000}, {"name": "Silver", "amount": 15000}, {"name": "Gold", "amount": 17000}, {"name": "Black", "amount": 19000}]}} at 10 s within 400 ms
heard tick at 2 s within 20 ms
heard tick at 3.12 s
heard reveal at 4.12 s
heard nothing else

story 7.6 Refused: reveal that is no true or false, an unknown param
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": 1}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": "yes"}} at 3 s
send {"jsonrpc": "2.0", "id": 3, "method": "table.get", "params": {"show": true}} at 4 s
send {"jsonrpc": "2.0", "id": 4, "method": "table.get", "params": {"reveal": null}} at 5 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 3 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 5 s within 400 ms
said nothing else
