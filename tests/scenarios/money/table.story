# The table: twenty colours in the order of the cards, with names, and amounts for all or none.

story 3.1 A box without a table offers twenty colours and no twenty-first
game money
press at 1.5, 1.8, 2.1, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.2, 4.5, 4.8, 5.1, 5.4, 5.7, 6, 6.3, 6.6, 6.9 s
shown "C 02" from 1.5 s to 1.8 s within 20 ms
shown "C 03" from 1.8 s to 2.1 s within 20 ms
shown "C 10" from 3.9 s to 4.2 s within 20 ms
shown "C 19" from 6.6 s to 6.9 s within 20 ms
shown "C 20" from 6.9 s to 7.5 s within 20 ms
press at 7.5 s
shown "C 01" from 7.5 s to 8.5 s within 20 ms
heard nothing else

story 3.1 The colours come in the order of the cards, each with its name from the table
game money
table names.toml
press at 1.5 s
shown "C 02" from 1.5 s to 2.5 s within 20 ms
runs "Weiß" from 2.505 s
press at 5 s
shown "C 03" from 5 s to 6 s within 20 ms
runs "Midnight Blue of the Sea" from 6.005 s
shown "C 03" from 12.755 s to 14 s within 20 ms
press at 15 s
shown "C 04" from 15 s to 16 s within 20 ms
runs "Jet" from 16.005 s
kept game as {"names": ["Tan", "Weiß", "Midnight Blue of the Sea", "Jet", "Ivory", "Ruby", "Mint", "Teal", "Plum", "Rust", "Coral", "Amber", "Olive", "Khaki", "Mauve", "Azure", "Peach", "Lilac", "Fawn", "Ebony"]}

story 3.1 A table with amounts gives each colour its own, by its place
game money
table reversed.toml
kept game as {"deal": [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]}
press at 1.5, 1.8, 2.1, 2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.2, 4.5, 4.8, 5.1, 5.4, 5.7, 6, 6.3, 6.6, 6.9 s
shown "C 20" at 7.4 s
slide 2 at 8 s
press at 9 s
heard tick at 9 s within 20 ms
heard reveal at 10.12 s
blinks "   1" from 10.12 s to 12 s
heard nothing else

story 3.1 The least amount is 1,000 and the most 20,000
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
blinks "   1" from 3.12 s to 5 s
slide 1 at 5 s
press at 6.5, 6.8, 7.1, 7.4 s
shown "C 06" at 7.8 s
slide 2 at 8 s
press at 9 s
heard tick at 9 s within 20 ms
heard tick at 10.12, 11.12, 12.12, 13.12, 14.12, 15.12, 16.12, 17.12, 18.12, 19.12, 20.12, 21.12 s
heard tick at 22.12, 23.12, 24.12, 25.12, 26.12, 27.12, 28.12 s
shown "  20" from 28.12 s to 29.12 s
heard reveal at 29.12 s
blinks "  20" from 29.12 s to 32 s
heard nothing else

story 3.1 A spoilt table is kept aside, and the default names serve
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
spoil table
press at 1.5 s
runs "Orange" from 2.505 s
dealt each once
kept aside table
faults 1
