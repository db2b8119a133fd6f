"""The runner: its report, its exit codes, its log."""

import sys
from types import ModuleType

import pytest
from click.testing import CliRunner

from quizbox_host.__main__ import main
from quizbox_host.errors import QuizboxError
from quizbox_host.story import runner
from quizbox_host.worlds import Outcome

UNREADABLE = 2
GOOD = "story 2.1 Dark\ndark at 1 s\n"
DIFFERENT = "story 2.2 Lit\nlamp on at 1 s\nheard short at 1 s\n"
WRONG = "story 2.3 Wrong\nsing at 1 s\ndance\n"
NOT_FOR_CHIP = "story 2.5 Erase\nwrites from 1 s to 1.04 s\n"
AMOUNTS = ", ".join(map(str, range(1, 21)))
SWAPPED = "2, 1, " + AMOUNTS[6:]


def report(tmp_path, text, world="cpython", play=lambda script: Outcome(), **more):
    """(lines without the folder, exit code) of a run over one file."""
    (tmp_path / "a.story").write_text(text)
    lines = []
    tally = runner.run(runner.read([tmp_path]), world, play, lines.append, **more)
    return [line.replace(f"{tmp_path}/", "") for line in lines], tally.exit_code


LIT = ["FAIL Lit",
       "a.story:{}: expected lamp on at 1 s, but off at 0.998 s",
       "a.story:{}: expected heard short at 1 s, "
       "but none began at 1.000 s; nothing was heard"]  # fmt: skip


def lit(first):
    return [line.format(first + nth - 1) for nth, line in enumerate(LIT)]


def test_all_passed(tmp_path):
    assert report(tmp_path, GOOD) == (["ok Dark", "1 passed, 0 failed, 0 not for cpython"], 0)


def test_a_difference_is_named_and_counts(tmp_path):
    lines = ["ok Dark", *lit(4), "1 passed, 1 failed, 0 not for cpython"]
    assert report(tmp_path, GOOD + DIFFERENT) == (lines, 1)


def test_a_program_that_breaks_fails_its_story(tmp_path):
    broken = Outcome(log=[(2_500_000, "crash", "no such thing")])
    lines = [
        "FAIL Dark",
        "a.story:1: expected the program to go on, but at 2.500 s it broke: no such thing",
        "0 passed, 1 failed, 0 not for cpython",
    ]
    assert report(tmp_path, GOOD, play=lambda script: broken) == (lines, 1)


def test_unless_the_story_itself_breaks_it(tmp_path):
    broken = Outcome(log=[(2_500_000, "crash", "a fault")])
    text = GOOD + "fault at 2.5 s\n"
    lines = ["ok Dark", "1 passed, 0 failed, 0 not for cpython"]
    assert report(tmp_path, text, play=lambda script: broken) == (lines, 0)


def test_a_wrong_text_fails_its_story_and_the_others_are_played(tmp_path):
    lines, exit_code = report(tmp_path, WRONG + GOOD)
    assert [line.split(": a line")[0] for line in lines] == [
        "FAIL Wrong",
        "a.story:2: unknown word 'sing'",
        "a.story:3: unknown word 'dance'",
        "ok Dark",
        "1 passed, 1 failed, 0 not for cpython",
    ]
    assert exit_code == UNREADABLE


def test_nothing_passed_is_no_success(tmp_path):
    lines = ["not for chip Erase", "0 passed, 0 failed, 1 not for chip"]
    assert report(tmp_path, NOT_FOR_CHIP, "chip") == (lines, 1)


@pytest.mark.parametrize(
    ("world", "text"),
    [
        ("chip", "story 2.5 Stall\nstall 1 ms at 1 s\nfaults 0\n"),
        ("chip", "story 2.5 Lamp\nlamp off at 1 s\n"),
    ],
)
def test_other_worlds_play_them(tmp_path, world, text):
    lines, exit_code = report(tmp_path, text, world)
    assert (lines[-1], exit_code) == (f"1 passed, 0 failed, 0 not for {world}", 0)


def test_a_world_that_breaks_fails_the_story(tmp_path):
    def play(script):
        raise ValueError("no such pin")

    lines = [
        "FAIL Dark",
        "a.story:1: expected a story played to its end, but ValueError: no such pin",
        "0 passed, 1 failed, 0 not for cpython",
    ]
    assert report(tmp_path, GOOD, play=play) == (lines, 1)


def test_a_world_that_cannot_be_had_ends_the_run(tmp_path):
    def play(script):
        raise QuizboxError("there is no micropython: make micropython")

    with pytest.raises(QuizboxError, match="there is no micropython"):
        report(tmp_path, GOOD, play=play)


@pytest.mark.parametrize(("us", "passes"), [(1_010_000, True), (1_010_001, False)])
def test_the_chip_has_ten_milliseconds(tmp_path, us, passes):
    lines, exit_code = report(
        tmp_path,
        "story 2.5 Lamp\nlamp on at 1 s\n",
        "chip",
        lambda script: Outcome([(us, "lamp", 1)]),
    )
    assert exit_code == (0 if passes else 1)


