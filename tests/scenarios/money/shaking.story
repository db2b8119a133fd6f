# A hand that shakes on a held START: high for under 20 ms is no release.

story 3.12 A hand that shakes at ten seconds, too short for a release, shifts nothing
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 9.995 s
press at 13.01 s for 1 s
heard tick at 3 s within 20 ms
heard tick at 14, 15 s
heard reveal at 16 s
heard nothing else

story 3.12 A hand that shakes early in a long press is still one press
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 3 s for 1 s
press at 4.018 s for 0.482 s
shown "   1" from 3 s to 5.5 s within 20 ms
heard tick at 3 s within 20 ms
heard tick at 5.5, 6.5 s
heard reveal at 7.5 s
heard nothing else

story 3.12 A hand that shakes at ten seconds shifts nothing, whatever the display does just then
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
press at 1.5 s
slide 2 at 2 s
press at 4.015 s for 9.995 s
press at 14.025 s for 1 s
heard tick at 4.015 s within 20 ms
heard tick at 15.015, 16.015 s
heard reveal at 17.015 s
heard nothing else
