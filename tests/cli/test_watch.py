"""`quizbox watch`."""

import json
import signal

import pytest
from device import HELLO
from simulated import Cue

SHOWN = "chase, ready, shown: [ 1.00]"


def test_events_one_a_line(run, desk, sims):
    sim = sims("--set", "chase_1_s=2", "--set", "beep_each_from_s=0")
    Cue(desk, sim, "press")
    ran = run("watch", "--until", "chase.over", "--port", sim.port)
    assert (ran.code, ran.lines[0]) == (0, "chase, ready, shown: [  2.0]")
    told = [line.split(" s  ", 1)[1] for line in ran.lines[1:]]
    assert told[:3] == ["press", "chase.start    2.000 s left", "release"]
    assert told[-1] == "chase.over     0.000 s left"


def test_in_json_each_line_is_a_document(run, desk, sims):
    sim = sims()
    Cue(desk, sim, "slide 2")
    ran = run("watch", "--until", "slide", "--port", sim.port, "--json")
    (line,) = ran.lines
    document = json.loads(line)
    assert document.pop("t_us") > 0
    assert document == {"event": "slide", "position": 2}


def test_the_box_speaks_no_more_once_nobody_watches(run, desk, sims):
    sim = sims()
    Cue(desk, sim, "slide 2")
    assert run("watch", "--until", "slide", "--port", sim.port).code == 0
    desk.data = b""
    sim.do("slide 1", "press", "wait 1")
    run("status", "--port", sim.port)
    assert [line for line in desk.heard if '"method"' in line] == []


def test_big(run, desk, sims):
    sim = sims("--game", "money", "--table", "examples/colours.toml")
    Cue(desk, sim, "slide 2", "wait 1", "press")
    ran = run("watch", "--big", "--until", "money.step", "--port", sim.port)
    frames = ran.out.rstrip("\n").split("\n\n")
    assert ran.code == 0
    assert "░" in frames[0]
    last = frames[-1].splitlines()
    assert [len(line) <= 80 for line in last] == [True] * len(last)
    assert last[0].count("█") == 0  # a 1 has no bar at the top
    assert sum(line.count("█") for line in last) > 10


def test_big_in_plain_characters(run, desk, sims):
    sim = sims()
    Cue(desk, sim, "press")
    ran = run("watch", "--big", "--until", "press", "--port", sim.port, charset="ascii")
    assert "#" in ran.out
    assert "." in ran.out
    assert ran.out.isascii()


@pytest.mark.parametrize("number", [signal.SIGINT])
def test_ctrl_c_ends_it_well(start, sims, number):
    sim = sims()
    watching = start("watch", "--port", sim.port)
    assert watching.line() == SHOWN
    watching.signal(number)
    assert watching.end() == (0, "", "")


def test_a_box_that_comes_back_is_watched_again(start, sims, tmp_path):
    link = str(tmp_path / "box")
    sim = sims("--link", link)
    watching = start("watch", "--port", link, "--until", "press")
    assert watching.line() == SHOWN
    sim.do("cable off", "cable on")
    assert watching.line() == SHOWN
    sim.do("press")
    assert "press" in watching.line()
    code, _, err = watching.end()
    assert (code, err) == (0, f"{link} went away: waiting for the box to come back\n")


def test_a_box_that_began_anew_is_reminded(run, desk, devices, monkeypatch):
    monkeypatch.setattr("quizbox_host.cli.watch.REMIND_S", 0.2)
    device = devices(hello=HELLO, events={}, game__status={"game": "g", "state": "s", "shown": ""})
    asked = []

    def sent(data):
        asked.append(data)
        if sum(b'"on":true' in one for one in asked) == 3:
            desk.sent = lambda data: None
            raise KeyboardInterrupt

    desk.sent = sent
    assert run("watch", "--port", device.path).code == 0
    assert device.asked[-1]["params"] == {"on": False}


def test_ctrl_c_before_the_event_is_told(start, sims):
    sim = sims()
    watching = start("watch", "--until", "chase.over", "--port", sim.port)
    assert watching.line() == SHOWN
    watching.signal(signal.SIGINT)
    assert watching.end()[0] == 1


@pytest.mark.parametrize(
    "event",
    ["nonsense", "NONSENSE", "Press", "money.revealed", "chase.reveal", "a.b.c", "press ", "★"],
)
def test_an_event_that_no_box_tells_is_not_waited_for(run, event):
    ran = run("watch", "--until", event, "--port", "/dev/nothing")
    assert (ran.code, ran.out) == (2, "")
    assert f"{event!r} is not one of 'press', 'release', 'slide', 'chase.start'" in ran.err


@pytest.mark.parametrize("words", [("--big", "--json"), ("--until", "")])
def test_words_that_it_cannot_take(run, words):
    assert run("watch", *words, "--port", "/dev/nothing").code == 2
