# Counters of the box.

story 7.10 All that diagnostics tells
send {"jsonrpc": "2.0", "id": 1, "method": "diagnostics"} at 2 s
said {"id": 1, "result": {"longest_pass_us": "*", "longest_act_us": "*", "free_bytes": "*", "faults": 0, "flash_writes": 0, "edges_dropped": 0, "lines_dropped": 0, "uptime_s": "*"}} at 2 s within 400 ms
said nothing else

story 7.10 Writes to flash are counted
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "diagnostics"} at 3 s
said {"id": 2, "result": {"flash_writes": 1}} at 3 s within 400 ms

story 7.10 Faults are counted: a bad file is one
spoil table
send {"jsonrpc": "2.0", "id": 1, "method": "diagnostics"} at 3 s
said {"id": 1, "result": {"faults": 1}} at 3 s within 400 ms
faults 1

story 7.10 In a game, and without params
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "diagnostics"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "diagnostics", "params": {"all": true}} at 3 s
said {"id": 1, "result": {"faults": 0, "lines_dropped": 0}} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 3 s within 400 ms
said nothing else
heard nothing else
