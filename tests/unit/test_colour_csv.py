"""Colour files as CSV: separators, quotes, headers, commas in amounts."""

import colour_texts
import pytest
from colour_texts import NAMED, NAMES, ROWS, csv, replaced

from quizbox_host import unseen
from quizbox_host.colours import slips

OTHERS = {",": ";", ";": ",", "\t": ","}
FORMS = {
    "plain": "{k}000", "comma": "{k},000", "space": "{k} 000", "no-break": "{k}\u00a0000",
    "narrow": "{k}\u202f000", "pound": "£{k},000", "pounds": "GBP {k},000", "k": "{k}k",
    "pence": "£{k},000.00",
}  # fmt: skip
STRAY = {
    ",": "a row that is not parted by a comma, as others are",
    ";": "a row that is not parted by a semicolon, as others are",
}
CELLS = "too many cells for name and amount; quotes go round what has a separator in it"
QUOTE = "a quote that does not close, or text behind one"
COLUMNS = "a header has one column for names, and one at most for amounts"
HEADER = "a header that is not known; write name and amount, or take it out"
MAYBE = "maybe a header, as it is one of 21; if so, write name, or take it out"
TITLE = "a line above the table; take it out (in Numbers: export without table names)"
SEP = "a separator that is none; write sep=, or sep=; or take the line out"
AT_END = "a name that ends in an amount; part them, by a comma in a CSV, by = in TOML"


