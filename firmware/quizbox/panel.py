"""The Pico itself: the only room that imports machine. Parts from pins.py, waiting, entropy."""

import io
import os
import select
from time import sleep_us, ticks_add, ticks_diff, ticks_us

import machine
from machine import I2C, PWM, Pin

from quizbox import pins
from quizbox.drivers import displays
from quizbox.drivers.beeper import Beeper
from quizbox.drivers.button import Button
from quizbox.drivers.lamp import Lamp
from quizbox.drivers.slide import Slide

POLL = 3  # MP_STREAM_POLL, the request of ioctl that a poll makes
READABLE = 1
BUS_HZ = 100_000
BUS_TIMEOUT_US = 2_000  # a stuck bus must not hold up a beep
SLIDE_KNOWN_US = 25_000  # a SLIDE at rest has been read by then (1.8)


def silence():
    """Both of the piezo's pins low, whatever they were doing (6.4)."""
    for number in (pins.PIEZO_A, pins.PIEZO_B):
        Pin(number, Pin.OUT, value=0)


class Waker(io.IOBase):
    """Ends a poll as soon as an interrupt has recorded something."""

    def __init__(self, parts):
        self._parts = parts

    def ioctl(self, request, argument):
        if request == POLL:
            for part in self._parts:
                if part.edge:
                    return argument & READABLE
        return 0


class Panel:
    """The parts on the box, made of machine objects, and what else the chip can do."""

    def __init__(self):
        silence()
        piezo = (Pin(pins.PIEZO_A), Pin(pins.PIEZO_B))
        self.beeper = Beeper(piezo, PWM)
        self.button = Button(Pin(pins.START, Pin.IN, Pin.PULL_UP))
        self.slide = Slide([Pin(n, Pin.IN, Pin.PULL_UP) for n in (pins.SLIDE_1, pins.SLIDE_2)])
        self.lamp = Lamp(Pin(pins.LAMP, Pin.OUT, value=0))
        self._poll = select.poll()
        self._poll.register(Waker((self.button, self.slide)), select.POLLIN)

    def read_slide(self):
        """Wait until a SLIDE at rest has been read: where it stands at power-up is no move."""
        begun = ticks_us()
        now = begun
        while ticks_diff(now, begun) < SLIDE_KNOWN_US:
            self.slide.step(now)
            self.button.step(now)  # or its edges would keep this awake
            self.wait(begun, SLIDE_KNOWN_US)
            now = ticks_us()
        self.slide.step(now)
        self.slide.pending.clear()

    def display(self, name):
        """The display module of that name, and how many digits it has."""
        driver, digits = displays.MODULES[name]
        return driver(self._bus(driver.BUS), digits), digits

    def wait(self, now, us):
        """Sleep until us microseconds after now, or until START or SLIDE stirs."""
        end = ticks_add(now, us)
        left_us = max(0, ticks_diff(end, ticks_us()))
        for _ in self._poll.ipoll(left_us // 1000):
            return
        left_us = ticks_diff(end, ticks_us())
        if left_us > 0:
            sleep_us(left_us)

    def entropy(self, count):
        """count random bytes from the chip's oscillator."""
        return os.urandom(count)

    def was_powered_on(self):
        """Whether the supply has just come on, rather than a restart by the program itself."""
        return machine.reset_cause() == machine.PWRON_RESET

    def _bus(self, kind):
        if kind == "i2c":
            sda, scl = Pin(pins.DISPLAY_SDA), Pin(pins.DISPLAY_SCL)
            return I2C(0, sda=sda, scl=scl, freq=BUS_HZ, timeout=BUS_TIMEOUT_US)
        return None
