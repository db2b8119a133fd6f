"""The soak's models play only what they can know."""

import pytest
from soak_evening import SECOND, TABLE, press, say, slide

from quizbox.core import kept
from tests.soak import judge, reigns, worlds
from tests.soak.evidence import Evidence
from tests.soak.laptop import Laptop

BEGUN = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]


def played(game, acts, until_s=60):
    """The Evidence of a box that was played so."""
    settings = {"game": game, "chase_1_s": 20}
    script = {
        "kept": {"settings": kept.pack(settings).hex()},
        "display": "tm1650",
        "seed": 1,
        "acts": sorted([*BEGUN, *acts], key=lambda act: act[0]),
        "until_us": until_s * SECOND,
    }
    return Evidence(script, worlds.in_cpython(script))


def began_us(acts):
    """When the box begins anew."""
    return played("chase", acts).powers[-1].on_us


def test_a_table_that_comes_after_a_count_leaves_the_stopwatch_as_it_is():
    laptop = Laptop(None)
    acts = say(1, laptop.request("hello"), laptop.request("events", on=True))
    acts += [*press(3), *press(10), *say(15, laptop.request("table.set", colours=TABLE))]
    evidence = played("race", [*acts, *press(20), *press(25)])
    assert evidence.results("table.set")
    assert judge.judge(evidence) is None


@pytest.mark.parametrize("early_us", [2_000, 22_000, 40_000, 300_000])
def test_what_comes_while_a_box_begins_anew_is_not_held_against_it(early_us):
    laptop = Laptop(None)
    acts = say(1, laptop.request("hello"), laptop.request("events", on=True))
    acts += say(4, laptop.request("reboot"))
    us = began_us(acts)
    acts += say(8, laptop.request("events", on=True))
    acts += press((us + early_us) / SECOND) + press(12) + slide(20, 2)
    evidence = played("chase", acts)
    assert evidence.powers[-1].on_us == us
    assert judge.judge(evidence) is None
    assert [run.stirs_early for run in evidence.powers] == [False, True]


def test_what_a_box_does_that_begins_anew_in_peace_is_known():
    laptop = Laptop(None)
    acts = say(1, laptop.request("hello")) + say(4, laptop.request("reboot")) + press(12)
    evidence = played("chase", acts)
    known = reigns.Reigns(evidence).found
    assert [type(reign.model).__name__ for reign in known] == ["Chase", "Chase"]
    assert known[-1].power.on_us == evidence.powers[-1].on_us
