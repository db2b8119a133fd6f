"""Colour files, whatever their form: bytes to text, and what is wrong with rows together."""

import unicodedata
from pathlib import Path

import colour_texts
import pytest
from colour_texts import NAMED, NAMES, POUNDS, ROWS, csv, replaced, toml

from quizbox_host import colourfile
from quizbox_host.errors import BadColourFile

EXAMPLES = Path(__file__).parents[2] / "examples"
CHILDREN = [
    "Tomato", "Carrot", "Banana", "Frog", "Grass", "Dinosaur", "Mermaid", "Cloud", "Whale",
    "Midnight", "Blueberry", "Wizard", "Bubble gum", "Flamingo", "Chocolate", "Ice cream",
    "Elephant", "Spaceship", "Treasure", "Liquorice",
]  # fmt: skip
SAVE = 'save the file as UTF-8 (in a spreadsheet: "CSV UTF-8")'
WRITE = {".toml": toml, ".csv": csv}


@pytest.fixture(params=[".toml", ".csv"])
def ending(request):
    return request.param


@pytest.fixture
def read(tmp_path, ending):
    return lambda data: colour_texts.read(tmp_path, data, ending)


@pytest.fixture
def told(tmp_path, ending):
    return lambda data: colour_texts.told(tmp_path, data, ending)


@pytest.fixture
def faults(told, ending):
    """The faults of rows, the number of the row instead of its line."""
    above = {".toml": 1, ".csv": 0}[ending]

    def faults(rows):
        return [(line - above, text) for line, text in told(WRITE[ending](rows))]

    return faults


# what is there, as it is written


@pytest.mark.parametrize("name", ["colours.toml", "colours.csv", "colours-semicolon.csv"])
def test_the_examples_of_each_form_say_the_same(name):
    assert colourfile.read(EXAMPLES / name) == ROWS


def test_the_example_of_names_alone():
    assert colourfile.read(EXAMPLES / "names-only.toml") == NAMED


def test_the_childrens_example():
    rows = colourfile.read(EXAMPLES / "children.toml")
    assert [name for name, _ in rows] == CHILDREN
    assert [amount // 1000 for _, amount in rows] == [
        11, 4, 16, 2, 19, 8, 13, 6, 1, 20, 9, 3, 17, 12, 5, 15, 10, 18, 7, 14,
    ]  # fmt: skip


def test_every_example_is_tested():
    assert sorted(path.name for path in EXAMPLES.iterdir()) == [
        "children.toml", "colours-semicolon.csv", "colours.csv", "colours.toml", "names-only.toml",
    ]  # fmt: skip


@pytest.mark.parametrize("mark", [True, False, 3])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_utf_8_with_and_without_a_mark(read, ending, mark, newline):
    text = WRITE[ending](replaced(7, ("Größe", 15000))).replace("\n", newline)
    assert read(b"\xef\xbb\xbf" * mark + text.encode()) == replaced(7, ("Größe", 15000))


