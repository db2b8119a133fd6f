"""0x03 over a display write: of what has changed, and of the whole, on each module."""

from tests.chip.box import MS, SECOND
from tests.sweep import ctrlc
from tests.sweep.sweep import Sweep

MODULES = ("tm1650", "max7219", "tm1637-4", "tm1637-6", "ht16k33")
BEEPS = dict.fromkeys(("beep_every_s", "beep_each_from_s", "beep_twice_from_s"), 0)
LEAD_US, SPAN_US = 4 * MS, 12 * MS
HEALS_US = 900 * MS  # by then the whole is written with a change


def _begin(module, wait_us):
    """In the last ten seconds of a period, where the tenths change; there is no sound."""
    settings = {"chase_1_s": 9, "display": module, **BEEPS}

    def begin(given):
        box = ctrlc.begin({"settings": settings}, display=module)(given)
        box.press()
        box.run(wait_us)
        return ctrlc.before(box, "segments", LEAD_US)

    return begin


SWEEPS = [
    Sweep(f"display {module}, {how}", _begin(module, wait_us), SPAN_US, ctrlc.STEP_US, ctrlc.stops)
    for module in MODULES
    for how, wait_us in (("changed", SECOND), ("later", SECOND + HEALS_US))
]
