"""The display modules: each decodes the bits on its wires and ignores a bad transfer."""

from quizbox_host.sim.errors import Misuse

SDA, SCL = 4, 5  # a TM1637 has DIO and CLK there
CS, SCK, MOSI = 17, 18, 19
POINT = 0x80


class Display:
    """The base of all modules: random memory at power-up, a log entry at each visible change.

    A subclass has DIGITS, power_on() and lit(), which returns (the segments of each digit from
    the left, the duty in sixteenths; 0 is dark).
    """

    def __init__(self, rig):
        self._rig = rig
        self._shown = self._dark = ["00" * self.DIGITS, 0]
        self.power_on()

    def power_off(self):
        """Log that all digits are dark."""
        self._log(self._dark)

    def show(self):
        """Log what is lit now, if that has changed."""
        lit, duty = self.lit()
        self._log(["".join("%02x" % segments for segments in lit), duty] if duty else self._dark)

    def _log(self, shown):
        if shown != self._shown:
            self._shown = shown
            self._rig.note("segments", shown)


class OnI2c(Display):
    """A module on SDA and SCL: a target of sim.bus.Bus.

    A subclass has acknowledges(first byte), and take(bytes) for a whole transfer, which begins
    with the address byte.
    """

    def __init__(self, rig):
        self._bytes = []
        self._bits = self._count = 0
        rig.bus.targets.append(self)
        super().__init__(rig)

    def start(self):
        """A START is on the bus."""
        self._bytes = []
        self._bits = self._count = 0

    def bit(self, level):
        """Take a bit. Returns True to pull SDA low in the next one, as an acknowledge."""
        if self._count == 8:  # its own acknowledge bit
            self._bits = self._count = 0
            return False
        self._bits = self._bits << 1 | level
        self._count += 1
        if self._count < 8:
            return False
        self._bytes.append(self._bits)
        return self.acknowledges(self._bytes[0])

    def stop(self):
        """A STOP is on the bus: carry the transfer out, if it is for this module and whole."""
        if self._bytes and self._count in (0, 8) and self.acknowledges(self._bytes[0]):
            self.take(self._bytes)
            self.show()


class Tm1650(OnI2c):
    """TM1650. Data sheet: 48h and a control byte, or a digit (68h to 6Eh) and its segments."""

    DIGITS = 4
    CONTROL = 0x48
    ADDRESSES = (0x68, 0x6A, 0x6C, 0x6E)

    def power_on(self):
        self._memory = bytearray(self._rig.chance.bytes(self.DIGITS))
        self._control = 0

    def disturb(self):
        """Noise: it holds anything."""
        self._memory = bytearray(self._rig.chance.bytes(self.DIGITS))
        self._control = self._rig.chance.below(256)
        self.show()

    def acknowledges(self, first):
        return first == self.CONTROL or first in self.ADDRESSES

    def take(self, transfer):
        if len(transfer) != 2:
            return
        what, value = transfer
        if what == self.CONTROL:
            self._control = value
        else:
            self._memory[self.ADDRESSES.index(what)] = value

    def lit(self):
        mask = 0x7F if self._control & 8 else 0xFF
        duty = 2 * (self._control >> 4 & 7 or 8) if self._control & 1 else 0
        return [segments & mask for segments in self._memory], duty


