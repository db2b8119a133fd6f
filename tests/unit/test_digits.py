"""Segments drawn in characters."""

import pytest

from quizbox_host.play import digits

# bit: where it is lit, in the small size
BARS = {
    0: [" ██ ", "    ", "    ", "    ", "    "],
    1: ["    ", "   █", "    ", "    ", "    "],
    2: ["    ", "    ", "    ", "   █", "    "],
    3: ["    ", "    ", "    ", "    ", " ██ "],
    4: ["    ", "    ", "    ", "█   ", "    "],
    5: ["    ", "█   ", "    ", "    ", "    "],
    6: ["    ", "    ", " ██ ", "    ", "    "],
}
UNLIT_LARGE = [
    "  ░░░░░░      ",
    "░░      ░░    ",
    "░░      ░░    ",
    "░░      ░░    ",
    "  ░░░░░░      ",
    "░░      ░░    ",
    "░░      ░░    ",
    "░░      ░░    ",
    "  ░░░░░░   ░░ ",
]


def lit_alone(lit, size=digits.SMALL):
    return [row.replace(digits.UNLIT, " ") for row in digits.draw(lit, size)]


@pytest.mark.parametrize("bit", BARS)
def test_each_bit_lights_its_own_segment(bit):
    assert lit_alone(bytes([1 << bit])) == [row + "   " for row in BARS[bit]]


def test_bit_7_is_the_point_right_of_the_digit():
    assert lit_alone(b"\x80") == [7 * " "] * 4 + ["     █ "]


def test_unlit_segments_are_there_in_every_place():
    assert digits.draw(b"\0", digits.LARGE) == UNLIT_LARGE
    assert digits.draw(b"\0\0", digits.LARGE) == [2 * row for row in UNLIT_LARGE]


def test_digits_stand_from_the_left():
    one, eight = lit_alone(b"\x06"), lit_alone(b"\x7f")
    assert lit_alone(b"\x06\x7f") == [a + b for a, b in zip(one, eight, strict=True)]


@pytest.mark.parametrize("size", [digits.LARGE, digits.SMALL])
def test_a_drawing_is_as_large_as_its_size_says(size):
    rows = digits.draw(b"\xff", size)
    assert len(rows) == size.height
    assert {len(row) for row in rows} == {size.width}


def test_no_digits_are_blank_rows():
    assert digits.draw(b"", digits.SMALL) == [""] * digits.SMALL.height