def test_a_twin_is_played_with_its_own_table(tmp_path):
    played = []

    def play(script):
        played.append(script)
        return Outcome([(1_000_000, "said", script["kept"]["table"][:60])])

    text = f"story 3.17 Twin\namounts {AMOUNTS}\ntwin amounts {SWAPPED}\nsame until 0.9 s\n"
    assert report(tmp_path, text, play=play)[1] == 0
    assert [len(played), played[0] == played[1]] == [2, False]


def test_one_file_that_is_no_story_spoils_the_exit_code_alone(tmp_path):
    (tmp_path / "b.story").write_text("nothing\n")
    lines, exit_code = report(tmp_path, GOOD)
    assert lines == [
        'b.story:1: a line before the first "story NUMBER NAME"',
        "ok Dark",
        "1 passed, 0 failed, 0 not for cpython",
    ]
    assert exit_code == UNREADABLE


def test_the_same_story_in_two_files_fails_the_second(tmp_path):
    (tmp_path / "b.story").write_text(GOOD)
    lines, exit_code = report(tmp_path, GOOD)
    assert lines == [
        "ok Dark",
        "FAIL Dark",
        "b.story:1: the same story line stands at a.story:1",
        "1 passed, 1 failed, 0 not for cpython",
    ]
    assert exit_code == UNREADABLE


def test_folders_are_searched_below_and_each_file_is_read_once(tmp_path):
    for name in ("b/z.story", "b/a.story", "a.story", "a.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = runner.files([tmp_path / "b", tmp_path])
    assert [str(path.relative_to(tmp_path)) for path in found] == [
        "b/a.story", "b/z.story", "a.story",
    ]  # fmt: skip


def test_hidden_files_are_no_stories_unless_they_are_named(tmp_path):
    for name in ("._a.story", ".#a.story", "a.story"):
        (tmp_path / name).write_bytes(b"\0")
    assert runner.files([tmp_path]) == [tmp_path / "a.story"]
    assert runner.files([tmp_path / "._a.story"]) == [tmp_path / "._a.story"]


def test_a_folder_without_stories_is_no_success(tmp_path):
    lines = []
    tally = runner.run(runner.read([tmp_path]), "cpython", None, lines.append)
    assert (lines, tally.exit_code) == (
        [f"no .story file in {tmp_path}", "0 passed, 0 failed, 0 not for cpython"],
        2,
    )


def test_the_log_as_json(tmp_path):
    log = [
        (0, "power", 1),
        (0, "piezo", 0),
        (5, "segments", ["00863f3f", 8]),
        (7, "tone", [2700, 100_000]),
        (8, "said", '{"b":"Türkis","a":[1]}'),
        (9, "said", "MPY: soft reboot"),
        (9, "kept", ["game", 45_000]),
        (9, "asleep", 1),
    ]
    assert report(tmp_path, GOOD, play=lambda script: Outcome(log), log=True)[0] == [
        '{"us": 0, "value": 1, "what": "power"}',
        '{"us": 5, "value": ["00863f3f", 8], "what": "segments"}',
        '{"us": 7, "value": [2700, 100000], "what": "tone"}',
        '{"us": 8, "value": {"a": [1], "b": "Türkis"}, "what": "said"}',
        '{"us": 9, "value": "MPY: soft reboot", "what": "said"}',
        '{"us": 9, "value": ["game", 45000], "what": "kept"}',
        "FAIL Dark",
        'a.story:2: expected dark at 1 s, but " 1.00" at 0.998 s',
        "0 passed, 1 failed, 0 not for cpython",
    ]


def test_a_world_is_found_by_its_name(monkeypatch):
    world = ModuleType("quizbox_host.worlds.paper")
    world.play = lambda script: Outcome()
    monkeypatch.setitem(sys.modules, world.__name__, world)
    assert runner.player("paper") is world.play


def test_an_unknown_world_is_an_error_of_one_line():
    with pytest.raises(QuizboxError, match="there is no world 'moon' here: --world is one of"):
        runner.player("moon")


def invoke(*arguments):
    result = CliRunner().invoke(main, ["story", *map(str, arguments)])
    return result.output, result.exit_code


def test_the_command_ends_with_the_exit_code_of_the_run(tmp_path, monkeypatch):
    monkeypatch.setattr(runner, "player", lambda world: lambda script: Outcome())
    for text, exit_code in ((GOOD, 0), (DIFFERENT, 1), (WRONG, 2)):
        path = tmp_path / "a.story"
        path.write_text(text)
        assert invoke(path)[1] == exit_code
    assert invoke(tmp_path / "none.story")[1] == UNREADABLE


def test_the_command_says_what_has_no_story(tmp_path):
    path = tmp_path / "a.story"
    path.write_text(GOOD)
    output, exit_code = invoke("--coverage", path)
    lines = output.splitlines()
    assert lines[0].startswith("0.1  Digits. The default DISPLAY")
    assert (lines[-1], exit_code) == (f"1 of {len(lines)} numbers have a story", 0)


def test_the_first_command_tells_a_beginner_what_there_is():
    result = CliRunner().invoke(main, ["--help"])
    assert "story" in result.output
    assert CliRunner().invoke(main, ["juggle"]).exit_code == UNREADABLE
