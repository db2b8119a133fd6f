"""A workbench with one emulated Pico whose time goes on only as it is waited for: no wall clock."""

import contextlib
import functools
import io
import sys
import traceback
from types import SimpleNamespace

import mpremote.main
import mpremote.transport_serial
import serial

from quizbox_host import image
from quizbox_host.box import Limits
from quizbox_host.deploy import mpremote as mpremote_program
from quizbox_host.deploy.images import PRODUCT
from quizbox_host.deploy.mpremote import Said
from quizbox_host.deploy.program import program
from quizbox_host.deploy.workbench import Workbench
from quizbox_host.emulator.cable import VBUS
from quizbox_host.errors import NotFlashed, PortLost
from quizbox_host.ports import Port

PICO = (0x2E8A, 0x0005)
MS, S = 1_000_000, 1_000_000_000
READ_NS = 50 * MS
PATH = "straight"


compiled = functools.cache(program)


class Killed(BaseException):
    """The program that flashes is no more; nothing that it would still do is done."""


class Stuck(BaseException):
    """mpremote would wait for ever."""


class Straight(Workbench):
    """chip: on its cable. calls: how often mpremote was called."""

    limits = Limits(hello=2)

    def __init__(self, chip):
        self.chip = chip
        self.calls = 0
        self.is_dead = False  # the program
        self.lines = []  # told by mpremote, as they came
        self.said = lambda line: None
        self._arrived = bytearray()
        self._era = 0  # of the port; each restart ends one
        chip.usb.on_data = self._arrived.extend
        chip.usb.open(True)
        chip.on_reset.append(lambda how: self.gone())

    def plug(self, is_in):
        """The cable goes in or out; the supply is another matter."""
        self.chip.mcu.gpio[VBUS].set_input_value(is_in)
        self.chip.usb.plug(is_in)
        if not is_in:
            self.gone()

    def gone(self):
        """The port is no longer there; who has it open is told so."""
        self._era += 1
        self._arrived.clear()

    def run(self, ns, until=lambda: False):
        """Let time go on, for so long or until that is so."""
        end_ns = self.chip.now_ns + ns
        while not self.is_dead and not until() and self.chip.now_ns < end_ns:
            self.chip.run(min(end_ns, self.chip.now_ns + MS))

    # What Workbench asks of a computer.

    def now_s(self):
        return self.chip.now_ns / S

    def pause(self, s):
        self.run(int(s * S))

    def ports(self):
        number = self.chip.flash.unique_id.hex()
        return [Port(PATH, PICO, number)] if self.chip.usb.is_enumerated else []

    def drives(self):
        return []

    def unmounted(self):
        return []

    def program(self):
        return compiled(self.firmware)

    def image(self, machine, say):
        return image.product() if machine == PRODUCT else image.stock()

    def open(self, path):
        if not self.chip.usb.is_enumerated:
            raise serial.SerialException(2, "could not open port")
        return OpenPort(Line(self))

    def mpremote(self, path, commands, told=lambda line: None):
        """The same program as everywhere, in this process, with the chip's time for its own."""
        self.calls += 1
        words = ["mpremote", "connect", path]
        for command in commands:
            words += [*command, "+"]
        stdout = Stdout(self, told)
        code = 1
        with _inside(self, words[:-1], stdout), contextlib.suppress(SystemExit):
            try:
                code = mpremote.main.main()
            except Stuck:
                raise NotFlashed("mpremote got no further") from None
            except Exception:
                stdout.write(traceback.format_exc())
            stdout.flush()
        return Said(code, stdout.lines)


class Line:
    """A port as mpremote has it from pyserial."""

    rts = dtr = True

    def __init__(self, bench):
        self._bench = bench
        self._era = bench._era

    def isOpen(self):  # noqa: N802 - pyserial's name
        return True

    def inWaiting(self):  # noqa: N802 - pyserial's name
        if not self._arrived:
            self._bench.run(MS, lambda: self._arrived)
        return len(self._arrived)

    @property
    def _arrived(self):
        self._alive()
        return self._bench._arrived

    def _alive(self):
        if self._era != self._bench._era and not self._bench.is_dead:
            raise serial.SerialException("device disconnected")

    def read(self, size=1):
        self._bench.run(mpremote_program.QUIET_S * S, lambda: len(self._arrived) >= size)
        if len(self._arrived) < size and not self._bench.is_dead:
            raise Stuck
        data = bytes(self._arrived[:size])
        del self._arrived[:size]
        return data

    def write(self, data):
        self._alive()
        if not self._bench.is_dead:
            self._bench.chip.usb.send(data)

    def close(self):
        pass


class OpenPort:
    """A port as a Box has it."""

    path = PATH

    def __init__(self, line):
        self._line = line
        self.close = line.close

    def read(self):
        try:
            self._line._bench.run(READ_NS, lambda: self._line._arrived)
            return self._line.read(len(self._line._arrived))
        except serial.SerialException as error:
            raise PortLost("it went away") from error

    def write(self, data):
        try:
            self._line.write(data)
        except serial.SerialException as error:
            raise PortLost("it went away") from error


class Stdout(io.StringIO):
    """Tells each line as it is printed."""

    encoding = "utf-8"

    def __init__(self, bench, told):
        super().__init__()
        self.lines = []
        self._bench = bench
        self._told = told
        self._rest = ""
        self.buffer = SimpleNamespace(
            write=lambda data: self.write(data.decode()), flush=lambda: None
        )

    def write(self, text):
        *lines, self._rest = (self._rest + text).replace("\r", "").split("\n")
        for line in lines:
            self.lines.append(line)
            self._bench.said(line)
            self._told(line)
        return len(text)


@contextlib.contextmanager
def _inside(bench, words, stdout):
    """mpremote's world for as long as it runs."""
    clock = SimpleNamespace(monotonic=bench.now_s, sleep=bench.pause, time=bench.now_s)
    transport = mpremote.transport_serial
    port = SimpleNamespace(
        __version__=serial.__version__,
        serial_for_url=lambda device, **_: bench.open(device)._line,
        tools=serial.tools,
    )
    before = transport.time, transport.serial, sys.argv, sys.stdout, sys.stderr
    transport.time, transport.serial = clock, port
    sys.argv, sys.stdout, sys.stderr = words, stdout, stdout
    try:
        yield
    finally:
        transport.time, transport.serial, sys.argv, sys.stdout, sys.stderr = before
