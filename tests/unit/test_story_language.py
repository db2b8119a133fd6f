"""The language of stories: each statement, what it means, and what is refused."""

import pytest

from quizbox.core import colours
from quizbox_host.errors import UnreadableStory
from quizbox_host.story import language
from quizbox_host.story.checks import heard, kept, said, seen, state
from quizbox_host.story.model import Act, Setup
from quizbox_host.story.patterns import values
from quizbox_host.story.statements import ACTS, CHECKS, SETUP
from quizbox_host.story.when import When, clock

HEAD = "story 2.5 A name\n"
CHECKED = "\nheard nothing else"
AMOUNTS = "20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1"
AMOUNTS_K = list(range(20, 0, -1))
DESCENDING = [
    (name, pounds * 1000) for name, pounds in zip(colours.DEFAULT_NAMES, AMOUNTS_K, strict=True)
]


def only(text):
    """The one story of `text`, which has no error."""
    (story,) = language.parse(text, "a.story")
    assert story.errors == []
    return story


def errors(*lines):
    """The errors of a story of these lines, the first of which is line 2."""
    return language.parse(HEAD + "\n".join(lines), "a.story")[0].errors


SETUPS = [
    ("game money", {"settings": {"game": "money"}}),
    (
        "display tm1637-6",
        {"settings": {"display": "tm1637-6"}, "display": "tm1637-6"},
    ),
    ("set beep_every_s 0", {"settings": {"beep_every_s": 0}}),
    ('set separator "colon"', {"settings": {"separator": "colon"}}),
    ("amounts " + AMOUNTS, {"colours": DESCENDING}),
    ("spoil table", {"spoilt": {"table"}}),
    ("without log", {"missing": {"log"}}),
    ("origin 17", {"origin_us": 17}),
    ("origin random 3", {"origin_us": 511025150, "seed": 3}),
    ("slide between", {"slide": 0}),
    ("slide 2", {"slide": 2}),
    ("start held for 8.5 s", {"held_us": 8_500_000}),
    ("battery 3.15", {"battery_mv": 3150}),
    ("no cable", {"cable": False}),
    ("until 90 s", {"until_us": 90_000_000}),
]


@pytest.mark.parametrize(("line", "changes"), SETUPS)
def test_a_setup_line_changes_only_what_it_says(line, changes):
    assert vars(only(HEAD + line + CHECKED).setup) == vars(Setup()) | changes


def test_a_twin_has_its_own_amounts():
    story = only(HEAD + f"twin amounts {AMOUNTS}\nsame until 9 s")
    assert story.setup == Setup(twin_colours=DESCENDING)


def test_a_table_is_found_from_the_folder_of_the_story(tmp_path, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "quizbox_host.story.statements.colourfile.read",
        lambda path: asked.append(path) or [("Red", None)],
    )
    path = tmp_path / "a.story"
    path.write_text(HEAD + "table ../set.toml" + CHECKED)
    (story,) = language.read(path)
    assert (story.setup.colours, asked) == ([("Red", None)], [tmp_path / "../set.toml"])


