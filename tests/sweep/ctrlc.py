"""0x03 at an instant, and what has to come of it: silence, PC, the prompt (behaviour.md 7.3)."""

import random

from quizbox.core import kept
from quizbox_host.emulator import files
from quizbox_host.sim.parts import PIEZO_A, PIEZO_B
from tests.chip.box import MS, SECOND, Box
from tests.chip.branches import fork

STEP_US = 20
CTRL_C = "03"
SILENT_US = 50 * MS  # 6.4
PROMPT_US = 100 * MS  # 7.3; in a flash write, after it
LEAD_US = 200  # before the first edge
CHATTER_US = 8 * MS
FLIP_US = (100, 900)  # how long a chattering contact stays open or closed
PC = "7339"  # as segments
# Driven, as a reset leaves a pad, and as an enumeration has GP15 for 1 ms (RP2040-E5).
HELD = {"LOW", "INPUT_PULL_DOWN", "INPUT_BUS_KEEPER"}
PWM = 4  # RP2040 data sheet, 2.19.2: the function that gives a pad to it


def stops(box):
    """0x03 comes now. What is wrong then, or ""."""
    box.rig.act("rx", CTRL_C)
    return stopped(box)


def stopped(box):
    """What is wrong with how a box stops to which 0x03 has just been sent, or ""."""
    silent_us = prompt_us = box.now_us
    while not box.rig.console.is_prompt and box.now_us < prompt_us + PROMPT_US:
        box.run(MS)
        prompt_us = max(prompt_us, written_us(box))
        if silent_us + SILENT_US < box.now_us and not is_silent(box):
            return "a piezo pin is not low in time"
    if not box.rig.console.is_prompt:
        return f"no prompt; last {box.log[-4:]}"
    box.run(5 * MS)
    shown = next((value[0] for _, what, value in box.log[::-1] if what == "segments"), "")
    if shown != PC.ljust(len(shown), "0") or not shown:
        return f"no PC, but {shown or 'nothing'}"
    if not is_silent(box):
        return "a piezo pin is not low at the prompt"
    crashes = [value for _, what, value in box.log if what == "crash"]
    return f"it has crashed: {crashes}" if crashes else unsound(box)


def unsound(box):
    """What is wrong with the kept files: none is half written."""
    box.run(50 * MS)
    half = [path for path in files.get(box.chip.flash.image) if path.endswith(".new")]
    return f"half written: {half}" if half else ""


def kept_value(box, name):
    """What is kept under that name, or None. Raises ValueError for what cannot be read back."""
    data = files.get(box.chip.flash.image).get(f"/kept/{name}")
    return None if data is None else kept.unpack(data)


def written_us(box):
    """When the last flash operation that has begun is over."""
    begun = [(us, value) for us, what, value in box.log if what == "kept"]
    return begun[-1][0] + begun[-1][1][1] if begun else 0


def is_silent(box):
    pins = [box.chip.mcu.gpio[number] for number in (PIEZO_A, PIEZO_B)]
    return all(pin.value.name in HELD and pin.function_select != PWM for pin in pins)


def begin(keeps=None, wait_us=SECOND, **more):
    """A function that makes a box that is on, of what is given."""

    def make(given):
        box = Box(given, keeps=keeps, **more)
        box.power(1, wait_us)
        return box

    return make


def chattering(box, what, ends, rests, seed=1):
    """A contact begins to chatter in a moment, for 8 ms: it goes to ends, and back to rests."""
    chance = random.Random(seed)
    at_us, closed = box.now_us + LEAD_US, True
    end_us = at_us + CHATTER_US
    while at_us < end_us:
        box.rig.clock.at(at_us, box.rig.act, what, ends if closed else rests)
        at_us += chance.randint(*FLIP_US)
        closed = not closed
    box.rig.clock.at(end_us, box.rig.act, what, ends)


def ahead_us(box, what, value=None, within_us=12 * SECOND):
    """Microseconds from now until the log has that, as the box goes on."""
    return fork(_ahead_us, box, what, value, within_us)


def _ahead_us(box, what, value, within_us):
    begun_us, seen = box.now_us, len(box.log)
    while box.now_us < begun_us + within_us:
        box.run(10 * MS)
        for us, kind, is_now in box.log[seen:]:
            if kind == what and value in (None, is_now):
                return us - begun_us
        seen = len(box.log)
    raise AssertionError(f"no {what} within {within_us} us: {box.log[-4:]}")


def before(box, what, lead_us, value=None):
    """Lead a box to so long before the log has that."""
    box.run(ahead_us(box, what, value) - lead_us)
    return box


def before_tone(box, hertz, nth, lead_us):
    """Lead a box to so long before the nth tone of about that many hertz begins."""
    box.run(fork(_tone_in_us, box, hertz, nth) - lead_us)
    return box


def _tone_in_us(box, hertz, nth):
    begun_us, seen = box.now_us, len(box.log)
    box.run(12 * SECOND)
    tones = [us for us, what, value in box.log[seen:] if what == "tone" and near(value[0], hertz)]
    return tones[nth - 1] - begun_us


def near(hertz, other):
    return abs(hertz - other) < other / 50
