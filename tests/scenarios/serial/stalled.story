# What a laptop sends while the box is away.

story 7.1 5,000 bytes without an end while the box is away for two seconds, then a line that is whole
stall 2 s at 1 s
send bytes 7b787878787878787878787878787878787878787878787878 times 200 at 1.1 s
send bytes 0a at 2.9 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 4 s
said {"id": null, "error": {"code": -32600}} at 3 s within 1 s
said {"id": 2, "result": {"product": "quizbox", "state": "ready"}} at 4 s within 400 ms
said nothing else
heard nothing else

story 7.1 Ten requests sent while the box is away are answered once it is back
stall 2 s at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} times 9 at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 2.5 s
said {"id": 1, "result": {"state": "ready"}} at 3 s within 500 ms
said {"id": 2, "result": {"product": "quizbox"}} at 3 s within 500 ms
