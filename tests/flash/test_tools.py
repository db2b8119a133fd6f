"""The parts of flashing that no board is needed for: mpremote's call, the boards, what is told."""

import io
import os

import pytest
from rich.console import Console
from rich.progress import Progress
from straight import PICO

from quizbox_host.cli import flash
from quizbox_host.deploy import boards, mpremote, slots
from quizbox_host.deploy import drive as drives
from quizbox_host.deploy.program import Program
from quizbox_host.emulator import bootrom
from quizbox_host.errors import NoBox, NoDrive, NotFlashed
from quizbox_host.ports import Port

DEBUG_PROBE = (0x2E8A, 0x000C)


def test_mpremote_is_called_and_heard(tmp_path):
    told = []
    said = mpremote.run(str(tmp_path / "none"), [["exec", "1"], ["reset"]], told.append)
    assert said.code == 1
    assert told == said.lines
    assert "failed to access" in said.lines[-1]


@pytest.mark.parametrize("name", ["serial", "mpremote", "queue", "platformdirs"])
def test_mpremote_has_its_own_modules_whatever_lies_in_this_folder(tmp_path, monkeypatch, name):
    (tmp_path / f"{name}.py").write_text("raise SystemExit('mine')\n")
    monkeypatch.chdir(tmp_path)
    said = mpremote.run(str(tmp_path / "none"), [["exec", "1"]])
    assert "failed to access" in said.lines[-1]


def test_mpremote_has_its_own_commands_whatever_a_person_has_set(tmp_path, monkeypatch):
    (tmp_path / "mpremote").mkdir()
    (tmp_path / "mpremote/config.py").write_text("print('mine')\n")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    said = mpremote.run(str(tmp_path / "none"), [["exec", "1"]])
    assert "mine" not in said.lines
    assert "failed to access" in said.lines[-1]


def mounted(tmp_path, monkeypatch, *rows):
    """The drives, where /proc/self/mounts has those rows (bytes)."""
    table = tmp_path / "mounts"
    table.write_bytes(b"".join(row + b"\n" for row in rows))
    monkeypatch.setattr(drives, "MOUNTS", table)
    monkeypatch.setattr("sys.platform", "linux")
    return drives.drives()


def on_linux(tmp_path, name):
    """A folder with what a Pico's drive holds, as its row tells it."""
    path = tmp_path / name
    path.mkdir()
    (path / drives.INFO).write_text(bootrom.INFO)
    return os.fsencode(path).replace(b" ", b"\\040")


def test_a_mount_that_is_no_utf_8_is_passed_over_or_taken(tmp_path, monkeypatch):
    place = on_linux(tmp_path, "RPI RP2")
    odd = on_linux(tmp_path, os.fsdecode(b"caf\xe9"))
    rows = [
        b"//nas/caf\xe9 /mnt/\xff cifs rw 0 0",
        b"nonsense",
        b"",
        b"/dev/sda1 " + place + b" vfat rw 0 0",
        b"/dev/sdb1 " + odd + b" vfat rw 0 0",
    ]
    found = mounted(tmp_path, monkeypatch, *rows)
    assert [one.path.name for one in found] == ["RPI RP2", os.fsdecode(b"caf\xe9")]
    monkeypatch.setattr(drives, "LABELS", tmp_path / "labels")
    (tmp_path / "labels").mkdir()
    (tmp_path / "labels" / "RPI-RP2").symlink_to("/dev/sdz9")
    assert drives.unmounted() == [tmp_path / "labels" / "RPI-RP2"]


def test_a_drive_that_is_mounted_twice_is_one_board(tmp_path, monkeypatch):
    first, second, other = (on_linux(tmp_path, name) for name in ("first", "second", "other"))
    rows = [
        b"/dev/sda1 " + first + b" vfat ro 0 0",
        b"/dev/sda1 " + second + b" vfat rw 0 0",
        b"/dev/sdb1 " + other + b" vfat rw 0 0",
    ]
    real = os.access
    monkeypatch.setattr(os, "access", lambda path, how: path.name != "first" and real(path, how))
    found = mounted(tmp_path, monkeypatch, *rows)
    assert [one.path.name for one in found] == ["second", "other"]
    assert len(mounted(tmp_path, monkeypatch, rows[1], rows[0])) == 1


