"""0x03 over a press, its release, a SLIDE move and a cable that is plugged in, all chattering."""

from quizbox_host.sim.parts import VBUS
from tests.chip.box import MS, SECOND
from tests.sweep import ctrlc
from tests.sweep.sweep import Sweep

CLOCK = {"settings": {"game": "clock"}}
# A press is accepted up to 13 ms after its first edge, a release and a SLIDE 28 ms, and then acts.
PRESS_US, REST_US = 22 * MS, 36 * MS


def _pressed(given):
    box = ctrlc.begin(CLOCK)(given)
    box.press()
    box.run(SECOND)
    return box


def _press(given):
    """In the midst of a turn: the other player's begins, with its sound."""
    box = _pressed(given)
    ctrlc.chattering(box, "start", 1, 0)
    return box


def _release(given):
    box = _pressed(given)
    box.rig.act("start", 1)
    box.run(200 * MS)
    ctrlc.chattering(box, "start", 0, 1, seed=2)
    return box


def _slide(given):
    box = ctrlc.begin()(given)
    ctrlc.chattering(box, "slide", 2, 0, seed=3)
    return box


def _sense(given):
    """The cable's 5 V comes and goes, as a plug that wobbles, and the laptop stays."""
    box = ctrlc.begin()(given)
    pad = box.rig.board.pads[VBUS]
    for nth in range(16):
        at_ns = box.chip.now_ns + (ctrlc.LEAD_US + nth * 500) * 1_000
        box.chip.at(at_ns, pad.drive, nth % 2)
    return box


def _cable(given):
    """A cable is put in: the laptop finds the box, and 0x03 comes as soon as it can."""
    box = ctrlc.begin()(given)
    box.rig.act("cable", 0)
    box.run(3 * SECOND)
    box.rig.act("cable", 1)
    while not box.chip.usb.is_enumerated:
        box.run(ctrlc.STEP_US)
    return box


SWEEPS = [
    Sweep("press", _press, PRESS_US, ctrlc.STEP_US, ctrlc.stops),
    Sweep("release", _release, REST_US, ctrlc.STEP_US, ctrlc.stops),
    Sweep("slide", _slide, REST_US, ctrlc.STEP_US, ctrlc.stops),
    Sweep("cable sense", _sense, 12 * MS, ctrlc.STEP_US, ctrlc.stops),
    Sweep("cable", _cable, 12 * MS, ctrlc.STEP_US, ctrlc.stops),
    Sweep(
        "control: a jump in START's handler",
        _press,
        ctrlc.CHATTER_US + MS,
        ctrlc.STEP_US,
        ctrlc.stops,
        breaks=(
            "drivers/edges.py",
            "        head = self._head\n        self._at[head] = ticks_us()\n",
            "        head = self._head\n        if head == -1:\n            return\n"
            "        self._at[head] = ticks_us()\n",
        ),
    ),
]
