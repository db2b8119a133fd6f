# 0x03 ends the program, 0x04 does nothing.

story 7.3 0x03 while a minute runs: silence and PC
press at 1 s
send bytes 03 at 52.05 s
shown "PC  " from 52.05 s to 70 s within 50 ms
lamp off from 52.1 s to 70 s
heard short at 11, 21, 31, 41, 51 s
heard short cut at 52 s
heard nothing else
pins low at 52.1 s

story 7.3 0x03 in the long beep
set chase_1_s 2
press at 1 s
send bytes 03 at 3.5 s
heard short at 1.5, 2, 2.5 s
heard long cut at 3 s for 500 ms within 50 ms
heard nothing else
shown "PC  " from 3.55 s to 10 s
pins low at 3.552 s

story 7.3 0x03 in the reveal
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
send bytes 03 at 4.6 s
heard tick at 2 s within 20 ms
heard tick at 3.12 s
heard reveal cut at 4.12 s for 480 ms within 50 ms
heard nothing else
shown "PC  " from 4.65 s to 10 s

story 7.3 0x03 in the midst of a line and of a flood
send bytes 7878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878787878 times 400 at 1 s
send bytes 7b226a736f6e727063223a2022322e30222c202203 at 1.01 s
shown "PC  " from 1.01 s to 10 s within 4 s
heard nothing else

story 7.3 After 0x03 nothing answers and START does nothing, until power
send bytes 03 at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 4 s
press at 5 s
power off at 10 s
power on at 11 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 12 s
shown "PC  " from 2 s to 10 s within 50 ms
said {"id": 2, "result": {"state": "ready"}} at 12 s within 400 ms
said nothing else
heard nothing else

story 7.3 0x04 means nothing while the program runs
press at 1 s
send bytes 04 at 10.95 s
send bytes 040a at 20 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 21.5 s
said {"id": 1, "result": {"state": "running"}} at 21.5 s within 400 ms
said nothing else
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 7.3 0x04 in ready
send bytes 040a at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 3 s
said {"id": 1, "result": {"state": "ready"}} at 3 s within 400 ms
said nothing else
shown " 1.00" from 0.5 s to 5 s

story 7.3 Other control bytes are ignored with their line
send bytes 000102050610111213141516171a1b7fff0a at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 3 s
said {"id": 1, "result": {"state": "ready"}} at 3 s within 400 ms
said nothing else
