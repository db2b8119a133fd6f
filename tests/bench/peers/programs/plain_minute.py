"""A first program of one's own: a minute counted by sleeping, which the button pauses."""

import utime
from display import show
from machine import Pin

button = Pin(11, Pin.IN, Pin.PULL_UP)
buzzer = Pin(14, Pin.OUT)
running = False
tenths = 600

while tenths > 0:
    if button.value() == 0:
        running = not running
        utime.sleep(0.2)
    if running:
        tenths -= 1
    show(tenths)
    utime.sleep(0.1)

buzzer.on()
