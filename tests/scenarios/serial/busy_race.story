# What the stopwatch lets through, and what it refuses.

story 7.14 The blips
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 2.1 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 2.15 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 2.2 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 2.25 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 2.3 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 2.35 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 2.4 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 2.45 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 2.5 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 2.55 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 2.6 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 2.65 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 2.7 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 2.75 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 2.8 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 2.85 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 2.1 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 2.15 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 2.2 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 2.25 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 2.3 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 2.35 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 2.4 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 2.45 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 2.5 s within 400 ms
said {"id": 10, "result": "*"} at 2.55 s within 400 ms
said {"id": 11, "result": "*"} at 2.6 s within 400 ms
said {"id": 12, "result": "*"} at 2.65 s within 400 ms
said {"id": 13, "result": "*"} at 2.7 s within 400 ms
said {"id": 14, "result": "*"} at 2.75 s within 400 ms
said {"id": 15, "result": "*"} at 2.8 s within 400 ms
said {"id": 16, "result": "*"} at 2.85 s within 400 ms
said nothing else
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 7.14 The race's count
game race
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 6.1 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 6.15 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 6.2 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 6.25 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 6.3 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 6.35 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 6.4 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 6.45 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 6.5 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 6.55 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 6.6 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 6.65 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 6.7 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 6.75 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 6.8 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 6.85 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 6.1 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 6.15 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 6.2 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 6.25 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 6.3 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 6.35 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 6.4 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 6.45 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 6.5 s within 400 ms
said {"id": 10, "result": "*"} at 6.55 s within 400 ms
said {"id": 11, "result": "*"} at 6.6 s within 400 ms
said {"id": 12, "result": "*"} at 6.65 s within 400 ms
said {"id": 13, "result": "*"} at 6.7 s within 400 ms
said {"id": 14, "result": "*"} at 6.75 s within 400 ms
said {"id": 15, "result": "*"} at 6.8 s within 400 ms
said {"id": 16, "result": "*"} at 6.85 s within 400 ms
said nothing else
shown "  2.9" from 6.9 s to 7 s
shown "  3.0" from 7 s to 7.1 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else
