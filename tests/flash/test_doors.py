"""mpremote gets into a box in the middle of anything: the box is silent then, and plays again."""

import subprocess
import sys

import pytest
from boards import board_with, box_with
from straight import MS, S

from quizbox_host.deploy.program import FIRMWARE, program
from quizbox_host.emulator import files
from quizbox_host.sim import parts

ROOT = FIRMWARE.parent
PWM = 4  # as GPIOn_CTRL selects it (RP2040 data sheet 2.19.2)
DOORS = {
    "exec": ["exec", "print(6 * 7)"],
    "ls": ["fs", "ls", "/kept"],
    "cp": ["fs", "cp", "{file}", ":/gift"],
    "soft-reset": ["soft-reset"],
    "mount": ["mount", "{folder}", "exec", "import os; print(os.listdir('/remote'))"],
    "reset": ["reset"],
}


def sounds(chip):
    """Whether the piezo is heard now: a pin of it is driven by the PWM, or is not low."""
    for number in (parts.PIEZO_A, parts.PIEZO_B):
        pin = chip.mcu.gpio[number]
        hertz, share, _ = chip.mcu.pwm.wave(number)
        if pin.function_select == PWM and hertz and 0 < share < 1:
            return True
        if pin.output_enable and pin.output_value:
            return True
    return False


def press(bench):
    """START down and up."""
    pin = bench.chip.mcu.gpio[parts.START]
    pin.set_input_value(False)
    bench.run(100 * MS)
    pin.set_input_value(True)
    bench.run(400 * MS)


def running(bench, run):
    press(bench)
    assert run("status", "--json", bench=bench).json["state"] == "running"


def paused(bench, run):
    running(bench, run)
    bench.run(1 * S)
    press(bench)
    assert run("status", "--json", bench=bench).json["state"] == "paused"


def sounding(bench, run):
    assert run("selftest", bench=bench).code == 0
    bench.run(20 * S, lambda: sounds(bench.chip))
    assert sounds(bench.chip)


@pytest.fixture(scope="module")
def flash(stock):
    return box_with(stock, program(), **{"/kept/it": b"1"})


@pytest.mark.parametrize("state", [running, paused, sounding], ids=lambda state: state.__name__)
@pytest.mark.parametrize("door", DOORS)
def test_each_door_in_each_state(door, state, straight, flash, run, tmp_path):
    bench = straight(flash, 2)
    state(bench, run)
    gift = tmp_path / "gift"
    gift.write_bytes(b"for you")
    words = [word.format(file=gift, folder=tmp_path) for word in DOORS[door]]
    said = bench.mpremote("straight", [words])
    assert said.code == 0, said.lines
    assert not sounds(bench.chip)
    if door == "exec":
        assert said.lines[-1] == "42"
    if door == "mount":
        assert "gift" in said.lines[-1]
    if door == "cp":
        assert files.get(bench.chip.flash.image)["/gift"] == b"for you"
    if door != "reset":
        bench.run(2 * S)
        assert not sounds(bench.chip)
        assert bench.mpremote("straight", [["reset"]]).code == 0
    bench.run(3 * S)
    assert run("status", "--json", bench=bench).json["state"] == "ready"


def mpremote(cable, *words):
    """Run it as a program. Returns what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "mpremote", "connect", cable.port, *words],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_all_doors_over_a_real_port(plugged, run, desk, flash, tmp_path):
    cable = plugged(flash)
    assert run("info").code == 0
    pin = cable.chip.mcu.gpio[parts.START]
    cable.do(pin.set_input_value, False)
    cable.do(lambda: cable.chip.at(cable.chip.now_ns + S // 10, pin.set_input_value, True))
    assert desk.wait(20, lambda: run("status", "--json").json["state"] == "running")
    (tmp_path / "gift").write_bytes(b"for you")
    for door in DOORS.values():
        mpremote(cable, *(word.format(file=tmp_path / "gift", folder=tmp_path) for word in door))
        assert not cable.do(sounds, cable.chip)
    assert desk.wait(20, lambda: run("status", "--json").code == 0)
    assert run("status", "--json").json["state"] == "ready"


def test_mip_install(straight, stock, run, monkeypatch):
    monkeypatch.chdir(ROOT)
    bench = straight(board_with(stock, {}))
    install = ["mip", "install", "--target", "/", "package.json"]
    said = bench.mpremote("straight", [install, ["reset"]])
    assert said.code == 0, said.lines
    bench.run(6 * S)
    about = run("info", "--json", bench=bench).json
    assert (about["version"], about["runs_from"]) == (program().version, "")
