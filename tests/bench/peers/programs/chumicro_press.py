"""chumicro-buttons: the loop of its README, with a beep for each press."""

from chumicro_buttons import Button
from chumicro_timing import Deadline, Rate, ticks, ticks_diff, ticks_ms
from display import show
from machine import Pin

button = Button(pin=Pin(11), ticks=ticks)
buzzer = Pin(14, Pin.OUT, value=0)
tenth = Rate(100, ticks_ms())
beep = Deadline(100, ticks_ms())
tenths = 0

while True:
    now = ticks_ms()
    button.check(now)

    if button.just_pressed:
        buzzer.on()
        beep.reset(now)
        print(ticks_diff(now, button.held_ms))
    if beep.expired(now):
        buzzer.off()

    if tenth.due(now):
        tenths += 1
        show(tenths)
