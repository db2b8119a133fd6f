# Where the amounts come from.

story 3.2 A table with amounts deals as loaded
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "C 01" at 1.5 s
kept game as {"deal": [1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]}

story 3.2 The setting loaded deals as loaded
game money
set deal "loaded"
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "C 01" at 1.5 s
kept game as {"deal": [1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]}

story 3.2 The setting shuffle overrides the amounts of the table
game money
set deal "shuffle"
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
twin amounts 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
slide 2 at 1 s
press at 2 s
shown "   1" from 2 s to 3.12 s within 20 ms
same until 25 s
dealt each once

story 3.2 The setting loaded with names only has nothing to load, so the box deals
game money
set deal "loaded"
table names.toml
shown "C 01" at 1.5 s
dealt each once

story 3.2 A table with names only is dealt from the chip's entropy
game money
table names.toml
shown "C 01" at 1.5 s
dealt each once

story 3.2 A box without a table deals each amount once
game money
shown "C 01" at 1.5 s
dealt each once

story 3.2 It deals each amount once, from another chance
game money
origin random 2
shown "C 01" at 1.5 s
dealt each once

story 3.2 It deals each amount once, from a third chance
game money
origin random 3
shown "C 01" at 1.5 s
dealt each once

story 3.2 It deals each amount once, from a chance far off
game money
origin random 7919
shown "C 01" at 1.5 s
dealt each once

story 3.2 It deals each amount once, from a chance farther off
game money
origin random 104729
shown "C 01" at 1.5 s
dealt each once

story 3.2 It deals each amount once with shuffle and no table
game money
set deal "shuffle"
origin random 11
shown "C 01" at 1.5 s
dealt each once

story 3.2 A new game deals each amount once again
game money
set money_rounds 1
origin random 5
slide 2 at 1 s
press at 2 s
heard reveal at 3.12 s within 19 s
press at 30 s for 6 s
shown "SEt1" from 35 s to 37 s within 20 ms
dealt each once
kept game as {"played": [], "stage": "choose", "colour": 0}

story 3.2 A new game of a loaded table hides the same amounts once more
game money
set money_rounds 1
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
press at 5 s for 5.5 s
heard rise1 at 8 s
heard rise2 at 9 s
heard rise3 at 10 s
slide 1 at 12 s
slide 2 at 14 s
press at 15 s
heard tick at 15 s within 20 ms
heard reveal at 16.12 s
heard nothing else

story 3.2 The deal is made at the new game, so arming and putting down changes nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
slide 1 at 2 s
press at 3 s
slide 2 at 4 s
slide 1 at 5 s
shown "C 02" at 6.5 s
kept game as {"deal": [1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], "played": []}
