"""The demonstration: what `quizbox play` prints where there is no terminal."""

import signal

import pytest
from click.testing import CliRunner

from quizbox_host import colourfile
from quizbox_host.__main__ import main
from quizbox_host.cli import play
from quizbox_host.errors import BadColourFile
from quizbox_host.play import demo
from quizbox_host.worlds.chip_live import ChipLive
from quizbox_host.worlds.live import Live

CHASE = """\
The Chase: a minute, with one pause
   0.000 s  SLIDE to 1
   0.000 s  power on
   0.026 s  shown  1.00
   1.000 s  START pressed
  11.000 s  heard short
  11.001 s  shown  0.50
  21.000 s  heard short
  21.001 s  shown  0.40
  24.001 s  shown  0.37
  24.300 s  START pressed
  24.806 s  blinks  0.37
  27.000 s  START pressed
  27.006 s  shown  0.37
  33.700 s  heard short
"""
LAST_TEN_S = (*range(9, 4, -1), 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5)
MONEY = """\
The Colour of Money: colour 5, Green, with one stop
   0.000 s  SLIDE to 1
   0.000 s  power on
   0.026 s  shown r 01
   3.526 s  shown C 01
   4.000 s  START pressed
   4.006 s  shown C 02
   4.500 s  START pressed
   4.505 s  shown C 03
   5.000 s  START pressed
   5.006 s  shown C 04
   5.500 s  START pressed
   5.505 s  shown C 05
   9.002 s  SLIDE to 2
   9.023 s  shown 05--
  10.000 s  START pressed
  10.005 s  heard tick
  10.006 s  shown    1
  11.120 s  heard tick
  11.121 s  shown    2
  12.120 s  heard tick
  12.121 s  shown    3
  12.620 s  START pressed
  12.625 s  heard stop
  15.620 s  START pressed
  15.625 s  heard tick
  15.625 s  shown    4
  16.740 s  heard tick
  16.740 s  shown    5
  17.740 s  heard reveal
  18.240 s  blinks    5
"""
LONGEST = 120
BOX_SEEDS = range(1, 4)


