"""picozero: a Button whose presses a Buzzer answers."""

import utime
from display import show
from picozero import Button, Buzzer

button = Button(11)
buzzer = Buzzer(14)


def pressed():
    buzzer.beep(0.1, n=1)


button.when_pressed = pressed
tenths = 0

while True:
    tenths += 1
    show(tenths)
    utime.sleep(0.1)
