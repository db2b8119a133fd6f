# The module's own chip lights the digits: however long the program is away, they stay as they are.

story 0.1 A stall leaves every digit lit and as bright as before
press at 1 s
press at 5.3 s
slide 2 at 6 s
stall 0.9 s at 8 s
stall 2 s at 12 s
shown " 2.00" from 6.1 s to 16 s
brightness 2 at 8.5 s
brightness 2 at 13 s

story 0.1 Nor do many short stalls flicker
stall 10 ms at 2 s
stall 10 ms at 2.1 s
stall 10 ms at 2.2 s
stall 10 ms at 2.3 s
stall 10 ms at 2.4 s
stall 10 ms at 2.5 s
stall 10 ms at 2.6 s
stall 10 ms at 2.7 s
stall 10 ms at 2.8 s
stall 10 ms at 2.9 s
shown " 1.00" from 0.5 s to 5 s
brightness 2 at 2.55 s
