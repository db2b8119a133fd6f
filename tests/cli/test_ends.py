"""How commands end: by a signal, with the window closed, and with stdin or stderr closed."""

import os
import re
import signal
import subprocess
import sys
import threading

import pytest
from device import HELLO
from simulated import QUIZBOX, STUCK_S
from terminal import Terminal

BY = {signal.SIGINT: 1, signal.SIGTERM: 143, signal.SIGHUP: 129, signal.SIGQUIT: 131}
PLAYS = b"SLIDE"  # it stands on the screen
TOUCHED = b"\x1b[?1049h"  # the first that play does to a terminal
MODES = {b"1049", b"1000", b"1003", b"1006", b"1015", b"1004", b"2004"}
STATUS = {"game": "chase", "state": "ready", "shown": " 1.00", "round": 0, "played": []}
STORY = "tests/scenarios/chase/beeps.story"


@pytest.fixture
def terminals():
    """terminals(word, ...) runs a command in a terminal of its own."""
    made = []

    def make(*words, **more):
        made.append(Terminal(*words, **more))
        return made[-1]

    yield make
    for one in made:
        one.end()


def modes(drawn):
    """{mode: whether it is on} of a terminal that was given those bytes."""
    switched = re.findall(rb"\x1b\[\?([0-9]+)([hl])", drawn)
    return {mode: how == b"h" for mode, how in switched}


def is_put_back(terminal):
    """Whether a terminal is as it was: the keys, the screen, the mouse, the cursor."""
    found = modes(terminal.drawn)
    left_on = {mode for mode in MODES if found.get(mode)}
    return (terminal.is_as_before, left_on, found.get(b"25", True)) == (True, set(), True)


@pytest.mark.parametrize(
    ("mark", "number"), [(TOUCHED, signal.SIGTERM), *[(PLAYS, number) for number in BY]]
)
def test_play_leaves_the_terminal_as_it_was(terminals, number, mark):
    terminal = terminals("play")
    terminal.await_drawn(mark)
    terminal.signal(number)
    assert terminal.ended() == BY[number]
    assert is_put_back(terminal)
    assert b"Traceback" not in terminal.drawn


def test_q_does_too(terminals):
    terminal = terminals("play")
    terminal.await_drawn(PLAYS)
    assert not is_put_back(terminal)
    terminal.keys(b"q")
    assert terminal.ended() == 0
    assert is_put_back(terminal)


@pytest.mark.parametrize("shell", [None, "trap '' HUP"])
def test_play_ends_with_its_window(terminals, shell):
    terminal = terminals("play", shell=shell)
    terminal.await_drawn(PLAYS)
    terminal.close()
    assert terminal.ended() == BY[signal.SIGHUP]


@pytest.mark.parametrize("number", BY)
def test_sim_takes_its_link_along(sims, tmp_path, number):
    link = tmp_path / "box"
    sim = sims("--link", str(link))
    assert link.is_symlink()
    assert sim.signal(number) == 0
    assert not os.path.lexists(link)


def test_sim_takes_its_link_along_when_its_window_is_closed(terminals, tmp_path):
    link = tmp_path / "box"
    terminal = terminals("sim", "--pty", "--link", str(link))
    terminal.await_drawn(b"port ")
    terminal.close()
    assert terminal.ended() == 0
    assert not os.path.lexists(link)


def test_sim_takes_its_link_along_when_nobody_reads_it(tmp_path):
    link = tmp_path / "box"
    process = subprocess.Popen(
        [*QUIZBOX, "sim", "--pty", "--link", str(link)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
    )  # fmt: skip
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b"wait 0\n")
    assert process.wait(STUCK_S) == 0
    assert (process.stderr.read(), os.path.lexists(link)) == (b"", False)
    process.stdin.close()
    process.stderr.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_what_is_ignored_stays_so(terminals, number):
    name = signal.Signals(number).name.removeprefix("SIG")
    terminal = terminals("sim", "--pty", shell=f"trap '' {name}")
    terminal.await_drawn(b"port ")
    terminal.signal(number)
    terminal.keys(b"wait 0\n")
    terminal.await_drawn(b"done wait 0")
    terminal.keys(b"quit\n")
    assert terminal.ended() == 0


