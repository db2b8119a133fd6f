"""The Pico itself, the only file that imports machine: parts on their pins, waiting, entropy."""

import binascii
import gc
import io
import os
import select
import sys
from time import sleep_us, ticks_add, ticks_diff, ticks_us

import machine
from machine import ADC, I2C, PWM, SPI, WDT, Pin, mem32

from quizbox import pins
from quizbox.drivers import displays
from quizbox.drivers.battery import Battery
from quizbox.drivers.beeper import Beeper
from quizbox.drivers.button import Button
from quizbox.drivers.lamp import Lamp
from quizbox.drivers.slide import Slide
from quizbox.drivers.watchdog import Watchdog
from quizbox.interrupt import CTRL_C, allow

POLL = 3  # MP_STREAM_POLL, the request that a poll makes by ioctl
READABLE = 1
NEWLINE = 0x0A
KEPT_BYTES = 2048  # buffered, of what came during a flash write; the rest stays in the port
BUS_HZ = 100_000
BUS_TIMEOUT_US = 2_000  # a stuck bus must not delay a beep
SPI_HZ = 1_000_000
SOF_RD = 0x50110048  # RP2040 data sheet, 4.1.4: the number of the last USB frame, 11 bits
FRAME_US = 1_000  # a host sends a frame this often
IDLE_US = 3_000  # without a frame for this long the bus is idle (USB 2.0, 7.1.7.6)
SLIDE_KNOWN_US = 25_000  # a SLIDE at rest has been read by then (1.8)
NAP_US = 1_000_000  # for less, stopping the chip is not worth it
WATCHED_US = 4_000_000  # the longest sleep between two feeds: half of the watchdog's timeout


def silence():
    """Set both pins of the piezo low, whatever they were doing (6.4)."""
    for number in (pins.PIEZO_A, pins.PIEZO_B):
        Pin(number, Pin.OUT, value=0)


def let_go():
    """Stop the watchdog: it must never reset a box that is at the prompt (6.5)."""
    Watchdog(WDT, mem32).off()


class Waker(io.IOBase):
    """A stream that a poll finds ready once one of parts, a list of Edges, has an unread edge."""

    def __init__(self, parts):
        self._parts = parts

    def ioctl(self, request, argument):
        if request == POLL:
            for part in self._parts:
                if part.edge:
                    return argument & READABLE
        return 0