ACT_LINES = [
    ("press at 1, 2.5 s", [Act(1_000_000, "press", [120_000, 0, 0]),
                           Act(2_500_000, "press", [120_000, 0, 1])]),
    ("press at 700 ms for 3 s", [Act(700_000, "press", [3_000_000, 0, 0])]),
    ("press at 1 s bounce 8 ms seed 4", [Act(1_000_000, "press", [120_000, 8_000, 4])]),
    ("press every 400 ms from 1 s to 1.8 s for 40 ms bounce 1.5 ms seed 7",
     [Act(1_000_000, "press", [40_000, 1_500, 7]),
      Act(1_400_000, "press", [40_000, 1_500, 8]),
      Act(1_800_000, "press", [40_000, 1_500, 9])]),
    ("noise 40000 from 1 s to 2 s", [Act(1_000_000, "noise", [40_000, 2_000_000])]),
    *(
        (
            f"noise {line} 20000 from 1 s to 2 s",
            [Act(1_000_000, "noise", [20_000, 2_000_000, line])],
        )
        for line in ("slide1", "slide2", "cable")
    ),
    ("glitch slide 5 ms at 1 s", [Act(1_000_000, "glitch", 5_000)]),
    ("slide 2 at 1 s", [Act(1_000_000, "slide", 2)]),
    ("slide between at 1 s", [Act(1_000_000, "slide", 0)]),
    ("power off at 1 s", [Act(1_000_000, "power", 0)]),
    ("power on at 1 s", [Act(1_000_000, "power", 1)]),
    ("battery 3.1 at 1 s", [Act(1_000_000, "battery_mv", 3100)]),
    ('send {"id": 1} at 1 s at 2 s', [Act(2_000_000, "rx", b'{"id": 1} at 1 s\n'.hex())]),
    ("send  x  times 2 at 1 s", [Act(1_000_000, "rx", b" x \n x \n".hex())]),
    ("send é#1 at 1 s", [Act(1_000_000, "rx", "é#1\n".encode().hex())]),
    ("send bytes 03 0d times 2 at 1 s", [Act(1_000_000, "rx", "030d030d")]),
    ("laptop stops reading at 1 s", [Act(1_000_000, "reads", 0)]),
    ("laptop reads at 1 s", [Act(1_000_000, "reads", 1)]),
    ("unplug at 1 s", [Act(1_000_000, "cable", 0)]),
    ("plug in at 1 s", [Act(1_000_000, "cable", 1)]),
    ("soft reset at 1 s", [Act(1_000_000, "soft_reset", 0)]),
    ("stall 30 ms at 1 s", [Act(1_000_000, "stall", 30_000)]),
    ("fault at 1 s", [Act(1_000_000, "fault", 0)]),
]  # fmt: skip


@pytest.mark.parametrize(("line", "acts"), ACT_LINES)
def test_an_act_line_is_its_acts(line, acts):
    for act in acts:
        act.line = 2
    assert only(HEAD + line + CHECKED).acts == acts


AT = When(1_000_000)
SPAN = When(1_000_000, 2_000_000)
CHECK_LINES = [
    ('shown " 1.00" at 1 s', [seen.Shown(text=" 1.00", when=AT)]),
    ('shown "r *4" from 1 s to 2 s', [seen.Shown(text="r *4", when=SPAN)]),
    ('blinks " 0.58" from 1 s to 2 s', [seen.Blinks(text=" 0.58", when=SPAN)]),
    ('runs "Turquoise" from 1 s', [seen.Runs(text="Turquoise", when=AT)]),
    ("dark at 1 s", [seen.Dark(when=AT)]),
    ("lamp on at 1 s", [seen.Lamp(lit=True, when=AT)]),
    ("lamp off from 1 s to 2 s", [seen.Lamp(lit=False, when=SPAN)]),
    ("lamp blinks from 1 s to 2 s", [seen.LampBlinks(when=SPAN)]),
    ("brightness 3 at 1 s", [seen.Brightness(level=3, when=AT)]),
    ("heard short at 1, 2 s within 20 ms",
     [heard.Heard(name="short", when=When(1_000_000, None, 20_000)),
      heard.Heard(name="short", when=When(2_000_000, None, 20_000))]),
    ("heard long cut at 1 s", [heard.HeardCut(name="long", when=AT)]),
    ("heard long cut at 1 s for 1.4 s",
     [heard.HeardCut(name="long", when=AT, for_us=1_400_000)]),
    ("heard nothing else", [heard.HeardNothingElse()]),
    ("silent from 1 s to 2 s", [heard.Silent(when=SPAN)]),
    ("pins low at 1 s within 50 ms", [heard.PinsLow(when=When(1_000_000, None, 50_000))]),
    ('said {"id": 1}', [said.Said(wanted={"id": 1})]),
    ('said {"id": 1} at 1 s', [said.Said(wanted={"id": 1}, when=AT)]),
    ("said nothing else", [said.SaidNothingElse()]),
    ("never said an amount", [said.NeverSaid(text="an amount")]),
    ('kept game as {"stage": "*"}', [kept.Kept(name="game", wanted={"stage": "*"})]),
    ("no write from 1 s to 2 s", [kept.NoWrite(when=SPAN)]),
    ("writes from 1 s to 2 s", [kept.Writes(when=SPAN)]),
    ("asleep at 1 s", [state.Asleep(when=AT)]),
    ("dealt each once", [kept.DealtEachOnce()]),
    ("kept aside table", [kept.KeptAside(name="table")]),
    ("prompt at 1 s", [state.Prompt(when=AT)]),
    ("bootloader at 1 s", [state.Bootloader(when=AT)]),
    ("faults 2", [kept.Faults(count=2)]),
]  # fmt: skip


