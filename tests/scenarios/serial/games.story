# What a laptop does in the place of a hand: a new game, a colour, another game.

story 7.8 From chase to money, and kept
game chase
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "money"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
power off at 5 s
power on at 6 s
shown "r 01" from 2 s to 2.9 s within 100 ms
shown "r 01" from 6.5 s to 6.9 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said {"id": 2, "result": {"game": "money"}} at 2.5 s within 400 ms
said nothing else
heard nothing else
kept settings as {"game": "money"}

story 7.8 From money to clock, and kept
game money
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "clock"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
power off at 5 s
power on at 6 s
shown " 1.00" from 2 s to 2.9 s within 100 ms
shown " 1.00" from 6.5 s to 6.9 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said {"id": 2, "result": {"game": "clock"}} at 2.5 s within 400 ms
said nothing else
heard nothing else
kept settings as {"game": "clock"}

story 7.8 From clock to race, and kept
game clock
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "race"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
power off at 5 s
power on at 6 s
shown "  0.0" from 2 s to 2.9 s within 100 ms
shown "  0.0" from 6.5 s to 6.9 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said {"id": 2, "result": {"game": "race"}} at 2.5 s within 400 ms
said nothing else
heard nothing else
kept settings as {"game": "race"}

story 7.8 From race to chase, and kept
game race
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "chase"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
power off at 5 s
power on at 6 s
shown " 1.00" from 2 s to 2.9 s within 100 ms
shown " 1.00" from 6.5 s to 6.9 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said {"id": 2, "result": {"game": "chase"}} at 2.5 s within 400 ms
said nothing else
heard nothing else
kept settings as {"game": "chase"}

story 7.8 The game that is played, chosen again, goes on as it was
set chase_1_s 2
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "chase"}} at 8 s
said {"id": 1, "result": "*"} at 8 s within 400 ms
said nothing else
shown " 0.00" from 3 s to 12 s

story 7.8 No such game, no game at all
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "poker"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.mode"} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.mode", "params": {"game": 1}} at 3 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.mode", "params": {"game": "race", "now": true}} at 4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 3 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 4 s within 400 ms
said nothing else
shown " 1.00" from 0.5 s to 5 s

story 7.8 A game of The Colour of Money is there again after another one
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "race"}} at 9 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.mode", "params": {"game": "money"}} at 11 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.status"} at 12 s
shown "r 02" from 11.01 s to 12 s within 60 ms
said {"id": 3, "result": {"game": "money", "state": "choose", "round": 2, "played": [{"colour": 1, "name": "Red", "stops": [], "amount": 2000}]}} at 12 s within 400 ms

story 7.8 A colour chosen by the laptop is armed by SLIDE
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 7}} at 3 s
slide 2 at 10 s
said {"id": 1, "result": "*"} at 3 s within 400 ms
said nothing else
shown "C 07" from 3 s to 4 s within 20 ms
runs "Turquoise" from 4 s within 20 ms
shown "07--" from 10.022 s to 12 s within 20 ms
heard nothing else

story 7.8 START goes on from the colour that the laptop chose
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 20}} at 3 s
press at 5 s
shown "C 01" from 5 s to 6 s within 20 ms
said {"id": 1, "result": "*"} at 3 s within 400 ms

story 7.8 A colour that is spent, or that there is not
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 1}} at 8 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.select", "params": {"colour": 0}} at 8.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.select", "params": {"colour": 21}} at 8.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": -1}} at 8.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.select", "params": {"colour": "2"}} at 8.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "game.select"} at 9 s
send {"jsonrpc": "2.0", "id": 7, "method": "game.select", "params": {"colour": 2.0}} at 9.2 s
send {"jsonrpc": "2.0", "id": 8, "method": "game.select", "params": {"colour": true}} at 9.4 s
said {"id": 1, "error": {"code": -32602, "message": "no colour 1 to choose"}} at 8 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 8.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 8.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 8.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 8.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 9 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 9.2 s within 400 ms
said {"id": 8, "error": {"code": -32602}} at 9.4 s within 400 ms
said nothing else
shown "C 02" from 7.03 s to 8 s
heard reveal at 4.12 s

story 7.8 game.select in choose only, not in revealed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 3}} at 8 s
said {"id": 1, "error": {"code": -32602, "message": "a colour is offered only in choose of money; the box is in revealed of money"}} at 8 s within 400 ms
said nothing else

