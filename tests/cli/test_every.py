"""What every command that talks with a box does alike: its options, and how it fails."""

import errno
import fcntl
import json
import os
import subprocess
import sys

import click
import pytest
from device import HELLO, Device
from serial import SerialException

from quizbox_host import errors
from quizbox_host.__main__ import main
from quizbox_host.box import Limits
from quizbox_host.ports import Patience

SOON = Limits(hello=0.4, answer=0.2, keep=0.2)
EXAMPLE = "examples/colours.toml"
COMMANDS = {
    "info": ("info",),
    "status": ("status",),
    "watch": ("watch", "--until", "press"),
    "settings list": ("settings", "list"),
    "settings get": ("settings", "get", "volume"),
    "settings set": ("settings", "set", "volume", "2"),
    "mode": ("mode", "chase"),
    "new-game": ("new-game",),
    "select": ("select", "3"),
    "selftest": ("selftest",),
    "log": ("log", "--clear"),
    "colours load": ("colours", "load", EXAMPLE),
    "colours show": ("colours", "show"),
    "colours save": ("colours", "save", "FILE"),
}
BUSY = (
    "colours show",
    "colours save",
    "settings set",
    "mode",
    "new-game",
    "select",
    "selftest",
    "log",
    "colours load",
)
REFUSED = {
    "settings get": ("settings", "get", "nonsense"),
    "settings set": ("settings", "set", "nonsense", "1"),
    "mode": ("mode", "chess"),
    "select": ("select", "3"),  # in The Chase there are none
}


@pytest.fixture(params=COMMANDS)
def words(request, tmp_path):
    return [str(tmp_path / "x") if one == "FILE" else one for one in COMMANDS[request.param]]


def failed(ran, error, *words):
    """It ended by that error, in one line, without a word on stdout."""
    assert (ran.code, ran.out) == (error.exit_code, "")
    last = ran.err.splitlines()[-1]
    assert last.startswith("Error: ")
    for word in words:
        assert word in last
    return True


def test_no_box(run, words):
    assert failed(run(*words), errors.NoBox, "no box found: plug it in")


def test_no_such_port(run, words):
    assert failed(
        run(*words, "--port", "/dev/nothing"), errors.NoBox, "there is no port /dev/nothing"
    )


def test_several_boxes(run, words, desk, chase, money):
    desk.picos = [chase.port, money.port]
    assert failed(
        run(*words), errors.ManyBoxes, "--port", f"{chase.port} (id e66", f"{money.port} (id"
    )


def test_not_allowed(run, words, desk):
    desk.wrong = SerialException(errno.EACCES, "could not open port")
    assert failed(run(*words, "--port", "/dev/x"), errors.PortDenied, "usermod -a -G GROUP")


def test_in_use(run, words, devices):
    path = devices().path
    fd = os.open(path, os.O_RDWR | os.O_NOCTTY)
    fcntl.flock(fd, fcntl.LOCK_EX)
    assert failed(run(*words, "--port", path), errors.PortBusy, "Thonny")
    os.close(fd)


def test_a_device_that_is_no_box(run, words, desk, devices):
    desk.limits = SOON
    device = devices()
    assert failed(run(*words, "--port", device.path), errors.NoAnswer, "did not answer")
    assert {request["method"] for request in device.asked} == {"hello"}


def test_a_box_that_answers_no_longer(run, words, desk, devices):
    desk.limits = SOON
    assert failed(run(*words, "--port", devices(hello=HELLO).path), errors.NoAnswer, "in time")


def test_a_cable_that_is_pulled(run, words, devices):
    methods = (
        "diagnostics", "game__status", "events", "settings__get", "settings__set", "game__mode",
        "game__new", "game__select", "selftest", "log__get", "table__set", "table__get",
    )  # fmt: skip
    device = devices(hello=HELLO, **dict.fromkeys(methods, Device.GONE))
    assert failed(run(*words, "--port", device.path), errors.PortLost)


def test_a_box_of_another_time(run, words, devices):
    device = devices(hello={**HELLO, "protocol": 99, "version": "7.8"})
    assert failed(run(*words, "--port", device.path), errors.WrongProtocol, "7.8")


def test_an_option_that_there_is_not(run, words):
    ran = run(*words, "--nonsense")
    assert (ran.code, ran.out) == (2, "")
    assert "--nonsense" in ran.err


def test_errors_are_json_too(run, words):
    ran = run(*words, "--json")
    document = json.loads(ran.err)
    assert (ran.code, ran.out) == (5, "")
    assert document["exit_code"] == 5
    assert document["error"].startswith("no box found")
    assert json.loads(run(*words, "--json", "--nonsense").err)["exit_code"] == 2


@pytest.mark.parametrize("name", BUSY)
def test_a_game_is_not_disturbed(run, running, name):
    ran = run(*COMMANDS[name], "--port", running.port)
    assert failed(ran, errors.BoxBusy, "a game is under way")
    ran = run(*COMMANDS[name], "--port", running.port, "--json")
    assert json.loads(ran.err)["exit_code"] == 11


