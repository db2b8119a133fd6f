"""docs/peers.md and the README tell the same of the bench against peers."""

import pytest
import tree

from tests.bench.peers import page, presses
from tests.bench.peers.candidates import CANDIDATES, OURS

LONG = page.rows_of(tree.text(page.DOCS))
SHORT = page.rows_of(tree.text(page.README))


def test_the_page_has_a_row_for_each_candidate():
    assert [row["program"] for row in LONG] == [candidate.name for candidate in CANDIDATES]


def test_the_readme_has_the_box_and_some_of_the_others():
    assert [row["program"] for row in SHORT] == list(page.SHORT_ROWS)
    assert [tuple(row) for row in SHORT] == [page.SHORT_COLUMNS] * len(SHORT)
    assert page.SHORT_ROWS[0] == OURS


@pytest.mark.parametrize("row", SHORT, ids=lambda row: row["program"])
def test_the_readme_tells_what_the_page_tells(row):
    (same,) = (one for one in LONG if one["program"] == row["program"])
    assert row.items() <= same.items()


def test_the_page_says_how_much_was_played():
    said = f"seed {presses.SEED}: {presses.PRESSES} presses, {presses.GLITCHES} glitches, "
    said += f"{presses.MINUTES} minutes each"
    assert said in tree.text(page.DOCS)


def test_the_readme_leads_to_the_page():
    assert f"({page.DOCS})" in tree.text(page.README)
    assert "make bench-peers" in tree.text(page.README)
