"""What a person is told of a colour file: one line for many alike, and none that plays tricks."""

import json

import colour_texts
import pytest
from click.testing import CliRunner
from colour_texts import NAMED, ROWS, csv, replaced, toml

from quizbox_host import colourcommands, colourfile
from quizbox_host.colours.rows import Fault

OUT = "an amount is a whole thousand from 1,000 to 20,000"
AS = f"{OUT}, as 5000, 5,000, £5,000, 5 000 or 5k"


@pytest.fixture
def lines(tmp_path):
    return lambda data, ending: colour_texts.lines(tmp_path, data, ending)


def with_amounts(form):
    return [(name, form.format(k=amount // 1000)) for name, amount in ROWS]


@pytest.mark.parametrize(
    ("data", "ending", "told"),
    [
        (csv(with_amounts("{k}.000")), ".csv",
         ["1: an amount that reads two ways; write five thousand as 5,000; "
          "likewise on lines 2 to 20"]),
        (csv(with_amounts("{k}")), ".csv",
         [f"1: {AS}; not in thousands alone; likewise on lines 2 to 20"]),
        (csv(with_amounts("{k}500"), ";", "name;amount"), ".csv",
         [f"2: {OUT}; likewise on lines 3 to 21"]),
        (toml(with_amounts("£{k},000")), ".toml",
         ['2: no TOML: a name or amount of more than letters or digits stands in quotes, as '
          '"£5,000"; likewise on lines 3 to 21']),
        (toml(ROWS).replace("[colours]\n", ""), ".toml",
         ['1: `Red` is no part of a colour file; likewise on lines 2 to 20',
          "1: no table [colours] of `name = amount` lines, no list `colours` of names, "
          "no [[colour]]"]),
        (csv([(f"{name}\u200b", None) for name, _ in ROWS]), ".csv",
         ["1: a character that nobody can see: U+200B ZERO WIDTH SPACE; type the name again; "
          "likewise on lines 2 to 20"]),
        (csv(ROWS) * 2, ".csv",
         ["21: 40 colours; a table has 20", "21: the amount of line 1 again; likewise on lines 22 "
          "to 40", "21: the name of line 1 again; likewise on lines 22 to 40"]),
        (csv(ROWS, "，"), ".csv",
         ["1: U+FF0C FULLWIDTH COMMA parts nothing; type a comma; likewise on lines 2 to 20"]),
    ],
)  # fmt: skip
def test_twenty_alike_are_one_line(lines, data, ending, told):
    assert lines(data, ending) == told


def test_three_are_told_one_by_one_and_four_are_one_line(lines):
    rows = list(NAMED)
    for place in (2, 5, 9):
        rows = replaced(place, ("a\tb", None), rows)
    rows = [(f'"{name}"', None) for name, _ in rows]
    said = "a character that nobody can see: U+0009 TAB; type the name again"
    assert lines(csv(rows), ".csv") == [f"{line}: {said}" for line in (2, 5, 9)]
    rows = replaced(10, ('"a\tb"', None), rows)
    assert lines(csv(rows), ".csv") == [f"2: {said}; likewise on lines 5, 9 to 10"]


def test_each_stays_a_fault_of_its_own_for_programs(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(csv(with_amounts("{k}")))
    ran = CliRunner().invoke(colourcommands.check, ["--json", str(path)])
    assert [fault["line"] for fault in json.loads(ran.stdout)[0]["faults"]] == list(range(1, 21))
    ran = CliRunner().invoke(colourcommands.check, [str(path)])
    assert ran.stdout.count("\n") == 1


def test_a_fault_of_the_file_as_a_whole_has_no_line():
    assert colourfile.told("a.csv", [Fault(0, "gone")]) == ["a.csv: gone"]


def test_a_header_that_would_play_tricks(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text(csv(ROWS, header="name,\x1b[J\u202e"))
    ran = CliRunner().invoke(colourcommands.check, [str(path)])
    assert ran.stdout == (
        f'{path}:1: a header with a column "\\x1b[J\\u202e"; known are name and amount\n'
    )