class Serial:
    """The USB serial port, the stream of link.Link. Neither read nor write ever waits."""

    def __init__(self):
        self.reader, self.writer = sys.stdin, sys.stdout
        self._in, self._out = select.poll(), select.poll()
        self._in.register(self.reader, select.POLLIN)
        self._out.register(self.writer, select.POLLOUT)
        self._byte = bytearray(1)  # for longer buffers MicroPython would wait
        self._kept = b""  # bytes that came while 0x03 was held off...
        self._kept_read = 0  # ...and how many of them are read
        self._frame = None  # the number of the last USB frame...
        self._seen = ticks_us()  # ...and when it was first seen

    def carries(self):
        """Whether the USB bus is alive. On a dead one (cable pulled, laptop closed) MicroPython
        buffers what is written until its buffer is full, and then waits for ever."""
        if self._is_next_frame() or 0 <= ticks_diff(ticks_us(), self._seen) < IDLE_US:
            return True
        sleep_us(2 * FRAME_US)  # it may be the same number 2,048 frames later
        return self._is_next_frame()

    def _is_next_frame(self):
        frame = mem32[SOF_RD]
        if frame == self._frame:
            return False
        self._frame, self._seen = frame, ticks_us()
        return True

    def read(self, buffer):
        """Read what is there now into buffer, up to a newline. Returns the number of bytes.

        Raises KeyboardInterrupt at an 0x03 that was held off."""
        if self.has_kept:
            return self._read_kept(buffer)
        if not _is_ready(self._in):
            return 0
        return self._read(buffer)

    def allow(self):
        """Let 0x03 end the program again. If one came meanwhile, raises KeyboardInterrupt and
        leaves the bytes after it for the prompt (7.3)."""
        allow()
        if _is_ready(self._in):
            self._keep()

    def _keep(self):
        """Look for 0x03 in what has come, and buffer the other bytes for read."""
        part = bytearray(1)
        kept = bytearray(self._kept[self._kept_read :])
        while len(kept) < KEPT_BYTES and _is_ready(self._in):
            self.reader.buffer.readinto(part)
            if part[0] == CTRL_C:
                raise KeyboardInterrupt
            kept.append(part[0])
        self._kept, self._kept_read = bytes(kept), 0

    @property
    def has_kept(self):
        """Whether buffered bytes are left to read, which a poll of the port does not see."""
        return self._kept_read < len(self._kept)

    def _read_kept(self, buffer):
        begin = self._kept_read
        end = min(begin + len(buffer), len(self._kept))
        newline = self._kept.find(b"\n", begin, end)
        if newline >= 0:
            end = newline + 1
        buffer[: end - begin] = self._kept[begin:end]
        self._kept_read = end
        if not self.has_kept:
            self._kept, self._kept_read = b"", 0
        return end - begin

    def _read(self, buffer):
        """As read, from the port. Methods called for each byte are locals: looked up once."""
        arrived, take, byte = self._in.ipoll, self.reader.buffer.readinto, self._byte
        count = 0
        while count < len(buffer) and byte[0] != NEWLINE:
            for _ in arrived(0):
                take(byte)
                if byte[0] == CTRL_C:  # only one that was held off gets here
                    raise KeyboardInterrupt
                buffer[count] = byte[0]
                count += 1
                break
            else:
                break
        byte[0] = 0
        return count

    def write(self, data, start, end):
        """Write data[start:end] as far as there is room now. Returns the index reached."""
        room, give, byte = self._out.ipoll, self.writer.buffer.write, self._byte
        while start < end:
            for _ in room(0):
                byte[0] = data[start]
                give(byte)
                start += 1
                break
            else:
                break
        byte[0] = 0
        return start


def _is_ready(poll, ms=0):
    """Whether a stream of poll is ready, or gets ready within ms. ipoll allocates no list."""
    for _ in poll.ipoll(ms):  # noqa: SIM110 - any() would make a generator for each byte
        return True
    return False


