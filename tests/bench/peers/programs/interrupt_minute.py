"""A second program of one's own: an interrupt pauses a minute kept in milliseconds."""

import utime
from display import show
from machine import Pin

button = Pin(11, Pin.IN, Pin.PULL_UP)
buzzer = Pin(14, Pin.OUT)
running = False
last = 0
left_ms = 60_000


def pressed(pin):
    global last, running, left_ms
    now = utime.ticks_ms()
    if utime.ticks_diff(now, last) > 200:
        if running:
            left_ms -= utime.ticks_diff(now, last)
        running = not running
        last = now


button.irq(pressed, Pin.IRQ_FALLING)

while True:
    left = left_ms - utime.ticks_diff(utime.ticks_ms(), last) if running else left_ms
    if left <= 0:
        break
    show(left // 100)
    utime.sleep(0.1)

buzzer.on()
