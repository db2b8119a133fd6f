story 0.11 The figures
game money
table letters.toml
runs "0123456789" from 2 s within 150 ms
shown "   0" from 2.13 s to 2.24 s

story 0.11 Letters of either case, as many as have a shape of their own
game money
table letters.toml
press at 3 s
runs "AbCcdEFGHhIiJKLMnOoPqr" from 4 s within 20 ms

story 0.11 The last letters, the dash, the low bar and the space
game money
table letters.toml
press at 3, 3.5 s
runs "StUuVWXYZ-_ -" from 4.5 s within 20 ms

story 0.11 A letter that has only the other case takes that shape
game money
table letters.toml
press at 3, 3.5, 4 s
runs "AbdEFGJKLMnPqrStVWXYZ" from 5 s within 20 ms

story 0.11 A character without a shape is a low bar
game money
table letters.toml
press at 3, 3.5, 4, 4.5 s
runs "______" from 5.5 s within 20 ms

story 0.11 A name of twenty-four characters runs through whole
game money
table letters.toml
press at 3, 3.5, 4, 4.5, 5 s
runs "Twenty four letters long" from 6 s within 20 ms
shown "C 06" from 12.78 s to 20 s
