# With a cable in, sleep keeps the serial line.

story 6.2 With a cable in it is dark after twenty minutes, and answers
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2000 s
dark from 1200.1 s to 2010 s
lamp off from 1200.1 s to 2010 s
said {"id": 1, "result": {"state": "ready", "shown": "    "}}
said nothing else
heard nothing else

story 6.2 With a cable in a press wakes it and acts
press at 2000 s
dark from 1200.1 s to 2000 s
shown " 1.00" from 2000 s to 2001 s within 20 ms
shown " 0.59" from 2001.002 s to 2002 s
until 2002 s

story 6.2 What a laptop changes wakes it
game money
send {"jsonrpc": "2.0", "id": 1, "method": "game.select", "params": {"colour": 7}} at 2000 s
dark from 1200.1 s to 2000 s
shown "C 07" from 2000.1 s to 2001 s
shown "C 07" from 2005 s to 2010 s

story 6.2 A cable put in while it sleeps has the line at once, and it stays dark
no cable
plug in at 2000 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 2000.5 s
asleep at 1999 s
dark from 1200.1 s to 2010 s
said {"id": 1, "result": {"state": "ready"}} at 2000.5 s within 400 ms
said nothing else

story 6.2 A cable pulled while it sleeps: then the chip sleeps too
unplug at 2000 s
asleep at 2000.01 s
asleep at 3000 s
dark from 1200.1 s to 3000 s

story 6.2 A look at the hidden amounts wakes a box that sleeps
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.get", "params": {"reveal": true}} at 2000 s
dark from 1205.2 s to 2000 s
shown "   2." at 2000.1 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard reveal at 5.12 s
heard error at 2000 s within 20 ms
heard nothing else
