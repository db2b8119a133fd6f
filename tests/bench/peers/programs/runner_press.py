"""chumicro-buttons with chumicro-runner, as its README hands the loop over."""

from chumicro_buttons import Button
from chumicro_runner import Runner
from chumicro_timing import ticks, ticks_diff, ticks_ms
from display import show
from machine import Pin

button = Button(pin=Pin(11), ticks=ticks)
buzzer = Pin(14, Pin.OUT, value=0)
runner = Runner()
tenths = 0


def quiet(now_ms):
    buzzer.off()


def pressed():
    buzzer.on()
    runner.add_periodic(quiet, period_ms=100, run_count=1)
    print(ticks_diff(ticks_ms(), button.held_ms))


def draw(now_ms):
    global tenths
    tenths += 1
    show(tenths)


button.on_press = pressed
runner.add(button)
runner.add_periodic(draw, period_ms=100)

while True:
    now = runner.tick()
    runner.wait(now)