class Panel:
    """The parts of the box, made from machine objects, and what else the chip can do."""

    def __init__(self):
        silence()
        self._watchdog = Watchdog(WDT, mem32)
        self._watchdog.off()  # it may still run from before a fault
        piezo = (Pin(pins.PIEZO_A), Pin(pins.PIEZO_B))
        self.beeper = Beeper(piezo, PWM)
        self.button = Button(Pin(pins.START, Pin.IN, Pin.PULL_UP))
        self.slide = Slide([Pin(n, Pin.IN, Pin.PULL_UP) for n in (pins.SLIDE_1, pins.SLIDE_2)])
        self._made = ticks_us()  # the contacts are read from now on
        self.lamp = Lamp(Pin(pins.LAMP, Pin.OUT, value=0))
        self.battery = Battery(ADC(Pin(pins.VSYS_3)), Pin(pins.VBUS, Pin.IN))
        self._wakers = (self.button, self.slide, self.battery)
        self._poll = select.poll()
        self._poll.register(Waker(self._wakers), select.POLLIN)
        self.serial = Serial()
        self._poll.register(self.serial.reader, select.POLLIN)
        self._poll.register(self.serial.writer, 0)
        self._listens, self._speaks = True, False  # what the port is polled for

    def read_slide(self):
        """Wait until a SLIDE at rest has been read: its position at power-up is not a move."""
        now = ticks_us()
        while ticks_diff(now, self._made) < SLIDE_KNOWN_US:
            self.slide.step(now)
            self.button.step(now)  # unread edges would end each wait at once
            self.wait(self._made, SLIDE_KNOWN_US, listens=False)
            now = ticks_us()
        self.slide.step(now)
        self.slide.pending.clear()

    def display(self, name):
        """The driver, ready for use, of the module of that name, and its number of digits."""
        driver, digits = displays.named(name)
        return driver(self._bus(driver.BUS), digits), digits

    def wait(self, now, us, listens=True, speaks=False, naps=False):
        """Sleep until us microseconds after now, or until an edge on START, SLIDE or the cable.

        listens: or until a byte comes from the laptop; speaks: or until one can be sent; naps: with
        the chip stopped, if no cable is in and the time is NAP_US or more. Without a cable it feeds
        the watchdog, and may sleep for less. Returns whether no edge and no byte ended the sleep.
        """
        if listens != self._listens or speaks != self._speaks:
            self._listen(listens, speaks)
        if listens and self.serial.has_kept:
            return False
        if self.battery.has_cable():
            if self._watchdog.is_on:
                self._watchdog.off()
            if self.battery.stirred is not None:
                us = min(us, self.battery.due_us(now))
        elif naps and not speaks and us >= NAP_US:
            return self._nap(us // 1000)
        else:
            self._watchdog.feed()
            us = min(us, WATCHED_US)
        return self._doze(ticks_add(now, us))

    def _doze(self, end):
        us = max(0, ticks_diff(end, ticks_us()))
        if _is_ready(self._poll, us // 1000):
            return False
        us = ticks_diff(end, ticks_us())
        if us > 0:
            sleep_us(us)
        return True

    def _listen(self, listens, speaks):
        self._listens, self._speaks = listens, speaks
        self._poll.modify(self.serial.reader, select.POLLIN if listens else 0)
        self._poll.modify(self.serial.writer, select.POLLOUT if speaks else 0)

    def _nap(self, ms):
        """Stop the chip for ms, or until an edge. Interrupts are off, so that an edge right before
        the stop is not missed: it is seen here, or stays pending and ends the nap at once."""
        self._watchdog.off()  # it would go on counting
        state = machine.disable_irq()
        try:
            for part in self._wakers:
                if part.edge:
                    return False
            machine.lightsleep(ms)
        finally:
            machine.enable_irq(state)
        return True

    @property
    def overruns(self):
        """How often noise has switched a line's interrupt off (6.8)."""
        return sum(part.overruns for part in self._wakers)

    def entropy(self, count):
        """Random bytes, count of them, from the chip's oscillator."""
        return os.urandom(count)

    def was_powered_on(self):
        """Whether the supply has just come on, rather than a restart by the program itself."""
        return machine.reset_cause() == machine.PWRON_RESET

    def board(self):
        """The name of board and chip, from MicroPython."""
        return os.uname().machine

    def unique_id(self):
        """The chip's id, in hexadecimal."""
        return binascii.hexlify(machine.unique_id()).decode()

    def runs_from(self):
        """Where the firmware is: "frozen" (in the image), or the slot "a" or "b"."""
        return sys.path[0].lstrip("./")

    def free_bytes(self):
        """Free bytes of the heap; garbage not yet collected counts as used."""
        return gc.mem_free()

    def reboot(self):
        """Restart the chip."""
        machine.reset()

    def bootloader(self):
        """Restart as a USB drive for a UF2."""
        machine.bootloader()

    def _bus(self, kind):
        """The machine objects for a driver's BUS, see drivers.displays."""
        if kind == "i2c":
            sda, scl = Pin(pins.DISPLAY_SDA), Pin(pins.DISPLAY_SCL)
            # Its stub knows no timeout.
            return I2C(0, sda=sda, scl=scl, freq=BUS_HZ, timeout=BUS_TIMEOUT_US)  # type: ignore
        if kind == "spi":
            select = Pin(pins.DISPLAY_CS, Pin.OUT, value=1)  # high before the first clock
            sck, mosi = Pin(pins.DISPLAY_SCK), Pin(pins.DISPLAY_MOSI)
            return SPI(0, baudrate=SPI_HZ, polarity=0, phase=0, sck=sck, mosi=mosi), select
        if kind == "wires":  # pulled up, so that an absent module never acknowledges
            numbers = (pins.DISPLAY_SCL, pins.DISPLAY_SDA)
            return [Pin(n, Pin.OPEN_DRAIN, Pin.PULL_UP, value=1) for n in numbers]
        return None
