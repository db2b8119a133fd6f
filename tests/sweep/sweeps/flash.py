"""0x03 over a flash write: it is finished or not begun, and what was asked for is old or new."""

from tests.chip.box import MS, SECOND
from tests.chip.branches import fork
from tests.sweep import ctrlc
from tests.sweep.sweep import Sweep

LEAD_US = 2 * MS
ERASE_US = 10 * MS  # no page takes so long to program
OLD, NEW = 2, 1  # the brightness
COLOURS = [{"name": f"colour {n}", "amount": 1_000 * n} for n in range(1, 21)]


def _setting(given):
    """A setting is asked for, and begins to be written."""
    box = ctrlc.begin({"settings": {"brightness": OLD}})(given)
    box.send("settings.set", brightness=NEW)
    return ctrlc.before(box, "kept", LEAD_US)


def _erasing(given):
    """The same at one of the writes that have to erase, as littlefs has no room left for it."""
    box = ctrlc.begin({"settings": {"brightness": NEW}})(given)
    while not fork(_erases, box):
        for brightness in (OLD, 3, OLD):
            box.ask("settings.set", brightness=brightness)
            box.run(SECOND)
    box.send("settings.set", brightness=NEW)
    return ctrlc.before(box, "kept", LEAD_US)


def _erases(box):
    box.ask("settings.set", brightness=NEW)
    seen = len(box.log)
    box.run(SECOND)
    return any(value[1] > ERASE_US for _, what, value in box.log[seen:] if what == "kept")


def _mark(given):
    """The mark that a count has begun, which is written while it runs (3.18)."""
    box = ctrlc.begin({"settings": {"game": "money"}, "table": COLOURS})(given)
    box.slide(2)
    box.run(SECOND)
    box.press()
    return ctrlc.before(box, "kept", LEAD_US)


def _stops_and_keeps(box):
    told = ctrlc.stops(box)
    if told:
        return told
    value = ctrlc.kept_value(box, "settings")["brightness"]
    written = any(what == "kept" for us, what, _ in box.log if us > box.now_us - SECOND)
    if written and value != NEW:
        return "the write has begun, and is not finished"
    return "" if value in (OLD, NEW) else f"the brightness is {value}"


SWEEPS = [
    Sweep("flash write", _setting, 14 * MS, ctrlc.STEP_US, _stops_and_keeps),
    Sweep("flash write, erasing", _erasing, 64 * MS, ctrlc.STEP_US, _stops_and_keeps),
    Sweep("flash write of the mark", _mark, 16 * MS, ctrlc.STEP_US, ctrlc.stops),
]
