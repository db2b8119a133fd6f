# Kept files that are missing, and bad ones.

story 6.6 No files at all: defaults, in silence
without settings
without game
without table
without log
press at 1 s
shown " 1.00" from 0.5 s to 2 s
heard short at 11 s
heard nothing else
until 12 s

story 6.6 No files at all, and money: a deal of its own, and the default names
game money
without table
without game
shown "r 01" from 0.5 s to 1 s
runs "Red" from 2 s within 200 ms
dealt each once
heard nothing else

story 6.6 Missing settings: defaults
set chase_1_s 30
without settings
shown " 1.00" from 0.5 s to 10 s
heard nothing else

story 6.6 Bad settings: defaults, in silence, with the reason in the log, the file kept aside
set chase_1_s 30
spoil settings
shown " 1.00" from 0.1 s to 10 s
kept aside settings
kept log as [{"number": 1, "at_s": "*", "what": "*", "where": "*"}]
heard nothing else
faults 1

story 6.6 A bad table: the default names and a deal of its own
game money
table ../parts/letters.toml
spoil table
runs "Red" from 2 s within 200 ms
kept aside table
dealt each once
heard nothing else
faults 1

story 6.6 A bad kept game: a new game
game money
spoil game
shown "r 01" from 0.5 s to 1 s
kept aside game
dealt each once
heard nothing else
faults 1

story 6.6 A bad log: a new one
spoil log
shown " 1.00" from 0.1 s to 10 s
kept aside log
heard nothing else
faults 1

story 6.6 Every file bad: the box plays
game money
spoil settings
spoil game
spoil table
spoil log
press at 3 s
shown " 1.00" from 0.1 s to 4 s
shown " 0.59" from 4.002 s to 5 s
kept aside settings
kept aside game
kept aside table
kept aside log
heard nothing else
faults 4

story 6.6 A bad file is kept aside once: after the next power-up nothing more is logged
set chase_1_s 30
spoil settings
power off at 5 s
power on at 6 s
power off at 10 s
power on at 11 s
shown " 1.00" from 11.1 s to 15 s
kept aside settings
faults 1

story 6.6 Power gone before a bad file could be kept aside: it still is, once
spoil log
power off at 0.04 s
power on at 1 s
power off at 5 s
power on at 6 s
start held for 1 ms
kept aside log
faults 1
until 8 s

story 6.6 After a bad game a game can be played and is kept
game money
spoil game
slide 2 at 3 s
power off at 5 s
power on at 6 s
shown "01--" from 3.03 s to 5 s
shown "01--" from 6.2 s to 8 s
kept aside game
dealt each once
faults 1

story 6.6 Power gone as a bad file is kept aside: it still is, and the reason is logged once
spoil settings
start held for 1 ms
power off at 0.0503 s
power on at 1 s
kept aside settings
until 5 s
faults 1

story 6.6 Power gone as the reason is logged: it still is, once
spoil settings
start held for 1 ms
power off at 0.08 s
power on at 1 s
power off at 1.0965 s
power on at 2 s
kept aside settings
until 5 s
faults 1
