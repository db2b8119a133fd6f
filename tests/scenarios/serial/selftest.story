# The self-test: every segment, every sound, what START, SLIDE, supply and cable are.

story 7.9 Every segment and each sound, then the game again
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 2 s
said {"id": 1, "result": {"start": false, "slide": 1, "vsys_mv": "*", "cable": true}} at 2 s within 400 ms
said nothing else
shown "8.8.8.8." from 2 s to 9.6 s within 20 ms
shown " 1.00" from 10 s to 20 s
heard short at 2 s within 9 s
heard long at 2 s within 9 s
heard tick at 2 s within 9 s
heard stop at 2 s within 9 s
heard reveal at 2 s within 9 s
heard error at 2 s within 9 s
heard rise1 at 2 s within 9 s
heard rise2 at 2 s within 9 s
heard rise3 at 2 s within 9 s
heard high at 2 s within 9 s
heard low at 2 s within 9 s
heard blip at 2 s within 9 s
heard go at 2 s within 9 s
heard nothing else

story 7.9 What START and SLIDE are as they are now
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
press at 1 s for 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 2.8 s
said {"id": 1, "result": {"start": true, "slide": 1, "cable": true}} at 2.8 s within 400 ms
said nothing else

story 7.9 SLIDE at 2
slide 2
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 2 s
said {"id": 1, "result": {"start": false, "slide": 2}} at 2 s within 400 ms

story 7.9 START ends it at once
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 2 s
press at 3.5 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
shown "8.8.8.8." from 2 s to 3.5 s within 20 ms
shown " 1.00" from 3.52 s to 10 s
silent from 3.52 s to 10 s

story 7.9 While it goes on, others wait their turn
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "selftest"} at 3 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"volume": 1}} at 3.5 s
send {"jsonrpc": "2.0", "id": 4, "method": "hello"} at 4 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32001}} at 3 s within 400 ms
said {"id": 3, "error": {"code": -32001}} at 3.5 s within 400 ms
said {"id": 4, "result": "*"} at 4 s within 400 ms
said nothing else

story 7.9 Afterwards a game of The Colour of Money is where it was
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "selftest"} at 8 s
said {"id": 1, "result": "*"} at 8 s within 400 ms
blinks "   2" from 17 s to 20 s
kept game as {"played": [[1, [], 2]]}

story 7.9 It takes no params
send {"jsonrpc": "2.0", "id": 1, "method": "selftest", "params": {"sound": "long"}} at 2 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said nothing else
heard nothing else
