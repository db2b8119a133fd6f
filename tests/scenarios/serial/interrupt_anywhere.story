# 0x03 at any instant: silence, PC, the prompt, and the log kept.

story 7.3 0x03 in the imports, after a soft reset
soft reset at 2 s
send bytes 03 at 2.04 s
shown "PC  " from 2.04 s to 6 s within 100 ms
pins low at 2.09 s
prompt at 2.14 s
lamp off from 2.14 s to 6 s

story 7.3 0x03 in the making of the parts, while SLIDE comes to rest: PC, and no game before it
soft reset at 2 s
send bytes 03 at 2.02 s
shown "PC  " from 2.02 s to 6 s within 100 ms
pins low at 2.07 s
prompt at 2.12 s

story 7.3 0x03 as soon as the port is there after power-on
power off at 2 s
power on at 3 s
send bytes 03 at 3.06 s
shown "PC  " from 3.06 s to 6 s within 100 ms
prompt at 3.16 s

story 7.3 0x03 among the bounces of a press
press at 1 s
press at 3 s for 120 ms bounce 8 ms seed 1
send bytes 03 at 3.0015 s
shown "PC  " from 3.0015 s to 6 s within 100 ms
prompt at 3.102 s
pins low at 3.052 s

story 7.3 0x03 among the bounces, in the moment in which they are judged a press
press at 3 s for 120 ms bounce 8 ms seed 3
send bytes 03 at 3.013 s
shown "PC  " from 3.013 s to 6 s within 100 ms
prompt at 3.113 s

story 7.3 0x03 while SLIDE is moved
slide between at 2.99 s
slide 2 at 3 s
send bytes 03 at 3.0001 s
shown "PC  " from 3.0001 s to 6 s within 100 ms
prompt at 3.1001 s

story 7.3 0x03 right after a fault: PC, and the log is kept
press at 1 s
fault at 3 s
send bytes 03 at 3.01 s
shown "PC  " from 3.01 s to 6 s within 200 ms
prompt at 4 s
pins low at 3.06 s
faults 1

story 7.3 0x03 while Er shows, before the log is written
press at 1 s
fault at 3 s
send bytes 03 at 3.06 s
shown "PC  " from 3.06 s to 6 s within 100 ms
prompt at 3.16 s
faults 1

story 7.3 0x03 right after the third fault within a minute: the log has all three
fault at 3 s
fault at 6 s
fault at 9 s
send bytes 03 at 9.01 s
shown "PC  " from 9.01 s to 12 s within 200 ms
prompt at 9.21 s
faults 3

story 7.3 A second 0x03 right after the first leaves PC all the same
press at 1 s
send bytes 03 at 3 s
send bytes 03 at 3.0002 s
send bytes 03 at 3.0012 s
send bytes 03 at 3.002 s
shown "PC  " from 3 s to 6 s within 100 ms
prompt at 3.1 s

story 7.3 0x03 in a hang
press at 1 s
stall 100 s at 3 s
send bytes 03 at 8 s
shown "PC  " from 8 s to 12 s within 100 ms
heard nothing else
prompt at 8.1 s

story 7.3 0x03 in a hang that began in a beep: silence
press at 1 s
stall 100 s at 11.05 s
send bytes 03 at 11.2 s
shown "PC  " from 11.2 s to 14 s within 100 ms
pins low at 11.25 s
prompt at 11.3 s

story 7.3 0x03 where a laptop has left 600 bytes unread
laptop stops reading at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} times 3 at 1.1 s
send bytes 03 at 3 s
laptop reads at 3.02 s
shown "PC  " from 3 s to 6 s within 100 ms
prompt at 3.12 s

story 7.3 0x03 in a flash write: it is finished
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 1 s
send bytes 03 at 1.028 s
shown "PC  " from 1.028 s to 4 s within 150 ms
prompt at 1.2 s
power off at 4 s
power on at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.get"} at 6 s
said {"id": 2, "result": {"volume": 1}} at 6 s within 400 ms

story 7.3 What a laptop sends in a flash write is read after it
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} times 5 at 1.028 s
send {"jsonrpc": "2.0", "id": 3, "method": "game.status"} at 2 s
said {"id": 2, "result": {"state": "ready"}} at 1.028 s within 400 ms
said {"id": 3, "result": {"state": "ready"}} at 2 s within 400 ms
heard nothing else

story 7.3 Half a line sent in a flash write, and the other half after it, are one line
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 1 s
send bytes 7b226a736f6e727063223a22322e30222c226964223a322c at 1.028 s
send bytes 226d6574686f64223a2268656c6c6f227d0a at 2 s
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms

story 7.3 What a laptop sends while the box begins is answered
soft reset at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 2.06 s
said {"id": 2, "result": {"state": "ready"}} at 2.06 s within 400 ms

story 7.3 What comes behind 0x03 in a flash write is the prompt's: no request is answered
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 1 s
send bytes 037b226a736f6e727063223a22322e30222c226964223a322c226d6574686f64223a2268656c6c6f227d0a at 1.028 s
never said "product"
prompt at 1.2 s
shown "PC  " from 1.2 s to 4 s

story 7.3 0x03 while the third fault stops the program: PC, not Er
fault at 3 s
fault at 6 s
fault at 9 s
send bytes 03 at 9.05 s
shown "PC  " from 9.05 s to 12 s within 200 ms
prompt at 9.25 s
faults 3

story 7.3 A line sent in a flash write that no laptop asked for is answered at once after it
game money
slide 2 at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 2.036 s
said {"id": 2, "result": {"product": "quizbox"}} at 2.036 s within 400 ms

story 7.3 0x03 in a hang after a flash write
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1}} at 1 s
stall 100 s at 3 s
send bytes 03 at 4 s
shown "PC  " from 4 s to 6 s within 100 ms
prompt at 4.1 s
