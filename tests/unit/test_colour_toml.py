"""Colour files as TOML: three forms, and the line of each fault."""

import colour_texts
import pytest
from colour_texts import NAMED, NAMES, ROWS, replaced, toml

OUT = "an amount is a whole thousand from 1,000 to 20,000"
FORMS = f"{OUT}, as 5000, 5,000, £5,000, 5 000 or 5k"
TWO_WAYS = "an amount that reads two ways; write five thousand as 5,000"
QUOTES = 'no TOML: a name or amount of more than letters or digits stands in quotes, as "£5,000"'
EQUALS = "no TOML: name and amount have = between them"
NO_QUOTE = 'no TOML: {} is no quote; type " instead'
OUTSIDE = "no TOML: {} outside quotes"
NO_TABLE = "no table [colours] of `name = amount` lines, no list `colours` of names, no [[colour]]"
TEXT = "a name is a text in quotes"


def tables(rows, key="colour"):
    lines = []
    for name, amount in rows:
        lines.append(f'[[{key}]]\nname = "{name}"\n')
        lines.append("" if amount is None else f"amount = {amount}\n")
    return "".join(lines)


@pytest.fixture
def read(tmp_path):
    return lambda data: colour_texts.read(tmp_path, data, ".toml")


@pytest.fixture
def told(tmp_path):
    return lambda data: colour_texts.told(tmp_path, data, ".toml")


ALL = [
    toml(ROWS),
    tables(ROWS),
    tables(ROWS, "colours"),
    tables(ROWS).replace("[[", " [[ ").replace("]]", " ]] # a colour\n"),
    toml(ROWS).replace("[colours]", "[colour]"),
    toml((name, f'"£{amount:,}"') for name, amount in ROWS),
    toml((name, f"'{amount // 1000}k'") for name, amount in ROWS),
    toml((name, f"{amount:_}") for name, amount in ROWS),
    toml((name, f"{amount}.00") for name, amount in ROWS),
    toml(ROWS).replace('"', ""),
    toml(ROWS).replace("\n", " # a comment with = and [x]\n"),
    "colours = {" + ", ".join(f"{name} = {amount}" for name, amount in ROWS) + "}",
    "".join(f"colours.{name} = {amount}\n" for name, amount in ROWS),
    "colour = [" + ",\n".join(f'{{name = "{n}", amount = {a}}}' for n, a in ROWS) + "]",
]


@pytest.mark.parametrize("text", ALL, ids=range(len(ALL)))
def test_tables_of_names_and_amounts(read, text):
    assert read(text) == ROWS


ALONE = [
    f"colours = {NAMES}",
    f"colour = {NAMES}\n",
    "colours = [\n" + "".join(f'  "{name}", # "x", ]\n' for name in NAMES) + "]\n",
    tables(NAMED),
]


@pytest.mark.parametrize("text", ALONE, ids=range(len(ALONE)))
def test_names_alone(read, text):
    assert read(text) == NAMED


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        ("5", f"{FORMS}; not in thousands alone"), ("500", OUT), ("-15000", OUT), ("true", OUT),
        ("[15000]", OUT), ("2001-01-01", OUT), ("15.000", TWO_WAYS), ('"15.000"', TWO_WAYS),
        ("15000.5", f"{OUT}, without pence"), ("15e3", FORMS), ("inf", FORMS), ("nan", FORMS),
        ('""', FORMS), ('"1.000,00"', "a dot and then a comma; write a thousand as 1,000"),
        ("3000", "the amount of line 3 again"),
    ],
)  # fmt: skip
def test_amounts_that_are_none(told, amount, text):
    assert told(toml(replaced(7, ("Turquoise", amount)))) == [(8, text)]
    assert told(tables(replaced(7, ("Turquoise", amount)))) == [
        (19, text.replace("line 3", "line 4"))
    ]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("Turquoise = £15,000", QUOTES), ("Turquoise = 15,000", QUOTES),
        ("Turquoise = 15 000", QUOTES), ("Turquoise = 15k", QUOTES), ("Turquoise = 015000", QUOTES),
        ("Turquoise =", QUOTES), ("Dark blue = 15000", QUOTES), ("Größe = 15000", QUOTES),
        ("Turquoise 15000", EQUALS), ("Turquoise,15000", EQUALS), ("= 15000", QUOTES),
        ("Turquoise: 15000", EQUALS), ("Turquoise = 15000 £", QUOTES), ("Lime's = 15000", QUOTES),
        ("“Turquoise” = 15000", NO_QUOTE.format("U+201C LEFT DOUBLE QUOTATION MARK")),
        ("Turquoise = “£15,000”", NO_QUOTE.format("U+201C LEFT DOUBLE QUOTATION MARK")),
        ("Lime’s = 15000", NO_QUOTE.format("U+2019 RIGHT SINGLE QUOTATION MARK")),
        ('"Lime’s" dark = 15000', QUOTES),
        ("Turquoise\u00a0= 15000", OUTSIDE.format("U+00A0 NO-BREAK SPACE")),
        ("\ufeffTurquoise = 15000", OUTSIDE.format("U+FEFF ZERO WIDTH NO-BREAK SPACE")),
        ("Turquoise ＝ 15000", OUTSIDE.format("U+FF1D FULLWIDTH EQUALS SIGN")),
        ("Turquoise – 15000", OUTSIDE.format("U+2013 EN DASH")),
        ("Red = 15000", "the name of line 2 again"), ("RED = 15000", "the name of line 2 again"),
        ('"Red" = 15000', "the name of line 2 again"),
        ("Dark.Blue = 15000", "a name with a dot stands in quotes"),
        ('"a\\tb" = 15000',
         "a character that nobody can see: U+0009 TAB; type the name again"),
        ('"" = 15000', "a colour has a name"),
        ('"Tur = 15000', None),
    ],
)  # fmt: skip
def test_lines_that_are_none(told, line, text):
    faults = told(toml(ROWS).replace('"Turquoise" = 15000', line))
    assert [place for place, _ in faults] == [8]
    assert text in (None, faults[0][1])


