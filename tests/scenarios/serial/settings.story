# Settings read and changed over the serial line.

story 7.5 The defaults, as a new box has them
send {"jsonrpc": "2.0", "id": 1, "method": "settings.get"} at 1 s
said {"id": 1, "result": {"game": "chase", "display": "tm1650", "separator": "point", "brightness": 2, "volume": 3, "chase_1_s": 60, "chase_2_s": 120, "clock_1_s": 60, "clock_2_s": 120, "beep_every_s": 10, "beep_each_from_s": 10, "beep_twice_from_s": 5, "money_step_ms": 1000, "money_rounds": 10, "deal": "auto"}} at 1 s within 400 ms
said nothing else
no write from 0.5 s to 2 s

story 7.5 One bad among good ones: nothing changes
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1, "brightness": 4, "chase_1_s": 30}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"volume": 1, "loudness": 2}} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 3, "result": {"game": "chase", "display": "tm1650", "separator": "point", "brightness": 2, "volume": 3, "chase_1_s": 60, "chase_2_s": 120, "clock_1_s": 60, "clock_2_s": 120, "beep_every_s": 10, "beep_each_from_s": 10, "beep_twice_from_s": 5, "money_step_ms": 1000, "money_rounds": 10, "deal": "auto"}} at 3 s within 400 ms
said nothing else
shown " 1.00" from 0.5 s to 4 s
no write from 0.5 s to 4 s

story 7.5 Several at once
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1, "brightness": 3, "chase_1_s": 30}} at 1 s
said {"id": 1, "result": {"volume": 1, "brightness": 3, "chase_1_s": 30}} at 1 s within 400 ms
said nothing else
shown " 0.30" from 1.1 s to 3 s
brightness 3 at 2 s
kept settings as {"volume": 1, "brightness": 3, "chase_1_s": 30, "game": "chase"}

story 7.5 None at all is no error
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set"} at 2 s
said {"id": 1, "result": {}} at 1 s within 400 ms
said {"id": 2, "result": {}} at 2 s within 400 ms
said nothing else

story 7.5 settings.get takes no params
send {"jsonrpc": "2.0", "id": 1, "method": "settings.get", "params": {"name": "volume"}} at 1 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said nothing else

story 6.12 A period changed in over counts from the next ready
set chase_1_s 4
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_1_s": 20}} at 8 s
press at 10 s
shown "  4.0" from 10.02 s to 10.1 s
shown "  3.0" from 11 s to 11.1 s
press at 11.05 s for 5.2 s
shown " 0.20" from 16.07 s to 24 s
press at 24 s
shown " 0.19" from 25 s to 26 s
said {"id": 1, "result": {"chase_1_s": 20}} at 8 s within 400 ms
said nothing else

story 6.12 A turn's time changed at time up counts from the next ready
game clock
set clock_1_s 12
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"clock_1_s": 30}} at 16 s
press at 20 s
shown "2. 12" from 20 s to 21 s within 20 ms
press at 21 s for 5.2 s
shown " 0.30" from 26 s to 28 s within 20 ms
said {"id": 1, "result": {"clock_1_s": 30}} at 16 s within 400 ms
said nothing else

story 6.13 Beeps changed in ready count at once
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"beep_every_s": 0, "beep_each_from_s": 3, "beep_twice_from_s": 0}} at 1 s
press at 2 s
said {"id": 1, "result": "*"} at 1 s within 400 ms
heard short at 59, 60, 61 s
heard long at 62 s
heard nothing else

story 6.14 The step changed in choose
game money
amounts 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"money_step_ms": 250, "money_rounds": 1}} at 1 s
slide 2 at 5 s
press at 6 s
said {"id": 1, "result": "*"} at 1 s within 400 ms
heard tick at 6 s within 20 ms
heard tick at 6.37 s
heard reveal at 6.62 s
heard nothing else
shown "End " at 7 s
