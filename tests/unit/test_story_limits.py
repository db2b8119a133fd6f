"""Stories beyond all bounds: each is refused with its line, before anything is made of it."""

import pytest

from quizbox_host.errors import UnreadableStory
from quizbox_host.story import coverage, language, runner
from quizbox_host.worlds import cpython

LONG = "9" * 5000
TOO_LONG = "is longer than a story may last: 24 h, which are 86400 s"
DEEP = "is too deep: allowed are 50 brackets in each other"


def errors(*lines, head="story 2.5 A name"):
    """The errors of a story of these lines, the first of which is line 2, and of a good check."""
    text = "\n".join((head, *lines, "heard nothing else"))
    return language.parse(text, "a.story")[0].errors


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("press every 1 s from 16 s to 22203184355 s", f"22203184355 s {TOO_LONG}"),
        ("press at 86401 s", f"86401 s {TOO_LONG}"),
        ("press at 1, 2, 86400001 ms", None),
        ("press at 86400001 ms", f"86400001 ms {TOO_LONG}"),
        (f"press at {LONG} s", f"{'9' * 60}… {TOO_LONG}"),
        ("press at 1 s for 100000 s", f"100000 s {TOO_LONG}"),
        ("until 100000 s", f"100000 s {TOO_LONG}"),
        ("start held for 100000 s", f"100000 s {TOO_LONG}"),
        ("slide 2 at 100000 s", f"100000 s {TOO_LONG}"),
        ("glitch slide 100000 s at 1 s", f"100000 s {TOO_LONG}"),
        ("stall 100000 s at 1 s", f"100000 s {TOO_LONG}"),
        ("noise 1 from 1 s to 100000 s", f"100000 s {TOO_LONG}"),
        ("dark from 1 s to 100000 s", f"100000 s {TOO_LONG}"),
        ("heard short at 1 s within 100000 s", f"100000 s {TOO_LONG}"),
        ("same until 100000 s", f"100000 s {TOO_LONG}"),
        ("press every 1 ms from 1 s to 11 s for 1 ms",
         "a number of presses 10001 is out of range: allowed is 1 to 10000"),
        ("press at 1 s for 300 s bounce 101 s seed 1",
         "bounce in microseconds 101000000 is out of range: allowed is 100 to 100000000"),
        ("press every 1 s from 1 s to 10000 s for 0.5 s bounce 11 ms seed 1",
         "bounce in microseconds 11000 is out of range: allowed is 100 to 10000"),
        ("noise 40000 from 1 s to 27 s",
         "a number of edges of noise 1040000 is out of range: allowed is 0 to 1000000"),
        (f"send {'x' * 20} times 100000 at 1 s",
         "a number of bytes 2100000 is out of range: allowed is 0 to 1000000"),
        ("send bytes 00 times 1000000000000 at 1 s", "times 1000000000000 is out of range"),
        (f"origin random {LONG}", f"{'9' * 60}… is out of range: allowed are 18 digits"),
        (f"press at 1 s bounce 8 ms seed {LONG}", f"{'9' * 60}… is out of range"),
        (f"faults {LONG}", f"{'9' * 60}… is out of range"),
        (f"amounts 1, {LONG}", f"{'9' * 60}… is out of range"),
        (f"battery {LONG}", f"{'9' * 60}… is no number of volts"),
        (f"set volume {'[' * 90_000}", f"{'[' * 60}… {DEEP}"),
        (f"set volume {'[' * 51}{']' * 51}", f"{'[' * 51}]]]]]]]]]… {DEEP}"),
        ("said " + '{"a":' * 51 + "1" + "}" * 51, f"{'{' + chr(34) + 'a' + chr(34) + ':'}"),
        (f"set volume {LONG}", f"{'9' * 60}… is no JSON: "),
        (f"send bytes {'x' * 5000} at 1 s", f"{'x' * 60}… is no run of bytes"),
        ("x" * 5000, f"unknown word '{'x' * 60}…'"),
        ("shown “ 1.00” at 1 s",
         "cannot read 'shown “ 1.00” at 1 s': U+201C LEFT DOUBLE QUOTATION MARK is no plain quote "
         "or space; allowed is shown"),
        ("press at\u00a01 s", "cannot read 'press at\\xa01 s': U+00A0 NO-BREAK SPACE is no plain"),
        ("press\u200b at 1 s", "unknown word 'press\\u200b'"),
    ],
    ids=lambda value: str(value)[:40],
)  # fmt: skip
def test_it_is_refused_with_its_line(line, said):
    (error,) = errors(line)
    assert error.startswith("a.story:2: ")
    assert len(error) < 500
    assert said is None or error.removeprefix("a.story:2: ").startswith(said)


