# A table loaded over the serial line.

story 7.7 A table is kept, read back and used from this game on, where none is under way
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
slide 2 at 6 s
press at 7 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 5 s
said {"id": 2, "result": {"colours": [{"name": "Ruby"}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 5 s within 400 ms
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "this_game"}} at 2 s within 500 ms
said nothing else
heard reveal at 9.12 s
kept table as {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}

story 7.7 Loaded while The Chase is played, it serves from this game on too
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.mode", "params": {"game": "money"}} at 4 s
slide 2 at 6 s
press at 8 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "this_game"}} at 2 s within 500 ms
said {"id": 2, "result": "*"} at 4 s within 400 ms
shown "   2" from 9.12 s to 10.12 s
heard reveal at 10.12 s
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"], "deal": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]}

story 3.2 A table loaded in mid-game serves from the next game; this one keeps names and amounts
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 8 s
slide 2 at 12 s
press at 13 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 8 s within 600 ms
said nothing else
heard reveal at 3.12, 15.12 s
shown "   2" from 14.12 s to 15.12 s
kept table as {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}
kept game as {"names": ["Red", "Orange", "Yellow", "Lime", "Green", "Emerald", "Turquoise", "Sky", "Blue", "Navy", "Indigo", "Violet", "Pink", "Rose", "Brown", "Cream", "Grey", "Silver", "Gold", "Black"], "deal": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]}

story 3.2 The game after it has the new names and amounts
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 8 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.new"} at 10 s
slide 2 at 16 s
press at 17 s
said {"id": 2, "result": "*"} at 10 s within 400 ms
runs "Ruby" from 12.0 s within 200 ms
heard reveal at 3.12 s
heard reveal at 19.12 s
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"]}

story 7.7 After the last reveal no game is under way: the table is used from this game on
game money
set money_rounds 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 1 s
press at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 8.1 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "this_game"}} at 8.1 s within 3 s
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"]}

story 7.7 Names alone: the amounts are shuffled
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby"}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
said {"id": 1, "result": {"crc32": 798197916, "used_from": "this_game"}} at 2 s within 500 ms
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"]}
dealt each once

story 7.1 Names go out and in unescaped
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Écarlate"}, {"name": "Ambre doré"}, {"name": "Citron"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Menthe"}, {"name": "Sarcelle"}, {"name": "Azur"}, {"name": "Cobalt"}, {"name": "Encre"}, {"name": "Prune"}, {"name": "Lilas"}, {"name": "Corail"}, {"name": "Rose fané"}, {"name": "Ombre"}, {"name": "Ivoire"}, {"name": "Cendre"}, {"name": "Acier"}, {"name": "Laiton"}, {"name": "Žlutá"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 4 s
said {"id": 1, "result": {"crc32": 3108274468}} at 2 s within 500 ms
said {"id": 2, "result": {"colours": [{"name": "Écarlate"}, {"name": "Ambre doré"}, {"name": "Citron"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Menthe"}, {"name": "Sarcelle"}, {"name": "Azur"}, {"name": "Cobalt"}, {"name": "Encre"}, {"name": "Prune"}, {"name": "Lilas"}, {"name": "Corail"}, {"name": "Rose fané"}, {"name": "Ombre"}, {"name": "Ivoire"}, {"name": "Cendre"}, {"name": "Acier"}, {"name": "Laiton"}, {"name": "Žlutá"}]}} at 4 s within 400 ms
never said \u
said nothing else

story 7.7 An amount of null is none
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": null}, {"name": "Amber", "amount": null}, {"name": "Lemon", "amount": null}, {"name": "Olive", "amount": null}, {"name": "Jade", "amount": null}, {"name": "Mint", "amount": null}, {"name": "Teal", "amount": null}, {"name": "Azure", "amount": null}, {"name": "Cobalt", "amount": null}, {"name": "Ink", "amount": null}, {"name": "Plum", "amount": null}, {"name": "Lilac", "amount": null}, {"name": "Coral", "amount": null}, {"name": "Blush", "amount": null}, {"name": "Umber", "amount": null}, {"name": "Ivory", "amount": null}, {"name": "Ash", "amount": null}, {"name": "Steel", "amount": null}, {"name": "Brass", "amount": null}, {"name": "Coal", "amount": null}]}} at 2 s
said {"id": 1, "result": {"crc32": 798197916}} at 2 s within 500 ms
said nothing else

story 3.1 A name of 24 characters and 48 bytes is taken
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "éééééééééééééééééééééééé"}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
said {"id": 1, "result": {"crc32": 115241863}} at 2 s within 500 ms
said nothing else

story 7.7 It survives power loss
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
power off at 4 s
power on at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 6 s
said {"id": 1, "result": "*"} at 2 s within 500 ms
said {"id": 2, "result": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 6 s within 400 ms
said nothing else

story 7.7 A request that wants no answer is done without one
send {"jsonrpc": "2.0", "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 4 s
said {"id": 2, "result": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 4 s within 400 ms
said nothing else
kept table as {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}

story 7.7 Asked while START is down, it is kept once START is up and quiet
game money
press at 2 s for 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2.1 s
send {"jsonrpc": "2.0", "id": 2, "method": "hello"} at 2.2 s
said {"id": 2, "result": "*"} at 2.2 s within 400 ms
no write from 1 s to 3.05 s
said {"id": 1, "result": {"used_from": "this_game"}} at 3.05 s within 400 ms
said nothing else

story 7.7 A count begun before flash could take the table: it serves from the next game
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
press at 1 s for 0.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 1.2 s
slide 2 at 1.4 s
press at 1.535 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 4.8 s within 2 s
said nothing else
heard reveal at 3.655 s
kept game as {"names": ["Red", "Orange", "Yellow", "Lime", "Green", "Emerald", "Turquoise", "Sky", "Blue", "Navy", "Indigo", "Violet", "Pink", "Rose", "Brown", "Cream", "Grey", "Silver", "Gold", "Black"], "deal": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], "played": [[2, [], 2]]}

story 7.7 Characters beyond the first 65,536, as they are and as a pair of escapes, are kept and given back
game money
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Rot \ud83d\udd34","amount":2000},{"name":"𐍈 gothic","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 2 s
power off at 5 s
power on at 6 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 8 s
said {"id": 1, "result": {"crc32": 1763115088, "used_from": "this_game"}} at 2 s within 500 ms
said {"id": 2, "result": {"colours": [{"name": "Rot 🔴", "amount": 2000}, {"name": "𐍈 gothic", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 8 s within 400 ms
never said \ud
kept table as {"colours": [{"name": "Rot 🔴", "amount": 2000}, {"name": "𐍈 gothic", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}
faults 0