story 7.8 game.select in choose only, not in new game armed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 3}} at 17 s
said {"id": 1, "error": {"code": -32602, "message": "a colour is offered only in choose of money; the box is in new of money"}} at 17 s within 400 ms
said nothing else
shown "nEu-" from 15.1 s to 18 s

story 7.8 game.select in choose only, not in SEt1
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 3}} at 2 s
said {"id": 1, "error": {"code": -32602, "message": "a colour is offered only in choose of money; the box is in set1 of money"}} at 2 s within 400 ms
said nothing else

story 7.8 game.select in choose only, not in The Chase
game chase
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 3}} at 2 s
said {"id": 1, "error": {"code": -32602, "message": "a colour is offered only in choose of money; the box is in ready of chase"}} at 2 s within 400 ms
said nothing else

story 7.8 game.select in choose only, not while the game is chosen
game money
start held for 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 3}} at 3 s
said {"id": 1, "error": {"code": -32602, "message": "a colour is offered only in choose of money; the box is in choosing of money"}} at 3 s within 400 ms
said nothing else
shown "COLr" from 1.1 s to 10 s

story 7.8 A new game changes nothing while the game is chosen
start held for 1.5 s
press at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 6 s
said {"id": 1, "result": {}} at 5 s within 400 ms
said {"id": 2, "result": {"game": "chase", "state": "choosing"}} at 6 s within 400 ms
said nothing else
shown "COLr" from 3.02 s to 10 s
heard nothing else

story 7.8 A new game changes nothing in SAFE
start held for 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 10 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 11 s
said {"id": 1, "result": {}} at 10 s within 400 ms
said {"id": 2, "result": {"state": "safe"}} at 11 s within 400 ms
said nothing else
shown "SAFE" from 8.1 s to 14 s
heard nothing else

story 7.8 Another game from the laptop leaves the chooser
start held for 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "race"}} at 5 s
said {"id": 1, "result": {"game": "race"}} at 5 s within 400 ms
said nothing else
shown "CHAS" from 1.1 s to 5 s
shown "  0.0" from 5 s to 20 s within 100 ms
heard nothing else
kept settings as {"game": "race"}

story 7.8 The kept game from the laptop leaves the chooser too
start held for 1.5 s
press at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "chase"}} at 5 s
said {"id": 1, "result": {"game": "chase"}} at 5 s within 400 ms
said nothing else
shown "COLr" from 3.02 s to 5 s
shown " 1.00" from 5 s to 20 s within 100 ms
heard nothing else

story 7.8 Another game from the laptop does not leave SAFE
start held for 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.mode", "params": {"game": "race"}} at 10 s
said {"id": 1, "result": {"game": "race"}} at 10 s within 400 ms
said nothing else
shown "SAFE" from 8.1 s to 14 s
heard nothing else
kept settings as {"game": "race"}

story 7.8 A new game in choose
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 10 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 11 s
said {"id": 1, "result": "*"} at 10 s within 400 ms
said {"id": 2, "result": {"state": "choose", "round": 1, "played": []}} at 11 s within 400 ms
said nothing else
shown "r 01" from 10 s to 11 s within 20 ms
shown "C 01" from 11.02 s to 12 s
kept game as {"played": [], "deal": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]}

story 7.8 A new game with SLIDE at 2: SEt1
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 8 s
said {"id": 1, "result": "*"} at 8 s within 400 ms
shown "SEt1" from 8 s to 12 s within 100 ms
slide 1 at 12 s
shown "r 01" from 12.022 s to 13 s within 20 ms

story 7.8 A new game leads The Chase from over to ready
set chase_1_s 2
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 8 s
said {"id": 1, "result": "*"} at 8 s within 400 ms
shown "  2.0" from 8 s to 12 s within 20 ms

story 7.8 And the clock, and the stopwatch
game clock
set clock_1_s 20
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 26 s
said {"id": 1, "result": "*"} at 26 s within 400 ms
shown " 0.20" from 26 s to 30 s within 20 ms

story 7.8 The stopwatch too
game race
press at 1, 8 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 12 s
said {"id": 1, "result": "*"} at 12 s within 400 ms
shown "  4.0" from 8 s to 12 s
shown "  0.0" from 12 s to 20 s within 20 ms

story 7.8 game.new and game.status take no params
send {"jsonrpc": "2.0", "id": 1, "method": "game.new", "params": {"colour": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status", "params": {"reveal": true}} at 2 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 2 s within 400 ms
said nothing else
