# No line tells an amount before its reveal: two deals, all lines alike.

story 3.17 Events and every question in choose, armed and a whole count: all lines alike
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
twin amounts 2, 19, 17, 15, 13, 11, 9, 7, 5, 3, 1, 20, 18, 16, 14, 12, 10, 8, 6, 4
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 1 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 2 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 2.05 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 2.1 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 2.15 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 2.2 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 2.25 s
press at 4, 4.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.select", "params": {"colour": 1}} at 5 s
slide 2 at 6 s
send {"jsonrpc": "2.0", "id": 20, "method": "hello"} at 7 s
send {"jsonrpc": "2.0", "id": 21, "method": "settings.get"} at 7.05 s
send {"jsonrpc": "2.0", "id": 22, "method": "table.get"} at 7.1 s
send {"jsonrpc": "2.0", "id": 23, "method": "game.status"} at 7.15 s
send {"jsonrpc": "2.0", "id": 24, "method": "diagnostics"} at 7.2 s
send {"jsonrpc": "2.0", "id": 25, "method": "log.get"} at 7.25 s
press at 8 s
press at 9.5 s
send {"jsonrpc": "2.0", "id": 30, "method": "hello"} at 10 s
send {"jsonrpc": "2.0", "id": 31, "method": "settings.get"} at 10.05 s
send {"jsonrpc": "2.0", "id": 32, "method": "table.get"} at 10.1 s
send {"jsonrpc": "2.0", "id": 33, "method": "game.status"} at 10.15 s
send {"jsonrpc": "2.0", "id": 34, "method": "diagnostics"} at 10.2 s
send {"jsonrpc": "2.0", "id": 35, "method": "log.get"} at 10.25 s
never said 19000
same until 11 s

story 3.17 Status holds no amount before its reveal
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 4 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.status"} at 4.5 s
said {"id": 1, "result": {"state": "counting", "shown": "   1", "round": 1, "played": [{"colour": 1, "name": "Red", "stops": [], "amount": null}]}} at 2.5 s within 400 ms
said {"id": 2, "result": {"state": "counting", "played": [{"colour": 1, "name": "Red", "stops": [], "amount": null}]}} at 4 s within 110 ms
said {"id": 3, "result": {"state": "revealed", "played": [{"colour": 1, "name": "Red", "stops": [], "amount": 2000}]}} at 4.5 s within 400 ms
said nothing else

story 3.17 With events on no step is told but those that show
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 1 s
slide 2 at 2 s
press at 3 s
never said 3000
never said 20000
said {"method": "money.reveal", "params": {"colour": 1, "amount": 2000, "t_us": "*"}} at 5.12 s within 400 ms