@pytest.mark.parametrize("name", sorted(set(COMMANDS) - set(BUSY) - {"watch"}))
def test_in_the_middle_of_a_game(run, running, name, tmp_path):
    given = [str(tmp_path / "x") if one == "FILE" else one for one in COMMANDS[name]]
    assert run(*given, "--port", running.port).code == 0


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_box_does_not_take(run, chase, name):
    assert failed(run(*REFUSED[name], "--port", chase.port), errors.BoxRefused)


@pytest.mark.parametrize("name", ["settings set", "mode", "colours load"])
def test_what_the_boxs_flash_does_not_take(run, devices, name):
    methods = ("settings__set", "game__mode", "table__set")
    device = devices(hello=HELLO, **dict.fromkeys(methods, Device.FAILED))
    assert failed(run(*COMMANDS[name], "--port", device.path), errors.NotKept, "quizbox log")


def test_waiting_for_a_port_is_told_but_in_json(run, desk, devices):
    path = devices().path
    desk.patience = Patience(busy=0.1)
    fd = os.open(path, os.O_RDWR | os.O_NOCTTY)
    fcntl.flock(fd, fcntl.LOCK_EX)
    told = f"{path} is in use by another program: waiting until it lets go"
    assert run("info", "--port", path).err.splitlines()[0] == told
    assert json.loads(run("info", "--port", path, "--json").err)["exit_code"] == 8
    os.close(fd)


def test_the_port_may_stand_in_the_environment(run, chase):
    assert run("status", port=chase.port).code == 0
    assert run("status", "--port", "/dev/nothing", port=chase.port).code == 5


def test_the_only_pico_needs_no_name(run, desk, chase):
    desk.picos = [chase.port]
    assert run("info", "--json").json["port"] == chase.port


def test_an_id_or_its_beginning(run, desk, chase, devices):
    other = devices(hello=HELLO | {"id": "aa"})
    desk.picos = [other.path, chase.port]
    assert run("info", "--id", "E6614103", "--json").json["port"] == chase.port
    assert failed(run("info", "--id", "ff"), errors.NoBox)
    assert failed(run("info", "--id", "aa", "--port", chase.port), errors.NoBox, "e6614103e7452d2f")


def test_junk_of_a_modem_probe_does_no_harm(run, chase):
    fd = os.open(chase.port, os.O_RDWR | os.O_NOCTTY)
    for junk in (b"AT\r", b"AT+GCAP\r\n", b"~x~\r\x00\x78\xf0", b'{"jsonrpc": "2.0", "id": 4, "'):
        os.write(fd, junk)
        assert run("status", "--port", chase.port).code == 0
    os.close(fd)


def leaves(command, path=()):
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            yield from leaves(command.get_command(context, name), (*path, name))
    yield path


@pytest.mark.parametrize("charset", ["ascii", "cp1252", "utf-8"])
def test_every_help_can_be_printed_anywhere(run, charset):
    for path in leaves(main):
        ran = run(*path, "--help", charset=charset)
        assert (ran.code, ran.err) == (0, "")
        assert ran.lines[0].startswith(" ".join(["Usage: quizbox", *path]))
        assert len(ran.lines) > 4


@pytest.mark.parametrize("charset", ["ascii", "cp1252"])
def test_a_name_that_the_terminal_does_not_know(run, sims, tmp_path, charset):
    path = tmp_path / "names.toml"
    names = [f"Größe {number} ★" for number in range(20)]
    path.write_text(f"colours = {names}", encoding="utf-8")
    sim = sims("--table", str(path))
    ran = run("colours", "show", "--port", sim.port, charset=charset)
    assert ran.code == 0
    assert ran.lines[0].startswith("1   Gr")


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["--help", "colours template", "sim --pty", "ports"])
def test_a_stdout_that_takes_nothing(words, unbuffered):
    def code(redirected):
        ran = subprocess.run(
            f"{sys.executable} -m quizbox_host {words} {redirected}",
            shell=True, executable="/bin/bash", stdin=subprocess.DEVNULL, text=True, check=False,
            capture_output=True, timeout=20, env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )  # fmt: skip
        return ran.returncode, ran.stderr.count("\n"), "Traceback" in ran.stderr

    assert code(">&-") == (15, 1, False)
    assert code("| true; exit ${PIPESTATUS[0]}") == (0, 0, False)
    if os.path.exists("/dev/full"):
        assert code("> /dev/full") == (15, 1, False)


def test_an_empty_port_or_id(run):
    assert run("info", "--port", "").code == 2
    assert run("info", "--id", "").code == 2


def test_a_self_test_may_be_what_it_waits_for(run, chase):
    assert run("selftest", "--port", chase.port).code == 0
    ran = run("selftest", "--port", chase.port)
    assert failed(ran, errors.BoxBusy, "(The Chase: selftest)")
    assert "press START, or wait for its end" in ran.err
