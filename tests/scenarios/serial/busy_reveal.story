# Amounts are told only where nobody plays and nothing sounds.

story 7.14 Refused: amounts while a round runs
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 3.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "chase", "state": "running"}}} at 3 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 3.1 s within 400 ms
said nothing else
heard nothing else

story 7.14 Refused: amounts while it is paused
press at 1, 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 4 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 4.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "chase", "state": "paused"}}} at 4 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 4.1 s within 400 ms
said nothing else
heard nothing else

story 7.14 Refused: amounts while a colour is armed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 3.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "money", "state": "armed"}}} at 3 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 3.1 s within 400 ms
said nothing else
shown "01--" from 1.04 s to 5 s
heard nothing else

story 7.14 Refused: amounts while it counts
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 2.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 2.6 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "money", "state": "counting"}}} at 2.5 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 2.6 s within 400 ms
said nothing else
heard tick at 2 s within 20 ms
heard tick at 3.12 s
heard reveal at 4.12 s
heard nothing else
shown "   2" from 3.12 s to 4.12 s

story 7.14 Refused: amounts while it is stopped
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2, 2.7 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 5.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "money", "state": "stopped"}}} at 5 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 5.1 s within 400 ms
said nothing else
shown "   1" from 5 s to 12 s

story 7.14 Refused: amounts in a turn
game clock
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 3.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "clock", "state": "turn"}}} at 3 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 3.1 s within 400 ms
said nothing else

story 7.14 Refused: amounts in a turn given back
game clock
press at 1 s
press at 2 s for 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 6 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 6.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "clock", "state": "paused"}}} at 6 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 6.1 s within 400 ms
said nothing else

story 7.14 Refused: amounts in the blips
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 2.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 2.6 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "race", "state": "blips"}}} at 2.5 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 2.6 s within 400 ms
said nothing else

story 7.14 Refused: amounts in the stopwatch's count
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 6 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 6.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "race", "state": "count"}}} at 6 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 6.1 s within 400 ms
said nothing else

story 7.14 Refused: amounts in the long beep of The Chase
set chase_1_s 2
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 3.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 3.6 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "chase", "state": "over"}}} at 3.5 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 3.6 s within 400 ms
said nothing else
heard long at 3 s

story 7.14 Refused: amounts in the sound of a colour's own reveal
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
set money_rounds 1
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 4.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 4.6 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "money", "state": "over"}}} at 4.5 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 4.6 s within 400 ms
said nothing else
heard reveal at 4.12 s

story 7.14 Refused: amounts in the self-test
send {"jsonrpc": "2.0", "id": 0, "method": "selftest"} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 3.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "chase", "state": "selftest"}}} at 3 s within 400 ms
said {"id": 0, "result": "*"} at 1 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 3.1 s within 400 ms
said nothing else

story 7.14 Refused: amounts while a new game is armed, in mid-game
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
press every 0.3 s from 8 s to 13.4 s
slide 2 at 15 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 17 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": false}} at 17.1 s
said {"id": 1, "error": {"code": -32001, "message": "busy", "data": {"game": "money", "state": "new"}}} at 17 s within 400 ms
said {"id": 2, "result": {"colours": "*"}} at 17.1 s within 400 ms
said nothing else
shown "nEu-" at 18 s

story 3.17 Told in mid-game with error and a point: revealed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 6 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 6.5 s
said {"id": 1, "result": {"colours": "*"}} at 6 s within 400 ms
said {"id": 2, "result": {"state": "revealed"}} at 6.5 s within 400 ms
heard error at 6 s within 20 ms
shown "   2." at 6.2 s

story 3.17 Told in mid-game with error and a point: in choose
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 12 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 12.5 s
said {"id": 1, "result": {"colours": "*"}} at 12 s within 400 ms
said {"id": 2, "result": {"state": "choose"}} at 12.5 s within 400 ms
heard error at 12 s within 20 ms
shown "C 02." at 12.2 s

story 3.17 Told in mid-game with error and a point: with SLIDE at 2 and nothing armed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
power off at 9 s
slide 2 at 9.3 s
power on at 10 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 12 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 12.5 s
said {"id": 1, "result": {"colours": "*"}} at 12 s within 400 ms
said {"id": 2, "result": {"state": "set1"}} at 12.5 s within 400 ms
heard error at 12 s within 20 ms
shown "SEt1." at 12.2 s

story 3.17 Told in mid-game with error and a point: in ready of another game
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.mode", "params": {"game": "chase"}} at 8 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 10 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 10.5 s
said {"id": 1, "result": {"colours": "*"}} at 10 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 10.5 s within 400 ms
heard error at 10 s within 20 ms

story 3.17 Told in mid-game with error and a point: over in another game
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
set chase_1_s 2
send {"jsonrpc": "2.0", "id": 3, "method": "game.mode", "params": {"game": "chase"}} at 8 s
press at 9 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 14 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 14.5 s
said {"id": 1, "result": {"colours": "*"}} at 14 s within 400 ms
said {"id": 2, "result": {"state": "over"}} at 14.5 s within 400 ms
heard error at 14 s within 20 ms

story 7.14 A second request in the sound of the first is busy
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 8 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 8.05 s
send {"jsonrpc": "2.0", "id": 3, "method": "table.get", "params": {"reveal": true}} at 9 s
said {"id": 1, "result": "*"} at 8 s within 400 ms
said {"id": 2, "error": {"code": -32001}} at 8.05 s within 400 ms
said {"id": 3, "result": "*"} at 9 s within 400 ms
heard error at 8 s within 20 ms
heard error at 9 s within 20 ms

story 7.14 a peek in the count of the last colour is refused
game money
set money_rounds 1
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
send {"jsonrpc":"2.0","id":2,"method":"table.get","params":{"reveal":true}} at 5.5 s
said {"id":2,"error":{"code":-32001}}
shown "   3" at 5.7 s

story 7.14 a peek while The Chase runs is refused and cuts no beep
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
slide 1 at 7 s
send {"jsonrpc":"2.0","id":1,"method":"game.mode","params":{"game":"chase"}} at 9 s
press at 10 s
send {"jsonrpc":"2.0","id":2,"method":"table.get","params":{"reveal":true}} at 20.03 s
said {"id":2,"error":{"code":-32001}}
heard short at 20 s
