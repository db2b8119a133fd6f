"""What the tests take a display to show: the law's own figures (0.2 to 0.6, 4.2, 4.4, 5.1)."""

import pytest

from quizbox_host.story import eyes
from tests.properties.figures import Figures, fitting

SECOND = 1_000_000


@pytest.mark.parametrize(
    ("display", "separator", "left_s", "shown"),
    [
        ("tm1650", "point", 60, " 1.00"),
        ("tm1650", "point", 59, " 0.59"),
        ("tm1650", "point", 58.01, " 0.59"),
        ("tm1650", "point", 10, " 0.10"),
        ("tm1650", "point", 9.9, "  9.9"),
        ("tm1650", "point", 9.81, "  9.9"),
        ("tm1650", "point", 0, " 0.00"),
        ("tm1650", "point", 600, "10.00"),
        ("tm1637-6", "point", 60, "   1.00"),
        ("max7219", "point", 9.9, "      9.9"),
        ("tm1637-4", "colon", 60, " 1:00"),
        ("tm1637-4", "colon", 9.9, " 0:10"),
        ("ht16k33", "colon", 8.9, " 0:09"),
        ("max7219", "colon", 61, "     1:01"),
    ],
)
def test_time_left(display, separator, left_s, shown):
    assert Figures(display, separator).time(round(left_s * SECOND)) == shown


@pytest.mark.parametrize(
    ("display", "separator", "left_s", "shown"),
    [
        ("tm1650", "point", 120, "1.120"),
        ("tm1650", "point", 59, "1. 59"),
        ("tm1650", "point", 9.9, "1. 9.9"),
        ("tm1650", "point", 0, "1. 0.0"),
        ("tm1650", "colon", 120, "1120"),
        ("tm1637-4", "colon", 59, "1 59"),
        ("ht16k33", "colon", 9, "1  9"),
        ("tm1637-6", "point", 120, "1.  2.00"),
        ("max7219", "point", 120, "1.    2.00"),
        ("max7219", "point", 9.9, "1.     9.9"),
        ("max7219", "point", 0, "1.     0.0"),
    ],
)
def test_a_turn(display, separator, left_s, shown):
    assert Figures(display, separator).turn(1, round(left_s * SECOND)) == shown


@pytest.mark.parametrize(
    ("display", "separator", "gone_s", "shown"),
    [
        ("tm1650", "point", 0, "  0.0"),
        ("tm1650", "point", 599.99, "599.9"),
        ("tm1650", "point", 600, "10.00"),
        ("tm1637-6", "point", 601, "  10.01"),
        ("tm1637-6", "colon", 1.9, "   0:01"),
    ],
)
def test_time_gone(display, separator, gone_s, shown):
    assert Figures(display, separator).gone(round(gone_s * SECOND)) == shown


@pytest.mark.parametrize(
    ("display", "colour", "thousands", "money", "armed", "text"),
    [
        ("tm1650", 7, 1, "   1", "07--", "End "),
        ("tm1637-4", 7, 20, "  20", "07--", "End "),
        ("tm1637-6", 7, 1, "  1000", "07----", "End   "),
        ("max7219", 7, 20, "07 20000", "07  ----", "End     "),
        ("max7219", 7, 1, "07  1000", "07  ----", "End     "),
    ],
)
def test_money(display, colour, thousands, money, armed, text):
    figures = Figures(display)
    assert figures.money(colour, thousands) == money
    assert figures.armed(colour) == armed
    assert figures.left("End") == text
    assert eyes.cells(figures.point)[-1][0] == eyes.POINT


def test_a_colour_that_is_offered():
    assert Figures("tm1637-4").offered(1, "Red") == {
        *("C 01", "   R", "  Re", " Red", "Red ", "ed  ", "d   ")
    }
    assert Figures("max7219").offered(1, "Red") == {"01 Red  "}
    assert "06 meral" in Figures("max7219").offered(6, "Emerald")
    assert len(Figures("max7219").offered(6, "Emerald")) == 7 + 5 - 1


def test_the_figures_of_a_box_are_those_of_its_settings():
    assert fitting({}).time(60 * SECOND) == " 1.00"
    assert fitting({"display": "tm1637-6", "separator": "colon"}).time(60 * SECOND) == "   1:00"