@pytest.mark.parametrize("limit", [{"quiet_s": 0}, {"whole_s": 0}])
def test_mpremote_is_not_waited_for_for_ever(tmp_path, limit):
    with pytest.raises(NotFlashed, match="got no further"):
        mpremote.run(str(tmp_path / "none"), [["sleep", "1000"]], **limit)


def test_a_debug_probe_and_a_port_that_is_no_picos_are_no_boards(desk):
    desk.ported = [Port("probe", DEBUG_PROBE, "1"), Port("bluetooth"), Port("pico", PICO, "2")]
    assert [board.port.path for board in boards.attached(desk, print)] == ["pico"]
    assert boards.attached(desk, print, "2")[0].name == "pico (id 2)"


def test_a_drive_that_is_mounted_late_is_waited_for(desk, tmp_path, monkeypatch):
    (tmp_path / "INFO_UF2.TXT").write_text(bootrom.INFO)
    desk.away = ["/dev/sdx1"]
    looks = iter([[], [], [drives.at(tmp_path)]])
    said = []
    monkeypatch.setattr(desk, "drives", lambda: next(looks, [drives.at(tmp_path)]))
    assert [one.drive.path for one in boards.attached(desk, said.append)] == [tmp_path]
    assert said == ["waiting for the drive of /dev/sdx1 to be mounted"]


def test_one_that_is_not_mounted_is_not_waited_for_where_there_is_another(desk, monkeypatch):
    desk.ported = [Port("pico", PICO, "2")]
    desk.away = ["/dev/sdx1"]
    monkeypatch.setattr(desk, "wait", lambda *_: pytest.fail("it waits"))
    assert len(boards.attached(desk, print)) == 1


def test_no_board_and_no_drive(desk, tmp_path):
    with pytest.raises(NoBox):
        boards.attached(desk, print)
    with pytest.raises(NoDrive):
        boards.on_drive(tmp_path)


FOUND = {"slot": "/a", "main": None, "boot": None, "is_quizbox": True}
PROGRAM = Program("2", b"main", {"q/one.mpy": b"1", "q/two.mpy": b"2", "q/three.mpy": b"3"})
DIGESTS = PROGRAM.digests


def test_a_plan_sends_copies_and_removes():
    files = {
        "/a/q/one.mpy": DIGESTS["q/one.mpy"],
        "/a/q/two.mpy": "old",
        "/b/q/three.mpy": DIGESTS["q/three.mpy"],
        "/b/q/four.mpy": "old",
    }
    plan = slots.plan({**FOUND, "files": files}, PROGRAM)
    assert plan == slots.Plan(
        "/b", "/a", ("q/four.mpy",), ("q/two.mpy",), ("q/one.mpy",), main=True
    )
    assert plan.has_news


def test_a_plan_for_a_box_that_is_up_to_date():
    files = {f"/b/{name}": value for name, value in DIGESTS.items()}
    main = slots.digest(b"main")
    found = {**FOUND, "slot": "/b", "main": main, "files": files}
    assert slots.plan(found, PROGRAM) == slots.Plan("/b", "/b")
    assert not slots.plan(found, PROGRAM).has_news
    assert slots.plan({**found, "slot": "/a"}, PROGRAM) == slots.Plan("/b", "/a")


def test_a_bar_for_the_terminal():
    console = Console(file=io.StringIO(), force_terminal=True, width=80)
    with Progress(console=console) as progress:
        bar = flash._Bar(progress, "pico")
        bar.step("copying")
        bar.count(3, 12)
        [task] = progress.tasks
        assert (task.description, task.percentage) == ("pico: copying", 25)
        bar.step("waiting")
        [task] = progress.tasks
        assert (task.description, task.completed, task.total) == ("pico: waiting", 0, None)
