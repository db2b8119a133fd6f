"""The soak reckons when the box's clock began, and holds each press against it."""

import json

import pytest

from tests.soak import presses, worlds
from tests.soak.evidence import MS, SECOND, Evidence, Violation
from tests.soak.laptop import Laptop

BEGAN_US = 80 * MS  # the box's clock, after power-up
FIRST_US, SECOND_US = 10 * SECOND, 20 * SECOND
HELD_US = 120 * MS


def told(us, name="press", late_us=20 * MS, **params):
    """A line for what happened at us."""
    params["t_us"] = us - BEGAN_US
    text = json.dumps({"method": name, "params": params, "jsonrpc": "2.0"})
    return (us + late_us, "said", text)


def evidence(log, acts=(), exact=False):
    """A box that was pressed twice, and what a laptop heard of it."""
    begun = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]
    for us in (FIRST_US, SECOND_US):
        begun += [[us, "start", 1], [us + HELD_US, "start", 0]]
    begun.append([SECOND, "rx", Laptop(None).request("events", on=True)])
    heard = (SECOND + MS, "said", json.dumps({"id": 1000, "result": {}, "jsonrpc": "2.0"}))
    acts = sorted([*begun, *acts], key=lambda act: act[0])
    script = {"acts": acts, "until_us": 60 * SECOND, "display": "tm1650"}
    log = sorted([heard, *log], key=lambda entry: entry[0])
    return Evidence(script, worlds.Played(log, [(0, "power")], [(0, {})], {}, exact))


def written(*spans):
    return [(us, "kept", ["flash", end_us - us]) for us, end_us in spans]


def broken(found):
    """What is wrong with the presses, or None."""
    try:
        presses.check(found)
    except Violation as violation:
        return str(violation)
    return None


def test_two_presses_that_were_told_at_their_time():
    assert broken(evidence([told(FIRST_US), told(SECOND_US)])) is None


@pytest.mark.parametrize("off_us", [-60 * MS, 60 * MS, 90 * MS])
def test_a_press_beside_a_write_says_nothing_of_the_box_s_clock(off_us):
    """Its time can be reckoned wrongly: that must not put the other press in doubt."""
    around = written((SECOND_US - 20 * MS, SECOND_US - 5 * MS),
                     (SECOND_US + 90 * MS, SECOND_US + 100 * MS))  # fmt: skip
    log = [told(FIRST_US), told(SECOND_US + off_us), *around]
    assert broken(evidence(log)) is None


def test_a_press_beside_a_write_says_nothing_of_it_where_slide_was_told():
    around = written((SECOND_US - 20 * MS, SECOND_US - 5 * MS),
                     (SECOND_US + 90 * MS, SECOND_US + 100 * MS))  # fmt: skip
    acts = [[5 * SECOND, "slide", 0], [5 * SECOND + 2 * MS, "slide", 2]]
    moved = told(5 * SECOND + 22 * MS, "slide", position=2)
    log = [moved, told(FIRST_US), told(SECOND_US + 60 * MS), *around]
    assert broken(evidence(log, acts)) is None


@pytest.mark.parametrize(
    ("log", "why"),
    [
        ([told(FIRST_US)], "a press was not told"),
        ([told(SECOND_US)], "a press was not told"),
        ([told(FIRST_US), told(SECOND_US + 5 * MS)], "a press was not told"),
        ([told(FIRST_US), told(SECOND_US), told(30 * SECOND)], "told that was none"),
        ([told(FIRST_US), told(SECOND_US, late_us=SECOND)], "us late"),
        (
            [told(FIRST_US), told(SECOND_US), told(30 * SECOND, "slide", position=2)],
            "a slide was told that was none",
        ),
    ],
)
@pytest.mark.parametrize("exact", [False, True])
def test_what_no_clock_of_the_box_makes_right(log, why, exact):
    assert why in broken(evidence(log, exact=exact))