@pytest.mark.parametrize(("line", "checks"), CHECK_LINES)
def test_a_check_line_is_its_checks(line, checks):
    for check in checks:
        check.line, check.statement = 2, line
    assert only(HEAD + line).checks == checks


def test_every_statement_of_the_language_stands_in_these_tables():
    lines = [row[0] for row in SETUPS + ACT_LINES + CHECK_LINES]
    lines += ["table a.toml", "twin amounts " + AMOUNTS, "same until 9 s"]
    tried = {
        next(pattern for pattern in table if values(pattern, line) is not None)
        for table, line in ((language.STATEMENTS, line) for line in lines)
    }
    assert tried == {*SETUP, *ACTS, *CHECKS}


def test_comments_and_blank_lines_are_no_statements_and_spaces_may_be_many():
    text = "# one\n\nstory  2.5  A  name # 1\r\n#two\n  press   at 1,  2 s   for 90 ms \n" + CHECKED
    story = only(text)
    assert (story.number, story.name, story.line) == ("2.5", "A  name # 1", 3)
    assert [(act.at_us, act.line) for act in story.acts] == [(1_000_000, 5), (2_000_000, 5)]


def test_a_file_holds_several_stories():
    stories = language.parse(HEAD + "faults 0\nstory 2.10 A name\nfaults 0", "a.story")
    found = [(story.number, story.name, story.line, story.errors) for story in stories]
    assert found == [("2.5", "A name", 1, []), ("2.10", "A name", 3, [])]


WRONG = [
    ("press at 1", "cannot read 'press at 1': allowed is press at TIMES"),
    ("press at 1 sec", "1 sec is no time: allowed is a decimal number, then ms or s"),
    ("press at -1 s", "-1 s is no time"),
    ("press at 1.0000001 s", "1.0000001 s is finer than a microsecond"),
    ("press at 1,2 s", "1,2 s is no time: allowed is a decimal number, then ms or s"),
    ("press at 0.499 s", "an act at 0.499 s: before 0.500 s there is none"),
    ("press at 1 s for 0 ms", "a press lasts longer than 0 s"),
    ("press at 1 s for 20 ms bounce 11 ms seed 1", "bounce in microseconds 11000 is out of range"),
    ("press at 1, 1.119 s", "a press at 1.119 s, but START is down until 1.120 s"),
    ("press every 0 s from 1 s to 2 s", "a step lasts longer than 0 s"),
    ("press every 1 s from 2 s to 1 s", "1.000 s is not after 2.000 s"),
    ("noise 0 from 1 s to 2 s", "hertz 0 is out of range: allowed is 1 to 100000"),
    ("noise slide2 100001 from 1 s to 2 s", "hertz 100001 is out of range"),
    ("noise cable 9 from 2 s to 1 s", "1.000 s is not after 2.000 s"),
    ("glitch slide 0 ms at 1 s", "a glitch lasts longer than 0 s"),
    ("battery 5.6", "millivolts 5600 is out of range: allowed is 0 to 5500"),
    ("battery x", "x is no number of volts"),
    ("send bytes 0x3 at 1 s", "0x3 is no run of bytes"),
    ("send x times 0 at 1 s", "times 0 is out of range"),
    ("origin 1073741824", "origin 1073741824 is out of range: allowed is 0 to 1073741823"),
    ("origin random -1", "-1 is no whole number"),
    ("amounts 1, 2, 3", "amounts are the whole thousands 1 to 20, each once"),
    ("set game chase", "chase is no JSON"),
    ("spoil songs", "songs is no kept file: allowed are game, settings, table, log"),
    ("start held for 0 s", "a held START lasts longer than 0 s"),
    ("stall 0 ms at 1 s", "a stall lasts longer than 0 s"),
    ("game poker", "cannot read 'game poker': allowed is game chase|money|clock|race"),
    ('shown "1.00" at 1 s', "3 characters, but tm1650 has 4 digits"),
    ('shown ".1234" at 1 s', '. in ".1234" has no digit before it'),
    ('shown "    " from 1 s to 1.02 s', "nothing is left between 1.000 s and 1.020 s"),
    ('runs "" from 1 s', "no text to run"),
    ('runs "a" from 1 s within 201 ms', "a run begins within 0.200 s at most"),
    ("brightness 4 at 1 s", "brightness 4 is out of range: allowed is 1 to 3"),
    ("heard beep at 1 s", "beep is no sound: allowed are short, long, tick"),
    ("heard short cut at 1 s for 100 ms", "0.100 s is not short of short"),
    ("said [1]", "a line of the box is an object"),
    ('said {"t_us": 5}', 't_us is a time of the box: allowed is "*"'),
    ('kept log as [{"at_s": 5}]', 'at_s is a time of the box: allowed is "*"'),
    ("same until 5 s", "there is no twin"),
    ("sing at 1 s", "unknown word 'sing': a line begins with amounts, asleep,"),
]


