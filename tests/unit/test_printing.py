"""What is printed: whole for a program in any locale, and in line for a person."""

import io
import json
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from quizbox_host import printing

CONTENT = {"name": "Größe ★ 日本 ❤️", "path": "/x/\udcff", "n": [1, None]}
TEXT = "Größe ★ 日本 ❤️ & £"
CHARSETS = ("utf-8", "UTF8", "ascii", "latin-1", "cp1252", "cp437", "shift-jis", "utf-16", "koi8-r")


def stream(charset):
    """A stream as main leaves one: it spoils what it cannot take, and never fails."""
    return io.TextIOWrapper(io.BytesIO(), encoding=charset, errors="replace", newline="")


def carried(charset, text):
    made = stream(charset)
    made.write(text)
    made.flush()
    return made.buffer.getvalue()


@pytest.mark.parametrize("charset", CHARSETS)
def test_json_is_whole_in_any_charset(charset):
    data = carried(charset, printing.document(CONTENT, stream(charset)))
    assert json.loads(data.decode(charset)) == CONTENT
    if charset != "utf-16":
        assert json.loads(data) == CONTENT


def test_json_has_names_as_they_are_where_that_will_do():
    content = {"name": TEXT}
    assert TEXT in printing.document(content, stream("utf-8"))
    assert printing.document(content, stream("cp1252")).isascii()
    assert printing.document(content, stream("utf-8"), indent=1).count("\n") == 2


@pytest.mark.parametrize("charset", CHARSETS)
def test_markup_is_whole_in_any_charset(charset, monkeypatch):
    monkeypatch.setattr("sys.stdout", stream(charset))
    text = f"<a>{TEXT.replace('&', '&amp;')}</a>"
    data = carried(charset, printing.markup(text))
    assert ElementTree.fromstring(data).text == TEXT
    assert ("Größe" in data.decode(charset)) == (charset.lower() in ("utf-8", "utf8"))


@pytest.mark.parametrize(
    "wide", ["日本", "❤️", "🏴\u200d☠️", "e\u0301", "한글", "1️⃣", "é", "\u3000", "ｱ"]
)
def test_columns_stand_below_each_other_whatever_is_in_them(wide):
    lines = printing.columns([("1", wide, "5,000"), ("2", "Turquoise", "-"), ("10", "", "7")])
    before = [line[: line.index(end)] for line, end in zip(lines, ("5,", "-", "7"), strict=True)]
    assert [cell_len(text) for text in before] == [15, 15, 15]


def test_columns_of_plain_text_and_of_nothing():
    assert printing.columns([("a", "bc", ""), ("def", "g", "h")]) == ["a    bc", "def  g   h"]
    assert printing.columns([]) == []


def test_what_cannot_be_seen_plays_no_tricks(capsys):
    printing.line("\x1b[2Ja\u202eb\nc")
    printing.line("gone\r", err=True)
    assert capsys.readouterr() == ("\\x1b[2Ja\\u202eb\\nc\n", "gone\\r\n")
    assert printing.columns([("a\tb\n", "c"), ("d", "e")]) == ["a\\tb\\n  c", "d       e"]
