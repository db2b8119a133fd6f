# A table never changes a colour that is armed.

story 7.7 a table asked for just before a colour is armed does not disarm it
game money
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"},{"name":"f"},{"name":"g"},{"name":"h"},{"name":"i"},{"name":"j"},{"name":"k"},{"name":"l"},{"name":"m"},{"name":"n"},{"name":"o"},{"name":"p"},{"name":"q"},{"name":"r"},{"name":"s"},{"name":"t"}]}} at 4 s
press at 3.9 s for 1.5 s
slide 2 at 5.39 s
press at 5.7 s for 100 ms
heard tick at 5.7 s within 20 ms

story 7.7 Kept while a colour is armed: it is played as it was, and so is its game
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 4 s
press at 3.9 s for 1.5 s
slide 2 at 5.39 s
press at 8 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 5.4 s within 2 s
said nothing else
shown "06--" from 5.5 s to 8 s within 20 ms
heard tick at 8, 9.12, 10.12, 11.12, 12.12, 13.12 s within 20 ms
heard reveal at 14.12 s
silent from 16 s to 19 s
kept game as {"names": ["Red", "Orange", "Yellow", "Lime", "Green", "Emerald", "Turquoise", "Sky", "Blue", "Navy", "Indigo", "Violet", "Pink", "Rose", "Brown", "Cream", "Grey", "Silver", "Gold", "Black"], "deal": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], "played": [[6, [], 6]]}

story 7.7 Put down unplayed, the new deal is made then
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 4 s
press at 3.9 s for 1.5 s
slide 2 at 5.39 s
slide 1 at 9 s
slide 2 at 14 s
press at 15 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 5.4 s within 2 s
said nothing else
shown "06--" from 5.5 s to 9 s within 20 ms
shown "r 01" from 9.1 s to 9.9 s
runs "Ruby" from 11.02 s within 20 ms
shown "01--" from 14.1 s to 15 s
heard tick at 15, 16.12 s within 20 ms
heard reveal at 17.12 s
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"], "deal": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], "outdated": false}

story 7.7 Armed again after a power cut, and put down unplayed: the new deal is made then
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 4 s
press at 3.9 s for 1.5 s
slide 2 at 5.39 s
power off at 9 s
power on at 10 s
slide 1 at 12 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 5.4 s within 2 s
said nothing else
shown "06--" from 10.5 s to 12 s within 20 ms
shown "r 01" from 12.1 s to 12.9 s
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"], "deal": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], "outdated": false, "played": []}

story 7.7 SLIDE back at 1 when power returns: the new deal is made then
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 4 s
press at 3.9 s for 1.5 s
slide 2 at 5.39 s
power off at 9 s
slide 1 at 9.3 s
power on at 10 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 5.4 s within 2 s
said nothing else
shown "r 01" from 10.5 s to 10.9 s
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"], "deal": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], "outdated": false, "played": []}

story 7.7 In mid-game a colour that is put down stays in its game
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 1 s
press at 2 s
slide 1 at 5 s
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 8.1 s
press at 8 s for 1.5 s
slide 2 at 9.49 s
slide 1 at 13 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "next_game"}} at 9.5 s within 2 s
said nothing else
kept game as {"names": ["Red", "Orange", "Yellow", "Lime", "Green", "Emerald", "Turquoise", "Sky", "Blue", "Navy", "Indigo", "Violet", "Pink", "Rose", "Brown", "Cream", "Grey", "Silver", "Gold", "Black"], "deal": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], "played": [[1, [], 1]]}

story 7.7 Armed and put down before flash takes it, it serves this game
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
send {"jsonrpc":"2.0","id":1,"method":"table.set","params":{"colours":[{"name":"Ruby","amount":2000},{"name":"Amber","amount":4000},{"name":"Lemon","amount":6000},{"name":"Olive","amount":8000},{"name":"Jade","amount":10000},{"name":"Mint","amount":12000},{"name":"Teal","amount":14000},{"name":"Azure","amount":16000},{"name":"Cobalt","amount":18000},{"name":"Ink","amount":20000},{"name":"Plum","amount":1000},{"name":"Lilac","amount":3000},{"name":"Coral","amount":5000},{"name":"Blush","amount":7000},{"name":"Umber","amount":9000},{"name":"Ivory","amount":11000},{"name":"Ash","amount":13000},{"name":"Steel","amount":15000},{"name":"Brass","amount":17000},{"name":"Coal","amount":19000}]}} at 4 s
press at 3.9 s for 3 s
slide 2 at 5 s
slide 1 at 6 s
said {"id": 1, "result": {"crc32": 1131924260, "used_from": "this_game"}} at 6.9 s within 2 s
said nothing else
kept game as {"names": ["Ruby", "Amber", "Lemon", "Olive", "Jade", "Mint", "Teal", "Azure", "Cobalt", "Ink", "Plum", "Lilac", "Coral", "Blush", "Umber", "Ivory", "Ash", "Steel", "Brass", "Coal"], "deal": [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], "outdated": false, "played": []}
