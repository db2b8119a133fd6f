# A minute from a slot, where the program takes a second to start.

story 2.5 A minute that a slot's program plays has its beeps on their seconds
press at 2 s
heard short at 12, 22, 32, 42, 52, 53, 54, 55, 56, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5, 61 s
heard short at 61.5 s
heard long at 62 s
heard nothing else
