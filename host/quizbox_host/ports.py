"""The serial ports of this computer: listing them, finding the box, opening one."""

import contextlib
import errno
import os
import stat
import time
from dataclasses import dataclass

import serial
from serial.tools import list_ports

with contextlib.suppress(ImportError):  # Windows has none
    import grp

from quizbox_host.box import Box, Limits
from quizbox_host.errors import (
    ManyBoxes,
    NoAnswer,
    NoBox,
    PortBusy,
    PortDenied,
    PortLost,
    QuizboxError,
)

PICO = 0x2E8A  # Raspberry Pi's USB vendor id
# Their products that do not run MicroPython: boot loaders, debug probes.
NO_BOARDS = (0x0003, 0x0004, 0x000C, 0x000F)
READ_S = 0.05  # the longest wait of a read
WRITE_S = 5
LOOK_S = 0.3  # between two attempts to find or open a port

BUSY_ERRORS = (errno.EBUSY, errno.EAGAIN)
GONE_ERRORS = (errno.ENOENT, errno.ENXIO, errno.ENODEV, errno.EIO)


@dataclass(frozen=True)
class Port:
    """path, its name; usb: (vendor, product) or None; serial_number: of the USB device or None."""

    path: str
    usb: tuple | None = None
    serial_number: str | None = None

    @property
    def may_be_box(self):
        """Whether it is a Pico, or a board with the same vendor id."""
        return self.usb is not None and self.usb[0] == PICO and self.usb[1] not in NO_BOARDS


@dataclass(frozen=True)
class Patience:
    """Timeouts in seconds. busy: until another program releases a port; back: until a lost box
    returns; keeping: until a box has written an earlier table to flash."""

    busy: float = 15
    back: float = 10
    keeping: float = 2


class Computer:
    """The computer's serial ports, and the clock of a Box; tests have a fake."""

    limits = Limits()
    patience = Patience()

    def now_s(self):
        """Monotonic time in seconds."""
        return time.monotonic()

    def pause(self, s):
        """Sleep for s seconds."""
        time.sleep(s)

    def ports(self):
        """Every serial Port, sorted by path."""
        return sorted(
            (
                Port(port.device, port.vid and (port.vid, port.pid), port.serial_number)
                for port in list_ports.comports()
            ),
            key=lambda port: port.path,
        )

    def open(self, path):
        """Open a port exclusively, as an OpenPort. Raises serial.SerialException."""
        device = serial.Serial(path, exclusive=True, timeout=READ_S, write_timeout=WRITE_S)
        return OpenPort(path, device)


class OpenPort:
    """Adapts a port of pyserial to what a Box needs."""

    def __init__(self, path, device):
        self.path = path
        self._device = device

    def read(self):
        """The bytes that have come, perhaps none; waits READ_S at most. Raises PortLost."""
        try:
            return self._device.read(max(1, self._device.in_waiting))
        except (OSError, TypeError) as error:  # pyserial raises TypeError for a port just closed
            raise _lost(self.path) from error

    def write(self, data):
        """Send all of data (bytes). Raises NoAnswer after WRITE_S, PortLost."""
        try:
            self._device.write(data)
        except serial.SerialTimeoutException as error:
            raise NoAnswer(
                f"{self.path} takes nothing: pull the plug, put it in again and ask again"
            ) from error
        except OSError as error:
            raise _lost(self.path) from error

    def close(self):
        """Close it; no error if it has gone already."""
        with contextlib.suppress(OSError):
            self._device.close()


def _lost(path):
    return PortLost(
        f"{path} went away in the middle, by its cable or a restart: see to the plug and ask "
        "again; what the box keeps is as it was or as you asked, never half"
    )