def run(*arguments):
    """(exit code, stdout, stderr) of `quizbox play` without a terminal."""
    result = CliRunner().invoke(main, ["play", *arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture(scope="module")
def parts():
    """The demonstration's three parts."""
    return "\n".join(demo.lines()).split("\n\n")


def test_the_chase_is_told_up_to_the_first_sound_after_its_pause(parts):
    assert f"{parts[0]}\n".startswith(CHASE)


def test_the_chase_beeps_a_whole_minute_less_its_pause(parts):
    begun_s, went_on_s = 1, 1 + 2.7
    at_s = [begun_s + 10, begun_s + 20]
    at_s += [went_on_s + gone_s for gone_s in (30, 40, 50)]
    at_s += [went_on_s + 60 - left_s for left_s in LAST_TEN_S]
    expected = [f"{short_s:8.3f} s  heard short" for short_s in at_s]
    heard = [line for line in parts[0].splitlines() if "heard" in line]
    assert heard == [*expected, "  63.700 s  heard long"]


def test_the_chase_shows_what_is_left_at_each_beep(parts):
    lines = parts[0].splitlines()
    at_beeps = [
        after.split("shown")[1].strip()
        for line, after in zip(lines, lines[1:], strict=False)
        if "heard" in line
    ]
    tenths = [f"{left_s:.1f}" for left_s in LAST_TEN_S]
    assert at_beeps == ["0.50", "0.40", "0.30", "0.20", "0.10", *tenths, "0.00"]


def test_the_round_of_money_is_told_whole(parts):
    assert f"{parts[1]}\n" == MONEY


def test_it_ends_with_how_to_play(parts):
    assert parts[2:] == ["To play for yourself, run `make play` in a terminal."]


def test_the_command_prints_it_where_there_is_no_terminal(parts):
    assert run() == (0, "\n\n".join(parts) + "\n", "")


def test_the_amounts_come_from_the_table(tmp_path):
    rows = colourfile.read(demo.COLOURS)
    text = "\n".join(f"{name} = {21000 - amount}" for name, amount in rows)
    (tmp_path / "turned.toml").write_text(f"[colours]\n{text}\n")
    exit_code, out, _ = run("--table", str(tmp_path / "turned.toml"))
    money = out.split("\n\n")[1].splitlines()
    assert exit_code == 0
    assert money[0] == "The Colour of Money: colour 7, Turquoise, with one stop"
    assert [line[len("   0.000 s  ") :] for line in money[-4:]] == [
        "heard tick",
        "shown    6",
        "heard reveal",
        "blinks    6",
    ]


@pytest.mark.parametrize("seed", BOX_SEEDS)
def test_a_table_without_amounts_is_dealt_by_the_seed(seed):
    rows = [(f"Colour {number}", None) for number in range(1, 21)]
    lines = list(demo.lines(rows, seed))
    assert lines == list(demo.lines(rows, seed))
    assert "The Colour of Money: colour 2, Colour 2, with one stop" in lines
    assert [line.split("heard ")[1] for line in lines if "heard" in line][-1] == "reveal"


def test_it_is_short_whatever_the_table_holds():
    last = [(f"Colour {number}", None) for number in range(1, 21)]
    worst = [4, 20, 1, 2, 3, *range(9, 20), 8, 5, 6, 7]
    rows = [(name, 1000 * amount) for (name, _), amount in zip(last, worst, strict=True)]
    assert len(list(demo.lines(rows))) < LONGEST


@pytest.mark.parametrize(
    "text, says",
    [(None, "No such file"), ("colours = 3", "no table [colours]"), ("[col", "Expected")],
)
def test_a_faulty_table_is_one_line_and_its_exit_code(tmp_path, text, says):
    path = tmp_path / "wrong.toml"
    if text is not None:
        path.write_text(text)
    exit_code, out, err = run("--table", str(path))
    assert (exit_code, out, len(err.splitlines())) == (BadColourFile.exit_code, "", 1)
    assert err.startswith(f"Error: {path}:1: " if text else f"Error: {path}: ")
    assert says in err


@pytest.mark.parametrize(
    "arguments, opens",
    [
        ([], {}),
        (["--table", str(demo.COLOURS)], {"game": "money"}),
        (["--table", str(demo.COLOURS), "--game", "chase"], {"game": "chase"}),
        (["--game", "money"], {"game": "money"}),
    ],
)
def test_what_a_terminal_opens_on(monkeypatch, arguments, opens):
    opened = []
    monkeypatch.setattr(play, "is_terminal", lambda: True)
    monkeypatch.setattr(play.box, "script", lambda *given: opened.append(given))
    monkeypatch.setattr(play, "Play", lambda script, bell, live: FakeApp())
    assert run(*arguments, "--seed", "7", "--slide", "2") == (0, "", "")
    rows = colourfile.read(demo.COLOURS) if "--table" in arguments else None
    assert opened == [(opens, rows, 7, 2)]


@pytest.mark.parametrize(
    "arguments, live", [([], Live), (["--world", "cpython"], Live), (["--world", "chip"], ChipLive)]
)
def test_what_runs_the_firmware_in_a_terminal(monkeypatch, arguments, live):
    taken = []

    def fake(script, bell, live):
        taken.append(live)
        return FakeApp()

    monkeypatch.setattr(play, "is_terminal", lambda: True)
    monkeypatch.setattr(play, "Play", fake)
    assert run(*arguments) == (0, "", "")
    assert taken == [live]


@pytest.mark.parametrize(
    "ended_by, return_code, code",
    [(None, 0, 0), (None, 1, 1), (signal.SIGINT, 0, 1), (signal.SIGTERM, 0, 143)],
)
def test_its_exit_code_tells_how_it_ended(monkeypatch, ended_by, return_code, code):
    monkeypatch.setattr(play, "is_terminal", lambda: True)
    monkeypatch.setattr(play, "Play", lambda script, bell, live: FakeApp(ended_by, return_code))
    assert run()[0] == code


class FakeApp:
    """A Play that is over at once."""

    def __init__(self, ended_by=None, return_code=0):
        self.ended_by, self.return_code = ended_by, return_code

    def run(self):
        """Nothing to see."""
