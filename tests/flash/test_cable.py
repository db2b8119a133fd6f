"""The emulated Pico on its cable, and flashing cut off there: real programs, real time."""

import os
import random
import signal
import subprocess
import sys

import pytest
import serial
from boards import box_with

from quizbox_host.deploy import drive as drives
from quizbox_host.deploy.program import program
from quizbox_host.emulator import bootrom

SEED = int(os.environ.get("QUIZBOX_CHANCE", "7"))
OPERATIONS = range(3, 120)  # on flash, in an update
LATER = 60  # s, at most


def reads_until(port, what):
    """What comes until that does."""
    data = b""
    while what not in data:
        piece = port.read(max(1, port.in_waiting))
        assert piece, data
        data += piece
    return data


def test_the_port_goes_away_at_a_reset_and_comes_back(plugged, stock, desk):
    cable = plugged(stock)
    assert os.readlink(cable.link) == cable.port
    with serial.Serial(cable.port, timeout=LATER) as port:
        port.write(b"\r\n")
        reads_until(port, b">>> ")
        port.write(b"import machine; machine.reset()\r\n")
        with pytest.raises(OSError, match="."):
            while True:
                port.read(1)
    assert desk.wait(LATER, lambda: cable.port)
    with serial.Serial(str(cable.link), timeout=LATER) as port:
        port.write(b"40 + 2\r\n")
        assert b"42" in reads_until(port, b"42\r\n")


def test_a_plug_that_is_pulled_takes_port_and_power(plugged, stock, desk):
    cable = plugged(stock)
    cable.pull()
    assert (cable.port, cable.drive, cable.plugged) == (None, None, False)
    assert not cable.link.exists()
    cable.put_in()
    assert desk.wait(LATER, lambda: cable.port)


def test_held_at_bootsel_it_is_a_drive_that_goes_when_an_image_is_whole(
    plugged, stock, desk, tmp_path
):
    cable = plugged(b"", held=True)
    path = cable.drive
    assert (path / "INFO_UF2.TXT").read_text() == bootrom.INFO
    sent = desk.image("Raspberry Pi Pico with RP2040", None).read_bytes()
    with (path / "DRAGGED.UF2").open("wb") as file:
        file.write(sent[: len(sent) // 2])
        file.flush()
        half = slice(len(stock) // 4, len(stock) // 4 + 256)
        assert desk.wait(
            LATER, lambda: cable.do(lambda: cable.chip.flash.image[half]) == stock[half]
        )
        assert cable.drive == path
        file.write(sent[len(sent) // 2 :])
    assert desk.wait(LATER, lambda: cable.port)
    assert cable.drive is None
    assert not path.exists()
    assert cable.do(lambda: bytes(cable.chip.flash.image[: len(stock)])) == stock


def test_half_an_image_is_a_drive_again_until_it_is_whole(plugged, stock, desk, run):
    """From the quizbox's flash: cut in the middle, then flashed."""
    cable = plugged(stock, held=True)
    sent = desk.image("quizbox with RP2040", None).read_bytes()
    ordered = drives.in_safe_order(sent)
    (cable.drive / "HALF.UF2").write_bytes(ordered[: len(ordered) // 1024 * 512])
    assert desk.wait(LATER, lambda: not cable.do(lambda: bootrom.starts(cable.chip.flash.image)))
    cable.pull()
    cable.put_in()
    assert desk.wait(LATER, lambda: cable.drive)
    image = desk.image("quizbox with RP2040", None)
    ran = run("flash", "--drive", cable.drive, "--image", image, "--json")
    assert ran.code == 0, ran.err
    assert ran.json["runs_from"] == "frozen"


def test_what_breaks_its_thread_is_told(plugged, stock, desk):
    cable = plugged(stock)
    with pytest.raises(ZeroDivisionError):
        cable.do(lambda: 1 / 0)
    assert cable.do(lambda: 42) == 42


@pytest.fixture
def flash(cable, newer):
    """flash() -> a process that flashes the box with the newer firmware, by a real mpremote."""
    started = []

    def flash():
        code = (
            "import sys; from pathlib import Path\n"
            "from quizbox_host.__main__ import main; from quizbox_host.deploy import workbench\n"
            "bench = workbench.Workbench(); bench.firmware = Path(sys.argv.pop(1))\n"
            "main(obj=bench, prog_name='quizbox')"
        )
        words = ["flash", "--port", str(cable.link)]
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(newer), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that it can be killed with its mpremote
        )
        started.append(process)
        return process

    yield flash
    for process in started:
        process.stdout.close()
        process.wait(LATER)


@pytest.fixture
def cable(plugged, stock):
    """A box in slot a."""
    return plugged(box_with(stock, program()))


@pytest.mark.parametrize("how", ["killed", "pulled", "interrupted"])
def test_cut_off_with_a_real_mpremote(how, cable, flash, desk, run, newer, told):
    """It runs what ran before, or the new program; flashing again repairs it."""
    old, new = program().version, program(newer).version
    chance = random.Random(f"{how} {SEED}")
    assert desk.wait(LATER, lambda: run("info").code == 0)
    count = cable.chip.flash.operations + chance.choice(OPERATIONS)
    told(f"QUIZBOX_CHANCE={SEED}")
    process = flash()
    assert desk.wait(LATER, lambda: cable.chip.flash.operations >= count or process.poll())
    if how == "pulled":
        cable.pull()
        assert process.wait(LATER) in (9, 10, 21), process.stdout.read()
    else:
        number = signal.SIGKILL if how == "killed" else signal.SIGINT
        os.killpg(process.pid, number)
        assert process.wait(LATER) in (-9, 1)
        cable.pull()
    cable.put_in()
    assert desk.wait(LATER, lambda: run("info").code == 0)
    assert run("info", "--json").json["version"] in (old, new)
    desk.firmware = newer
    ran = run("flash", "--json")
    assert ran.code == 0, ran.err
    assert run("info", "--json").json["version"] == new


def test_killed_and_flashed_again_at_once(cable, flash, desk, run, newer):
    """The board is left standing at mpremote's prompt."""
    assert desk.wait(LATER, lambda: run("info").code == 0)
    count = cable.chip.flash.operations + 20
    process = flash()
    assert desk.wait(LATER, lambda: cable.chip.flash.operations >= count or process.poll())
    os.killpg(process.pid, signal.SIGKILL)
    assert process.wait(LATER) == -9
    desk.firmware = newer
    ran = run("flash", "--json")
    assert ran.code == 0, ran.err
    assert run("info", "--json").json["version"] == program(newer).version
