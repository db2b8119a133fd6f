# What a game under way lets through, and what it refuses.

story 7.14 Running
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 2.05 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 2.1 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 2.15 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 2.2 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 2.25 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 2.3 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 2.35 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 2.4 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 2.45 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 2.5 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 2.55 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 2.6 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 2.65 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 2.7 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 2.75 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 2.05 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 2.1 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 2.15 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 2.2 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 2.25 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 2.3 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 2.35 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 2.4 s within 400 ms
said {"id": 10, "result": "*"} at 2.45 s within 400 ms
said {"id": 11, "result": "*"} at 2.5 s within 400 ms
said {"id": 12, "result": "*"} at 2.55 s within 400 ms
said {"id": 13, "result": "*"} at 2.6 s within 400 ms
said {"id": 14, "result": "*"} at 2.65 s within 400 ms
said {"id": 15, "result": "*"} at 2.7 s within 400 ms
said {"id": 16, "result": "*"} at 2.75 s within 400 ms
said nothing else
shown " 0.58" from 3 s to 4 s
shown " 0.57" from 4 s to 5 s
heard nothing else

story 7.14 Paused
press at 1, 3.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 5.05 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 5.1 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 5.15 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 5.2 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 5.25 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 5.3 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 5.35 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 5.4 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 5.45 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 5.5 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 5.55 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 5.6 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 5.65 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 5.7 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 5.75 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 5 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 5.05 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 5.1 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 5.15 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 5.2 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 5.25 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 5.3 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 5.35 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 5.4 s within 400 ms
said {"id": 10, "result": "*"} at 5.45 s within 400 ms
said {"id": 11, "result": "*"} at 5.5 s within 400 ms
said {"id": 12, "result": "*"} at 5.55 s within 400 ms
said {"id": 13, "result": "*"} at 5.6 s within 400 ms
said {"id": 14, "result": "*"} at 5.65 s within 400 ms
said {"id": 15, "result": "*"} at 5.7 s within 400 ms
said {"id": 16, "result": "*"} at 5.75 s within 400 ms
said nothing else
blinks " 0.58" from 6.5 s to 10 s
heard nothing else

story 7.14 A turn
game clock
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
shown "1. 59" from 2 s to 3 s
shown "1. 58" from 3 s to 4 s
heard high at 1 s within 20 ms
heard nothing else

story 7.14 A turn given back
game clock
press at 1 s
press at 3.5 s for 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 7 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set", "params": {"colours": []}} at 7.05 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.new"} at 7.1 s
send {"jsonrpc": "2.0", "id": 4, "method": "game.select", "params": {"colour": 3}} at 7.15 s
send {"jsonrpc": "2.0", "id": 5, "method": "game.mode", "params": {"game": "race"}} at 7.2 s
send {"jsonrpc": "2.0", "id": 6, "method": "selftest"} at 7.25 s
send {"jsonrpc": "2.0", "id": 7, "method": "log.clear"} at 7.3 s
send {"jsonrpc": "2.0", "id": 8, "method": "reboot"} at 7.35 s
send {"jsonrpc": "2.0", "id": 9, "method": "bootloader"} at 7.4 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 7.45 s
send {"jsonrpc": "2.0", "id": 11, "method": "settings.get"} at 7.5 s
send {"jsonrpc": "2.0", "id": 12, "method": "table.get"} at 7.55 s
send {"jsonrpc": "2.0", "id": 13, "method": "game.status"} at 7.6 s
send {"jsonrpc": "2.0", "id": 14, "method": "diagnostics"} at 7.65 s
send {"jsonrpc": "2.0", "id": 15, "method": "log.get"} at 7.7 s
send {"jsonrpc": "2.0", "id": 16, "method": "events", "params": {"on": false}} at 7.75 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 7 s within 400 ms
said {"id": 2, "error": {"code": -32001, "message": "busy"}} at 7.05 s within 400 ms
said {"id": 3, "error": {"code": -32001, "message": "busy"}} at 7.1 s within 400 ms
said {"id": 4, "error": {"code": -32001, "message": "busy"}} at 7.15 s within 400 ms
said {"id": 5, "error": {"code": -32001, "message": "busy"}} at 7.2 s within 400 ms
said {"id": 6, "error": {"code": -32001, "message": "busy"}} at 7.25 s within 400 ms
said {"id": 7, "error": {"code": -32001, "message": "busy"}} at 7.3 s within 400 ms
said {"id": 8, "error": {"code": -32001, "message": "busy"}} at 7.35 s within 400 ms
said {"id": 9, "error": {"code": -32001, "message": "busy"}} at 7.4 s within 400 ms
said {"id": 10, "result": "*"} at 7.45 s within 400 ms
said {"id": 11, "result": "*"} at 7.5 s within 400 ms
said {"id": 12, "result": "*"} at 7.55 s within 400 ms
said {"id": 13, "result": "*"} at 7.6 s within 400 ms
said {"id": 14, "result": "*"} at 7.65 s within 400 ms
said {"id": 15, "result": "*"} at 7.7 s within 400 ms
said {"id": 16, "result": "*"} at 7.75 s within 400 ms
said nothing else
blinks "1. 58" from 8 s to 12 s
heard high at 1 s within 20 ms
heard low at 3.5 s within 20 ms
heard nothing else

story 7.14 A request that wants no answer gets none, busy or not
press at 1 s
send {"jsonrpc": "2.0", "method": "reboot"} at 2 s
send {"jsonrpc": "2.0", "method": "hello"} at 2.5 s
said nothing else
shown " 0.57" from 4 s to 5 s
