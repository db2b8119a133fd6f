# The program begun again and again.

story 6.4 Fifty soft resets: the box answers after each, and then plays
soft reset at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello"} at 1.5 s
said {"id": 1, "result": {"state": "ready"}} at 1.5 s within 100 ms
soft reset at 1.6 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 2.1 s
said {"id": 2, "result": {"state": "ready"}} at 2.1 s within 100 ms
soft reset at 2.2 s
send {"jsonrpc": "2.0", "id": 3, "method": "hello"} at 2.7 s
said {"id": 3, "result": {"state": "ready"}} at 2.7 s within 100 ms
soft reset at 2.8 s
send {"jsonrpc": "2.0", "id": 4, "method": "hello"} at 3.3 s
said {"id": 4, "result": {"state": "ready"}} at 3.3 s within 100 ms
soft reset at 3.4 s
send {"jsonrpc": "2.0", "id": 5, "method": "hello"} at 3.9 s
said {"id": 5, "result": {"state": "ready"}} at 3.9 s within 100 ms
soft reset at 4 s
send {"jsonrpc": "2.0", "id": 6, "method": "hello"} at 4.5 s
said {"id": 6, "result": {"state": "ready"}} at 4.5 s within 100 ms
soft reset at 4.6 s
send {"jsonrpc": "2.0", "id": 7, "method": "hello"} at 5.1 s
said {"id": 7, "result": {"state": "ready"}} at 5.1 s within 100 ms
soft reset at 5.2 s
send {"jsonrpc": "2.0", "id": 8, "method": "hello"} at 5.7 s
said {"id": 8, "result": {"state": "ready"}} at 5.7 s within 100 ms
soft reset at 5.8 s
send {"jsonrpc": "2.0", "id": 9, "method": "hello"} at 6.3 s
said {"id": 9, "result": {"state": "ready"}} at 6.3 s within 100 ms
soft reset at 6.4 s
send {"jsonrpc": "2.0", "id": 10, "method": "hello"} at 6.9 s
said {"id": 10, "result": {"state": "ready"}} at 6.9 s within 100 ms
soft reset at 7 s
send {"jsonrpc": "2.0", "id": 11, "method": "hello"} at 7.5 s
said {"id": 11, "result": {"state": "ready"}} at 7.5 s within 100 ms
soft reset at 7.6 s
send {"jsonrpc": "2.0", "id": 12, "method": "hello"} at 8.1 s
said {"id": 12, "result": {"state": "ready"}} at 8.1 s within 100 ms
soft reset at 8.2 s
send {"jsonrpc": "2.0", "id": 13, "method": "hello"} at 8.7 s
said {"id": 13, "result": {"state": "ready"}} at 8.7 s within 100 ms
soft reset at 8.8 s
send {"jsonrpc": "2.0", "id": 14, "method": "hello"} at 9.3 s
said {"id": 14, "result": {"state": "ready"}} at 9.3 s within 100 ms
soft reset at 9.4 s
send {"jsonrpc": "2.0", "id": 15, "method": "hello"} at 9.9 s
said {"id": 15, "result": {"state": "ready"}} at 9.9 s within 100 ms
soft reset at 10 s
send {"jsonrpc": "2.0", "id": 16, "method": "hello"} at 10.5 s
said {"id": 16, "result": {"state": "ready"}} at 10.5 s within 100 ms
soft reset at 10.6 s
send {"jsonrpc": "2.0", "id": 17, "method": "hello"} at 11.1 s
said {"id": 17, "result": {"state": "ready"}} at 11.1 s within 100 ms
soft reset at 11.2 s
send {"jsonrpc": "2.0", "id": 18, "method": "hello"} at 11.7 s
said {"id": 18, "result": {"state": "ready"}} at 11.7 s within 100 ms
soft reset at 11.8 s
send {"jsonrpc": "2.0", "id": 19, "method": "hello"} at 12.3 s
said {"id": 19, "result": {"state": "ready"}} at 12.3 s within 100 ms
soft reset at 12.4 s
send {"jsonrpc": "2.0", "id": 20, "method": "hello"} at 12.9 s
said {"id": 20, "result": {"state": "ready"}} at 12.9 s within 100 ms
soft reset at 13 s
send {"jsonrpc": "2.0", "id": 21, "method": "hello"} at 13.5 s
said {"id": 21, "result": {"state": "ready"}} at 13.5 s within 100 ms
soft reset at 13.6 s
send {"jsonrpc": "2.0", "id": 22, "method": "hello"} at 14.1 s
said {"id": 22, "result": {"state": "ready"}} at 14.1 s within 100 ms
soft reset at 14.2 s
send {"jsonrpc": "2.0", "id": 23, "method": "hello"} at 14.7 s
said {"id": 23, "result": {"state": "ready"}} at 14.7 s within 100 ms
soft reset at 14.8 s
send {"jsonrpc": "2.0", "id": 24, "method": "hello"} at 15.3 s
said {"id": 24, "result": {"state": "ready"}} at 15.3 s within 100 ms
soft reset at 15.4 s
send {"jsonrpc": "2.0", "id": 25, "method": "hello"} at 15.9 s
said {"id": 25, "result": {"state": "ready"}} at 15.9 s within 100 ms
soft reset at 16 s
send {"jsonrpc": "2.0", "id": 26, "method": "hello"} at 16.5 s
said {"id": 26, "result": {"state": "ready"}} at 16.5 s within 100 ms
soft reset at 16.6 s
send {"jsonrpc": "2.0", "id": 27, "method": "hello"} at 17.1 s
said {"id": 27, "result": {"state": "ready"}} at 17.1 s within 100 ms
soft reset at 17.2 s
send {"jsonrpc": "2.0", "id": 28, "method": "hello"} at 17.7 s
said {"id": 28, "result": {"state": "ready"}} at 17.7 s within 100 ms
soft reset at 17.8 s
send {"jsonrpc": "2.0", "id": 29, "method": "hello"} at 18.3 s
said {"id": 29, "result": {"state": "ready"}} at 18.3 s within 100 ms
soft reset at 18.4 s
send {"jsonrpc": "2.0", "id": 30, "method": "hello"} at 18.9 s
said {"id": 30, "result": {"state": "ready"}} at 18.9 s within 100 ms
soft reset at 19 s
send {"jsonrpc": "2.0", "id": 31, "method": "hello"} at 19.5 s
said {"id": 31, "result": {"state": "ready"}} at 19.5 s within 100 ms
soft reset at 19.6 s
send {"jsonrpc": "2.0", "id": 32, "method": "hello"} at 20.1 s
said {"id": 32, "result": {"state": "ready"}} at 20.1 s within 100 ms
soft reset at 20.2 s
send {"jsonrpc": "2.0", "id": 33, "method": "hello"} at 20.7 s
said {"id": 33, "result": {"state": "ready"}} at 20.7 s within 100 ms
soft reset at 20.8 s
send {"jsonrpc": "2.0", "id": 34, "method": "hello"} at 21.3 s
said {"id": 34, "result": {"state": "ready"}} at 21.3 s within 100 ms
soft reset at 21.4 s
send {"jsonrpc": "2.0", "id": 35, "method": "hello"} at 21.9 s
said {"id": 35, "result": {"state": "ready"}} at 21.9 s within 100 ms
soft reset at 22 s
send {"jsonrpc": "2.0", "id": 36, "method": "hello"} at 22.5 s
said {"id": 36, "result": {"state": "ready"}} at 22.5 s within 100 ms
soft reset at 22.6 s
send {"jsonrpc": "2.0", "id": 37, "method": "hello"} at 23.1 s
said {"id": 37, "result": {"state": "ready"}} at 23.1 s within 100 ms
soft reset at 23.2 s
send {"jsonrpc": "2.0", "id": 38, "method": "hello"} at 23.7 s
said {"id": 38, "result": {"state": "ready"}} at 23.7 s within 100 ms
soft reset at 23.8 s
send {"jsonrpc": "2.0", "id": 39, "method": "hello"} at 24.3 s
said {"id": 39, "result": {"state": "ready"}} at 24.3 s within 100 ms
soft reset at 24.4 s
send {"jsonrpc": "2.0", "id": 40, "method": "hello"} at 24.9 s
said {"id": 40, "result": {"state": "ready"}} at 24.9 s within 100 ms
soft reset at 25 s
send {"jsonrpc": "2.0", "id": 41, "method": "hello"} at 25.5 s
said {"id": 41, "result": {"state": "ready"}} at 25.5 s within 100 ms
soft reset at 25.6 s
send {"jsonrpc": "2.0", "id": 42, "method": "hello"} at 26.1 s
said {"id": 42, "result": {"state": "ready"}} at 26.1 s within 100 ms
soft reset at 26.2 s
send {"jsonrpc": "2.0", "id": 43, "method": "hello"} at 26.7 s
said {"id": 43, "result": {"state": "ready"}} at 26.7 s within 100 ms
soft reset at 26.8 s
send {"jsonrpc": "2.0", "id": 44, "method": "hello"} at 27.3 s
said {"id": 44, "result": {"state": "ready"}} at 27.3 s within 100 ms
soft reset at 27.4 s
send {"jsonrpc": "2.0", "id": 45, "method": "hello"} at 27.9 s
said {"id": 45, "result": {"state": "ready"}} at 27.9 s within 100 ms
soft reset at 28 s
send {"jsonrpc": "2.0", "id": 46, "method": "hello"} at 28.5 s
said {"id": 46, "result": {"state": "ready"}} at 28.5 s within 100 ms
soft reset at 28.6 s
send {"jsonrpc": "2.0", "id": 47, "method": "hello"} at 29.1 s
said {"id": 47, "result": {"state": "ready"}} at 29.1 s within 100 ms
soft reset at 29.2 s
send {"jsonrpc": "2.0", "id": 48, "method": "hello"} at 29.7 s
said {"id": 48, "result": {"state": "ready"}} at 29.7 s within 100 ms
soft reset at 29.8 s
send {"jsonrpc": "2.0", "id": 49, "method": "hello"} at 30.3 s
said {"id": 49, "result": {"state": "ready"}} at 30.3 s within 100 ms
soft reset at 30.4 s
send {"jsonrpc": "2.0", "id": 50, "method": "hello"} at 30.9 s
said {"id": 50, "result": {"state": "ready"}} at 30.9 s within 100 ms
press at 32 s
said nothing else
shown " 0.59" from 33.002 s to 34 s
heard short at 42 s
heard nothing else
faults 0