@pytest.mark.parametrize(
    ("encoding", "mark"), [("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff")]
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_utf_16_with_a_mark(read, ending, encoding, mark, newline):
    text = WRITE[ending](replaced(7, ("Größe", 15000))).replace("\n", newline)
    assert read(mark + text.encode(encoding)) == replaced(7, ("Größe", 15000))


@pytest.mark.parametrize("count", [1, 3])
def test_blank_lines_and_comments(read, ending, count):
    text = WRITE[ending](ROWS).replace("\n", "\n" + "\n  \n# Red = 3, or so\n  # x\n" * count)
    assert read(text) == ROWS


def test_no_newline_at_the_end(read, ending):
    assert read(WRITE[ending](ROWS).rstrip()) == ROWS


@pytest.mark.parametrize(
    ("name", "text"),
    [("a.txt", csv(ROWS, "\t")), ("a.TSV", csv(ROWS, "\t")), ("a.CSV", csv(ROWS)), ("a", csv(ROWS)),
     ("a.txt", toml(ROWS)), ("a.TOML", toml(ROWS)), ("a", "# x\n" + toml(ROWS)),
     ("a.conf", "colours.Red = 7000\n" + toml(ROWS[1:]).replace("\n", "\ncolours.").replace(
         "[colours]\n", "").removesuffix("colours."))],
)  # fmt: skip
def test_the_ending_tells_the_form_or_else_the_content_does(tmp_path, name, text):
    (tmp_path / name).write_text(text)
    assert colourfile.read(tmp_path / name) == ROWS


# what no text can be made of


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (b"", [(1, "the file is empty")]),
        (b"\xef\xbb\xbf", [(1, "the file is empty")]),
        (b"\xff\xfe", [(1, "the file is empty")]),
        (b" \r\n\t\n", [(1, "the file is empty")]),
        (b"#\n" * 2**19, [(1, "more than 64 KB is no colour file")]),
        (b"#" * (2**16 + 1), [(1, "more than 64 KB is no colour file")]),
        (b"PK\x03\x04....", [(1, "a spreadsheet's own file; save the sheet as CSV UTF-8")]),
        (b"\xd0\xcf\x11\xe0....", [(1, "a spreadsheet's own file; save the sheet as CSV UTF-8")]),
        (b"\xff\xfe\0\0R\0\0\0", [(1, f"UTF-32; {SAVE}")]),
        (b"# x\nRed\0 = 5000\n", [(2, f"NUL bytes; {SAVE}")]),
        ("# x\nRed = 1".encode("utf-16-le"), [(1, f"NUL bytes; {SAVE}")]),
        ("# x\nRed = £1".encode("utf-16-le"),
         [(1, f"NUL bytes, as in UTF-16 without its mark; {SAVE}")]),
        (b"\xff\xfe#\0\n\0x", [(2, f"broken UTF-16; {SAVE}")]),
        (b"\xfe\xff\0#\0\n\xd8\0\0x", [(2, f"broken UTF-16; {SAVE}")]),
        (b"# x\nRed,\xa35000\n",
         [(2, f"a £ in Windows's own encoding (cp1252); {SAVE}")]),
        (b"\r\n# x\r\nRed,\xa35000\r\nBlue,\xa36000\r\nSky,\xa37000",
         [(3, f"a £ in Windows's own encoding (cp1252), here and on 2 more lines; {SAVE}")]),
        (b"Gr\xf6n,5000\n", [(1, f"not UTF-8; {SAVE}")]),
        (b"\xff", [(1, f"not UTF-8; {SAVE}")]),
    ],
)  # fmt: skip
def test_bytes_that_are_no_text(told, data, faults):
    assert told(data) == faults


def test_a_file_as_long_as_may_be(read, ending):
    text = WRITE[ending](ROWS)
    assert read(text + "#" * (2**16 - len(text))) == ROWS


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadColourFile) as raised:
        colourfile.read(tmp_path / "none.toml")
    assert raised.value.message == f"{tmp_path / 'none.toml'}: No such file or directory"


def test_a_directory(tmp_path):
    with pytest.raises(BadColourFile) as raised:
        colourfile.read(tmp_path)
    assert raised.value.message == f"{tmp_path}: Is a directory"


# rows together

NO_AMOUNT = "an amount is a whole thousand from 1,000 to 20,000"
TOO_LONG = "a name has at most 24 characters and 48 bytes"
UNSEEN = "a character that nobody can see: {}; type the name again"
DAMAGED = "letters that were damaged when the file was saved"
MARK = "a name that begins with a mark for the letter before it: U+0301 COMBINING ACUTE ACCENT"


def test_other_than_twenty(faults):
    assert faults(ROWS[:19]) == [(19, "19 colours; a table has 20")]
    assert faults(ROWS[:1]) == [(1, "1 colour; a table has 20")]
    told = faults([*ROWS, ("More", 500)])
    assert told == [(21, "21 colours; a table has 20"), (21, NO_AMOUNT)]


@pytest.mark.parametrize("twin", ["RED", "red", " Red ", "Red\u00a0"])
def test_a_name_again_names_both_lines(told, ending, twin):
    above = {".toml": 1, ".csv": 0}[ending]
    rows = replaced(7, (twin, 15000))
    assert told(WRITE[ending](rows)) == [(7 + above, f"the name of line {1 + above} again")]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Größe", unicodedata.normalize("NFD", "GRÖSSE")), ("Straße", "STRASSE"),
     ("Sky blue", "sky\u00a0 BLUE"), ("é", "e\u0301"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("❤", "❤️"),
     ("قهوه\u200cای", "قهوهای")],
)  # fmt: skip
def test_names_that_look_the_same_are(told, ending, one, other):
    above = {".toml": 1, ".csv": 0}[ending]
    rows = replaced(7, (other, 15000), replaced(2, (one, 3000)))
    assert told(WRITE[ending](rows)) == [(7 + above, f"the name of line {2 + above} again")]


