# Settings that are names.

story 6.9 game takes money, clock, race, chase
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"game": "money"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"game": "clock"}} at 4 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"game": "race"}} at 6 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"game": "chase"}} at 8 s
said {"id": 1, "result": {"game": "money"}} at 2 s within 400 ms
said {"id": 2, "result": {"game": "clock"}} at 4 s within 400 ms
said {"id": 3, "result": {"game": "race"}} at 6 s within 400 ms
said {"id": 4, "result": {"game": "chase"}} at 8 s within 400 ms
said nothing else
kept settings as {"game": "chase"}

story 6.9 game takes no other name
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"game": "Chase"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"game": "poker"}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"game": ""}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"game": 7}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"game": null}} at 1.8 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 9, "result": {"game": "chase"}} at 2 s within 400 ms
said nothing else

story 6.10 separator takes colon, point
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"separator": "colon"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"separator": "point"}} at 4 s
said {"id": 1, "result": {"separator": "colon"}} at 2 s within 400 ms
said {"id": 2, "result": {"separator": "point"}} at 4 s within 400 ms
said nothing else
kept settings as {"separator": "point"}

story 6.10 separator takes no other name
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"separator": "comma"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"separator": 1}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"separator": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 1.6 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 9, "result": {"separator": "point"}} at 1.6 s within 400 ms
said nothing else

story 6.10 display takes none, tm1650
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"display": "none"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"display": "tm1650"}} at 4 s
said {"id": 1, "result": {"display": "none"}} at 2 s within 400 ms
said {"id": 2, "result": {"display": "tm1650"}} at 4 s within 400 ms
said nothing else
kept settings as {"display": "tm1650"}

story 6.10 display takes no other name
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"display": "lcd"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"display": "TM1650"}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"display": 4}} at 1.4 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 1.6 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 9, "result": {"display": "tm1650"}} at 1.6 s within 400 ms
said nothing else

story 6.15 deal takes loaded, shuffle, auto
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"deal": "loaded"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"deal": "shuffle"}} at 4 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"deal": "auto"}} at 6 s
said {"id": 1, "result": {"deal": "loaded"}} at 2 s within 400 ms
said {"id": 2, "result": {"deal": "shuffle"}} at 4 s within 400 ms
said {"id": 3, "result": {"deal": "auto"}} at 6 s within 400 ms
said nothing else
kept settings as {"deal": "auto"}

story 6.15 deal takes no other name
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"deal": "random"}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"deal": 0}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"deal": null}} at 1.4 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 1.6 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 9, "result": {"deal": "auto"}} at 1.6 s within 400 ms
said nothing else
