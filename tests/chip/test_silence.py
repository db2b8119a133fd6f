"""However the program ends in mid `long`, the piezo is silent at once and stays so (6.4)."""

import json

import pytest
from box import MS, SECOND, Box
from branches import fork

from quizbox_host.emulator import program
from quizbox_host.sim.parts import PIEZO_A, PIEZO_B

PERIOD_US = 2 * SECOND
INTO_LONG_US = 500 * MS
BEEPS = ("beep_every_s", "beep_each_from_s", "beep_twice_from_s")
SILENT_US = 50 * MS
HAMMERED_US = 5 * MS
STAYS_US = 2 * SECOND  # longer than what is left of `long`, and than a start from a slot
RESTARTED_US = SECOND  # a `reboot` waits until its answer is surely out
# Driven, as a reset leaves a pad, and as an enumeration has GP15 for 1 ms (RP2040-E5).
HELD = {"LOW", "INPUT_PULL_DOWN", "INPUT_BUS_KEEPER"}
PWM = 4  # RP2040 data sheet, 2.19.2: the function that gives a pad to it
FROM_PAD = 1 << 17  # of GPIOx_STATUS, 2.19.6.1: its level
CTRL_C, CTRL_D = "03", "04"
SECONDS_US = range(100, 3_100, 100)  # the first is handled within 3 ms
RESET = b"import machine; machine.reset()\r".hex()
SOFT_RESET = b"import machine; machine.soft_reset()\r".hex()
REBOOT = (json.dumps({"jsonrpc": "2.0", "id": 9, "method": "reboot"}) + "\n").encode().hex()
ENDS = {  # what is done to a box, as acts, and how it goes on
    "a Ctrl-C": ([[0, "rx", CTRL_C]], "prompt"),
    "Ctrl-D in the same packet": ([[0, "rx", CTRL_C + CTRL_D]], "soft"),
    "Ctrl-D while Ctrl-C is handled": ([[0, "rx", CTRL_C], [MS, "rx", CTRL_D]], "soft"),
    "Ctrl-D at the prompt": ([[0, "rx", CTRL_C], [20 * MS, "rx", CTRL_D]], "soft"),
    "a soft reset as a laptop does it": ([[0, "soft_reset", 0]], "soft"),
    "machine.soft_reset()": ([[0, "rx", CTRL_C], [20 * MS, "rx", SOFT_RESET]], "soft"),
    "machine.reset()": ([[0, "rx", CTRL_C], [20 * MS, "rx", RESET]], "watchdog"),
    "RUN": ([[0, "run_pin", 0]], "run"),
}


@pytest.fixture(scope="module", params=["frozen", "slot"])
def runs_from(request):
    return getattr(program, request.param)()


@pytest.fixture(scope="module", params=[1, 2, 3])
def sounding(runs_from, request):
    return in_long(runs_from, request.param)


