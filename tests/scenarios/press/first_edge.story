# Contacts bounce; the time of a press is its first falling edge.
# A period of two seconds begun at 1 s is over at 3 s: a press before that pauses.

story 1.1 Bounces make one press, timed at the first edge
set chase_1_s 2
press at 1 s
press at 2.999 s bounce 8 ms seed 1
heard short at 1.5, 2, 2.5 s
heard nothing else
blinks "  0.1" from 3.02 s to 10 s

story 1.1 With a first edge just after the end the bounces change nothing
set chase_1_s 2
press at 1 s
press at 3.001 s bounce 8 ms seed 1
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else
shown " 0.00" at 3.02 s

story 1.1 The period counts from the first edge of the press that starts it, bounces or not
set chase_1_s 2
press at 1 s bounce 8 ms seed 2
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else

story 1.1 A pause and a restart are timed at their first edges, however they bounce
set chase_1_s 20
press at 1 s bounce 8 ms seed 3
press at 5.5 s bounce 5 ms seed 4
press at 7.7 s bounce 8 ms seed 5
heard short at 13.2, 14.2, 15.2, 16.2, 17.2, 18.2, 18.7, 19.2, 19.7, 20.2, 20.7, 21.2, 21.7 s
heard short at 22.2, 22.7 s
heard long at 23.2 s
heard nothing else

story 1.1 Edges 9.5 ms apart are one burst, its first edge is the time
set chase_1_s 2
press at 1 s
press at 2.999 s for 0.2 ms
press at 3.0087 s
heard short at 1.5, 2, 2.5 s
heard nothing else
blinks "  0.1" from 3.02 s to 10 s

story 1.1 Edges 10.5 ms apart are two bursts
set chase_1_s 2
press at 1 s
press at 2.999 s for 0.2 ms
press at 3.0097 s
heard short at 1.5, 2, 2.5 s
heard long at 3.0092 s
heard nothing else

story 1.1 One press of a worn button moves on one colour
game money
press at 3 s for 200 ms bounce 8 ms seed 6
shown "C 02" from 3.03 s to 4 s

story 1.1 A press on the wrap of the microsecond counter
origin 1070741824
set chase_1_s 20
press at 3 s bounce 4 ms seed 7
heard short at 13, 14, 15, 16, 17, 18, 18.5, 19, 19.5, 20, 20.5, 21, 21.5, 22, 22.5 s
heard long at 23 s
heard nothing else

story 1.1 A first edge at the very end pauses nothing
set chase_1_s 2
press at 1 s
press at 3 s bounce 8 ms seed 1
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else

story 1.1 A first edge 1 ms before the end pauses, whatever the chatter
set chase_1_s 2
press at 1 s
press at 2.999 s for 25 ms bounce 8 ms seed 99
heard short at 1.5, 2, 2.5 s
heard nothing else
