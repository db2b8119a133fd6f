story 0.12 The twenty default names, in the order of the cards
game money
press every 5 s from 6 s to 96 s
runs "Red" from 2 s within 200 ms
shown "C 02" from 6.02 s to 7 s
runs "Orange" from 7 s within 20 ms
shown "C 03" from 11.02 s to 12 s
runs "Yellow" from 12 s within 20 ms
shown "C 04" from 16.02 s to 17 s
runs "Lime" from 17 s within 20 ms
shown "C 05" from 21.02 s to 22 s
runs "Green" from 22 s within 20 ms
shown "C 06" from 26.02 s to 27 s
runs "Emerald" from 27 s within 20 ms
shown "C 07" from 31.02 s to 32 s
runs "Turquoise" from 32 s within 20 ms
shown "C 08" from 36.02 s to 37 s
runs "Sky" from 37 s within 20 ms
shown "C 09" from 41.02 s to 42 s
runs "Blue" from 42 s within 20 ms
shown "C 10" from 46.02 s to 47 s
runs "Navy" from 47 s within 20 ms
shown "C 11" from 51.02 s to 52 s
runs "Indigo" from 52 s within 20 ms
shown "C 12" from 56.02 s to 57 s
runs "Violet" from 57 s within 20 ms
shown "C 13" from 61.02 s to 62 s
runs "Pink" from 62 s within 20 ms
shown "C 14" from 66.02 s to 67 s
runs "Rose" from 67 s within 20 ms
shown "C 15" from 71.02 s to 72 s
runs "Brown" from 72 s within 20 ms
shown "C 16" from 76.02 s to 77 s
runs "Cream" from 77 s within 20 ms
shown "C 17" from 81.02 s to 82 s
runs "Grey" from 82 s within 20 ms
shown "C 18" from 86.02 s to 87 s
runs "Silver" from 87 s within 20 ms
shown "C 19" from 91.02 s to 92 s
runs "Gold" from 92 s within 20 ms
shown "C 20" from 96.02 s to 97 s
runs "Black" from 97 s within 20 ms

story 0.12 A table brings its own names
game money
table letters.toml
press at 3, 3.5, 4, 4.5, 5, 5.5 s
shown "C 07" from 5.52 s to 6.5 s
runs "Turquoise" from 6.5 s within 20 ms
