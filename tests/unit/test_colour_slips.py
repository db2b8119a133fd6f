"""Colour files of rows that are no CSV's: what is told names the cause, and no row is taken so."""

import colour_texts
import pytest
from colour_texts import NAMED, NAMES, ROWS, csv, replaced

from quizbox_host.colours import slips

LINES = range(1, 21)
AT_END = "a name that ends in an amount; part them, by a comma in a CSV, by = in TOML"
COLON, EQUALS, BAR = "U+003A COLON", "U+003D EQUALS SIGN", "U+007C VERTICAL LINE"


@pytest.fixture
def read(tmp_path):
    return lambda data, ending=".csv": colour_texts.read(tmp_path, data, ending)


@pytest.fixture
def told(tmp_path):
    return lambda data, ending=".csv": colour_texts.told(tmp_path, data, ending)


def numbered(form, rows=ROWS):
    """Rows as the form says, of k (the number), name and pounds."""
    lines = [form.format(k=k, name=name, pounds=pounds) for k, (name, pounds) in enumerate(rows, 1)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("amount", ["{pounds}", "{pounds:,}", "£{pounds:,}", "{pounds:,} £"])
@pytest.mark.parametrize(
    ("between", "what"),
    [(": ", COLON), (":", COLON), (" = ", EQUALS), ("|", BAR), (" | ", BAR), (" => ", EQUALS)],
)
@pytest.mark.parametrize("ending", [".csv", ".txt"])
def test_what_stands_between_name_and_amount_is_named(told, between, what, amount, ending):
    text = f"{what} parts nothing; type a comma"
    assert told(numbered("{name}" + between + amount), ending) == [(line, text) for line in LINES]


def test_two_rows_with_a_colon(told):
    assert told("a: 1000\nb: 2000\n") == [
        (1, f"{COLON} parts nothing; type a comma"),
        (2, "2 colours; a table has 20"),
        (2, f"{COLON} parts nothing; type a comma"),
    ]


@pytest.mark.parametrize("between", [" ", " - ", "/"])
@pytest.mark.parametrize("amount", ["{pounds}", "{pounds:,}"])
def test_no_separator_at_all(told, between, amount):
    assert told(numbered("{name}" + between + amount)) == [(line, AT_END) for line in LINES]


def test_a_mark_in_one_of_names_alone(told):
    text = f"{COLON} in a name; put the name in quotes, or part it from its amount by a comma"
    assert told(csv(replaced(4, ("Lime: pale", None), NAMED))) == [(4, text)]


@pytest.mark.parametrize("head", ["", "| name | amount |\n|---|---:|\n"])
@pytest.mark.parametrize("amount", ["{pounds}", "{pounds:,}"])
def test_a_table_of_markdown(told, head, amount):
    assert told(head + numbered("| {name} | " + amount + " |")) == [(1, slips.MARKDOWN)]


@pytest.mark.parametrize(
    "row",
    ["{name},{pounds} # mine", "{name},£{pounds:,} # mine", "{name};{pounds:,} #1", "{name},{k}#"],
)
def test_a_comment_behind_a_row(told, row):
    assert told(numbered(row)) == [(line, slips.COMMENT) for line in LINES]


def test_a_comment_behind_a_name_or_a_number_sign_in_one(told, read):
    assert told(numbered("{name}, # mine")) == [(line, slips.COMMENT) for line in LINES]
    rows = replaced(3, ("Team #3", 12000))
    assert read(csv(rows)) == rows


@pytest.mark.parametrize(
    "row", ["{k}. {name}", "{k}) {name}", "{k}: {name}", "{k} {name}", "{k:02}. {name},{pounds}"]
)
@pytest.mark.parametrize("ending", [".csv", ".txt"])
@pytest.mark.parametrize("head", [False, True])
def test_rows_that_begin_with_their_numbers(told, row, ending, head):
    header = ("name,amount\n" if "pounds" in row else "name\n") if head else ""
    assert told(header + numbered(row), ending) == [(1 + head, slips.NUMBERED)]


@pytest.mark.parametrize(
    "row", ["{k},{name},{pounds}", "{k};{name};{pounds:,}", "{k},{name}", '"{k}","{name}","1000"']
)
def test_a_column_of_numbers(told, row):
    assert told(numbered(row)) == [(1, slips.NUMBERS)]


def test_numbers_before_emoji(told):
    rows = [(chr(0x1F34A + at), pounds) for at, (_, pounds) in enumerate(ROWS)]
    assert told(numbered("{k}. {name}", rows)) == [(1, slips.NUMBERED)]
    assert told(numbered("{k},{name},{pounds}", rows)) == [(1, slips.NUMBERS)]


@pytest.mark.parametrize("between", [": ", " = ", " | ", " =£"])
def test_numbers_that_are_names_themselves(told, read, between):
    what = {":": COLON, "=": EQUALS, "|": BAR}[between.strip(" £")]
    text = f"{what} parts nothing; type a comma"
    assert told(numbered("{k}" + between + "{pounds}")) == [(line, text) for line in LINES]
    rows = [(str(k), pounds) for k, (_, pounds) in enumerate(ROWS, 1)]
    assert read(csv(rows)) == rows


@pytest.mark.parametrize("form", ["{k}", "{k}st", "Team {k}", "{k}. {name}", "{k} {name}"])
def test_names_with_numbers_that_are_meant(read, form):
    names = [form.format(k=k, name=name) for k, name in enumerate(NAMES, 1)]
    rows = [(name, pounds) for name, (_, pounds) in zip(names, ROWS, strict=True)]
    mark = '"' if " {name}" in form else ""
    assert read(csv([(f"{mark}{name}{mark}", pounds) for name, pounds in rows])) == rows
    one = replaced(7, ("7. Turquoise", None), NAMED)
    assert read(csv(one)) == one


@pytest.mark.parametrize("amount", ["'{}", "{}'", "'{}'"])
def test_an_apostrophe_at_an_amount(told, amount):
    faults = told(csv([(name, amount.format(pounds)) for name, pounds in ROWS]))
    assert [line for line, _ in faults] == list(LINES)
    assert {text.partition("; ")[2] for _, text in faults} == {"not with U+0027 APOSTROPHE"}
