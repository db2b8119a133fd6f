"""`quizbox sim --pty`."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from simulated import QUIZBOX, Cue

EXAMPLE = "examples/colours.toml"


def test_it_says_where_its_port_is_and_the_link_leads_there(run, sims, tmp_path):
    link = tmp_path / "box"
    sim = sims("--link", str(link))
    assert sim.told == [f"port {sim.port}", "done wait 0.1"]
    assert os.readlink(link) == sim.port
    assert run("info", "--port", link).code == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly(sims, tmp_path, number):
    link = tmp_path / "box"
    sim = sims("--link", str(link))
    sim.do("wait 0.1")
    assert sim.signal(number) == 0
    assert not os.path.lexists(link)


def test_quit_ends_it(sims):
    sim = sims()
    sim.do("quit")
    assert sim.ended() == 0


def test_it_goes_on_without_input(start):
    sim = start("sim", "--pty")
    assert sim.line().startswith("port ")
    sim.signal(signal.SIGTERM)
    assert sim.end() == (0, "", "")


def test_it_opens_on_what_it_is_told(run, sims):
    sim = sims("--game", "race", "--set", "volume=1", "--set", "deal=loaded", "--slide", "2")
    at = ("--port", sim.port)
    assert run("status", *at).lines[0].startswith("race, ")
    assert run("settings", "get", "volume", "deal", *at).lines == ["1", "loaded"]


def test_what_a_hand_does(run, sims):
    sim = sims("--game", "money", "--table", "examples/colours.toml")
    sim.do("wait 1.5", "press", "slide 2", "wait 0.5", "press 0.3", "wait 2.5", "press", "wait 0.5")
    document = run("status", "--port", sim.port, "--json").json
    assert document["played"] == [{"colour": 2, "name": "Orange", "stops": [3000], "amount": None}]


def test_power_and_program_can_go_and_come(run, sims, tmp_path):
    link = str(tmp_path / "box")
    sim = sims("--set", "chase_1_s=30", "--link", link)
    sim.do("power off")
    assert run("status", "--port", link).code == 5
    sim.do("power on", "wait 0.1")
    assert run("info", "--port", sim.port, "--json").json["reset_cause"] == "power"
    sim.do("press", "wait 1")
    assert run("status", "--port", sim.port, "--json").json["state"] == "running"
    sim.do("reset", "wait 1")
    assert run("status", "--port", sim.port, "--json").json["state"] == "ready"


def test_a_laptop_that_does_not_read_holds_nothing_up(run, sims):
    sim = sims("--set", "chase_1_s=600")
    fd = os.open(sim.port, os.O_RDWR | os.O_NOCTTY)
    for nth in range(100):
        os.write(fd, b'{"jsonrpc":"2.0","id":%d,"method":"settings.get"}\n' % nth)
        sim.do("wait 0.1")
    sim.do("press", "wait 1", "press", "wait 1")
    os.close(fd)
    document = run("status", "--port", sim.port, "--json").json
    assert (document["state"], document["shown"].strip() in ("9.59", "")) == ("paused", True)


@pytest.mark.parametrize(
    "line",
    [
        "jump",
        "slide 3",
        "power",
        "quit 1",
        "press 1 2",
        "wait 1 2",
    ],
)
def test_a_line_that_it_does_not_know(start, sims, line, capfd):
    sim = sims()
    sim.do("wait 0.1")
    sim.order(line)
    sim.do("wait 0.2")
    assert sim.told[2:] == ["done wait 0.1", "done wait 0.2"]
    assert f"cannot do {line}: there are press" in capfd.readouterr().err


RANGE = "is not from 0 to 3600 seconds"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("press x", "x is no number of seconds"),
        ("press 1,5", "1,5 is no number of seconds"),
        ("press -1", f"-1 {RANGE}"),
        ("press 1e9", f"1e9 {RANGE}"),
        ("press inf", f"inf {RANGE}"),
        ("press 1e9999", f"1e9999 {RANGE}"),
        ("press nan", f"nan {RANGE}"),
        ("wait", "how many seconds? as in `wait 2.5`"),
        ("wait soon", "soon is no number of seconds"),
        ("wait -1", f"-1 {RANGE}"),
        ("wait inf", f"inf {RANGE}"),
        ("wait 3601", f"3601 {RANGE}"),
        ("wait 1e300", f"1e300 {RANGE}"),
    ],
)
def test_seconds_that_it_cannot_take_are_named(sims, line, why, capfd):
    sim = sims()
    sim.order(line)
    sim.do("wait 0.1")
    assert sim.told[2:] == ["done wait 0.1"]
    assert f"cannot do {line}: {why}\n" in capfd.readouterr().err


def test_a_line_of_escapes_plays_no_tricks(sims, capfd):
    sim = sims()
    sim.order("\x1b[2J \u202e")
    sim.do("wait 0.1")
    assert "cannot do \\x1b[2J \\u202e: there are press" in capfd.readouterr().err


def test_words_that_it_cannot_take(run, tmp_path):
    assert run("sim").code == 2
    assert run("sim", "--pty", "--set", "volume").code == 2
    assert run("sim", "--pty", "--slide", "3").code == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--game", "nope"), "game takes chase, money"),
        (("--set", "volume=9"), "volume takes 0 to 3"),
        (("--set", "volume=-1"), "volume takes 0 to 3"),
        (("--set", "nope=1"), "no setting nope"),
    ],
)
def test_settings_that_the_box_would_not_have_kept(run, words, told):
    ran = run("sim", "--pty", *words)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err


def test_a_link_of_another_box_is_kept(start, sims, tmp_path):
    link = tmp_path / "box"
    sim = sims("--link", str(link))
    code, out, err = start("sim", "--pty", "--link", str(link)).end()
    assert (code, out) == (15, "")
    assert "it is there already" in err
    assert os.readlink(link) == sim.port


def test_a_link_that_has_gone_or_leads_nowhere(sims, tmp_path):
    link = tmp_path / "box"
    link.symlink_to(tmp_path / "nothing")
    sim = sims("--link", str(link))
    assert os.readlink(link) == sim.port
    link.unlink()
    sim.do("cable off", "cable on")
    assert os.readlink(link) == sim.port


def test_a_system_without_pseudo_terminals(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "quizbox_host.play.port", None)
    ran = run("sim", "--pty")
    assert (ran.code, ran.out) == (3, "")
    assert "quizbox play" in ran.err


def test_a_table_that_cannot_be_used(run, tmp_path):
    assert run("sim", "--pty", "--table", tmp_path / "none.toml").code == 4


def test_a_link_in_the_place_of_a_file(start, tmp_path):
    path = tmp_path / "file"
    path.write_text("mine", encoding="utf-8")
    code, out, err = start("sim", "--pty", "--link", str(path)).end()
    assert (code, out) == (15, "")
    assert "cannot make the link" in err
    assert path.read_text(encoding="utf-8") == "mine"


# Done is done.


def page_orders():
    """What docs/laptop.md has a hand do to a simulated box in The Colour of Money, in its order."""
    text = (Path(__file__).parents[2] / "docs" / "laptop.md").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("In the first one")]
    found = re.findall(r"`((?:press|slide|wait|power|cable)[^`]*)`", line)
    assert found == ["slide 2", "press", "slide 1"]
    return found


def played(run, sim):
    """(state, colours, stops) as the box tells it."""
    told = run("status", "--port", sim.port, "--json").json
    return told["state"], [(one["colour"], one["stops"]) for one in told["played"]]


def test_the_pages_words_in_their_order(run, sims):
    """`press` begins the count and stops it."""
    arm, press, _ = page_orders()
    slow = ("--set", "money_step_ms=3000")
    sim = sims("--game", "money", "--table", "examples/colours.toml", *slow, speed=1)
    sim.do(arm)
    assert played(run, sim) == ("armed", [])
    sim.do(press)
    assert played(run, sim) == ("counting", [(1, [])])
    sim.do(press)
    assert played(run, sim) == ("stopped", [(1, [1000])])


def test_the_pages_words_at_one_go(run, sims):
    """Nothing waits for an answer between; `slide 1` goes back after the reveal."""
    arm, press, back = page_orders()
    sim = sims("--game", "money", "--seed", "1")
    sim.do(arm, press, press, "wait 1", press, "wait 20", back)
    assert played(run, sim) == ("choose", [(1, [1000])])


def test_lines_that_were_there_before_the_box_began(run, tmp_path):
    link = str(tmp_path / "box")
    process = subprocess.Popen(
        [*QUIZBOX, "sim", "--pty", "--link", link, "--game", "money", "--table", EXAMPLE],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
    )  # fmt: skip
    process.stdin.write(b"slide 2\npress\n")
    told = [process.stdout.readline() for _ in range(3)]
    assert told[1:] == [b"done slide 2\n", b"done press\n"]
    assert run("status", "--port", link, "--json").json["state"] == "counting"
    process.terminate()
    process.communicate()


@pytest.mark.parametrize("presses", [1, 2, 3, 4])
def test_so_many_lines_are_so_many_presses(run, sims, presses):
    sim = sims("--game", "money")
    sim.do(*["press"] * presses, "wait 10")  # the name has run through
    assert run("status", "--port", sim.port, "--json").json["shown"] == f"C {1 + presses:02}"


@pytest.mark.parametrize(("presses", "state"), [(1, "running"), (2, "paused"), (3, "running")])
def test_the_chase_takes_each_of_them(run, sims, presses, state):
    sim = sims("--set", "chase_1_s=600")
    sim.do(*["press"] * presses)
    assert run("status", "--port", sim.port, "--json").json["state"] == state


def test_the_box_tells_of_each_of_them(run, desk, sims):
    sim = sims()
    Cue(desk, sim, "press", "press 0.3", "press", "slide 2")
    ran = run("watch", "--until", "slide", "--port", sim.port)
    told = [line.split()[2] for line in ran.lines[1:]]
    hands = [what for what in told if what in ("press", "release", "slide")]
    assert hands == ["press", "release"] * 3 + ["slide"]


@pytest.mark.parametrize("wait_ms", range(0, 160, 10))
def test_a_flash_write_holds_done_up(run, money, wait_ms):
    """An armed colour is kept, which takes the box a while in which it sees nothing."""
    money.do("slide 2", f"wait {wait_ms / 1000}", "slide 1")
    assert played(run, money)[0] == "choose"


def test_slide_is_where_it_was_moved_when_it_is_done(run, sims):
    sim = sims()
    for position, shown in ((2, " 2.00"), (1, " 1.00"), (2, " 2.00")):
        sim.do(f"slide {position}")
        assert run("status", "--port", sim.port, "--json").json["shown"] == shown


def test_power_is_on_when_it_is_done(run, sims, tmp_path):
    link = str(tmp_path / "box")
    sim = sims("--link", link, "--game", "money")
    sim.do("power off", "power on", "press", "wait 10")
    assert run("status", "--port", link, "--json").json["shown"] == "C 02"
    sim.do("reset", "press", "wait 10")
    assert run("status", "--port", link, "--json").json["shown"] == "C 02"


def test_lines_are_done_where_no_program_runs(sims):
    sim = sims()
    lines = ["power off", "press", "slide 2", "wait 1", "power on", "slide 1"]
    sim.do(*lines)
    assert [line for line in sim.told[2:] if "port" not in line] == [f"done {one}" for one in lines]
