# Tables that are refused, with nothing changed.

story 7.7 Refused: nineteen colours
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: twenty-one colours
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}, {"name": "More"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount that is no whole thousand
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 1500}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount of 21,000
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 21000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount of nothing
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 0}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount twice
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 4000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount as a text
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": "2000"}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount with a fraction
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000.5}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: amounts for some
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby"}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an amount for one
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "Ruby", "amount": 2000}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: a name of 25 characters
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "aaaaaaaaaaaaaaaaaaaaaaaaa"}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: a name of 24 characters and 49 bytes
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": "ééééééééééééééééééééééé€"}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: no name
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"amount": 2000}, {"name": "Amber", "amount": 4000}, {"name": "Lemon", "amount": 6000}, {"name": "Olive", "amount": 8000}, {"name": "Jade", "amount": 10000}, {"name": "Mint", "amount": 12000}, {"name": "Teal", "amount": 14000}, {"name": "Azure", "amount": 16000}, {"name": "Cobalt", "amount": 18000}, {"name": "Ink", "amount": 20000}, {"name": "Plum", "amount": 1000}, {"name": "Lilac", "amount": 3000}, {"name": "Coral", "amount": 5000}, {"name": "Blush", "amount": 7000}, {"name": "Umber", "amount": 9000}, {"name": "Ivory", "amount": 11000}, {"name": "Ash", "amount": 13000}, {"name": "Steel", "amount": 15000}, {"name": "Brass", "amount": 17000}, {"name": "Coal", "amount": 19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: an empty name
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": ""}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: a name that is a number
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": [{"name": 7}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: a colour that is a text
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": ["Ruby", {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: a table that is an object
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": {"colours": [{"name": "Ruby"}, {"name": "Amber"}, {"name": "Lemon"}, {"name": "Olive"}, {"name": "Jade"}, {"name": "Mint"}, {"name": "Teal"}, {"name": "Azure"}, {"name": "Cobalt"}, {"name": "Ink"}, {"name": "Plum"}, {"name": "Lilac"}, {"name": "Coral"}, {"name": "Blush"}, {"name": "Umber"}, {"name": "Ivory"}, {"name": "Ash"}, {"name": "Steel"}, {"name": "Brass"}, {"name": "Coal"}]}}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: a table that is a text
game money
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {"colours": "Ruby"}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s

story 7.7 Refused: no table
send {"jsonrpc": "2.0", "id": 1, "method": "table.set", "params": {}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.set"} at 3 s
said {"id": 1, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 3 s within 400 ms
said nothing else

story 7.7 a colour with a key that nobody knows is refused, and the kept table stays
game money
amounts 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"a","x":1e999},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"},{"name":"f"},{"name":"g"},{"name":"h"},{"name":"i"},{"name":"j"},{"name":"k"},{"name":"l"},{"name":"m"},{"name":"n"},{"name":"o"},{"name":"p"},{"name":"q"},{"name":"r"},{"name":"s"},{"name":"t"}]}} at 4 s
said {"id":1,"error":{"code":-32602}}
send {"jsonrpc":"2.0","id":2,"method":"table.get"} at 6 s
said {"id":2,"result":{"colours":[{"name":"Red"},{"name":"Orange"},{"name":"Yellow"},{"name":"Lime"},{"name":"Green"},{"name":"Emerald"},{"name":"Turquoise"},{"name":"Sky"},{"name":"Blue"},{"name":"Navy"},{"name":"Indigo"},{"name":"Violet"},{"name":"Pink"},{"name":"Rose"},{"name":"Brown"},{"name":"Cream"},{"name":"Grey"},{"name":"Silver"},{"name":"Gold"},{"name":"Black"}]}}
faults 0

story 7.7 Refused: a colour with a key that nobody knows
game money
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000,"x":null},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 3 s
said {"id": 1, "error": {"code": -32602, "message": "colour 5: has no x: a colour is a name and an amount"}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s
faults 0

story 7.7 Refused: a key in capitals is another one
game money
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000,"Amount":1000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 3 s
said {"id": 1, "error": {"code": -32602, "message": "colour 5: has no Amount: a colour is a name and an amount"}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s
faults 0

story 7.7 Refused: of several unknown keys, the first of the alphabet is named
game money
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000,"zeta":1,"alpha":{"deep":[[[1]]]}},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "table.get", "params": {"reveal": true}} at 3 s
said {"id": 1, "error": {"code": -32602, "message": "colour 1: has no alpha: a colour is a name and an amount"}} at 2 s within 400 ms
said {"id": 2, "result": {"colours": [{"name": "Red"}, {"name": "Orange"}, {"name": "Yellow"}, {"name": "Lime"}, {"name": "Green"}, {"name": "Emerald"}, {"name": "Turquoise"}, {"name": "Sky"}, {"name": "Blue"}, {"name": "Navy"}, {"name": "Indigo"}, {"name": "Violet"}, {"name": "Pink"}, {"name": "Rose"}, {"name": "Brown"}, {"name": "Cream"}, {"name": "Grey"}, {"name": "Silver"}, {"name": "Gold"}, {"name": "Black"}]}} at 3 s within 400 ms
said nothing else
no write from 1 s to 4 s
faults 0
