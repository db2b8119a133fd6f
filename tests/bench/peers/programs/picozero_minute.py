"""picozero: a Button that pauses a count of tenths of a second, and a Buzzer at its end."""

import utime
from display import show
from picozero import Button, Buzzer

button = Button(11)
buzzer = Buzzer(14)
running = False


def pressed():
    global running
    running = not running


button.when_pressed = pressed
tenths = 600

while tenths > 0:
    show(tenths)
    utime.sleep(0.1)
    if running:
        tenths -= 1

buzzer.on()
