# Noise on SLIDE's two lines and on the cable's: it costs no beep and no press, and moves nothing.

story 6.8 20 kHz on SLIDE's closed contact for a second, over a beep, and a press in it
press at 1 s
noise slide1 20000 from 10.5 s to 11.5 s
press at 11.2 s
press at 15 s
heard short at 11, 24.8 s
blinks " 0.50" from 11.23 s to 15 s
heard nothing else
until 26 s

story 6.8 20 kHz on SLIDE's open contact for a second, over a beep, and a press in it
press at 1 s
noise slide2 20000 from 10.5 s to 11.5 s
press at 11.2 s
press at 15 s
heard short at 11, 24.8 s
blinks " 0.50" from 11.23 s to 15 s
heard nothing else
until 26 s

story 6.8 20 kHz on the cable's line for a second, over a beep, and a press in it
press at 1 s
noise cable 20000 from 10.5 s to 11.5 s
press at 11.2 s
press at 15 s
heard short at 11, 24.8 s
blinks " 0.50" from 11.23 s to 15 s
heard nothing else
until 26 s

story 6.8 The same without a cable
no cable
press at 1 s
noise cable 20000 from 10.5 s to 11.5 s
press at 11.2 s
press at 15 s
heard short at 11, 24.8 s
blinks " 0.50" from 11.23 s to 15 s
heard nothing else
until 26 s

story 6.8 All lines at once in the last five seconds
press at 1 s
noise slide1 20000 from 58.2 s to 59.2 s
noise slide2 20000 from 58.2 s to 59.2 s
noise cable 20000 from 58.2 s to 59.2 s
noise 20000 from 58.2 s to 59.2 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59 s within 20 ms
heard short at 59.5, 60, 60.5 s
heard long at 61 s
heard nothing else

story 6.8 40 kHz on SLIDE over the end
press at 1 s
noise slide1 40000 from 60.9 s to 61.1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 6.8 3 kHz on SLIDE for a second, over a beep
press at 1 s
noise slide1 3000 from 10.5 s to 11.5 s
heard short at 11, 21 s
heard nothing else

story 6.8 200 Hz on SLIDE for a second, over a beep
press at 1 s
noise slide2 200 from 10.5 s to 11.5 s
heard short at 11, 21 s
heard nothing else

story 6.8 Money is counted and stopped while SLIDE is noisy
game money
amounts 5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20
slide 2 at 2 s
press at 3 s
noise slide2 20000 from 5 s to 6 s
press at 5.5 s
press at 8 s
heard tick at 3 s within 20 ms
heard tick at 4.12, 5.12 s
heard stop at 5.5 s within 20 ms
heard tick at 8 s within 20 ms
heard tick at 9.12 s
heard reveal at 10.12 s
heard nothing else

story 6.8 While SLIDE is noisy its last valid position stays
noise slide1 20000 from 2 s to 3 s
noise slide2 20000 from 4 s to 5 s
noise slide2 3000 from 6 s to 7 s
noise slide1 200 from 8 s to 9 s
shown " 1.00" from 0.5 s to 10 s

story 6.8 A colour is armed, and SLIDE's noise does not disarm it
game money
slide 2 at 2 s
noise slide2 20000 from 4 s to 5 s
noise slide1 20000 from 6 s to 7 s
shown "01--" from 2.03 s to 8 s
heard nothing else

story 6.8 SLIDE moved while it is noisy counts within 50 ms of the noise's end
noise slide1 20000 from 2 s to 3 s
slide 2 at 2.5 s
shown " 1.00" from 0.5 s to 3 s
shown " 2.00" from 3.05 s to 4 s

story 6.8 50 ms after the noise SLIDE counts as ever
noise slide1 20000 from 2 s to 3 s
slide 2 at 3.05 s
slide 1 at 4 s
slide 2 at 4.021 s
shown " 1.00" from 0.5 s to 3.071 s
shown " 2.00" from 3.075 s to 4.02 s
until 5 s

story 6.8 Noise on SLIDE at power-up: the box comes on, and counts
press at 1 s
power off at 3 s
noise slide1 20000 from 3.9 s to 5 s
power on at 4 s
press at 4.5 s
shown " 1.00" from 4.1 s to 4.5 s
shown " 0.59" from 5.502 s to 6.5 s

story 6.8 Noise on SLIDE at 2 at power-up: position 1 until it has settled
slide 2
power off at 3 s
noise slide2 20000 from 3.9 s to 5 s
power on at 4 s
shown " 2.00" from 0.5 s to 3 s
shown " 1.00" from 4.1 s to 5 s
shown " 2.00" from 5.05 s to 6 s

story 6.8 Noise on the cable's line at power-up
press at 1 s
power off at 3 s
noise cable 20000 from 3.9 s to 5 s
power on at 4 s
press at 4.5 s
shown " 1.00" from 4.1 s to 4.5 s
shown " 0.59" from 5.502 s to 6.5 s

story 6.8 Noise on SLIDE while it sleeps wakes nobody; SLIDE and a press do right after it
no cable
noise slide1 20000 from 1500 s to 1501 s
slide 2 at 1501.05 s
dark from 1200.1 s to 1501.07 s
asleep at 1499 s
shown " 2.00" from 1501.1 s to 1502 s within 100 ms
heard nothing else

story 6.8 Noise on SLIDE's open contact while it sleeps, and a press in it
no cable
noise slide2 20000 from 1500 s to 1501 s
press at 1500.5 s
dark from 1200.1 s to 1500.5 s
shown " 1.00" from 1500.5 s to 1501.5 s within 100 ms
shown " 0.59" from 1501.502 s to 1502.5 s
heard nothing else

story 6.8 Noise on the cable's line while it sleeps: then it sleeps on
no cable
noise cable 20000 from 1500 s to 1501 s
dark from 1200.1 s to 1510 s
asleep at 1499 s
asleep at 1501.1 s
heard nothing else

story 6.8 Noise on the cable's line costs a laptop nothing, though the box sleeps
noise cable 20000 from 1500 s to 1501 s
send {"jsonrpc": "2.0", "id": 1, "method": "game.status"} at 1500.5 s
said {"id": 1, "result": {"state": "ready"}} at 1500.5 s within 400 ms
dark from 1200.1 s to 1502 s

story 6.8 Noise on SLIDE's open contact at power-up: position 1 until it has settled
slide 2
power off at 3 s
noise slide1 20000 from 3.9 s to 5 s
power on at 4 s
shown " 2.00" from 0.5 s to 3 s
shown " 1.00" from 4.15 s to 5 s
shown " 2.00" from 5.05 s to 6 s
