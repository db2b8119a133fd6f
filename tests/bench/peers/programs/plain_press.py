"""A first program of one's own: look at the button, beep, wait, and again."""

import utime
from display import show
from machine import Pin

button = Pin(11, Pin.IN, Pin.PULL_UP)
buzzer = Pin(14, Pin.OUT)
tenths = 0

while True:
    if button.value() == 0:
        buzzer.on()
        utime.sleep(0.2)
        buzzer.off()
    tenths += 1
    show(tenths)
    utime.sleep(0.1)
