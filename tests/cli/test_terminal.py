"""A terminal that shows lines of text alone, as TERM=dumb says, is sent nothing else."""

import io
import os
import subprocess
import sys

import pytest

from quizbox_host import terminal

ESCAPE = b"\x1b"


class Tty(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("term", "draws"),
    [("xterm-256color", True), ("", True), (None, True), ("dumb", False), ("unknown", False)],
)
def test_which_terminals_draw(monkeypatch, term, draws):
    monkeypatch.delenv("TERM", raising=False)
    if term is not None:
        monkeypatch.setenv("TERM", term)
    assert terminal.draws(Tty(), Tty()) is draws
    assert terminal.draws(Tty(), io.StringIO()) is False
    assert terminal.draws(Tty(), None) is False


def on_a_terminal(term, *words):
    """What a command sends to a terminal of that kind, all that it has being that terminal."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "quizbox_host", *map(str, words)]
    environment = {**os.environ, "TERM": term}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    said = b""
    try:
        while piece := os.read(ours, 4096):
            said += piece
    except OSError:  # EIO: nobody has the other end any more
        pass
    os.close(ours)
    return process.wait(), said


def test_play_prints_its_demonstration():
    code, said = on_a_terminal("dumb", "play")
    assert (code, ESCAPE in said) == (0, False)
    assert b"TERM=dumb: no screen, so here is a demonstration" in said
    assert b"The Chase" in said


@pytest.mark.parametrize(("term", "escapes"), [("dumb", False), ("xterm", True)])
def test_watch_big_prints_each_picture_below_the_one_before(term, escapes, sims):
    sim = sims()
    sim.do("wait 0.5", "press")
    code, said = on_a_terminal(term, "watch", "--big", "--until", "chase.beep", "--port", sim.port)
    assert (code, ESCAPE in said) == (0, escapes)


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_flash_tells_its_steps_as_lines_on_a_plain_one(term, tmp_path):
    code, said = on_a_terminal(term, "flash", "--port", tmp_path / "none")
    assert code == 5
    assert (ESCAPE in said) == (term == "xterm")
    assert b"there is no port" in said
