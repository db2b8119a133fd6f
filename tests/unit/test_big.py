"""The box's digits across a terminal, from its events."""

import pytest

from quizbox.core import alphabet
from quizbox_host.big import Big, size
from quizbox_host.play import digits

LEFT = {"left_us": 60_000_000}
MONEY = {"colour": 7, "amount": 15000}


def drawn(text, columns=80, rows=24):
    lit = (alphabet.segments(text) + [0] * 4)[:4]
    return digits.draw(bytes(lit), size(columns, rows))


def told(*events, at_s, separator="point"):
    """What stands at at_s after (seconds, name, params) events."""
    big = Big(80, 24, separator)
    for now_s, name, params in events:
        big.event(name, params, now_s)
    return big, big.rows(at_s)


@pytest.mark.parametrize(
    ("events", "at_s", "text"),
    [
        ([(0, "chase.start", LEFT)], 0, " 1.00"),
        ([(0, "chase.start", LEFT)], 0.5, " 1.00"),
        ([(0, "chase.start", LEFT)], 1.5, " 0.59"),
        ([(0, "chase.start", LEFT)], 55.05, "  5.0"),
        ([(0, "chase.start", LEFT)], 70, " 0.00"),
        ([(0, "chase.start", LEFT), (10.2, "chase.beep", {"left_us": 50_000_000})], 10.2, " 0.50"),
        ([(0, "chase.start", LEFT), (3, "chase.pause", {"left_us": 57_000_000})], 90, " 0.57"),
        ([(0, "chase.pause", LEFT), (3, "chase.resume", {"left_us": 57e6})], 5, " 0.55"),
        ([(0, "chase.over", {"left_us": 0})], 9, " 0.00"),
        ([(0, "clock.turn", {"player": 2, **LEFT})], 1.5, "2. 59"),
        ([(0, "clock.pause", {"player": 1, "left_us": 9_900_000})], 7, "1. 9.9"),
        ([(0, "clock.over", {"player": 1, "left_us": 0})], 7, "1. 0.0"),
        ([(0, "race.start", {"gone_us": 0})], 2, "  0.0"),
        ([(0, "race.go", {"gone_us": 0})], 2.05, "  2.0"),
        ([(0, "race.go", {"gone_us": 0}), (7, "race.stop", {"gone_us": 7_000_000})], 9, "  7.0"),
        ([(0, "money.arm", {"colour": 7})], 5, "07--"),
        ([(0, "money.step", MONEY)], 5, "  15"),
        ([(0, "money.stop", MONEY)], 5, "  15"),
        ([(0, "money.reveal", MONEY)], 5, "  15"),
        ([(0, "chase.start", LEFT), (1, "press", {}), (1, "slide", {"position": 2})], 1.5, " 0.59"),
    ],
)
def test_each_event_is_shown_as_the_box_does(events, at_s, text):
    big, rows = told(*events, at_s=at_s)
    assert rows == drawn(text)
    assert big.is_known


def test_a_colon_is_shown_as_one():
    _, rows = told((0, "chase.start", {"left_us": 9_000_000}), at_s=0, separator="colon")
    assert rows == drawn(" 0.09")


@pytest.mark.parametrize("name", ["press", "release", "slide", "money.new"])
def test_what_no_event_tells_has_to_be_asked(name):
    big, _ = told((0, "money.reveal", MONEY), (1, name, {}), at_s=1)
    assert not big.is_known
    big.shown("C 04")
    assert big.rows(2) == drawn("C 04")


def test_an_event_that_is_not_known_changes_nothing():
    big, rows = told((0, "money.arm", {"colour": 3}), (1, "new.thing", {"x": 1}), at_s=1)
    assert rows == drawn("03--")
    assert big.is_known


@pytest.mark.parametrize("columns", [20, 28, 40, 80, 132, 200])
@pytest.mark.parametrize("rows", [5, 10, 24, 60])
def test_they_fill_the_terminal_and_no_more(columns, rows):
    found = drawn(" 1.00", columns, rows)
    smallest = 4 * digits.SMALL.width
    assert max(map(len, found)) <= max(columns, smallest)
    assert columns < smallest or max(map(len, found)) > columns - 4
    assert len(found) <= max(rows, digits.SMALL.height)
