"""chumicro-buttons: the loop of its README, and a minute kept by a Deadline."""

from chumicro_buttons import Button
from chumicro_timing import Deadline, Rate, ticks, ticks_ms
from display import show
from machine import Pin

button = Button(pin=Pin(11), ticks=ticks)
buzzer = Pin(14, Pin.OUT, value=0)
tenth = Rate(100, ticks_ms())
left_ms = 60_000
deadline = None

while True:
    now = ticks_ms()
    button.check(now)

    if deadline:
        left_ms = deadline.remaining(now)
        if deadline.expired(now):
            break
    if button.just_pressed:
        deadline = None if deadline else Deadline(left_ms, now)

    if tenth.due(now):
        show(left_ms // 100)

buzzer.on()
