# Restarts that a laptop asks for.

story 7.13 reboot answers, then the box begins anew
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "reboot"} at 12 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 14 s
said {"id": 1, "result": "*"} at 12 s within 400 ms
said {"id": 2, "result": {"state": "choose", "reset_cause": "restart"}} at 14 s within 400 ms
said nothing else
shown "r 02" from 12.5 s to 13 s
heard reveal at 4.12 s

story 6.7 reboot never asks for the game, though START is held
set chase_1_s 2
press at 1 s
press at 7.9 s for 25 s
send {"jsonrpc": "2.0", "id": 1, "method": "reboot"} at 14 s
said {"id": 1, "result": "*"} at 14 s within 400 ms
shown "  2.0" from 14.6 s to 34 s
shown "  2.0" at 25 s
silent from 14.6 s to 34 s

story 7.13 What was asked to be kept is kept before the restart
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"game": "race", "volume": 1}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "reboot"} at 2.001 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said {"id": 2, "result": "*"} at 2 s within 400 ms
shown "  0.0" from 3 s to 6 s
kept settings as {"game": "race", "volume": 1}

story 7.13 After reboot events are off
send {"jsonrpc": "2.0", "id": 1, "method": "events", "params": {"on": true}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "reboot"} at 2 s
press at 4 s
said {"id": 1, "result": "*"} at 1 s within 400 ms
said {"id": 2, "result": "*"} at 2 s within 400 ms
said nothing else

story 7.13 bootloader answers, then the box is a USB drive
send {"jsonrpc": "2.0", "id": 1, "method": "bootloader"} at 2 s
said {"id": 1, "result": "*"} at 2 s within 400 ms
said nothing else
bootloader at 2.5 s

story 7.13 Neither takes params
send {"jsonrpc": "2.0", "id": 1, "method": "reboot", "params": {"now": true}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "bootloader", "params": {"now": true}} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 3 s within 400 ms
said nothing else
shown " 1.00" from 0.5 s to 5 s
