"""`quizbox watch --big` in a terminal of its own."""

import itertools
import re
import signal

import pytest
from device import HELLO
from terminal import Terminal

from quizbox.core import alphabet
from quizbox_host.bigscreen import page

SETTINGS = {"separator": "point"}
CLEARED = "\x1b[2J"
LEFT = b"\x1b[?25h\x1b[?1049l"


def status(state, shown, **more):
    return {"game": "chase", "state": state, "shown": shown, "round": 0, "played": [], **more}


@pytest.fixture
def watched(devices):
    """watched(status, columns, rows): a terminal that watches a box which always says that."""
    made = []

    def make(answer, columns=80, rows=24, **environment):
        device = devices(
            hello=HELLO, settings__get=SETTINGS, events={}, game__status=answer, table__get={}
        )
        made.append(
            Terminal(
                "watch", "--big", "--port", device.path, columns=columns, rows=rows, **environment
            )
        )
        return made[-1]

    yield make
    for one in made:
        one.end()


def stands(terminal):
    """{row: text} of what was drawn since the screen was last cleared."""
    text = terminal.drawn.decode("utf-8", "replace").rpartition(CLEARED)[2]
    return {
        int(row): text for row, text in re.findall(r"\x1b\[([0-9]+);1H\x1b\[2K([^\x1b]*)", text)
    }


def drawn(shown, columns, rows):
    """{row: text} of the page of The Chase in a window of that size."""
    lines = page(["The Chase"], alphabet.segments(shown), columns, rows)
    return {row: text for row, text in enumerate(lines, 1) if text}


def test_it_names_the_game_and_follows_a_resize(watched):
    terminal = watched(status("ready", " 1.00"))
    for columns, rows in ((80, 24), (40, 12), (200, 50), (80, 24)):
        terminal.resize(columns, rows)
        wanted = drawn(" 1.00", columns, rows)
        terminal.await_so(lambda wanted=wanted: stands(terminal) == wanted)
        assert "The Chase" in "".join(wanted.values())
        assert columns - 8 < max(map(len, wanted.values())) <= columns


@pytest.mark.parametrize("exported", [{}, {"COLUMNS": "80", "LINES": "24"}])
def test_the_window_counts_and_not_what_a_shell_has_exported(watched, exported):
    terminal = watched(status("ready", " 1.00"), 40, 12, **exported)
    wanted = drawn(" 1.00", 40, 12)
    terminal.await_so(lambda: stands(terminal) == wanted)
    assert max(map(len, stands(terminal).values())) <= 40


def test_started_in_the_dark_half_of_a_blink_it_is_not_black(watched):
    # So it was each second, where the looks were a second apart.
    answers = itertools.cycle([status("paused", "    "), status("paused", " 0.57")])
    terminal = watched(answers)
    terminal.await_drawn("█".encode())
    assert b"The Chase" in terminal.drawn


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, 0), (signal.SIGHUP, 0)]
)
def test_it_leaves_the_terminal_as_it_was(watched, number, code):
    terminal = watched(status("ready", " 1.00"))
    terminal.await_drawn("█".encode())
    terminal.signal(number)
    assert terminal.ended() == code
    assert terminal.is_as_before
    assert terminal.drawn.endswith(LEFT)
    assert b"Traceback" not in terminal.drawn


def test_it_ends_with_its_window(watched):
    terminal = watched(status("ready", " 1.00"))
    terminal.await_drawn("█".encode())
    terminal.close()
    assert terminal.ended() == 0


def test_a_dumb_terminal_gets_no_escapes(watched):
    terminal = watched(status("ready", " 1.00"), TERM="dumb")
    terminal.await_drawn("█".encode())
    terminal.signal(signal.SIGTERM)
    assert terminal.ended() == 0
    assert b"\x1b" not in terminal.drawn


def blinks(devices):
    """A box whose blink is looked at in its dark half, twice."""
    answers = [status("paused", "    "), status("paused", "    "), status("paused", " 0.57")]
    return devices(hello=HELLO, events={}, game__status=iter(answers))


def test_status_does_not_tell_the_dark_half_of_a_blink(run, desk, devices):
    desk.pause = lambda s: None
    ran = run("status", "--port", blinks(devices).path)
    assert ran.lines == ["chase, paused, shown: [ 0.57]"]


def test_nor_does_watch(run, desk, devices, monkeypatch):
    monkeypatch.setattr("quizbox_host.cli.watch.REMIND_S", 0.1)
    desk.pause = lambda s: None
    device = blinks(devices)
    asked = []

    def sent(data):
        asked.append(data)
        if sum(b'"on":true' in one for one in asked) == 2:  # it follows, and is to be ended
            desk.sent = lambda data: None
            raise KeyboardInterrupt

    desk.sent = sent
    assert run("watch", "--port", device.path).lines == ["chase, paused, shown: [ 0.57]"]


def test_a_box_that_is_dark_is_told_as_it_is(run, desk, devices):
    device = devices(hello=HELLO, game__status=status("ready", "    "))
    paused = []
    desk.pause = paused.append
    assert run("status", "--port", device.path).lines == ["chase, ready, shown: [    ]"]
    assert sum(paused) > 0.5
