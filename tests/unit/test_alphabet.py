"""The letters: drawn, tabled and in behaviour.md 0.11, three times the same."""

import re

import pytest

from quizbox.core import alphabet
from quizbox_host.story.coverage import BEHAVIOUR

# In the drawing of a digit, (row, column) of each segment, a to g.
PLACES = ((0, 1), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1))
STROKES = "_||_||_"


def drawn():
    """{character: segments} of the drawing in the module's docstring."""
    lines = alphabet.__doc__.split("\n", 2)[2].rstrip("\n").split("\n")
    shapes = {}
    for first in range(0, len(lines), 5):
        names, *rows = (line.ljust(80) for line in lines[first : first + 4])
        for column in range(0, 80, 4):
            if names[column + 1] != " ":
                cell = [row[column : column + 3] for row in rows]
                shapes[names[column + 1]] = lit(cell)
    return shapes


def lit(cell):
    segments = 0
    for bit, (row, column) in enumerate(PLACES):
        if cell[row][column] == STROKES[bit]:
            segments |= 1 << bit
    strokes = "".join(cell).replace(" ", "")
    assert len(strokes) == bin(segments).count("1"), cell
    return segments


def lawful():
    """{character: segments} of behaviour.md 0.11."""
    text = BEHAVIOUR.read_text(encoding="utf-8")
    line = next(line for line in text.split("\n") if line.startswith("**0.11 "))
    table = line.split("hexadecimal: ")[1].split(". ")[0]
    shapes = {}
    for item in re.split("[,;] ", table):
        name, code = item.rsplit(" ", 1)
        shapes[" " if name == "space" else name.strip("`")] = int(code, 16)
    return shapes


def test_the_table_is_the_law():
    assert lawful() == alphabet.SHAPES


def test_the_drawing_is_the_table():
    assert {**drawn(), " ": 0} == alphabet.SHAPES


@pytest.mark.parametrize(
    ("char", "like"),
    [("a", "A"), ("B", "b"), ("D", "d"), ("e", "E"), ("g", "G"), ("j", "J"), ("N", "n"),
     ("Q", "q"), ("R", "r"), ("s", "S"), ("T", "t"), ("z", "Z"),
     ("?", "_"), ("ß", "_"), ("Ä", "_"), ("'", "_"), ("\u20ac", "_")],
)  # fmt: skip
def test_a_letter_of_the_other_case_and_a_character_with_none(char, like):
    assert alphabet.shape(char) == alphabet.SHAPES[like]


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("", []),
        ("1.20", [0x06 | 0x80, 0x5B, 0x3F]),
        ("1.", [0x86]),
        (".", [0x80]),
        (".1", [0x80, 0x06]),
        ("1..", [0x86, 0x80]),
        ("1. .", [0x86, 0x80]),
        ("C 01", [0x39, 0x00, 0x3F, 0x06]),
    ],
)
def test_a_point_belongs_to_the_digit_before_it(text, digits):
    assert alphabet.segments(text) == digits
