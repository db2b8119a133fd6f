"""Which port is the box's: by USB numbers, by id, by what answers; and what the system says."""

import errno
import itertools
from types import SimpleNamespace

import pytest
from fake_port import FakeComputer, FakePort, says_hello
from serial import SerialException, SerialTimeoutException

from quizbox_host import ports
from quizbox_host.errors import (
    ManyBoxes,
    NoAnswer,
    NoBox,
    PortBusy,
    PortDenied,
    PortLost,
)
from quizbox_host.ports import Finder, Port

PICO = (0x2E8A, 0x0005)
A = Port("/dev/ttyACM0", PICO, "E6614103E7452D2F")
B = Port("/dev/ttyACM1", PICO, "E661A0A0A0A0A0A0")
NAMELESS = Port("/dev/ttyACM2", PICO, None)
OTHER = Port("/dev/ttyUSB0", (0x0403, 0x6001), "A1")
BLUETOOTH = Port("/dev/cu.Bluetooth-Incoming-Port")
PROBE = Port("/dev/ttyACM9", (0x2E8A, 0x000C), "E6")
BOARD = Port("/dev/ttyACM3", (0x2E8A, 0x1003), None)


def desk(*listed, **raising):
    """A computer with a box at each of the Picos, answering with its USB number as its id."""
    computer = FakeComputer(listed)
    computer.made = {}

    def at(port):
        def make():
            id_ = (port.serial_number or "aa11").lower()
            made = FakePort(computer, lambda request: says_hello(request, id=id_), port.path)
            computer.made[port.path] = made
            return made

        return make

    computer.devices = {port.path: at(port) for port in listed}
    return computer


def mute(computer, port):
    made = FakePort(computer, lambda request: None, port.path)
    computer.devices[port.path] = lambda: made
    return made


def busy(times=None):
    """What open raises: so many times, or for ever."""
    wrong = SerialException(errno.EBUSY, "could not open port")
    return itertools.repeat(wrong) if times is None else iter([wrong] * times)


def finder(computer, told=None):
    return Finder(computer, (told if told is not None else []).append)


def test_the_only_pico_is_the_box_and_no_other_port_is_opened():
    computer = desk(BLUETOOTH, OTHER, PROBE, A)
    assert finder(computer).find().path == A.path
    assert computer.opened == [A.path]


def test_a_board_like_a_pico_is_asked():
    assert finder(desk(BOARD)).find().path == BOARD.path


@pytest.mark.parametrize("listed", [[], [OTHER, BLUETOOTH, PROBE]])
def test_no_pico_no_box(listed):
    computer = desk(*listed)
    with pytest.raises(NoBox, match="no box found: plug it in"):
        finder(computer).find()
    assert computer.opened == []


def test_a_named_port_needs_no_usb_number():
    computer = desk(OTHER, A)
    assert finder(computer).find(OTHER.path).path == OTHER.path
    assert computer.opened == [OTHER.path]


def test_two_boxes_are_listed_and_none_is_taken():
    computer = desk(A, B)
    with pytest.raises(ManyBoxes) as raised:
        finder(computer).find()
    for port in (A, B):
        assert f"{port.path} (id {port.serial_number.lower()})" in raised.value.message
        assert computer.made[port.path].closed
        assert set(computer.made[port.path].methods) == {"hello"}


@pytest.mark.parametrize("id_", ["e6614103e7452d2f", "E6614103", "e66141"])
def test_an_id_picks_one_and_the_other_is_not_even_opened(id_):
    computer = desk(A, B)
    assert finder(computer).find(id_=id_).path == A.path
    assert computer.opened == [A.path]


def test_an_id_that_fits_both_is_not_enough():
    with pytest.raises(ManyBoxes):
        finder(desk(A, B)).find(id_="e661")


def test_a_port_without_a_number_is_asked_for_the_id():
    computer = desk(A, NAMELESS)
    assert finder(computer).find(id_="aa11").path == NAMELESS.path
    assert computer.opened == [NAMELESS.path]


