"""machine: only what the firmware uses of it, and stricter than the chip."""

from _rig import rig

from quizbox_host.sim.errors import Misuse, Restarted

PWRON_RESET = 1
_WDT_RESET = 3
_EIO = 5
_LONGEST_WATCH_MS = 8388
_WATCHDOG_OFF = (0x4005B000, 1 << 30)
_SOF_RD = 0x50110048


class Pin:
    """Raises Misuse for a write to a pin that is no output, and for a soft interrupt."""

    IN = 0
    OUT = 1
    OPEN_DRAIN = 2
    PULL_UP = 1
    IRQ_FALLING = 4
    IRQ_RISING = 8

    def __init__(self, id, mode=-1, pull=-1, *, value=None):
        if id not in rig.board.pads:
            raise ValueError("invalid pin")
        self._pad = rig.board.pads[id]
        if mode != -1:
            self.init(mode, pull, value=value)

    def init(self, mode, pull=-1, *, value=None):
        if mode == Pin.OUT:
            self._pad.use("out", value)
        elif mode == Pin.OPEN_DRAIN:
            self._pad.use("open", 1 if value is None else value, {Pin.PULL_UP: 1}.get(pull))
        elif mode == Pin.IN:
            self._pad.use("in", value, {Pin.PULL_UP: 1}.get(pull))
        else:
            raise ValueError("invalid mode")

    def value(self, level=None):
        if level is None:
            return self._pad.level()
        if self._pad.function not in ("out", "open"):
            raise Misuse("GP%d is written, but is no output" % self._pad.number)
        self._pad.use(self._pad.function, level, self._pad.pull)
        return None

    def irq(self, handler=None, trigger=IRQ_FALLING | IRQ_RISING, *, hard=False):
        if handler is None:
            self._pad.interrupt(None, 0)
            return
        if not hard:
            raise Misuse("a soft interrupt can wait for the next wake")
        self._pad.interrupt(lambda: handler(self), trigger)


class PWM:
    """Raises Misuse in an interrupt. freq: 8 Hz to 62.5 MHz; duty_u16: 0 to 65535."""

    def __init__(self, pin, *, freq, duty_u16, invert=False):
        if rig.board.in_interrupt:
            raise Misuse("PWM is set up in an interrupt")
        if not 8 <= freq <= 62_500_000 or not 0 <= duty_u16 <= 65535:
            raise ValueError("freq or duty")
        rig.board.pwm(pin._pad.number, freq, duty_u16, bool(invert))


class I2C:
    """Only writes, each in the time that it takes. Raises Misuse in an interrupt."""

    def __init__(self, id, *, scl, sda, freq, timeout):
        numbers = (sda._pad.number, scl._pad.number)
        if numbers[0] % 4 != 2 * id or numbers[1] % 4 != 2 * id + 1:
            raise ValueError("bad SCL or SDA pin")
        for pin in (sda, scl):
            pin._pad.use("i2c", pull=1)
        self._bit_ns = 1_000_000_000 // freq

    def writeto(self, address, data):
        """Returns len(data). Raises OSError if the address or a byte is not acknowledged."""
        if rig.board.in_interrupt:
            raise Misuse("a bus is used in an interrupt")
        acknowledged = rig.bus.write(address, data, self._bit_ns)
        if acknowledged <= len(data):
            raise OSError(_EIO)
        rig.interrupt_if_asked()
        return acknowledged - 1


class SPI:
    """Mode 0 only, and only writes. Raises Misuse for another mode, and in an interrupt."""

    def __init__(self, id, *, baudrate, polarity, phase, sck, mosi):  # noqa: PLR0913 - MicroPython's
        numbers = (sck._pad.number, mosi._pad.number)
        if any(number // 8 % 2 != id for number in numbers) or [n % 4 for n in numbers] != [2, 3]:
            raise ValueError("bad SCK or MOSI pin")
        if (polarity, phase) != (0, 0):
            raise Misuse("no module on the box takes its bits in that mode")
        for pin in (sck, mosi):
            pin._pad.use("spi")
        self._bit_ns = 1_000_000_000 // baudrate

    def write(self, data):
        if rig.board.in_interrupt:
            raise Misuse("a bus is used in an interrupt")
        rig.spi.write(data, self._bit_ns)
        rig.interrupt_if_asked()


class ADC:
    """GP29 measures a third of VSYS; 65535 is 3.3 V at the pin."""

    def __init__(self, pin):
        if pin._pad.number != 29:
            raise ValueError("nothing is wired to measure there")

    def read_u16(self):
        return min(65535, rig.battery_mv * 65535 // 9900)


class WDT:
    """timeout: 1 to 8388 ms."""

    def __init__(self, *, timeout):
        if not 1 <= timeout <= _LONGEST_WATCH_MS:
            raise ValueError("timeout exceeds 8388")
        rig.watchdog.start(timeout * 1000)

    def feed(self):
        rig.watchdog.feed()


class _Registers:
    """The two RP2040 registers that the firmware uses by address; any other is a Misuse."""

    def __getitem__(self, address):
        if address != _SOF_RD:
            raise Misuse("the register at %x is read" % address)
        return rig.serial.frame

    def __setitem__(self, address, value):
        if (address, value) != _WATCHDOG_OFF:
            raise Misuse("%x is written to %x" % (value, address))
        rig.watchdog.off()


mem32 = _Registers()


def disable_irq():
    before = rig.board.masked
    rig.board.mask(True)
    return before


def enable_irq(state):
    rig.board.mask(state)


def lightsleep(ms):
    rig.lightsleep(ms * 1000)


def unique_id():
    return bytes.fromhex("e6614103e7452d2f")


def reset():
    raise Restarted("reset")


def bootloader():
    raise Restarted("bootloader")


def reset_cause():
    return _WDT_RESET if rig.rebooted else PWRON_RESET
