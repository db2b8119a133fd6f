"""What a laptop does to the box over a real MicroPython's USB: it goes, and it asks much."""

import json

import box
import pytest
from box import MS, SECOND, Box

MINUTE_US = 60 * SECOND
# behaviour.md 2.5
SHORT_US = [
    SECOND * half // 2 for half in (20, 40, 60, 80, 100, 102, 104, 106, 108, *range(110, 120))
]
TOL_US = 10 * MS
TIMES = 40  # more than the 20 kB after which writes of text were seen to lose some
TABLE = [{"name": f"{number} " + "x" * 21, "amount": 1000 * number} for number in range(1, 21)]


def closed_at_once(made):
    """Opened once, and closed: nobody has asked for anything."""
    made.chip.usb.open(False)
    made.chip.usb.reads(False)


def closed_with_events_on(made):
    """Somebody watched, and what the box tells of goes on."""
    made.ask("events", on=True)
    closed_at_once(made)


def opened_again(made):
    """Watched, closed and opened by somebody who reads nothing."""
    closed_with_events_on(made)
    made.run(SECOND)
    made.chip.usb.open(True)


@pytest.mark.parametrize("how", [closed_at_once, closed_with_events_on, opened_again])
def test_a_port_that_was_closed_costs_no_beep(how):
    made = Box()
    made.power(1)
    how(made)
    made.run(SECOND)
    begun_us = made.now_us
    made.press()
    for _ in range(50):
        made.slide(2)
        made.slide(1)
    made.run(begun_us + MINUTE_US + 2 * SECOND - made.now_us)
    heard = box.tones(made.log)
    due_us = [begun_us + us for us in (*SHORT_US, MINUTE_US)]
    assert len(heard) == len(due_us)
    assert max(abs(us - due) for (us, _), due in zip(heard, due_us, strict=True)) <= TOL_US
    made.chip.usb.open(True)
    made.chip.usb.reads(True)
    made.rig.act("rx", b"\n".hex())
    made.run(SECOND)  # the rest of a line may come that was under way when it was closed
    made.log.clear()
    assert made.ask("game.status")["state"] == "over"


def test_long_answers_come_whole_one_after_another():
    made = Box()
    made.power(1)
    made.ask("table.set", colours=TABLE)
    made.log.clear()
    asked = [made.send("table.get", reveal=True) for _ in range(TIMES)]
    made.answer(asked[-1], limit_us=60 * SECOND)
    lines = [json.loads(text) for _, what, text in made.log if what == "said"]
    assert [line["id"] for line in lines] == asked
    assert [line["result"] for line in lines] == [{"colours": TABLE}] * TIMES