def test_all_that_is_no_toml_is_told_at_once_and_the_rest_too(told):
    text = toml(replaced(12, ("x", 500))).replace("15000", "£15,000").replace("20000", "20,000")
    text = text.replace("Rose", "Red").replace('"Cream"', '"ORANGE"')
    assert told(text) == [
        (8, QUOTES), (10, QUOTES), (13, OUT), (15, "the name of line 2 again"),
        (17, "the name of line 3 again"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("x = 1\n", [(1, "`x` is no part of a colour file"), (1, NO_TABLE)]),
        ("\ncolours = 3\n", [(2, NO_TABLE)]),
        ("# x\n", [(1, NO_TABLE)]),
        ("colours = []\n", [(1, "0 colours; a table has 20")]),
        (toml(ROWS) + "[other]\nx = 1\n", [(22, "`other` is no part of a colour file")]),
        ("Red = 7000\n" + toml(ROWS), [(1, "`Red` is no part of a colour file")]),
        (toml(ROWS[:10]) + "[colour]\n", [(12, "colours and colour in one file")]),
        (toml(ROWS) + "[colours]\n", [(22, "no TOML: [colours] again; a file has it once")]),
        (tables(ROWS) + "note = 1\n",
         [(61, "`note` is no part of a colour; name and amount are")]),
        (tables(ROWS) + "[[colour]]\n",
         [(61, "21 colours; a table has 20"), (61, "a colour has a name"),
          (61, "no amount here: all colours have one, or none")]),
        (tables(replaced(2, ("Orange", None))),
         [(4, "no amount here: all colours have one, or none")]),
        ("colours = [\n'Red',\n7000,\n7.5,\n['x'],\n]\n",
         [(3, TEXT), (4, TEXT), (5, "4 colours; a table has 20"), (5, TEXT)]),
        (f"colours = {NAMES}".replace("'Sky'", "\n'Sky 5000'"),
         [(2, "a name that ends in an amount; part them, by a comma in a CSV, by = in TOML")]),
        ("a\nb", [(1, "no TOML; if it is a CSV, let its name end in .csv")]),
        ("# x\n[col\n", [(2, "no TOML: Expected ']' at the end of a table declaration")]),
        ("colours = [\n'Red'\n", [(2, "no TOML: Unclosed array (at end of document)")]),
        ("x = " + "[" * 5000, [(1, "arrays in arrays without end")]),
        ("# x\nx = " + "{a=" * 5000, [(2, "arrays in arrays without end")]),
        (toml(ROWS) + "x = " + "[" * 5000, [(22, "arrays in arrays without end")]),
        ("# x\n" + "a." * 30_000 + "a = 1", [(2, "keys in keys without end")]),
        ("x = " + "9" * 5000, None),
    ],
)  # fmt: skip
def test_texts_that_are_none(told, text, faults):
    found = told(text)
    assert found == faults or (faults is None and found[0][0] == 1)


def test_a_line_of_many_signs_takes_no_time(told):
    assert told("[colours]\n" + "=" * 60_000)[0][0] == 2


def test_a_name_again_on_a_last_line_without_an_end(told):
    text = "[colours]\nRed = 7000\nRed = 8000"
    assert (3, "the name of line 2 again") in told(text)


def test_a_number_of_very_many_digits(told):
    text = "[colours]\nRed = 7000\nBlue = " + "5" * 5000
    assert (3, "an amount is a whole thousand from 1,000 to 20,000") in told(text)
