"""A second program of one's own: an interrupt that is deaf for a while after each press."""

import utime
from display import show
from machine import Pin, Timer

button = Pin(11, Pin.IN, Pin.PULL_UP)
buzzer = Pin(14, Pin.OUT)
timer = Timer()
last = 0


def quiet(timer):
    buzzer.off()


def pressed(pin):
    global last
    now = utime.ticks_ms()
    if utime.ticks_diff(now, last) > 200:
        last = now
        buzzer.on()
        timer.init(period=100, mode=Timer.ONE_SHOT, callback=quiet)


button.irq(pressed, Pin.IRQ_FALLING)
tenths = 0

while True:
    tenths += 1
    show(tenths)
    utime.sleep(0.1)
