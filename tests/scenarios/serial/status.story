# What a game tells of itself.

story 7.8 The Chase in each state
press at 2, 5 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 4.5 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.status"} at 5.3 s
said {"id": 1, "result": {"game": "chase", "state": "ready", "shown": " 1.00"}} at 1.5 s within 400 ms
said {"id": 2, "result": {"game": "chase", "state": "running", "shown": " 0.58"}} at 4.5 s within 400 ms
said {"id": 3, "result": {"game": "chase", "state": "paused", "shown": " 0.57"}} at 5.3 s within 400 ms
said nothing else

story 7.8 A turn of the clock, the count of the stopwatch
game clock
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2.5 s
said {"id": 1, "result": {"game": "clock", "state": "turn", "shown": "1. 59"}} at 2.5 s within 400 ms
said nothing else

story 7.8 The count of the stopwatch
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 9.35 s
said {"id": 1, "result": {"game": "race", "state": "count", "shown": "  5.3"}} at 9.35 s within 400 ms
said nothing else

story 3.19 Each colour played with its stops in order, its name and its amount
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2, 2.7 s
press at 5 s
slide 1 at 8 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 4}} at 9.5 s
slide 2 at 13 s
press at 14, 15.5, 18, 19.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 20 s
press at 22 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.status"} at 30 s
slide 1 at 31 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.status"} at 32 s
said {"id": 1, "result": "*"} at 9.5 s within 400 ms
said {"id": 2, "result": {"game": "money", "state": "stopped", "shown": "   4", "round": 2, "played": [{"colour": 1, "name": "Red", "stops": [1000], "amount": 2000}, {"colour": 4, "name": "Lime", "stops": [2000, 4000], "amount": null}]}} at 20 s within 400 ms
said {"id": 3, "result": {"state": "revealed", "round": 2, "played": [{"colour": 1, "name": "Red", "stops": [1000], "amount": 2000}, {"colour": 4, "name": "Lime", "stops": [2000, 4000], "amount": 8000}]}} at 30 s within 400 ms
said {"id": 4, "result": {"state": "choose", "round": 3}} at 32 s within 400 ms
said nothing else

story 3.19 It opens on the first unspent colour after the last one played
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 11}} at 2 s
slide 2 at 5 s
press at 6 s
slide 1 at 10 s
shown "C 12" from 11.03 s to 12 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.new"} at 12.5 s
shown "C 01" from 13.6 s to 14.5 s
said {"id": 2, "result": "*"} at 12.5 s within 400 ms

story 3.19 After the last card it opens on the first unspent one
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 20}} at 2 s
slide 2 at 5 s
press at 6 s
slide 1 at 30 s
shown "C 01" from 31.03 s to 32 s

story 3.19 The stops survive power loss
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2, 2.7 s
press at 5 s
slide 1 at 8 s
power off at 10 s
power on at 11 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 12 s
said {"id": 2, "result": {"round": 2, "played": [{"colour": 1, "name": "Red", "stops": [1000], "amount": 2000}]}} at 12 s within 400 ms
