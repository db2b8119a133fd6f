# Asleep and awake again, many times.

story 6.2 Fifty times asleep and waked on batteries, then a cable: the line answers
game money
set sleep_min 1
no cable
press every 90 s from 90 s to 4500 s
dark from 80 s to 90 s
dark from 2240 s to 2250 s
dark from 4570 s to 4601 s
plug in at 4600 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 4601 s
said {"id": 1, "result": {"game": "money", "state": "choose"}} at 4601 s within 400 ms
said nothing else
heard nothing else
faults 0
