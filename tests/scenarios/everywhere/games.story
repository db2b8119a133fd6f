story 6.1 Without digits money is not on offer: three games, then the volume
display none
set chase_1_s 2
start held for 1.5 s
press at 3, 4, 5 s
slide 2 at 6 s
slide 1 at 6.5 s
heard short at 6.522 s
heard nothing else
until 8 s
