# A laptop that does not read, a cable that is pulled.

story 7.2 A laptop that holds the port open and does not read costs no beep
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
laptop stops reading at 5 s
said {"id": 1, "result": "*"} at 0.6 s within 400 ms
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.2 What did not fit is dropped, the rest comes whole, and new requests are answered
game money
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
laptop stops reading at 1 s
press every 0.3 s from 2 s to 32 s
laptop reads at 40 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 41 s
said {"id": 2, "result": {"state": "choose"}} at 41 s within 400 ms
said {"method": "press", "params": {"t_us": "*"}} at 40 s within 400 ms
send {"jsonrpc": "2.0", "id": 3, "method": "diagnostics"} at 42 s
said {"id": 3, "result": {"lines_dropped": 139}} at 42 s within 400 ms
heard nothing else

story 7.2 It asks, stops reading and reads again: the answer comes whole
laptop stops reading at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.get"} at 2 s
laptop reads at 10 s
said {"id": 1, "result": {"game": "chase", "display": "tm1650", "separator": "point", "brightness": 2, "volume": 3, "chase_1_s": 60, "chase_2_s": 120, "clock_1_s": 60, "clock_2_s": 120, "beep_every_s": 10, "beep_each_from_s": 10, "beep_twice_from_s": 5, "money_step_ms": 1000, "money_rounds": 10, "deal": "auto"}} at 10 s within 400 ms
said nothing else

story 7.2 The cable pulled in a game: the beeps go on, and the port works again
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
unplug at 20 s
plug in at 40 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 45 s
said {"id": 2, "result": {"state": "running"}} at 45 s within 400 ms
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.2 Half a line waits for its other half
send bytes 7b226a736f6e727063223a2022322e30222c2022 at 1 s
send bytes 6964223a20312c20226d6574686f64223a202267616d652e737461747573227d0a at 20 s
said {"id": 1, "result": {"state": "ready"}} at 20 s within 400 ms
said nothing else

story 7.2 Unplugged in mid-line: after a newline the next request is answered
send bytes 7b226a736f6e727063223a2022322e30222c2022 at 1 s
unplug at 2 s
plug in at 5 s
send bytes 0a at 6 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 6.1 s
said {"id": 2, "result": {"state": "ready"}} at 6.1 s within 400 ms

story 7.2 Unplugged in the midst of an answer: the next one is whole
send {"jsonrpc": "2.0", "id": 1, "method": "settings.get"} at 1 s
unplug at 1.0003 s
plug in at 3 s
send bytes 0a at 4 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 4.1 s
said {"id": 2, "result": {"state": "ready"}} at 4.1 s within 400 ms

story 7.2 On batteries a game with events on is as any other
no cable
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.2 The cable pulled while a laptop watches: what it would have been told goes nowhere
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 0.6 s
press at 1 s
unplug at 45 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else
plug in at 70 s
send bytes 0a at 71 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 71.1 s
said {"id": 2, "result": {"state": "over"}} at 71.1 s within 400 ms