def test_an_amount_again_names_both_lines(told, ending):
    above = {".toml": 1, ".csv": 0}[ending]
    rows = replaced(8, ("Sky", 15000))
    assert told(WRITE[ending](rows)) == [(8 + above, f"the amount of line {7 + above} again")]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("", "a colour has a name"),
        (" \u00a0", "a colour has a name"),
        ("x" * 25, TOO_LONG),
        ("€" * 17, TOO_LONG),
        ("a\u200bb", UNSEEN.format("U+200B ZERO WIDTH SPACE")),
        ("a\u2028b", UNSEEN.format("U+2028 LINE SEPARATOR")),
        ("a\x85b", UNSEEN.format("U+0085 NEXT LINE")),
        ("a\u202eb", UNSEEN.format("U+202E RIGHT-TO-LEFT OVERRIDE")),
        ("a\ufeffb", UNSEEN.format("U+FEFF ZERO WIDTH NO-BREAK SPACE")),
        ("\u3164", UNSEEN.format("U+3164 HANGUL FILLER")),
        ("x" * 24 + "\u2800", UNSEEN.format("U+2800 BRAILLE PATTERN BLANK")),
        ("a\uffff", UNSEEN.format("U+FFFF a noncharacter")),
        ("\u0301a", MARK),
        ("GrÃ¼n", DAMAGED),
        ("Gr\ufffdn", "a letter that was lost when the file was saved"),
        ("£5000", "an amount where the name should be"),
        ("5k", "an amount where the name should be"),
    ],
)
def test_names_that_are_none(faults, name, text):
    assert faults(replaced(7, (name, 15000))) == [(7, text)]


@pytest.mark.parametrize(
    "name",
    ["x" * 24, "€" * 16, "ß" * 24, "Größe 1", "7", "A & B", "N# 1", "O'Neill", "Red (dark)",
     "Lime’s", "❤️", "🏴\u200d☠️", "قهوه\u200cای", "Gr\u00fcn «x»", "日本", "Ä"],
)  # fmt: skip
def test_names_at_their_limits(read, ending, name):
    assert read(WRITE[ending](replaced(7, (name, 15000))))[6] == (name, 15000)


def test_a_name_is_kept_composed_and_without_spaces_at_its_ends(read, ending):
    assert read(WRITE[ending](replaced(7, (" e\u0301 \u202f", 15000))))[6] == ("é", 15000)


@pytest.mark.parametrize("amount", [500, 0, 21000, 1500, 999, 20001, 10**30])
def test_amounts_out_of_range(faults, amount):
    assert faults(replaced(7, ("Turquoise", amount))) == [(7, NO_AMOUNT)]


def test_all_faults_are_told_at_once(faults):
    rows = [("", 7), *ROWS[1:17], ("x" * 25, 500), *ROWS[18:], ("More", 99)]
    assert faults(rows) == [
        (1, "a colour has a name"),
        (1, f"{NO_AMOUNT}, as 5000, 5,000, £5,000, 5 000 or 5k; not in thousands alone"),
        (18, TOO_LONG),
        (18, NO_AMOUNT),
        (21, "21 colours; a table has 20"),
        (21, NO_AMOUNT),
    ]


def test_no_fault_tells_an_amount(faults):
    rows = [("Red", 13000), *ROWS[1:10], ("Red", 13500), *ROWS[11:]]
    assert not [text for _, text in faults(rows) if "13" in text.replace("line 13", "")]


def test_as_the_box_keeps_it():
    assert colourfile.table([("Red", None), ("Blue", 2000)]) == {
        "colours": [{"name": "Red"}, {"name": "Blue", "amount": 2000}]
    }


def test_the_tests_know_of_each_amount():
    assert sorted(POUNDS) == [1000 * k for k in range(1, 21)]
    assert len(set(NAMES)) == 20
