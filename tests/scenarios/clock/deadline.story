# A press against the end of a turn.

story 4.2 A first edge 1 ms before the end hands over, and the long beep never comes
game clock
press at 1 s
press at 60.999 s bounce 8 ms seed 3
shown "1. 0.1" from 60.9 s to 61 s
shown "2. 60" from 60.999 s to 61.999 s within 20 ms
heard high at 1 s within 20 ms
heard short at 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard low at 60.999 s within 20 ms
heard nothing else

story 4.3 A first edge at the end is too late
game clock
press at 1 s
press at 61 s
blinks "1. 0.0" from 61.01 s to 70 s
heard high at 1 s within 20 ms
heard short at 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s within 20 ms
heard nothing else

story 4.3 A glitch over the end holds the long beep up and no more
game clock
press at 1 s
press at 60.998 s for 2 ms
blinks "1. 0.0" from 61.02 s to 70 s
heard high at 1 s within 20 ms
heard short at 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60, 60.5 s
heard long at 61 s within 16 ms
heard nothing else
