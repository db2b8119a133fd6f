"""A second 0x03 while the first is handled; 0x03 in a hang, and to a laptop that has not read."""

from tests.chip.box import MS, SECOND
from tests.sweep import ctrlc
from tests.sweep.sweep import Sweep

HANG_US = 60 * SECOND
UNREAD = 600  # bytes, in the box and on the wire


def _second(given):
    box = ctrlc.begin({"settings": {"chase_1_s": 2}})(given)
    box.press()
    box.run(2 * SECOND + 300 * MS)
    box.rig.act("rx", ctrlc.CTRL_C)
    return box


def _hang(given):
    box = ctrlc.begin()(given)
    box.press()
    box.run(SECOND)
    box.rig.act("stall", HANG_US)
    box.run(SECOND)
    return box


def _unread(given):
    """A laptop that asks and does not read, until the box holds its answers back."""
    box = ctrlc.begin()(given)
    box.rig.act("reads", 0)
    for _ in range(3 * UNREAD // 200):
        box.send("hello")
        box.run(200 * MS)
    return box


def _stops_once_read(box):
    box.rig.act("rx", ctrlc.CTRL_C)
    box.run(MS)
    box.rig.act("reads", 1)
    return ctrlc.stopped(box)


SWEEPS = [
    Sweep("second 0x03", _second, 6 * MS, ctrlc.STEP_US, ctrlc.stops),
    Sweep("hang", _hang, 10 * MS, 100, ctrlc.stops, program="meddled_with"),
    Sweep("unread", _unread, 40 * MS, 500, _stops_once_read),
]