def test_an_id_that_nobody_has():
    with pytest.raises(NoBox):
        finder(desk(A)).find(id_="ffff")
    with pytest.raises(NoBox, match="no quizbox with the id ffff answers"):
        finder(desk(NAMELESS)).find(id_="ffff")


def test_a_port_and_an_id_that_do_not_fit():
    computer = desk(A)
    with pytest.raises(NoBox, match="has the id e6614103e7452d2f"):
        finder(computer).find(A.path, "ffff")
    assert computer.made[A.path].closed


def test_of_two_picos_the_one_that_is_a_quizbox():
    computer = desk(A, B)
    other = mute(computer, A)
    assert finder(computer).find().path == B.path
    assert set(other.methods) == {"hello"}
    assert other.closed


def test_two_picos_of_which_none_is_a_quizbox():
    computer = desk(A, B)
    mute(computer, A), mute(computer, B)
    with pytest.raises(NoBox, match="asked were: /dev/ttyACM0, /dev/ttyACM1"):
        finder(computer).find()


def test_a_pico_that_cannot_be_asked_may_be_the_one_meant():
    computer = desk(A, B)
    computer.wrong[A.path] = busy()
    with pytest.raises(ManyBoxes, match="cannot be asked"):
        finder(computer).find()


def test_of_two_picos_one_that_is_in_use_and_one_that_is_no_quizbox():
    computer = desk(A, B)
    computer.wrong[A.path] = busy()
    mute(computer, B)
    with pytest.raises(PortBusy):
        finder(computer).find()


WAITING = f"{A.path} is in use by another program: waiting until it lets go"


@pytest.mark.parametrize("path", [None, A.path])
def test_a_port_that_is_let_go_in_time(path):
    computer, told = desk(A), []
    computer.wrong[A.path] = busy(30)
    assert finder(computer, told).find(path).path == A.path
    assert told == [WAITING]
    assert computer.now_s() - 100 == pytest.approx(30 * ports.LOOK_S)


@pytest.mark.parametrize("path", [None, A.path])
def test_a_port_that_is_never_let_go(path):
    computer, told = desk(A), []
    computer.wrong[A.path] = busy()
    with pytest.raises(PortBusy, match="Thonny.*ModemManager"):
        finder(computer, told).find(path)
    assert told == [WAITING]
    assert computer.now_s() - 100 == pytest.approx(computer.patience.busy, abs=ports.LOOK_S)


@pytest.mark.parametrize(
    ("error", "kind", "words"),
    [
        (SerialException(errno.EACCES, "could not open port"), PortDenied, "-G GROUP"),
        (SerialException(errno.EPERM, "could not open port"), PortDenied, "-G GROUP"),
        (SerialException(errno.EBUSY, "could not open port"), PortBusy, "Thonny"),
        (SerialException(errno.EAGAIN, "Could not exclusively lock port"), PortBusy, "Thonny"),
        (SerialException("PermissionError(13, 'Access is denied.', None, 5)"), PortBusy, "in use"),
        (SerialException("FileNotFoundError(2, 'The system ...', None, 2)"), NoBox, "no port"),
        (SerialException(errno.ENOENT, "could not open port"), NoBox, "there is no port"),
        (SerialException(errno.ENODEV, "could not open port"), NoBox, "there is no port"),
        (SerialException("Could not configure port"), NoAnswer, "cannot be used as a serial port"),
        (ValueError("Not a valid port"), NoAnswer, "cannot be used as a serial port"),
        (IsADirectoryError(errno.EISDIR, "Is a directory"), NoAnswer, "cannot be used"),
    ],
)
def test_what_the_system_says_becomes_a_line_with_a_next_step(error, kind, words):
    wrong = ports.why_not("COM3", error)
    assert type(wrong) is kind
    assert words in wrong.message
    assert "COM3" in wrong.message
    assert "\n" not in wrong.message


