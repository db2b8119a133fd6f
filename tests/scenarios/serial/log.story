# The log of faults.

story 7.11 An empty log
send {"jsonrpc": "2.0", "id": 1, "method": "log.get"} at 2 s
said {"id": 1, "result": {"faults": []}} at 2 s within 400 ms
said nothing else

story 7.11 Two bad files are two entries, and can be cleared
spoil table
spoil settings
send {"jsonrpc": "2.0", "id": 1, "method": "log.get"} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "log.clear"} at 4 s
send {"jsonrpc": "2.0", "id": 3, "method": "log.get"} at 5 s
power off at 6 s
power on at 7 s
send {"jsonrpc": "2.0", "id": 4, "method": "log.get"} at 8 s
said {"id": 1, "result": {"faults": [{"number": 1, "at_s": "*", "what": "*", "where": "*"}, {"number": 2, "at_s": "*", "what": "*", "where": "*"}]}} at 3 s within 400 ms
said {"id": 2, "result": "*"} at 4 s within 400 ms
said {"id": 3, "result": {"faults": []}} at 5 s within 400 ms
said {"id": 4, "result": {"faults": []}} at 8 s within 400 ms
said nothing else
kept log as []
faults 0

story 7.11 log.get and log.clear take no params
send {"jsonrpc": "2.0", "id": 1, "method": "log.get", "params": {"last": 3}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "log.clear", "params": {"number": 1}} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 3 s within 400 ms
said nothing else
