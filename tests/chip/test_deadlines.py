"""Presses around a deadline: the first edge alone decides, to the half of a millisecond."""

import box
import pytest
from box import MS, SECOND

BEFORE_US = range(-20_250, 20_000, 500)
START_US = 1 * SECOND
MINUTE_US = 60 * SECOND
HELD_US = 120 * MS
AMOUNTS_K = [5, *range(1, 5), *range(6, 21)]  # so the first count passes the figures pressed at


def _minute(off_us):
    at_us = START_US + MINUTE_US + off_us
    acts = box.press(START_US) + box.press(at_us)
    return box.script(acts, at_us + SECOND // 2)


def test_a_minute_is_over_exactly_at_its_end():
    played = box.play_all([_minute(off_us) for off_us in BEFORE_US])
    paused = [bool(box.said(outcome, "chase.pause")) for outcome in played]
    over = [bool(box.said(outcome, "chase.over")) for outcome in played]
    assert paused == [off_us < 0 for off_us in BEFORE_US]
    assert over == [off_us >= 0 for off_us in BEFORE_US]


def _count(off_us, chatter):
    """A colour is armed and counted; its third figure falls due at the press."""
    armed_us, begun_us = 3 * SECOND, 4 * SECOND
    at_us = begun_us + HELD_US + 2 * SECOND + off_us
    acts = [[armed_us, "slide", 0], [armed_us + 2 * MS, "slide", 2]]
    acts += box.press(begun_us) + chatter(at_us)
    colours = [{"name": f"{k}", "amount": 1_000 * k} for k in AMOUNTS_K]
    keeps = {"settings": {"game": "money"}, "table": {"colours": colours}}
    return box.script(acts, at_us + SECOND // 2, keeps)


def _clean(at_us):
    return box.press(at_us)


def _chattering(at_us):
    """Eight milliseconds of it, open first 0.3 ms after the first edge."""
    flips = [[at_us + us, "start", n % 2] for n, us in enumerate(range(300, 8_000, 700))]
    return [
        [at_us, "start", 1],
        *flips,
        [at_us + 8 * MS, "start", 1],
        [at_us + HELD_US, "start", 0],
    ]


@pytest.mark.parametrize("chatter", [_clean, _chattering])
def test_a_figure_is_taken_exactly_until_the_next(chatter):
    played = box.play_all([_count(off_us, chatter) for off_us in BEFORE_US])
    amounts = [[stop["amount"] for stop in box.said(outcome, "money.stop")] for outcome in played]
    assert amounts == [[2_000 if off_us < 0 else 3_000] for off_us in BEFORE_US]
