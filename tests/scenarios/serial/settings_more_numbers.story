# More settings that are numbers.

story 6.13 beep_every_s takes 0 and 60, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_every_s": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"beep_every_s": 60}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"beep_every_s": 0}} at 1 s within 400 ms
said {"id": 2, "result": {"beep_every_s": 0}} at 1.2 s within 400 ms
said {"id": 3, "result": {"beep_every_s": 60}} at 1.4 s within 400 ms
said {"id": 4, "result": {"beep_every_s": 60}} at 1.6 s within 400 ms
said {"id": 5, "result": {"beep_every_s": 60}} at 5 s within 400 ms
said nothing else
kept settings as {"beep_every_s": 60}

story 6.13 beep_every_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_every_s": -1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"beep_every_s": 61}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"beep_every_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"beep_every_s": "0"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"beep_every_s": 0.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"beep_every_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"beep_every_s": [0]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"beep_every_s": 10}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.13 beep_each_from_s takes 0 and 60, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_each_from_s": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"beep_each_from_s": 60}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"beep_each_from_s": 0}} at 1 s within 400 ms
said {"id": 2, "result": {"beep_each_from_s": 0}} at 1.2 s within 400 ms
said {"id": 3, "result": {"beep_each_from_s": 60}} at 1.4 s within 400 ms
said {"id": 4, "result": {"beep_each_from_s": 60}} at 1.6 s within 400 ms
said {"id": 5, "result": {"beep_each_from_s": 60}} at 5 s within 400 ms
said nothing else
kept settings as {"beep_each_from_s": 60}

story 6.13 beep_each_from_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_each_from_s": -1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"beep_each_from_s": 61}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"beep_each_from_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"beep_each_from_s": "0"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"beep_each_from_s": 0.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"beep_each_from_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"beep_each_from_s": [0]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"beep_each_from_s": 10}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.13 beep_twice_from_s takes 0 and 60, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_twice_from_s": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"beep_twice_from_s": 60}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"beep_twice_from_s": 0}} at 1 s within 400 ms
said {"id": 2, "result": {"beep_twice_from_s": 0}} at 1.2 s within 400 ms
said {"id": 3, "result": {"beep_twice_from_s": 60}} at 1.4 s within 400 ms
said {"id": 4, "result": {"beep_twice_from_s": 60}} at 1.6 s within 400 ms
said {"id": 5, "result": {"beep_twice_from_s": 60}} at 5 s within 400 ms
said nothing else
kept settings as {"beep_twice_from_s": 60}

story 6.13 beep_twice_from_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_twice_from_s": -1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"beep_twice_from_s": 61}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"beep_twice_from_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"beep_twice_from_s": "0"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"beep_twice_from_s": 0.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"beep_twice_from_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"beep_twice_from_s": [0]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"beep_twice_from_s": 5}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.14 money_step_ms takes 250 and 3000, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"money_step_ms": 250}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"money_step_ms": 3000}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"money_step_ms": 250}} at 1 s within 400 ms
said {"id": 2, "result": {"money_step_ms": 250}} at 1.2 s within 400 ms
said {"id": 3, "result": {"money_step_ms": 3000}} at 1.4 s within 400 ms
said {"id": 4, "result": {"money_step_ms": 3000}} at 1.6 s within 400 ms
said {"id": 5, "result": {"money_step_ms": 3000}} at 5 s within 400 ms
said nothing else
kept settings as {"money_step_ms": 3000}

story 6.14 money_step_ms takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"money_step_ms": 249}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"money_step_ms": 3001}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"money_step_ms": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"money_step_ms": "250"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"money_step_ms": 250.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"money_step_ms": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"money_step_ms": [250]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"money_step_ms": 1000}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.14 money_rounds takes 1 and 20, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"money_rounds": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"money_rounds": 20}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"money_rounds": 1}} at 1 s within 400 ms
said {"id": 2, "result": {"money_rounds": 1}} at 1.2 s within 400 ms
said {"id": 3, "result": {"money_rounds": 20}} at 1.4 s within 400 ms
said {"id": 4, "result": {"money_rounds": 20}} at 1.6 s within 400 ms
said {"id": 5, "result": {"money_rounds": 20}} at 5 s within 400 ms
said nothing else
kept settings as {"money_rounds": 20}

story 6.14 money_rounds takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"money_rounds": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"money_rounds": 21}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"money_rounds": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"money_rounds": "1"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"money_rounds": 1.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"money_rounds": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"money_rounds": [1]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"money_rounds": 10}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s
