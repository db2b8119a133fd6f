# What counts as a colour played, and how many make a game.

story 3.3 A colour armed and not begun is offered again, in the same round
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
slide 1 at 3 s
shown "r 01" from 3.022 s to 4.022 s
shown "C 01" from 4.022 s to 5.022 s
kept game as {"played": []}

story 3.3 A colour is spent once its count has begun, even when power goes in it
game money
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
power off at 2.4 s
power on at 4 s
slide 1 at 6 s
shown "r 02" from 6.022 s to 7.022 s
shown "C 02" from 7.022 s to 8.022 s
press at 9 s for 6 s
shown "C 20" from 13.6 s to 13.85 s
shown "nEu " from 13.85 s to 14.1 s
shown "C 02" from 14.1 s to 15.1 s

story 3.3 Two rounds make a game where the setting says so
game money
set money_rounds 2
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
slide 2 at 1 s
press at 2 s
blinks "   1" from 3.12 s to 6 s
slide 1 at 6 s
slide 2 at 8 s
press at 9 s
heard reveal at 12.12 s
shown "End " from 12.12 s to 13.12 s
shown "   3" from 13.12 s to 14.12 s
shown "End " from 14.12 s to 15.12 s

story 3.3 Twenty rounds play every colour, and the last one leaves only the new game
game money
set money_rounds 20
set money_step_ms 250
amounts 1, 3, 5, 2, 4, 20, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19
shown "r 01" at 1 s
slide 2 at 1 s
press at 1.5 s
heard reveal at 1.87 s
slide 1 at 3.37 s
shown "C 02" at 4.67 s
slide 2 at 4.67 s
press at 5.17 s
heard reveal at 6.04 s
slide 1 at 7.54 s
shown "C 03" at 8.84 s
slide 2 at 8.84 s
press at 9.34 s
heard reveal at 10.71 s
slide 1 at 12.21 s
shown "C 04" at 13.51 s
slide 2 at 13.51 s
press at 14.01 s
heard reveal at 14.63 s
slide 1 at 16.13 s
shown "C 05" at 17.43 s
slide 2 at 17.43 s
press at 17.93 s
heard reveal at 19.05 s
slide 1 at 20.55 s
shown "C 06" at 21.85 s
slide 2 at 21.85 s
press at 22.35 s
heard reveal at 27.47 s
slide 1 at 28.97 s
shown "C 07" at 30.27 s
slide 2 at 30.27 s
press at 30.77 s
heard reveal at 32.64 s
slide 1 at 34.14 s
shown "C 08" at 35.44 s
slide 2 at 35.44 s
press at 35.94 s
heard reveal at 37.56 s
slide 1 at 39.06 s
shown "C 09" at 40.36 s
slide 2 at 40.36 s
press at 40.86 s
heard reveal at 42.98 s
slide 1 at 44.48 s
shown "C 10" at 45.78 s
slide 2 at 45.78 s
press at 46.28 s
heard reveal at 48.65 s
slide 1 at 50.15 s
shown "C 11" at 51.45 s
slide 2 at 51.45 s
press at 51.95 s
heard reveal at 54.57 s
slide 1 at 56.07 s
shown "C 12" at 57.37 s
slide 2 at 57.37 s
press at 57.87 s
heard reveal at 60.74 s
slide 1 at 62.24 s
shown "C 13" at 63.54 s
slide 2 at 63.54 s
press at 64.04 s
heard reveal at 67.16 s
slide 1 at 68.66 s
shown "C 14" at 69.96 s
slide 2 at 69.96 s
press at 70.46 s
heard reveal at 73.83 s
slide 1 at 75.33 s
shown "C 15" at 76.63 s
slide 2 at 76.63 s
press at 77.13 s
heard reveal at 80.75 s
slide 1 at 82.25 s
shown "C 16" at 83.55 s
slide 2 at 83.55 s
press at 84.05 s
heard reveal at 87.92 s
slide 1 at 89.42 s
shown "C 17" at 90.72 s
slide 2 at 90.72 s
press at 91.22 s
heard reveal at 95.34 s
slide 1 at 96.84 s
shown "C 18" at 98.14 s
slide 2 at 98.14 s
press at 98.64 s
heard reveal at 103.01 s
slide 1 at 104.51 s
shown "C 19" at 105.81 s
slide 2 at 105.81 s
press at 106.31 s
heard reveal at 110.93 s
slide 1 at 112.43 s
shown "C 20" at 113.73 s
press at 113.93 s
shown "nEu " at 114.23 s
press at 114.33 s
shown "C 20" at 114.63 s
slide 2 at 114.73 s
press at 115.23 s
heard reveal at 120.1 s
shown "End " from 120.1 s to 121.1 s
shown "  19" from 121.1 s to 122.1 s