class Finder:
    """Finds boxes. say(text): called with what takes time, for the person."""

    def __init__(self, computer, say):
        self._computer = computer
        self._say = say

    def find(self, path=None, id_=None):
        """Open the box at that port, or with that id (or a prefix of it), or the only one.

        Returns a Box that has answered hello. Raises NoBox, ManyBoxes and what open_box raises.
        """
        if path is not None:
            box = self.open_box(path)
            if id_ is not None and not is_of_id(box.about.get("id"), id_):
                box.close()
                raise NoBox(
                    f"the box at {path} has the id {box.about.get('id')}: leave out --id or --port"
                )
            return box
        found = self._candidates(id_)
        if not found and id_ is not None and self._candidates(None):
            raise NoBox(no_such_id(id_))
        if not found:
            raise NoBox(
                "no box found: plug it in, with a cable that carries data; `quizbox ports` lists "
                "what there is, and --port names a port that is not a Pico's own"
            )
        if len(found) == 1 and id_ is None:
            return self.open_box(found[0].path)
        return self._the_one(found, id_)

    def look(self, port):
        """Try to open the box at a Port: (Box, None), or (None, the QuizboxError)."""
        try:
            return self.open_box(port.path, patient=False), None
        except QuizboxError as error:
            return None, error

    def again(self, path, id_):
        """Wait until the box with that id is back, at any port, and open it. Raises PortLost."""
        deadline_s = self._computer.now_s() + self._computer.patience.back
        while True:
            paths = [port.path for port in self._candidates(id_)]
            for one in dict.fromkeys([*paths, path]):
                try:
                    box = self.open_box(one, patient=False)
                except QuizboxError:
                    continue
                if box.about.get("id") == id_:
                    return box
                box.close()
            if self._computer.now_s() >= deadline_s:
                raise PortLost(f"the box {id_} did not come back: plug it in and ask again")
            self._computer.pause(LOOK_S)

    def open_box(self, path, patient=True):
        """Open the Box at a port, and say hello. patient: wait for a busy port. Raises NoBox,
        PortDenied, PortBusy, NoAnswer, PortLost, WrongProtocol."""
        box = Box(self._open(path, patient), self._computer, self._computer.limits)
        try:
            box.hello()
        except BaseException:
            box.close()
            raise
        return box

    def _candidates(self, id_):
        """Ports that may be a box; with an id, only those whose USB serial number matches it or
        is unknown."""
        ports = [port for port in self._computer.ports() if port.may_be_box]
        if id_ is None:
            return ports
        return [p for p in ports if p.serial_number is None or is_of_id(p.serial_number, id_)]

    def _the_one(self, found, id_):
        boxes, told, troubles = [], [], []
        for port in found:
            box, trouble = self.look(port)
            if box and (id_ is None or is_of_id(box.about.get("id"), id_)):
                boxes.append(box)
                told.append(f"{port.path} (id {box.about.get('id')})")
            elif box:
                box.close()
            elif not isinstance(trouble, NoAnswer):
                told.append(f"{port.path} (cannot be asked: {trouble.message})")
                troubles.append(trouble)
        if len(told) == 1 and boxes:
            return boxes[0]
        for box in boxes:
            box.close()
        if len(told) == 1:
            raise troubles[0]
        if told:
            raise ManyBoxes(
                "several could be meant; name one by --port or --id: " + "; ".join(told)
            )
        asked = ", ".join(port.path for port in found)
        of_id = "" if id_ is None else f" with the id {id_}"
        raise NoBox(f"no quizbox{of_id} answers; asked were: {asked}. `quizbox ports` tells more")

    def _open(self, path, patient):
        deadline_s = self._computer.now_s() + self._computer.patience.busy
        said = False
        while True:
            try:
                return self._computer.open(path)
            except (OSError, ValueError) as error:
                wrong = why_not(path, error)
            if not patient or not isinstance(wrong, PortBusy):
                raise wrong
            if self._computer.now_s() >= deadline_s:
                raise wrong
            if not said:
                said = True
                self._say(f"{path} is in use by another program: waiting until it lets go")
            self._computer.pause(LOOK_S)


def no_such_id(id_):
    """The message if there are boxes, but none with that id."""
    return f"no box here has the id {id_}: `quizbox ports` without --id lists those that there are"


def is_of_id(number, id_):
    """Whether a box's id, or its USB serial number, begins with id_, in any case."""
    return isinstance(number, str) and number.lower().startswith(id_.lower())


def _how_to_may(path):
    """The next step for a user who may not open a port: on Linux, join the group that may."""
    try:
        there = os.stat(path)
        group = grp.getgrgid(there.st_gid).gr_name
    except (OSError, KeyError, NameError):  # NameError: Windows has no grp
        return (
            f"on Linux add yourself to its group, which `ls -l {path}` names, `sudo usermod -a -G "
            "GROUP $USER`, then log out and in again"
        )
    if not there.st_mode & stat.S_IWGRP or there.st_gid == 0:
        return (
            f"its group, {group}, is none to join for it; `sudo chmod a+rw {path}` lets you until "
            "the plug is pulled"
        )
    return (
        f"add yourself to its group, `sudo usermod -a -G {group} $USER`, then log out and in again"
    )


def why_not(path, error):
    """The QuizboxError for an error of opening a port.

    Windows gives a text instead of an errno; its PermissionError means a port in use.
    """
    code, text = getattr(error, "errno", None), str(error)
    if code in BUSY_ERRORS or (code is None and "PermissionError(13" in text):
        return PortBusy(
            f"{path} is in use by another program: close Thonny, a serial monitor or another "
            "quizbox command; right after plugging in, ModemManager may hold it for some seconds"
        )
    if code in (errno.EACCES, errno.EPERM):
        return PortDenied(f"you may not open {path}: {_how_to_may(path)}")
    if code in GONE_ERRORS or "FileNotFoundError" in text:
        return NoBox(f"there is no port {path}: `quizbox ports` lists what there is")
    return NoAnswer(f"{path} cannot be used as a serial port: `quizbox ports` lists those")
