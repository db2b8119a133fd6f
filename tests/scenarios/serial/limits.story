# How long a line may be.

story 7.1 A line of 2,048 bytes is answered
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                    }} at 1 s
said {"id": 1, "result": {"product": "quizbox"}} at 1 s within 600 ms
said nothing else

story 7.1 A line of 2,049 bytes is refused and skipped, the next one answered
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     }} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 1.001 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said {"id": 2, "result": {"product": "quizbox"}} at 1 s within 400 ms
said nothing else

story 7.1 A line without an end is refused once, when it ends, and the next one is answered
send bytes 7b226122202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020 times 80 at 1 s
send bytes 7d0a at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 4 s
said {"id": null, "error": {"code": -32600}} at 3 s within 400 ms
said {"id": 2, "result": {"product": "quizbox"}} at 4 s within 400 ms
said nothing else

story 7.1 While a game runs, a line of 256 bytes is answered
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                    }} at 5 s
said {"id": 1, "result": {"product": "quizbox", "state": "running"}} at 5 s within 400 ms
said nothing else

story 7.14 While a game runs, a line of 257 bytes is busy, unparsed
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                     }} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 6 s
said {"id": null, "error": {"code": -32001, "message": "busy", "data": {"game": "chase", "state": "running"}}} at 5 s within 400 ms
said {"id": 2, "result": {"state": "running"}} at 6 s within 400 ms
said nothing else

story 7.1 While a game runs, a line of 2,049 bytes is busy as well
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                     }} at 5 s
said {"id": null, "error": {"code": -32001, "message": "busy", "data": {"game": "chase", "state": "running"}}} at 5 s within 400 ms
said nothing else

story 7.1 While a count runs, 257 bytes that are no JSON are busy too
game money
slide 2 at 1 s
press at 2 s
send {xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx at 2.5 s
said {"id": null, "error": {"code": -32001, "data": {"game": "money", "state": "counting"}}} at 2.5 s within 400 ms
said nothing else

story 7.1 Paused is not running: a line of 257 bytes is answered
press at 1, 5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                     }} at 8 s
said {"id": 1, "result": {"state": "paused"}} at 8 s within 400 ms
said nothing else

story 7.1 Over is not running: a line of 257 bytes is answered
set chase_1_s 2
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                                                                                     }} at 8 s
said {"id": 1, "result": {"state": "over"}} at 8 s within 400 ms
said nothing else

story 7.1 A line that ends with the 63th byte is answered at once
send {"jsonrpc":"2.0","id":1,"method":"hello"                     } at 1 s
said {"id": 1, "result": {"product": "quizbox"}} at 1 s within 400 ms
said nothing else

story 7.1 A line that ends with the 64th byte is answered at once
send {"jsonrpc":"2.0","id":1,"method":"hello"                      } at 1 s
said {"id": 1, "result": {"product": "quizbox"}} at 1 s within 400 ms
said nothing else

story 7.1 A line that ends with the 65th byte is answered at once
send {"jsonrpc":"2.0","id":1,"method":"hello"                       } at 1 s
said {"id": 1, "result": {"product": "quizbox"}} at 1 s within 400 ms
said nothing else

story 7.1 A line that ends with the 128th byte is answered at once
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                   }} at 1 s
said {"id": 1, "result": {"product": "quizbox"}} at 1 s within 400 ms
said nothing else

story 7.1 A line that ends with the 192th byte is answered at once
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {                                                                                                                                   }} at 1 s
said {"id": 1, "result": {"product": "quizbox"}} at 1 s within 400 ms
said nothing else