@pytest.mark.parametrize(
    "line",
    [
        "press at 86400 s", "until 24000 s", "press every 1 ms from 1 s to 10.999 s for 1 ms",
        "noise 40000 from 1 s to 26 s", "send bytes 00 times 100000 at 1 s",
        f"set volume {'[' * 50}{']' * 50}",
        "press at 1 s for 250 s bounce 100 s seed 999999999999999999",
    ],
)  # fmt: skip
def test_what_is_just_within_bounds_is_taken(line):
    assert errors(line) == []


def test_a_story_has_so_many_acts_at_most():
    lines = [f"press every 1 ms from {at} s to {at + 9}.999 s for 1 ms" for at in range(1, 71, 10)]
    assert [error for error in errors(*lines) if "acts" in error] == [
        f"a.story:{line}: more than 50,000 acts or checks in one story" for line in (7, 8)
    ]


@pytest.mark.parametrize("number", ["99.9", "0.99999", "2.0", "02.5", "2.05"])
def test_a_number_that_the_law_has_not(number):
    assert errors(head=f"story {number} A name") == [
        f"a.story:1: docs/behaviour.md has no {number}: a story names one of its numbers, as 2.5"
    ]


def test_where_there_is_no_law_any_number_does(monkeypatch, tmp_path):
    monkeypatch.setattr(coverage, "BEHAVIOUR", tmp_path / "none.md")
    language._law.cache_clear()
    try:
        assert errors(head="story 99.9 A name") == []
    finally:
        language._law.cache_clear()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"# x\n" * 250_001, ":1: more than 1,000,000 bytes are no file of stories"),
        (b"story 2.5 A\n\xff", ":2: not UTF-8: invalid start byte; save it so"),
        ("story 2.5 A\nfaults 0\n".encode("utf-16"), ":1: not UTF-8"),
        (b"story " + b"x" * 5000, f":1: cannot read 'story {'x' * 54}…': a story begins with"),
    ],
    ids=["long", "latin-1", "utf-16", "head"],
)  # fmt: skip
def test_what_is_no_file_of_stories(tmp_path, data, said):
    path = tmp_path / "a.story"
    path.write_bytes(data)
    with pytest.raises(UnreadableStory) as caught:
        language.read(path)
    assert caught.value.message.startswith(f"{path}{said}")


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_mark_and_any_ends_of_lines_do_no_harm(tmp_path, mark, end):
    path = tmp_path / "a.story"
    path.write_bytes(mark + end.join((b"story 2.5 A name", b"dark at 1 s", b"")))
    (story,) = language.read(path)
    assert (story.name, [check.line for check in story.checks], story.errors) == ("A name", [2], [])


def test_a_report_plays_no_tricks():
    reading = runner.Reading(language.parse("story 2.5 A\x1b[2J\u202e\nx\x07 at 1 s", "a.story"))
    lines = []
    assert runner.run(reading, "cpython", cpython.play, lines.append).exit_code == 2
    assert lines[0] == "FAIL A\\x1b[2J\\u202e"
    assert all(line.isprintable() for line in lines)
