# Floods: what a laptop sends costs no beep.

story 7.2 20 kB without an end while a minute runs: every beep on its grid
press at 1 s
send bytes 7b787878787878787878787878787878787878787878787878787878787878787878787878787878 times 500 at 10.9 s
send bytes 7b787878787878787878787878787878787878787878787878787878787878787878787878787878 times 500 at 59.9 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.2 20 kB of requests while a minute runs: every beep on its grid, the last one answered
press at 1 s
send {"jsonrpc": "2.0", "id": 5, "method": "hullo"} times 460 at 10.9 s
send {"jsonrpc": "2.0", "id": 6, "method": "game.status"} at 11.5 s
said {"id": 6, "result": {"state": "running"}} at 11.5 s within 40 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.2 20 kB that are no requests while a count runs: every tick on its grid
game money
amounts 7, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 2, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send bytes 4141414141414141414141414141414141414141414141414141414141414141414141414141410a times 500 at 3.1 s
send bytes 7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b0a times 60 at 6.1 s
send {"jsonrpc": "2.0", "id": 6, "method": "game.status"} at 8 s
said {"id": 6, "result": {"state": "counting"}} at 8 s within 1 s
heard tick at 2 s within 20 ms
heard tick at 3.12, 4.12, 5.12, 6.12, 7.12, 8.12 s
heard reveal at 9.12 s
heard nothing else

story 7.2 A flood in a turn and in the blips' game costs no beep either
game race
press at 1 s
send bytes 7b787878787878787878787878787878787878787878787878787878787878787878787878787878 times 500 at 1.9 s
heard blip at 1 s within 20 ms
heard blip at 2, 3 s
heard go at 4 s
heard nothing else

story 7.2 Twenty requests in one go are all answered, in order
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20322c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20332c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20342c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20352c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20362c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20372c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20382c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a20392c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031302c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031312c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031322c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031332c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031342c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031352c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031362c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031372c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031382c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2031392c20226d6574686f64223a202267616d652e737461747573227d0a7b226a736f6e727063223a2022322e30222c20226964223a2032302c20226d6574686f64223a202267616d652e737461747573227d0a at 1 s
said {"id": 1, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 2, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 3, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 4, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 5, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 6, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 7, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 8, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 9, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 10, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 11, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 12, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 13, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 14, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 15, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 16, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 17, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 18, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 19, "result": {"state": "ready"}} at 1 s within 1 s
said {"id": 20, "result": {"state": "ready"}} at 1 s within 1 s
said nothing else

story 7.2 Asking without end, and never reading
press at 1 s
laptop stops reading at 5 s
send {"jsonrpc": "2.0", "id": 5, "method": "hello"} times 200 at 10.9 s
laptop reads at 70 s
send {"jsonrpc": "2.0", "id": 6, "method": "game.status"} at 80 s
said {"id": 6, "result": {"state": "over"}} at 80 s within 9 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.2 5,000 bytes without an end, then a line that is whole
send bytes 7b78787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878 times 100 at 1 s
send bytes 0a at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 3.1 s
said {"id": null, "error": {"code": -32600}} at 3 s within 400 ms
said {"id": 2, "result": {"product": "quizbox"}} at 3.1 s within 400 ms
said nothing else
