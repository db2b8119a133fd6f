# Revealed: the colour's full amount, and how the next colour comes. Red hides 1,000, Orange 3,000.

story 3.9 The full amount blinks, lit first
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
shown "   1" from 2 s to 3.62 s within 20 ms
dark from 3.62 s to 4.12 s
shown "   1" from 4.12 s to 4.62 s
blinks "   1" from 4.62 s to 20 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.9 START sounds error while SLIDE stands at 2, however late
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 5, 9 s
blinks "   1" from 3.12 s to 12 s
lamp off from 3.12 s to 12 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard error at 5, 9 s within 20 ms
heard nothing else

story 3.9 START in the reveal's sound cuts it with error
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 3.5 s
heard tick at 2 s within 20 ms
heard reveal cut at 3.12 s for 380 ms within 20 ms
heard error at 3.5 s within 20 ms
heard nothing else

story 3.9 SLIDE moved to 1 chooses the next colour
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 6 s
shown "r 02" from 6.022 s to 7.022 s
shown "C 02" from 7.022 s to 8.022 s
lamp off from 3.12 s to 6.02 s
lamp on from 6.022 s to 9 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.9 SLIDE moved to 1 within the first second chooses at once
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 3.5 s
shown "   1" from 3.12 s to 3.5 s
shown "r 02" from 3.522 s to 4.522 s
shown "C 02" from 4.522 s to 5.522 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.9 Where SLIDE already stands at 1, START chooses once a second has passed
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
press at 4.121 s
shown "r 02" from 4.121 s to 5.12 s within 20 ms
shown "C 02" from 5.141 s to 6.1 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.9 Where SLIDE already stands at 1, START is refused until a second has passed
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
press at 4.119 s
blinks "   1" from 3.12 s to 7 s
heard tick at 2 s within 20 ms
heard reveal cut at 3.12 s
heard error at 4.119 s within 20 ms
heard nothing else

story 3.9 START is lit from that second on, and not before
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
lamp on from 1.1 s to 3.12 s
lamp off from 3.12 s to 4.12 s
lamp on from 4.12 s to 8 s

story 3.9 Refused in the first second, a second press chooses
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
press at 3.5, 4.5 s
shown "r 02" from 4.5 s to 5.5 s within 20 ms
heard tick at 2 s within 20 ms
heard reveal cut at 3.12 s
heard error at 3.5 s within 20 ms
heard nothing else

story 3.9 A press that chose is no press for the next colour until it is let go
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
press at 5 s for 6 s
shown "r 02" from 5 s to 6 s within 20 ms
shown "C 02" from 6.02 s to 7 s
runs "Orange" from 7.005 s
shown "C 02" from 9.255 s to 14 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.9 SLIDE moved to 2 in the reveal keeps the amount, and moved back it chooses
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
slide 2 at 5 s
lamp on from 4.12 s to 5 s
lamp off from 5.022 s to 7 s
blinks "   1" from 5 s to 7 s
slide 1 at 7 s
shown "r 02" from 7.022 s to 8.022 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard nothing else

story 3.9 START is refused again once SLIDE went back to 2
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
slide 1 at 2.5 s
slide 2 at 5 s
press at 6 s
blinks "   1" from 6.2 s to 9 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard error at 6 s within 20 ms
heard nothing else

story 3.9 A long hold in the reveal sounds error once and does nothing more
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
press at 6 s for 7 s
blinks "   1" from 6 s to 15 s
heard tick at 2 s within 20 ms
heard reveal at 3.12 s
heard error at 6 s within 20 ms
heard nothing else

story 3.9 The amount revealed is the full one, whatever was stopped at
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5, 1.8 s
slide 2 at 2 s
press at 3 s
press at 4.5 s
press at 7 s
blinks "   5" from 10.12 s to 14 s
heard reveal at 10.12 s

story 3.15 A press right after a restart that revealed is refused
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s
press at 5.5 s
press at 8 s
press at 8.3 s
blinks "   3" from 8.6 s to 12 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 5.5 s within 20 ms
heard reveal cut at 8 s within 20 ms
heard error at 8.3 s within 20 ms
heard nothing else

story 3.11 A new game asked for right after a reveal is at rest
game money
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.new"} at 4.5 s
shown "SEt1" from 4.95 s to 20 s
said {"id": 1, "result": "*"} at 4.5 s within 400 ms
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard nothing else
