"""A page of large digits with its title, for windows of every size."""

import pytest
from rich.cells import cell_len

from quizbox.core import alphabet
from quizbox_host.bigscreen import SMALLEST, largest, page
from quizbox_host.play import digits

TITLE = ["The Colour of Money", "round 4", "colour 7, Turquoise"]
COLUMNS = [1, 9, 23, 24, 40, 48, 80, 132, 200]
ROWS = [1, 2, 4, 5, 6, 8, 12, 24, 50]


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("shown", [" 1.00", "  1.00.", "07 20000"])
def test_a_page_fits_its_window(columns, rows, shown):
    lit = alphabet.segments(shown)
    found = page(TITLE, lit, columns, rows)
    assert len(found) <= rows
    assert max(map(cell_len, found)) <= columns


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("count", [4, 6, 8])
def test_digits_are_drawn_whole_wherever_they_fit(columns, rows, count):
    lit = [0xFF] * count
    size = largest(columns, rows, count)
    assert (size is None) == (columns < 6 * count or rows < 5)
    if size:
        assert count * size.width <= columns
        assert columns - count * size.width < count
        assert SMALLEST.height <= size.height <= rows
        drawn = [row.strip() for row in digits.draw(bytes(lit), size)]
        found = [row.strip() for row in page([], lit, columns, rows)]
        assert found[-size.height :] == drawn


@pytest.mark.parametrize("shown", [" 1.00", "07 20000"])
def test_a_window_too_small_for_digits_has_their_text(shown):
    found = page(TITLE, alphabet.segments(shown), 20, 4)
    assert found[-1].strip() == shown.strip()
    assert found[0].strip() == TITLE[0]


@pytest.mark.parametrize(
    ("columns", "lines"),
    [
        (80, ["The Colour of Money   round 4   colour 7, Turquoise"]),
        (40, ["The Colour of Money   round 4", "colour 7, Turquoise"]),
        (24, ["The Colour of Money", "round 4", "colour 7, Turquoise"]),
    ],
)
def test_the_title_takes_as_many_lines_as_it_needs(columns, lines):
    found = page(TITLE, [0] * 4, columns, 24)
    assert [row.strip() for row in found if row.strip()[:1].isalpha()] == lines


def test_a_title_with_wide_letters_is_cut_where_the_window_ends():
    found = page(["色" * 24], [0] * 4, 25, 24)
    assert [row for row in found if "色" in row] == ["色" * 12]


def test_a_name_plays_no_tricks():
    assert page(["a\x1b[2J\u202eb"], [0] * 4, 80, 24, centred=False)[0] == "a\\x1b[2J\\u202eb"


def test_the_title_gives_way_to_the_digits():
    found = page(TITLE, [0xFF] * 4, 24, 5)
    assert "█" in found[0]


def test_a_page_that_is_no_window_has_no_empty_rows():
    found = page(TITLE, [0xFF] * 4, 80, 24, centred=False)
    assert found[0] == "The Colour of Money   round 4   colour 7, Turquoise"
    assert "" not in found
