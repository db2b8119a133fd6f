"""Asleep on batteries (6.2): all that stirs wakes the box, at whatever instant it comes.

A nap lasts a minute; then the box is awake for five milliseconds, and stops its clocks again.
"""

import random

import pytest
from box import MS, SECOND
from branches import fork
from sleeper import DARK, NAP_US, TOL_US, WAKES_US, Sleeper, acts, tap

from quizbox_host.sim.parts import START

LINE_US = 300 * MS  # from the cable to a laptop that can ask


def hold(made):
    """Down until after the box has to be awake: one edge, and no other makes up for it."""
    tap(made, WAKES_US + 50 * MS)


def chatter(made, first_us=150):
    """Eight milliseconds of it, then down. first_us: the shortest that a contact can be."""
    chance = random.Random(made.now_us)
    ranges_us = (50, 700), (first_us, 900)
    made.flips(lambda closed: chance.randrange(*ranges_us[closed]), 8 * MS, 0)
    made.rig.clock.at(made.now_us + 60 * MS, made.rig.board.pads[START].drive, None)


def brush(made):
    """A contact that is over before the chip's clocks are back, and the lasting one 6 ms later."""
    waits_us = {True: 30, False: 6 * MS}
    made.flips(waits_us.get, 6 * MS, 0)
    made.rig.clock.at(made.now_us + 60 * MS, made.rig.board.pads[START].drive, None)


def moves(made, at_us):
    """SLIDE's contact 2 closes, which is one edge. Returns what is shown 0.1 s later."""
    made.until(at_us)
    made.rig.act("slide", 2)
    made.until(at_us + WAKES_US)
    assert made.resets == []
    return made.shown


def plugged(made, at_us):
    """The cable comes. Returns (the answer to `hello`, shown, whether the clocks stop)."""
    made.until(at_us)
    made.rig.act("cable", 1)
    made.run(LINE_US)
    _, line = made.answer(made.send("hello"), SECOND)
    assert made.resets == []
    return line["result"]["state"], made.shown, made.is_stopped


@pytest.fixture(scope="module")
def dozing():
    """A box that is about to fall asleep; SLIDE, at 1 until then, is in the gap."""
    made = Sleeper()
    made.until(55 * SECOND)
    made.rig.act("slide", 0)
    made.until(59 * SECOND)
    return made


@pytest.fixture(scope="module")
def instants(dozing):
    """{what is about to happen: instants}, some two microseconds apart, where an edge may get lost.

    A clock stops at most 0.1 ms after the firmware has looked at the lines for the last time.
    """
    (falls_us, wakes_us), (again_us, _) = fork(dozing.naps, 3 * NAP_US)[:2]
    assert wakes_us - falls_us == NAP_US
    return {
        "it falls asleep": range(falls_us - 4 * MS, falls_us + 100, 31),
        "its clocks stop for the first time": range(falls_us - 100, falls_us + 30, 2),
        "a nap ends and the next begins": range(wakes_us - 100, again_us + 100, 31),
        "its clocks stop again": range(again_us - 100, again_us + 30, 2),
        "anywhere in a nap": range(falls_us, wakes_us, 1_500_007),
    }


WHEN = (
    "it falls asleep",
    "its clocks stop for the first time",
    "a nap ends and the next begins",
    "its clocks stop again",
    "anywhere in a nap",
)


def worst_late_us(found):
    """By how much the latest of many presses was late, of what acts returns for each."""
    assert {shown for shown, _ in found} == {" 1.00"}
    late_us = [late_us for _, (late_us,) in found]
    print(f"{len(found)} presses, {min(late_us)} to {max(late_us)} us late")
    assert min(late_us) >= 0
    return max(late_us)


@pytest.mark.parametrize("when", WHEN)
def test_a_press_wakes_and_acts_from_its_first_edge(dozing, instants, when):
    """6.2 and 2.8: lit within 100 ms, and the minute that it begins is timed as any other."""
    found = [fork(acts, dozing, at_us, hold) for at_us in instants[when]]
    assert worst_late_us(found) <= TOL_US


@pytest.mark.parametrize("when", WHEN)
def test_so_does_one_that_chatters(dozing, instants, when):
    """1.1: whatever its contact does for 8 ms, its first edge is its time."""
    found = [fork(acts, dozing, at_us, chatter) for at_us in instants[when][::3]]
    assert worst_late_us(found) <= TOL_US


@pytest.mark.parametrize("when", WHEN)
def test_so_does_one_whose_first_contact_is_shorter_than_the_chips_waking(dozing, instants, when):
    """1.1 and 2.8: an edge that nobody could look at in time is still the first."""
    found = [fork(acts, dozing, at_us, brush) for at_us in instants[when][::15]]
    assert worst_late_us(found) <= TOL_US


@pytest.mark.parametrize("when", WHEN)
def test_a_moved_slide_wakes_and_acts(dozing, instants, when):
    """6.2: the other period shows within 100 ms."""
    shown = [fork(moves, dozing, at_us) for at_us in instants[when][::2]]
    assert set(shown) == {" 2.00"}


@pytest.mark.parametrize("when", WHEN)
def test_a_cable_brings_the_line_and_no_light(dozing, instants, when):
    """6.2: with a cable in, sleep keeps the serial line, and its clocks."""
    found = {fork(plugged, dozing, at_us) for at_us in instants[when][::4]}
    assert {(state, stopped) for state, _, stopped in found} == {("ready", False)}
    if when != "it falls asleep":
        assert {shown for _, shown, _ in found} == {DARK}