def test_sim_goes_on_in_the_background(terminals):
    """What is typed at the shell is not for it, and does not stop it."""
    shell = terminals("--norc", "-i", program=["bash"])
    shell.keys(f"{' '.join(QUIZBOX)} sim --pty &\r".encode())
    shell.await_drawn(b"port ")
    for nth in (3, 4):
        shell.keys(f"echo END$((1 + {nth}))\r".encode())
        shell.await_drawn(f"END{1 + nth}".encode())
    shell.keys(b"jobs; kill %1; wait; echo END$((1 + 5))\r")
    shell.await_drawn(b"END6")
    assert b"Running" in shell.drawn
    assert b"Stopped" not in shell.drawn


@pytest.mark.parametrize("until", [(), ("--until", "chase.over")])
@pytest.mark.parametrize("number", BY)
def test_watch_has_the_box_speak_no_more(start, devices, number, until):
    device = devices(hello=HELLO, events={}, game__status=STATUS)
    watching = start("watch", "--port", device.path, *until)
    assert watching.line() == "chase, ready, shown: [ 1.00]"
    watching.signal(number)
    code, out, err = watching.end()
    assert (code, out) == (BY[number] if until else 0, "")
    assert "Traceback" not in err
    assert device.asked[-1]["params"] == {"on": False}


@pytest.mark.parametrize(
    ("world", "number"), [("vm", signal.SIGTERM), *[("cpython", number) for number in BY]]
)
def test_story_breaks_off_without_a_traceback(start, number, world):
    playing = start("story", "tests/scenarios", "--world", world)
    assert playing.line().startswith("ok ")
    playing.signal(number)
    code, _, err = playing.end()
    assert (code, "Traceback" in err) == (BY[number], False)


@pytest.mark.parametrize("number", BY)
def test_flash_breaks_off_without_a_traceback(start, devices, number):
    heard = threading.Event()

    def silent():
        while True:
            heard.set()
            yield device  # by which it does not answer

    device = devices(hello=silent())
    flashing = start("flash", "--port", device.path)
    assert heard.wait(STUCK_S)
    flashing.signal(number)
    code, out, err = flashing.end()
    assert (code, out, "Traceback" in err) == (BY[number], "", False)


def closed(words, redirected):
    """(exit code, stdout, stderr) of a command whose streams a shell has redirected."""
    ran = subprocess.run(
        f"{sys.executable} -m quizbox_host {words} {redirected}",
        shell=True, executable="/bin/bash", text=True, check=False, capture_output=True,
        timeout=STUCK_S,
    )  # fmt: skip
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize(
    "words",
    ["play", f"story {STORY}", "flash --port /dev/nothing", "watch --port /dev/nothing",
     "watch --big --port /dev/nothing", "completion zsh", "colours check examples/colours.toml"],
)  # fmt: skip
def test_a_closed_stdin_is_an_empty_one(words):
    empty = closed(words, "</dev/null")
    assert closed(words, "<&-") == empty
    assert "Traceback" not in empty[2]


@pytest.mark.parametrize("words", ["play", f"story {STORY}", "flash --port /dev/nothing"])
def test_a_closed_stderr_hears_nothing(words):
    assert closed(words, "</dev/null 2>&-") == (*closed(words, "</dev/null")[:2], "")


@pytest.mark.parametrize("redirected", ["<&-", "<&- 2>&-"])
def test_sim_goes_on_without_input(redirected):
    process = subprocess.Popen(
        ["bash", "-c", f'exec "$@" {redirected}', "bash", *QUIZBOX, "sim", "--pty"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
    )  # fmt: skip
    assert process.stdout.readline().startswith(b"port ")
    process.terminate()
    assert process.communicate(timeout=STUCK_S) == (b"", b"")
    assert process.returncode == 0


def test_no_port_gets_the_number_of_a_closed_stream():
    text = (
        "import os; from quizbox_host import ends; ends.fill_gaps(); "
        "nowhere = os.stat(os.devnull); "
        "print([os.path.samestat(os.fstat(number), nowhere) for number in (0, 2)])"
    )
    ran = subprocess.run(
        ["bash", "-c", 'exec "$0" -c "$1" <&- 2>&-', sys.executable, text],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout == "[True, True]\n"
