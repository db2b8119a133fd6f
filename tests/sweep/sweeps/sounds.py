"""0x03 over the start of each sound (behaviour.md 0.10)."""

from tests.chip.box import MS, SECOND
from tests.sweep import ctrlc
from tests.sweep.sweep import Sweep

LEAD_US, SPAN_US = 4 * MS, 8 * MS
SOON_US = 30 * MS  # before a sound that a press makes
BEEPS = dict.fromkeys(("beep_every_s", "beep_each_from_s", "beep_twice_from_s"), 0)
COLOURS = [{"name": f"colour {n}", "amount": 1_000 * n} for n in (2, *range(3, 21), 1)]
MONEY = {"settings": {"game": "money"}, "table": COLOURS}
CLOCK = {"settings": {"game": "clock"}}
RACE = {"settings": {"game": "race"}}


def _hold(box):
    box.rig.act("start", 1)


def _after(us):
    """A press, and START down again so long after."""

    def lead(box):
        box.press()
        box.run(us)
        _hold(box)

    return lead


def _arm(box):
    box.slide(2)
    box.run(SECOND)


def _count(box):
    _arm(box)
    box.press()


def _stop(box):
    _count(box)
    box.run(SECOND + 300 * MS)
    _hold(box)


def _error(box):
    """START in SEt1: of the box that was on with SLIDE at 2."""
    box.power(0)
    box.rig.act("slide", 2)
    box.power(1, SECOND)
    _hold(box)


# {sound: (kept files, what leads to it, hertz, which of the tones of that kind it is)}
SOUNDS = {
    "short": ({}, lambda box: box.press(), 2700, 1),
    "long": ({"settings": {"chase_1_s": 2, **BEEPS}}, lambda box: box.press(), 2700, 1),
    "tick": (MONEY, lambda box: (_arm(box), _hold(box)), 1350, 1),
    "stop": (MONEY, _stop, 1800, 1),
    "stop, its second tone": (MONEY, _stop, 2700, 1),
    "reveal": (MONEY, _count, 900, 1),
    "error": (MONEY, _error, 450, 1),
    "rise1": ({}, _after(SECOND), 1350, 1),
    "rise2": ({}, _after(SECOND), 1800, 1),
    "rise3": ({}, _after(SECOND), 2700, 1),
    "high": (CLOCK, _hold, 2700, 1),
    "low": (CLOCK, _after(SECOND), 1350, 1),
    "blip": (RACE, lambda box: box.press(), 1800, 1),
    "go": (RACE, lambda box: box.press(), 1800, 3),
}


def _begin(keeps, lead, hertz, nth):
    def begin(given):
        box = ctrlc.begin(keeps)(given)
        lead(box)
        return ctrlc.before_tone(box, hertz, nth, LEAD_US)

    return begin


SWEEPS = [
    Sweep(f"sound {name}", _begin(*how), SPAN_US, ctrlc.STEP_US, ctrlc.stops)
    for name, how in SOUNDS.items()
]
