# A release is accepted after 20 ms high without a break; the step of a count runs from its time.

story 1.3 The step runs from the release
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s for 400 ms
heard tick at 3 s within 20 ms
heard tick at 4.4 s
heard reveal at 5.4 s
heard nothing else

story 1.3 With bounces the time of a release is the last rising edge
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s for 400 ms bounce 8 ms seed 31
heard tick at 3 s within 20 ms
heard tick at 4.4 s
heard reveal at 5.4 s
heard nothing else

story 1.3 A low within 20 ms puts the release off to the rise after it
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s for 400 ms
press at 3.419 s for 2 ms
heard tick at 3 s within 20 ms
heard tick at 4.421 s
heard reveal at 5.421 s
heard nothing else

story 1.3 A low after 21 ms does not
game money
amounts 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s for 400 ms
press at 3.421 s for 2 ms
heard tick at 3 s within 20 ms
heard tick at 4.4 s
heard reveal at 5.4 s
heard nothing else

story 1.3 A press that was broken for 19 ms is one press
game money
press at 3 s for 200 ms
press at 3.219 s for 200 ms
shown "C 02" from 3.02 s to 3.59 s

story 1.3 After 21 ms high it is two
game money
press at 3 s for 200 ms
press at 3.221 s for 200 ms
shown "C 02" from 3.02 s to 3.22 s
shown "C 03" from 3.24 s to 3.8 s

story 1.3 Nothing starts on a release: the period runs from the press
set chase_1_s 2
press at 1 s for 900 ms
heard short at 1.5, 2, 2.5 s
heard long at 3 s
heard nothing else

story 1.3 Nothing starts on a release: a new game is begun by holding, not by letting go
game money
set money_rounds 1
amounts 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
press at 8 s for 7 s
shown "SEt1" from 13.02 s to 17 s
heard tick at 3 s within 20 ms
heard reveal at 4.12 s
heard rise1 at 11 s
heard rise2 at 12 s
heard rise3 at 13 s
heard nothing else

story 1.3 Bounces of 8 ms at many releases start nothing
press at 1 s
press every 400 ms from 3 s to 13 s for 100 ms bounce 8 ms seed 33
# The 26th of them goes on.
shown " 0.54" from 13.05 s to 13.2 s
shown " 0.53" from 13.202 s to 14.2 s
heard nothing else
