# What is a request, and what is not.

story 7.1 Modem probes are ignored without an answer
send AT at 1 s
send AT+GCAP at 1.2 s
send bytes 41540d0a at 1.4 s
send bytes 41542b474341500d0a at 1.6 s
send bytes 7e787e0a at 1.8 s
send bytes 0a0d0a0a at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 2.2 s
said {"id": 1, "result": {"state": "ready"}} at 2.2 s within 400 ms
said nothing else
heard nothing else
no write from 0.5 s to 3 s

story 7.1 Modem probes in a game
press at 1 s
send AT at 2 s
send bytes 41542b474341500d0a at 2.5 s
said nothing else
shown " 0.57" from 4 s to 5 s

story 7.1 A batch, a text and a space before the bracket are none of ours
send [{"jsonrpc": "2.0", "id": 1, "method": "hello"}] at 1 s
send "hello" at 1.5 s
send bytes 207b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f227d0a at 2 s
send hello at 2.5 s
said nothing else

story 7.1 A line that ends with a carriage return too
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202267616d652e737461747573227d0d0a at 1 s
said {"id": 1, "result": {"state": "ready"}} at 1 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: no JSON
send bytes 7b68656c6c6f7d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: a missing bracket
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f220a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: a missing last bracket after params
send bytes 7b226a736f6e727063223a22322e30222c226964223a312c226d6574686f64223a2268656c6c6f222c22706172616d73223a7b7d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: one bracket too many
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f227d7d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: a missing quote
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f7d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: nothing but a bracket
send bytes 7b0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: two objects
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f227d7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f227d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: bad UTF-8
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6cff227d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: UTF-8 cut off
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6cc3227d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: half a character as an escape
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20225c7564383364222c20226d6574686f64223a202268656c6c6f227d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 Refused as no JSON: two thousand open brackets
send bytes 7b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 A deep nest ends nothing
send bytes 7b2261223a5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5b5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d5d7d0a at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": "*"} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else

story 7.1 No request: no version
send {"id": 1, "method": "hello"} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: another version
send {"jsonrpc": "1.0", "id": 1, "method": "hello"} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: no method
send {"jsonrpc": "2.0", "id": 1} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: a method that is a number
send {"jsonrpc": "2.0", "id": 1, "method": 7} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: an id that is a fraction
send {"jsonrpc": "2.0", "id": 1.5, "method": "hello"} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: an id that is a truth
send {"jsonrpc": "2.0", "id": true, "method": "hello"} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: an id that is a list
send {"jsonrpc": "2.0", "id": [1], "method": "hello"} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 No request: an id that is an object
send {"jsonrpc": "2.0", "id": {}, "method": "hello"} at 1 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said nothing else

story 7.1 An id comes back as it was, text or number, nothing or empty
send {"jsonrpc": "2.0", "id": "a b", "method": "game.status"} at 1 s
send {"jsonrpc": "2.0", "id": "", "method": "game.status"} at 1.5 s
send {"jsonrpc": "2.0", "id": 0, "method": "game.status"} at 2 s
send {"jsonrpc": "2.0", "id": -7, "method": "game.status"} at 2.5 s
send {"jsonrpc": "2.0", "id": 4000000000, "method": "game.status"} at 3 s
send {"jsonrpc": "2.0", "id": null, "method": "game.status"} at 3.5 s
said {"id": "a b", "result": "*"} at 1 s within 400 ms
said {"id": "", "result": "*"} at 1.5 s within 400 ms
said {"id": 0, "result": "*"} at 2 s within 400 ms
said {"id": -7, "result": "*"} at 2.5 s within 400 ms
said {"id": 4000000000, "result": "*"} at 3 s within 400 ms
said {"id": null, "result": "*"} at 3.5 s within 400 ms
said nothing else

story 7.1 A method that there is not
send {"jsonrpc": "2.0", "id": 1, "method": "game.cheat"} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "Hello"} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": ""} at 3 s
said {"id": 1, "error": {"code": -32601}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32601}} at 2 s within 400 ms
said {"id": 3, "error": {"code": -32601}} at 3 s within 400 ms
said nothing else

story 7.1 A method that there is not, while a game runs
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.cheat"} at 3 s
said {"id": 1, "error": {"code": -32601}} at 3 s within 400 ms
said nothing else

story 7.1 Params that are no object
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": [1]} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello", "params": null} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "hello", "params": "x"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 3 s within 400 ms
said nothing else

story 7.1 Without an id there is no answer, whatever it asks
send {"jsonrpc": "2.0", "method": "hello"} at 1 s
send {"jsonrpc": "2.0", "method": "game.cheat"} at 1.5 s
send {"jsonrpc": "2.0", "method": "settings.set", "params": {"volume": 9}} at 2 s
send {"jsonrpc": "2.0", "method": "settings.set", "params": {"volume": 1}} at 2.5 s
said nothing else
kept settings as {"volume": 1}