class Ht16k33(OnI2c):
    """HT16K33 on the usual four-digit backpack: digits at addresses 00h, 02h, 06h and 08h, and a
    colon at 04h, bit 1, which is logged as the second digit's point.

    Data sheet, command table: 2Xh oscillator, 8Xh display and blinking, EXh dimming; below 10h
    an address, and data for it and the addresses after it, which wrap.
    """

    DIGITS = 4
    ADDRESS = 0x70 << 1
    PLACES = (0, 2, 6, 8)
    COLON = (4, 0x02)
    SIZE = 16

    def power_on(self):
        self._memory = bytearray(self._rig.chance.bytes(self.SIZE))
        self._oscillates = self._on = 0
        self._dimming = 15

    def disturb(self):
        """Noise: it holds anything."""
        self._memory = bytearray(self._rig.chance.bytes(self.SIZE))
        below = self._rig.chance.below
        self._oscillates, self._on, self._dimming = below(2), below(2), below(16)
        self.show()

    def acknowledges(self, first):
        return first == self.ADDRESS

    def take(self, transfer):
        if len(transfer) < 2:
            return
        what, data = transfer[1], transfer[2:]
        if what < self.SIZE:
            for nth, value in enumerate(data):
                self._memory[(what + nth) % self.SIZE] = value
        elif data:
            return
        elif what & 0xFE == 0x20:
            self._oscillates = what & 1
        elif what & 0xFE == 0x80:
            self._on = what & 1
        elif what & 0xF0 == 0xE0:
            self._dimming = what & 15

    def lit(self):
        lit = [self._memory[place] for place in self.PLACES]
        place, bit = self.COLON
        if self._memory[place] & bit:
            lit[1] |= POINT
        return lit, self._dimming + 1 if self._oscillates and self._on else 0


class Max7219(Display):
    """MAX7219. A frame is the 16 bits sent while CS is low: a register (table 2) and its data.

    By the data sheet all control registers are 0 at power-up. Here only the two that would light
    the digits are; the others are random, so that firmware must set them.
    """

    DIGITS = 8
    DECODE, INTENSITY, SCAN_LIMIT, SHUTDOWN, TEST = 0x9, 0xA, 0xB, 0xC, 0xF
    CODE_B = bytes.fromhex("3f065b4f666d7d077f6f407976387300")  # table 5

    def __init__(self, rig):
        self._select = rig.board.pads[CS]
        self._select.listeners.append(self._selected)
        self._is_selected = False
        self._bits = self._count = 0
        rig.spi.targets.append(self)
        super().__init__(rig)

    def power_on(self):
        self._registers = bytearray(self._rig.chance.bytes(16))
        self._registers[self.SHUTDOWN] = self._registers[self.TEST] = 0

    def disturb(self):
        """Noise: it holds anything."""
        self._registers = bytearray(self._rig.chance.bytes(16))
        self.show()

    def bit(self, level):
        if self._select.function != "out":
            raise Misuse("bits go out while nothing holds CS")
        if self._is_selected:
            self._bits = (self._bits << 1 | level) & 0xFFFF
            self._count += 1

    def _selected(self):
        low = self._select.pulls_low()
        if low == self._is_selected:
            return
        self._is_selected = low
        if not low and self._count == 16 and self._select.function == "out":
            self._registers[self._bits >> 8 & 15] = self._bits & 0xFF
            self.show()
        self._bits = self._count = 0

    def lit(self):
        registers = self._registers
        if registers[self.TEST] & 1:
            return [0xFF] * self.DIGITS, 16
        limit = registers[self.SCAN_LIMIT] & 7
        lit = [self._digit(place) if place <= limit else 0 for place in range(7, -1, -1)]
        return lit, (registers[self.INTENSITY] & 15) + 1 if registers[self.SHUTDOWN] & 1 else 0

    def _digit(self, place):
        """A digit's segments as gfedcba with the point in bit 7; place 0 is the right-most."""
        data = self._registers[1 + place]
        lit = data & POINT
        if self._registers[self.DECODE] >> place & 1:
            return lit | self.CODE_B[data & 15]
        for bit in range(7):  # table 6: abcdefg
            lit |= (data >> 6 - bit & 1) << bit
        return lit


