"""0x03 while the box begins: at power-on, after a soft reset, after a fault."""

from quizbox_host.emulator import meddled
from tests.chip.box import MS, SECOND
from tests.sweep import ctrlc
from tests.sweep.sweep import Sweep

READY_US = 120 * MS
BEGUN_US = 24 * MS  # after a soft reset, main.py has begun its imports by then
CTRL_D = "04"


def _power(given):
    return ctrlc.begin(wait_us=0)(given)


def _stops_when_found(box):
    """0x03 as soon as the laptop has found the box, if it has not yet."""
    while not box.chip.usb.is_enumerated:
        box.run(50)
    return ctrlc.stops(box)


def _soft_reset(given):
    """Ctrl-D at the prompt: USB goes on, so that 0x03 can come at any instant."""
    box = ctrlc.begin()(given)
    box.rig.act("rx", ctrlc.CTRL_C)
    box.run(SECOND)
    box.rig.act("rx", CTRL_D)
    while box.rig.console.is_prompt:
        box.run(ctrlc.STEP_US)
    return box


def _fault(given):
    box = ctrlc.begin()(given)
    box.press()
    box.run(SECOND)
    box.rig.act("fault", 0)
    while box.chip.mcu.watchdog.scratch_data[meddled.FAULT]:  # until the program has seen it
        box.run(ctrlc.STEP_US)
    return box


def _stops_and_logs(box):
    told = ctrlc.stops(box)
    if told:
        return told
    box.run(SECOND)
    entries = ctrlc.kept_value(box, "log")
    return "" if entries and len(entries) == 1 else f"the log has {entries}"


SWEEPS = [
    Sweep("power-on", _power, READY_US, 2 * MS, _stops_when_found),
    Sweep("soft reset", _soft_reset, READY_US, 200, ctrlc.stops),
    Sweep("soft reset, main.py begins", _soft_reset, BEGUN_US, ctrlc.STEP_US, ctrlc.stops),
    Sweep("fault", _fault, READY_US, 100, _stops_and_logs, program="meddled_with"),
]