def written(form, rows=ROWS):
    return [(name, FORMS[form].format(k=amount // 1000)) for name, amount in rows]


def quoted(rows):
    return [(f'"{name}"', f'"{amount}"') for name, amount in rows]


@pytest.fixture
def read(tmp_path):
    return lambda data: colour_texts.read(tmp_path, data, ".csv")


@pytest.fixture
def told(tmp_path):
    return lambda data: colour_texts.told(tmp_path, data, ".csv")


@pytest.mark.parametrize("header", ["", "name,amount", "Colour,Amount (£)"])
@pytest.mark.parametrize("between", [",", ";", "\t", ", ", " ; "])
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("quotes", [False, True])
def test_every_form_with_every_separator(read, header, between, form, quotes):
    if quotes and between.startswith(" "):
        between = "; "
    rows = quoted(written(form)) if quotes else written(form)
    assert read(csv(rows, between, header.replace(",", between.strip(" ")))) == ROWS


@pytest.mark.parametrize(
    "header",
    ["name", "Name", "NAMES", " colour ", "color", '"Colours"', "colour,", "name,amount", "sep=;"],
)
def test_names_alone(read, header):
    assert read(csv(NAMED, header=header)) == NAMED
    assert read(csv(NAMED)) == NAMED
    assert read(csv([(name, "") for name in NAMES], header="name,amount")) == NAMED


@pytest.mark.parametrize(
    "header",
    ["name,amount", "Colour,Value", "colours,£", "color, GBP", "NAME,Amount in £", "Name,Pounds,,",
     "colour (card),money"],
)  # fmt: skip
def test_headers(read, header):
    assert read(csv(ROWS, header=header)) == ROWS


@pytest.mark.parametrize("header", ["amount,name", "£;Colour"])
@pytest.mark.parametrize("form", FORMS)
def test_the_amount_first_if_the_header_says_so(read, header, form):
    rows = [(amount, name) for name, amount in written(form)]
    assert read(csv(rows, "," if "," in header else ";", header)) == ROWS


@pytest.mark.parametrize(
    "line", ["sep={}", "SEP={}", '"sep={}"', "sep={0}{0}", '"sep={0}"{0}', "sep = {}"]
)
@pytest.mark.parametrize("mark", ["", "\ufeff", "\ufeff\ufeff", "# mine\n\n"])
def test_a_spreadsheets_line_of_the_separator(read, line, mark):
    for separator in ",;\t":
        head = mark + line.format(separator)
        assert read(csv(ROWS, separator, head)) == ROWS
        assert read(csv(ROWS, separator, f"{head}\nname{separator}amount")) == ROWS


def test_a_line_of_the_separator_that_is_of_no_use(told):
    for separator in ("|", "\\t", "", ":", "comma"):
        assert told(csv(ROWS, header=f"sep={separator}")) == [(1, SEP)]
    assert told(csv(ROWS, header="# x\nsep=;")) == [
        (2, "sep=;, but the rows are parted by a comma")
    ]


def test_the_sign_behind_the_amount(read):
    for amount in ("{:,} £", "{}£", "{:,} GBP", "£{:,}"):
        rows = [(name, amount.format(pounds)) for name, pounds in ROWS]
        assert read(csv(rows)) == ROWS
        assert read(csv(quoted(rows), ";")) == ROWS


def test_empty_cells_and_rows_at_the_end_hold_nothing(read):
    assert read(csv(ROWS).replace("\n", ",,,\n") + ",,\n,\n") == ROWS


def test_names_with_separators_in_quotes(read):
    name = 'Red; or "rose", or\u00a0pink'
    row = ('"Red; or ""rose"", or\u00a0pink"', '"£7,000"')
    for between in ",;\t":
        assert read(csv(replaced(1, row), between)) == replaced(1, (name, 7000))


@pytest.mark.parametrize("name", ["Red, dark", "Red:", "a=b", "a|b", "Red;", ",", '"Red"'])
def test_quoted_names_alone_may_hold_what_they_like(read, name):
    rows = [(f'"{name}"'.replace('""', '"""'), None), *NAMED[1:]]
    assert read(csv(rows)) == [(name, None), *NAMED[1:]]


@pytest.mark.parametrize(
    ("row", "amount"),
    [
        ("Red,7,000", 7000), ("Red,£7,000", 7000), ("Red, £7,000", 7000), ("Red,GBP 7,000", 7000),
        ("Red,£7,000.00", 7000), ("Red,£7,000,,", 7000), ("Red,£7,000 ", 7000),
        ('"Red",7,000', 7000),
    ],
)  # fmt: skip
def test_an_unquoted_comma_in_an_amount(read, row, amount):
    assert read(row + "\n" + csv(ROWS[1:])) == replaced(1, ("Red", amount))


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ("Red,7, 000", CELLS), ("Red,7,0000", None), ('Red,"7","000"', CELLS),
        ("Red,£7,000,000", CELLS), ("Dark, red,7000", CELLS), ("Dark,red,7,000", CELLS),
        ("Red,7000,mine", CELLS), (",Red,7000", CELLS), ("Red,,7000", CELLS), ("1,Red,7000", CELLS),
        ('Red,"7,000', QUOTE), ('"Red,7000', QUOTE), ('"Red"x,7000', QUOTE),
        ('"Red" ,7000', QUOTE), ("Red;7000", STRAY[","]), ("Red\t7000", STRAY[","]),
        ("Red=7000", STRAY[","]), ("Red|7000", STRAY[","]), ("Red: 7000", STRAY[","]),
        ("Red 7000", AT_END), ("7000", "an amount where the name should be"),
        (";Red,7000", STRAY[","]), (",7000", "a colour has a name"),
    ],
)  # fmt: skip
def test_a_row_that_is_none(told, row, text):
    faults = told(csv(ROWS[1:4]) + row + "\n" + csv(ROWS[4:]))
    assert {line for line, _ in faults} == {4}
    if text:
        assert text in [told for _, told in faults]


def test_a_row_without_an_amount(told):
    rows = replaced(7, ("Turquoise", None), replaced(3, ("Yellow", "")))
    assert told(csv(rows)) == [(3, "no amount here, nor on 7: all colours have one, or none")]
    rows = [*NAMED[:4], ROWS[4], *NAMED[5:]]
    lines = ", ".join(str(line) for line in (2, 3, 4, *range(6, 21)))
    assert told(csv(rows)) == [
        (1, f"no amount here, nor on {lines}: all colours have one, or none")
    ]


@pytest.mark.parametrize(
    ("header", "text"),
    [
        ("colour,amount,amount", COLUMNS),
        ("name,colour,amount", COLUMNS),
        ("name,name", COLUMNS),
        ("amount", COLUMNS),
        ("name,amount,notes", 'a header with a column "notes"; known are name and amount'),
        ("number,name,amount", 'a header with a column "number"; known are name and amount'),
        ("colour,,amount", 'a header with a column ""; known are name and amount'),
    ],
)
def test_headers_that_are_of_no_use(told, header, text):
    assert told(csv(ROWS, header=f"# mine\n{header}")) == [(2, text)]


@pytest.mark.parametrize("header", ["Farbe;Betrag", "Couleur;Prix", "名前;金額", '"Цвет";Сумма;;'])
def test_a_header_in_another_language_is_told_as_that(told, header):
    assert told(csv(ROWS, ";", header)) == [(1, HEADER)]
    turned = [(amount, name) for name, amount in ROWS]
    assert told(csv(turned, ";", header)) == [(1, HEADER)]


def test_a_header_of_names_alone_in_another_language_is_guessed_at(told):
    assert told(csv(NAMED, header="Farbe")) == [(1, MAYBE), (21, "21 colours; a table has 20")]


def test_a_row_without_digits_is_a_header_only_where_there_is_one_too_many(told):
    faults = told(csv(replaced(1, ("Red", "five"))))
    assert [text for _, text in faults][0].startswith("an amount is a whole thousand")


@pytest.mark.parametrize(
    ("header", "wrong"),
    [("name,amount", []), ("", []), ("Farbe,Betrag", [(2, HEADER)]),
     ("name,notes", [(2, 'a header with a column "notes"; known are name and amount')])],
)  # fmt: skip
@pytest.mark.parametrize("title", ["Table 1", "Tabelle 1", '"Mine",'])
def test_a_title_above_the_table(told, title, header, wrong):
    assert told(f"{title}\n" + csv(ROWS, header=header)) == [(1, TITLE), *wrong]


def test_a_title_above_names_alone(told):
    assert told("Table 1\n" + csv(NAMED, header="name")) == [(1, TITLE)]


@pytest.mark.parametrize("header", ["", "“name”,“amount”"])
@pytest.mark.parametrize("quotes", ["“”", "„“", "«»", "„”", "＂＂"])
def test_quotes_that_are_none(told, quotes, header):
    one, other = quotes
    rows = [(f"{one}{name}{other}", amount) for name, amount in ROWS]
    faults = told(csv(rows, header=header))
    assert [line for line, _ in faults] == list(range(1, len(rows) + 1 + bool(header)))
    assert {text for line, text in faults[1:]} == {
        f'{unseen.told(one)} is no quote; type " instead'
    }


def test_quotes_that_are_none_in_a_sound_name(read):
    for name in ("Red “dark”", "Red, “dark”", "Lime’s"):
        assert read(csv(replaced(4, (f'"{name}"', 18000)))) == replaced(4, (name, 18000))
    assert read(csv(replaced(4, ("Red “dark”", 18000)))) == replaced(4, ("Red “dark”", 18000))


@pytest.mark.parametrize("comma", "，、،﹐")
def test_commas_that_are_none(told, comma):
    text = f"{unseen.told(comma)} parts nothing; type a comma"
    assert told(csv(ROWS, comma)) == [(line, text) for line in range(1, 21)]
    assert told(csv(ROWS).replace("Lime,", f"Lime{comma}")) == [(4, text)]


@pytest.mark.parametrize("end", ["\u2028", "\x85", "\v"])
def test_ends_of_lines_that_are_none(told, end):
    assert unseen.told(end) in told(csv(ROWS).replace("\n", end))[-1][1]


def test_a_header_of_names_alone_allows_no_amounts(told):
    alone = "too many cells for names alone; quotes go round what has a separator in it"
    assert told(csv(ROWS, header="name")) == [(line, alone) for line in range(2, 22)]


@pytest.mark.parametrize("mark", [":", "=", "|", " ", " - ", "  £", "/"])
def test_amounts_behind_names_are_not_taken_for_names(told, mark):
    lines = {line for line, _ in told(csv(ROWS, mark))}
    assert lines == set(range(1, 21))


def test_a_whole_line_in_quotes_is_not_taken_for_a_name(told):
    assert {line for line, _ in told(csv([(f'"{n},{a}"', None) for n, a in ROWS]))} == set(
        range(1, 21)
    )


def test_amounts_alone_are_not_taken_for_names(told):
    assert told(csv([(amount, None) for _, amount in ROWS])) == [
        (line, "an amount where the name should be") for line in range(1, 21)
    ]


@pytest.mark.parametrize("between", OTHERS)
def test_a_row_with_another_separator_is_refused(told, between):
    lines = csv(ROWS, between).split("\n")
    lines[4] = lines[4].replace(between, OTHERS[between])
    assert {line for line, _ in told("\n".join(lines))} == {5}


def test_quotes_that_mean_one_thing_by_each_separator_are_refused(told):
    rows = [(f'"a {name}";"b', f'{amount}",{amount}') for name, amount in ROWS]
    assert told(csv(rows))[0][0] == 1


def test_columns_that_are_swapped(told):
    for form in FORMS:
        for between in OTHERS:
            turned = [(amount, name) for name, amount in written(form)]
            assert told(csv(turned, between)) == [(n, slips.TURNED) for n in range(1, 21)]


def test_toml_by_the_name_of_csv_is_refused(told):
    assert told(colour_texts.toml(ROWS)) == [
        (1, "no CSV; if it is TOML, let its name end in .toml")
    ]


def test_an_amount_and_a_cell_too_many(told):
    faults = told(csv(ROWS).replace("Lime,18000", "Lime,1,2"))
    assert [line for line, text in faults if text.startswith("too many cells")] == [4]
