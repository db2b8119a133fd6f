# A line from the laptop waits while a press is not yet decided.

story 1.4 A request that comes in a burst is answered after it: the round has begun
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2.003 s
said {"id": 1, "result": {"state": "running"}} at 2.005 s within 400 ms
said nothing else

story 1.4 A setting sent in the burst of the start is refused: the game runs
press at 2 s bounce 8 ms seed 3
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_1_s": 30}} at 2.002 s
said {"id": 1, "error": {"code": -32001, "message": "busy"}} at 2.005 s within 400 ms
said nothing else
shown " 0.59" from 3 s to 4 s

story 1.4 A request before the first edge is answered at once
press at 2 s bounce 8 ms seed 3
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 1.9 s
said {"id": 1, "result": {"state": "ready"}} at 1.9 s within 100 ms
said nothing else

story 1.4 A glitch holds an answer up for 15 ms at most
press at 2 s for 2 ms
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2.001 s
said {"id": 1, "result": {"state": "ready"}} at 2.012 s within 400 ms
said nothing else

story 1.4 A line that bounces without end holds answers up for 15 ms at most, then no more
noise 400 from 2 s to 30 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2.001 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 10 s
said {"id": 1, "result": {"state": "ready"}} at 2.011 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 10 s within 400 ms
said nothing else

story 1.4 A request that comes late in a burst is answered after it
press at 2 s bounce 8 ms seed 3
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2.0065 s
said {"id": 1, "result": {"state": "running"}} at 2.012 s within 400 ms
said nothing else
