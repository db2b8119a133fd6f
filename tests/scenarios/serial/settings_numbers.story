# Settings that are numbers: each boundary, from both sides.

story 6.10 brightness takes 1 and 3, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"brightness": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"brightness": 3}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"brightness": 1}} at 1 s within 400 ms
said {"id": 2, "result": {"brightness": 1}} at 1.2 s within 400 ms
said {"id": 3, "result": {"brightness": 3}} at 1.4 s within 400 ms
said {"id": 4, "result": {"brightness": 3}} at 1.6 s within 400 ms
said {"id": 5, "result": {"brightness": 3}} at 5 s within 400 ms
said nothing else
kept settings as {"brightness": 3}

story 6.10 brightness takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"brightness": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"brightness": 4}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"brightness": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"brightness": "1"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"brightness": 1.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"brightness": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"brightness": [1]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"brightness": 2}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.11 volume takes 0 and 3, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"volume": 3}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"volume": 0}} at 1 s within 400 ms
said {"id": 2, "result": {"volume": 0}} at 1.2 s within 400 ms
said {"id": 3, "result": {"volume": 3}} at 1.4 s within 400 ms
said {"id": 4, "result": {"volume": 3}} at 1.6 s within 400 ms
said {"id": 5, "result": {"volume": 3}} at 5 s within 400 ms
said nothing else
kept settings as {"volume": 3}

story 6.11 volume takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": -1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"volume": 4}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"volume": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"volume": "0"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"volume": 0.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"volume": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"volume": [0]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"volume": 3}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.12 chase_1_s takes 2 and 600, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_1_s": 2}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"chase_1_s": 600}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"chase_1_s": 2}} at 1 s within 400 ms
said {"id": 2, "result": {"chase_1_s": 2}} at 1.2 s within 400 ms
said {"id": 3, "result": {"chase_1_s": 600}} at 1.4 s within 400 ms
said {"id": 4, "result": {"chase_1_s": 600}} at 1.6 s within 400 ms
said {"id": 5, "result": {"chase_1_s": 600}} at 5 s within 400 ms
said nothing else
kept settings as {"chase_1_s": 600}

story 6.12 chase_1_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_1_s": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"chase_1_s": 601}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"chase_1_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"chase_1_s": "2"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"chase_1_s": 2.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"chase_1_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"chase_1_s": [2]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"chase_1_s": 60}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.12 chase_2_s takes 2 and 600, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_2_s": 2}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"chase_2_s": 600}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"chase_2_s": 2}} at 1 s within 400 ms
said {"id": 2, "result": {"chase_2_s": 2}} at 1.2 s within 400 ms
said {"id": 3, "result": {"chase_2_s": 600}} at 1.4 s within 400 ms
said {"id": 4, "result": {"chase_2_s": 600}} at 1.6 s within 400 ms
said {"id": 5, "result": {"chase_2_s": 600}} at 5 s within 400 ms
said nothing else
kept settings as {"chase_2_s": 600}

story 6.12 chase_2_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_2_s": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"chase_2_s": 601}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"chase_2_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"chase_2_s": "2"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"chase_2_s": 2.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"chase_2_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"chase_2_s": [2]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"chase_2_s": 120}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.12 clock_1_s takes 5 and 600, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"clock_1_s": 5}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"clock_1_s": 600}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"clock_1_s": 5}} at 1 s within 400 ms
said {"id": 2, "result": {"clock_1_s": 5}} at 1.2 s within 400 ms
said {"id": 3, "result": {"clock_1_s": 600}} at 1.4 s within 400 ms
said {"id": 4, "result": {"clock_1_s": 600}} at 1.6 s within 400 ms
said {"id": 5, "result": {"clock_1_s": 600}} at 5 s within 400 ms
said nothing else
kept settings as {"clock_1_s": 600}

story 6.12 clock_1_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"clock_1_s": 4}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"clock_1_s": 601}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"clock_1_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"clock_1_s": "5"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"clock_1_s": 5.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"clock_1_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"clock_1_s": [5]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"clock_1_s": 60}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s

story 6.12 clock_2_s takes 5 and 600, and keeps it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"clock_2_s": 5}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"clock_2_s": 600}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.get"} at 1.6 s
power off at 3 s
power on at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.get"} at 5 s
said {"id": 1, "result": {"clock_2_s": 5}} at 1 s within 400 ms
said {"id": 2, "result": {"clock_2_s": 5}} at 1.2 s within 400 ms
said {"id": 3, "result": {"clock_2_s": 600}} at 1.4 s within 400 ms
said {"id": 4, "result": {"clock_2_s": 600}} at 1.6 s within 400 ms
said {"id": 5, "result": {"clock_2_s": 600}} at 5 s within 400 ms
said nothing else
kept settings as {"clock_2_s": 600}

story 6.12 clock_2_s takes nothing beyond, and no other kind
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"clock_2_s": 4}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"clock_2_s": 601}} at 1.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"clock_2_s": true}} at 1.4 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"clock_2_s": "5"}} at 1.6 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"clock_2_s": 5.5}} at 1.8 s
send {"jsonrpc": "2.0", "id": 6, "method": "settings.set", "params": {"clock_2_s": null}} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": "settings.set", "params": {"clock_2_s": [5]}} at 2.2 s
send {"jsonrpc": "2.0", "id": 9, "method": "settings.get"} at 2.4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 1.4 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 1.6 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 1.8 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 2.2 s within 400 ms
said {"id": 9, "result": {"clock_2_s": 120}} at 2.4 s within 400 ms
said nothing else
no write from 0.5 s to 4 s