@pytest.mark.parametrize(("line", "begins"), WRONG)
def test_a_wrong_line_is_named_with_file_and_line(line, begins):
    (error,) = errors(line, "heard nothing else")
    assert error.startswith(f"a.story:2: {begins}")


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["press at 1 s"], ["a.story:1: a story without a check"]),
        (
            ["slide between", "glitch slide 2 ms at 1 s", "faults 0"],
            ["a.story:3: a glitch while SLIDE stands between: no contact is the other"],
        ),
        (
            ["until 3 s", "press at 4 s", "dark at 2, 5 s", "dark at 5 s"],
            [
                "a.story:4: cannot read 'dark at 2, 5 s': allowed is dark WHEN",
                "a.story:3: a time after the story's end at 3.000 s",
                "a.story:5: a time after the story's end at 3.000 s",
            ],
        ),
        (["amounts " + AMOUNTS] * 2 + ["faults 0"], ["a.story:3: a table is given twice"]),
        (["game chase", 'set game "race"', "faults 0"],
         ["a.story:3: the setting game is given twice"]),
        (["twin amounts " + AMOUNTS, "faults 0"], ["a.story:1: a twin without `same until T`"]),
        (["start held for 2 s", "press at 1.9 s", "faults 0"],
         ["a.story:3: a press at 1.900 s, but START is down until 2.000 s"]),
        (["table nowhere.toml", "faults 0"], None),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_whole_story(lines, found):
    if found is None:
        assert errors(*lines)[0].startswith("a.story:2: ")
    else:
        assert errors(*lines) == found


def test_the_same_story_line_twice_fails_the_second():
    stories = language.parse((HEAD + "faults 0\n") * 2, "a.story")
    assert [story.errors for story in stories] == [
        [],
        ["a.story:3: the same story line stands at a.story:1"],
    ]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"press at 1 s\n", ':1: a line before the first "story NUMBER NAME"'),
        (b"# nothing\n", ':1: no story: one begins with "story NUMBER NAME"'),
        (b"\nstory 2 Name\n", ":2: cannot read 'story 2 Name': a story begins with"),
        (b"story 2.5 \xff\n", ":1: not UTF-8: invalid start byte"),
        (None, ":1: cannot be read: No such file or directory"),
    ],
)
def test_what_is_no_file_of_stories_is_refused(tmp_path, data, message):
    path = tmp_path / "a.story"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(UnreadableStory) as caught:
        language.read(path)
    assert caught.value.message.startswith(f"{path}{message}")


@pytest.mark.parametrize(
    ("when", "tol_us", "window"),
    [
        (When(5_000_000), 2_000, (4_998_000, 5_002_000)),
        (When(5_000_000, None, 20_000), 2_000, (4_998_000, 5_020_000)),
        (When(5_000_000, 6_000_000), 10_000, (5_010_000, 5_990_000)),
        (When(5_000_000, 6_000_000, 20_000), 2_000, (5_020_000, 5_998_000)),
    ],
)
def test_early_is_never_excused(when, tol_us, window):
    assert when.window(tol_us) == window


def test_a_clock_shows_microseconds_only_where_there_are_some():
    assert [clock(us) for us in (0, 1_500_000, 61_000_001)] == ["0.000 s", "1.500 s", "61.000001 s"]
