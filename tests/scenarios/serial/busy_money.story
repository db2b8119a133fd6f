# What The Colour of Money lets through while it is under way, and what it refuses.

story 7.14 Armed
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 3.05 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 3.1 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 3.15 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 3.2 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 3.25 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 3.3 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 3.35 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 3.4 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 3.45 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 3.5 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 3.55 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 3.6 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 3.65 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 3.7 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 3.75 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 3 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 3.05 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 3.1 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 3.15 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 3.2 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 3.25 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 3.3 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 3.35 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 3.4 s within 400 ms
said {"id": 10, "result": "*"} at 3.45 s within 400 ms
said {"id": 11, "result": "*"} at 3.5 s within 400 ms
said {"id": 12, "result": "*"} at 3.55 s within 400 ms
said {"id": 13, "result": "*"} at 3.6 s within 400 ms
said {"id": 14, "result": "*"} at 3.65 s within 400 ms
said {"id": 15, "result": "*"} at 3.7 s within 400 ms
said {"id": 16, "result": "*"} at 3.75 s within 400 ms
said nothing else
shown "01--" from 1.04 s to 10 s
heard nothing else

story 7.14 Counting
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 2.2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 2.25 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 2.3 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 2.35 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 2.4 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 2.45 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 2.5 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 2.55 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 2.6 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 2.65 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 2.7 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 2.75 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 2.8 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 2.85 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 2.9 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 2.95 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 2.2 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 2.25 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 2.3 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 2.35 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 2.4 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 2.45 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 2.5 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 2.55 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 2.6 s within 400 ms
said {"id": 10, "result": "*"} at 2.65 s within 400 ms
said {"id": 11, "result": "*"} at 2.7 s within 400 ms
said {"id": 12, "result": "*"} at 2.75 s within 400 ms
said {"id": 13, "result": "*"} at 2.8 s within 400 ms
said {"id": 14, "result": "*"} at 2.85 s within 400 ms
said {"id": 15, "result": "*"} at 2.9 s within 400 ms
said {"id": 16, "result": "*"} at 2.95 s within 400 ms
said nothing else
shown "   1" from 2 s to 3.12 s within 20 ms
shown "   2" from 3.12 s to 4.12 s
heard tick at 2 s within 20 ms
heard tick at 3.12 s
heard reveal at 4.12 s
heard nothing else

story 7.14 Stopped
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2, 2.7 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 4 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 4.05 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 4.1 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 4.15 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 4.2 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 4.25 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 4.3 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 4.35 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 4.4 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 4.45 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 4.5 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 4.55 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 4.6 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 4.65 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 4.7 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 4.75 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 4 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 4.05 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 4.1 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 4.15 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 4.2 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 4.25 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 4.3 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 4.35 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 4.4 s within 400 ms
said {"id": 10, "result": "*"} at 4.45 s within 400 ms
said {"id": 11, "result": "*"} at 4.5 s within 400 ms
said {"id": 12, "result": "*"} at 4.55 s within 400 ms
said {"id": 13, "result": "*"} at 4.6 s within 400 ms
said {"id": 14, "result": "*"} at 4.65 s within 400 ms
said {"id": 15, "result": "*"} at 4.7 s within 400 ms
said {"id": 16, "result": "*"} at 4.75 s within 400 ms
said nothing else
shown "   1" from 2 s to 10 s within 20 ms
heard tick at 2 s within 20 ms
heard stop at 2.7 s within 20 ms
heard nothing else