def in_long(runs_from, volume):
    """A box in the midst of `long`; volumes 1 and 2 have one pin alone."""
    settings = {"chase_1_s": PERIOD_US // SECOND, "volume": volume}
    box = Box(runs_from, keeps={"settings": settings})
    box.power(1, SECOND)
    box.press(for_us=PERIOD_US + INTO_LONG_US)
    assert box.rig.piezo.sounds
    assert [pin.function_select for pin in piezo(box)].count(PWM) == (2 if volume == 3 else 1)
    return box


def piezo(box):
    return [box.chip.mcu.gpio[number] for number in (PIEZO_A, PIEZO_B)]


def is_low(pin):
    return pin.value.name in HELD and not pin.status & FROM_PAD and pin.function_select != PWM


def assert_low(box):
    assert [pin.value.name for pin in piezo(box) if not is_low(pin)] == []


def act(box, at_us, what, value):
    """An act of a script, or RUN pulled low for a moment."""
    if what == "run_pin":
        box.rig.clock.at(at_us, box.chip.reset)
    else:
        box.rig.clock.at(at_us, box.rig.act, what, value)


def silenced(box, acts):
    """Do acts, and see that the box is silent and stays so.

    Returns (how the chip was reset, the values of the prompt, microseconds to silence).
    """
    begun_us = box.now_us
    resets = []
    box.chip.on_reset.append(resets.append)
    for at_us, what, value in acts:
        act(box, begun_us + at_us, what, value)
    box.run(SILENT_US)
    assert_low(box)
    quiet_us = [us for us, what, _ in box.log if what == "piezo"][-1] - begun_us
    watch(box, STAYS_US)
    prompts = [value for us, what, value in box.log if what == "prompt"]
    return resets, prompts, quiet_us


def watch(box, us):
    """Both pins stay low for so long, whatever is done to them."""
    moved = []
    for pin in piezo(box):
        pin.add_listener(lambda new, old, pin=pin: moved.append((box.now_us, new, is_low(pin))))
    heard = len(box.log)
    box.run(us)
    assert [move for move in moved if not move[2]] == []
    assert [entry for entry in box.log[heard:] if entry[1] in ("piezo", "tone", "crash")] == []
    assert_low(box)


@pytest.mark.parametrize("end", ENDS)
def test_silent_within_50_ms_and_for_good(sounding, end):
    acts, goes_on = ENDS[end]
    resets, prompts, quiet_us = fork(silenced, sounding, acts)
    assert 0 <= quiet_us <= SILENT_US
    assert resets == ([goes_on] if goes_on in ("watchdog", "run") else [])
    assert prompts == {"prompt": [1], "run": []}.get(goes_on, [1, 0])


def test_a_second_ctrl_c_does_not_get_between(sounding):
    for after_us in SECONDS_US:
        acts = [[0, "rx", CTRL_C], [after_us, "rx", CTRL_C]]
        resets, prompts, quiet_us = fork(silenced, sounding, acts)
        assert (resets, prompts) == ([], [1])
        assert 0 <= quiet_us <= SILENT_US


def interrupted_twice(box, after_us):
    box.rig.act("rx", CTRL_C)
    box.run(after_us)
    box.rig.act("rx", CTRL_C)
    box.run(SILENT_US - after_us)
    assert_low(box)
    return box.rig.console.is_prompt


def test_nor_at_any_moment_of_the_first_one(runs_from):
    """By the 10 us: a handler that may be broken off is so within a few bytecodes."""
    box = in_long(runs_from, volume=3)
    assert all(fork(interrupted_twice, box, after_us) for after_us in range(10, 3_500, 10))


def hammered(box, each_us):
    """Ctrl-C again and again, as somebody does who sees no prompt yet."""
    for at_us in range(0, HAMMERED_US, each_us):
        act(box, box.now_us + at_us, "rx", CTRL_C)
    box.run(SILENT_US)
    assert_low(box)
    return box.rig.console.is_prompt


def test_nor_do_many(runs_from):
    box = in_long(runs_from, volume=3)
    assert all(fork(hammered, box, each_us) for each_us in [*range(20, 400, 7), 500, 1_000, 2_000])


def rebooted(box):
    """Ask for a reboot; the chip's reset is what ends the sound."""
    resets = []
    box.chip.on_reset.append(lambda how: (resets.append(how), box.chip.stop()))
    box.rig.act("rx", REBOOT)
    box.run(RESTARTED_US)
    assert resets == ["watchdog"]
    assert_low(box)
    watch(box, STAYS_US)
    return box.ask("hello")


def test_a_reboot_is_silent_from_the_reset_on(sounding):
    hello = fork(rebooted, sounding)
    assert (hello["state"], hello["reset_cause"]) == ("ready", "restart")


def begins(runs_from):
    """A box a millisecond before `long`, which is its first sound."""
    settings = {"chase_1_s": PERIOD_US // SECOND} | dict.fromkeys(BEEPS, 0)
    box = Box(runs_from, keeps={"settings": settings})
    box.power(1, SECOND)
    box.ask("events", on=True)
    box.press(for_us=PERIOD_US - 2 * MS)
    return box


def interrupted(box, after_us):
    """Ctrl-C comes. Returns whether it cut a sound."""
    box.run(after_us)
    box.rig.act("rx", CTRL_C)
    box.run(SILENT_US)
    assert box.rig.console.is_prompt
    watch(box, 100 * MS)
    return any(what == "tone" for _, what, _ in box.log)


def test_ctrl_c_as_long_begins_leaves_no_pin_behind(runs_from):
    box = begins(runs_from)
    sounded = [fork(interrupted, box, after_us) for after_us in range(0, 6_000, 100)]
    assert sounded == sorted(sounded)  # it came before the sound, then after
    assert set(sounded) == {False, True}
