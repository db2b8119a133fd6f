# Where the amounts come from: the setting deal.

story 6.15 By default a table's amounts are used as loaded
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard reveal at 5.12 s
heard nothing else

story 6.15 auto: a table's amounts are used as loaded
game money
set deal "auto"
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard reveal at 5.12 s
heard nothing else

story 6.15 auto without amounts: dealt by chance
game money
set deal "auto"
dealt each once

story 6.15 loaded: a table's amounts are used as loaded
game money
set deal "loaded"
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard tick at 4.12 s
heard reveal at 5.12 s
heard nothing else

story 6.15 loaded without amounts: dealt by chance
game money
set deal "loaded"
dealt each once
faults 0

story 6.15 shuffle: a table's names are used
game money
set deal "shuffle"
table ../parts/letters.toml
runs "0123456789" from 2 s within 150 ms
dealt each once

story 6.15 shuffle: a table's amounts are not used, with any others the same is dealt
game money
set deal "shuffle"
set money_step_ms 250
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
twin amounts 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
slide 2 at 2 s
press at 3 s
same until 12 s
dealt each once

story 6.15 chance is no deal: the default, and a line in the log
game money
set deal "chance"
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else
kept aside settings
faults 1