class Tm1637(Display):
    """TM1637 on CLK and DIO: bytes with the lowest bit first, each acknowledged at a ninth clock.

    Data sheet, chapter 7: while CLK is high, DIO falls to start and rises to stop. 40h: data go
    to consecutive addresses; 44h: to one address; C0h + address, then data; 88h + brightness: on.
    A module's capacitors need HALF_US between an edge of CLK and the edge before it, and between
    CLK and a start or stop; only a data bit may follow CLK's fall at once. A transfer that is
    faster is lost.
    """

    DIGITS = 4
    WIRED = (0, 1, 2, 3)  # the address of each digit, from the left
    SIZE = 6
    HALF_US = 5
    ONE_AFTER_THE_OTHER, ONE = 0x40, 0x44
    DUTIES = (1, 2, 4, 10, 11, 12, 13, 14)

    def __init__(self, rig):
        self._clk_pad, self._dio_pad = rig.board.pads[SCL], rig.board.pads[SDA]
        for pad in (self._clk_pad, self._dio_pad):
            pad.drive(1)
            pad.listeners.append(self._look)
        self._clk = self._dio = 1
        self._clk_us = self._dio_us = 0  # the times of their last edges
        self._bits = self._count = 0  # the current byte; its acknowledge bit counts too
        self._bytes = None  # of the current transfer; None outside one
        super().__init__(rig)

    def power_on(self):
        self._memory = bytearray(self._rig.chance.bytes(self.SIZE))
        self._control = 0
        self._mode = None  # unknown until 40h or 44h comes
        self._forget()

    def disturb(self):
        """Noise: it holds anything."""
        self._memory = bytearray(self._rig.chance.bytes(self.SIZE))
        self._control = self._rig.chance.below(16)
        self._mode = None
        self.show()

    def lit(self):
        duty = self.DUTIES[self._control & 7] if self._control & 8 else 0
        return [self._memory[place] for place in self.WIRED], duty

    def _look(self):
        clk, dio = int(not self._clk_pad.pulls_low()), int(not self._dio_pad.pulls_low())
        if clk != self._clk:
            self._clk = clk
            self._clocked()
        if dio != self._dio:
            self._dio = dio
            self._dio_us = self._rig.clock.now_us
            if self._clk and self._count != 9:  # in the ninth clock the module drives DIO
                self._framed()

    def _framed(self):
        """DIO has changed while CLK is high: a start or a stop."""
        if self._dio_us - self._clk_us < self.HALF_US:
            self._forget()
        elif self._dio:
            self._stopped()
        else:
            self._bits = self._count = 0
            self._bytes = []

    def _clocked(self):
        now_us = self._rig.clock.now_us
        if now_us - max(self._clk_us, self._dio_us) < self.HALF_US:
            self._forget()
        self._clk_us = now_us
        if self._bytes is None:
            return
        if self._clk:
            self._bits |= self._dio << self._count
            self._count += 1
        elif self._count == 8:
            self._bytes.append(self._bits)
            self._dio_pad.drive(0)
        elif self._count == 9:
            self._bits = self._count = 0
            self._dio_pad.drive(1)

    def _forget(self):
        self._bytes = None
        self._bits = self._count = 0
        self._dio_pad.drive(1)

    def _stopped(self):
        # CLK rises before a stop, so one bit of a new byte has been counted.
        if self._bytes and self._count == 1:
            self._take(self._bytes[0], self._bytes[1:])
            self.show()
        self._forget()

    def _take(self, what, data):
        if what & 0xC0 == 0xC0:
            self._write(what & 0x3F, data)
        elif not data and what & 0xC0 == 0x80:
            self._control = what & 15
        elif not data:
            self._mode = what

    def _write(self, place, data):
        most = {self.ONE_AFTER_THE_OTHER: self.SIZE - place, self.ONE: 1}.get(self._mode, 0)
        if place < self.SIZE and len(data) <= most:
            self._memory[place : place + len(data)] = bytes(data)


class Tm1637Six(Tm1637):
    """TM1637 with six digits, as sold: each group of three is wired in reverse."""

    DIGITS = 6
    WIRED = (2, 1, 0, 5, 4, 3)


MODULES = {
    "tm1650": Tm1650,
    "max7219": Max7219,
    "tm1637-4": Tm1637,
    "tm1637-6": Tm1637Six,
    "ht16k33": Ht16k33,
}
