"""chumicro-buttons with chumicro-runner, and a minute kept by a Deadline."""

from chumicro_buttons import Button
from chumicro_runner import Runner
from chumicro_timing import Deadline, ticks, ticks_ms
from display import show
from machine import Pin

button = Button(pin=Pin(11), ticks=ticks)
buzzer = Pin(14, Pin.OUT, value=0)
runner = Runner()
left_ms = 60_000
deadline = None
end = None


def over(now_ms):
    buzzer.on()


def pressed():
    global left_ms, deadline, end
    now = ticks_ms()
    if deadline:
        left_ms = deadline.remaining(now)
        deadline = None
        end.remove()
    else:
        deadline = Deadline(left_ms, now)
        end = runner.add_periodic(over, period_ms=left_ms, run_count=1)


def draw(now_ms):
    show((deadline.remaining(now_ms) if deadline else left_ms) // 100)


button.on_press = pressed
runner.add(button)
runner.add_periodic(draw, period_ms=100)

while True:
    now = runner.tick()
    runner.wait(now)