@pytest.mark.parametrize(
    ("gid", "mode", "words"),
    [
        (10, 0o020660, "`sudo usermod -a -G uucp $USER`, then log out and in"),
        (20, 0o020660, "`sudo usermod -a -G dialout $USER`, then log out and in"),
        (0, 0o020660, "its group, root, is none to join for it; `sudo chmod a+rw /dev/ttyACM0`"),
        (10, 0o020600, "its group, uucp, is none to join for it; `sudo chmod a+rw /dev/ttyACM0`"),
        (99, 0o020660, "which `ls -l /dev/ttyACM0` names"),
    ],
)
def test_denied_names_the_group_that_the_port_has(monkeypatch, gid, mode, words):
    groups = {0: "root", 10: "uucp", 20: "dialout"}
    monkeypatch.setattr(ports.os, "stat", lambda path: SimpleNamespace(st_gid=gid, st_mode=mode))
    monkeypatch.setattr(ports.grp, "getgrgid", lambda gid: SimpleNamespace(gr_name=groups[gid]))
    wrong = ports.why_not("/dev/ttyACM0", PermissionError(errno.EACCES, "Permission denied"))
    monkeypatch.undo()
    assert type(wrong) is PortDenied
    assert words in wrong.message
    assert "dialout" in wrong.message or gid != 20


def test_denied_is_told_at_once():
    computer = desk(A)
    computer.wrong[A.path] = itertools.repeat(SerialException(errno.EACCES, "could not open"))
    with pytest.raises(PortDenied):
        finder(computer).find()
    assert computer.now_s() == 100


def test_a_port_that_fails_in_hello_is_closed():
    computer = desk(A)
    other = mute(computer, A)
    with pytest.raises(NoAnswer):
        finder(computer).find()
    assert other.closed


def test_a_box_that_comes_back_under_another_name_is_found():
    computer = desk(A, B)
    box = finder(computer).find(A.path)
    moved = Port("/dev/ttyACM7", PICO, A.serial_number)
    computer.listed = [B, moved]
    computer.devices = {B.path: computer.devices[B.path]} | desk_devices(computer, moved)
    again = finder(computer).again(box.path, box.about["id"])
    assert (again.path, again.about["id"]) == (moved.path, box.about["id"])
    assert B.path not in computer.opened


def desk_devices(computer, port):
    id_ = port.serial_number.lower()
    made = FakePort(computer, lambda request: says_hello(request, id=id_), port.path)
    return {port.path: lambda: made}


def test_a_box_at_a_named_port_that_is_away_for_a_while():
    computer = desk(OTHER)
    box = finder(computer).find(OTHER.path)
    gone = FileNotFoundError(errno.ENOENT, "No such file")
    computer.wrong[OTHER.path] = iter([gone] * 7)
    assert finder(computer).again(OTHER.path, box.about["id"]).path == OTHER.path
    assert computer.now_s() - 100 == pytest.approx(7 * ports.LOOK_S)


def test_another_box_at_the_same_port_is_not_the_one():
    computer = desk(A)
    with pytest.raises(PortLost, match="the box abcd did not come back"):
        finder(computer).again(A.path, "abcd")
    assert computer.made[A.path].closed
    assert computer.now_s() - 100 == pytest.approx(computer.patience.back, abs=ports.LOOK_S)


@pytest.mark.parametrize(("system", "lost"), [(OSError, PortLost), (SerialException, PortLost)])
def test_an_open_port_that_goes_away_is_lost(system, lost):
    class Device:
        in_waiting = 0

        def read(self, *data):
            raise system("gone")

        write = close = read

    port = ports.OpenPort("/dev/x", Device())
    for call in (port.read, lambda: port.write(b"x")):
        with pytest.raises(lost, match="/dev/x went away"):
            call()
    port.close()


def test_a_device_that_takes_nothing_is_told():
    class Device:
        def write(self, data):
            raise SerialTimeoutException("Write timeout")

    with pytest.raises(NoAnswer, match="takes nothing"):
        ports.OpenPort("/dev/x", Device()).write(b"x")


def test_the_computers_own_ports_can_be_listed():
    listed = ports.Computer().ports()
    assert [port.path for port in listed] == sorted(port.path for port in listed)
