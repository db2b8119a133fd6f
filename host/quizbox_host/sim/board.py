"""The Pico's GPIO pads: what drives each, its level, and its edge interrupts."""

from quizbox_host.sim.errors import Misuse

FALLING = 4  # as machine.Pin.IRQ_FALLING on the RP2040
RISING = 8
NAMED = tuple(range(23)) + (25, 26, 27, 28)  # the header pins and the LED
INSIDE = (23, 24, 29)  # connected only on the Pico's own board


class Pad:
    """One GPIO.

    function  "none", "in", "out", "open" (open drain), "pwm", "i2c" or "spi"
    value     the level that an output drives: 0 or 1
    pull      the chip's own resistor: 1 up, 0 down, None neither
    outside   what the parts on the wire drive: 0, 1 or None (nothing); on an open drain, 1 is a
              pull-up
    """

    def __init__(self, board, number):
        self.number = number
        self._board = board
        self.listeners = []  # called when the function, or what the pad drives, changes
        self.outside = None
        self.reset()

    def reset(self):
        """The state after power-up: no function, pull-down on."""
        self.function = "none"
        self.value = 0
        self.pull = 0
        self.slice = None
        self.inverted = False
        self.duty = 0
        self.forget_interrupt()

    def forget_interrupt(self):
        """Remove the handler and drop a pending edge."""
        self._handler = None
        self._trigger = 0
        self._waiting = False

    def level(self):
        """The level that the pin reads, 0 or 1. Raises Misuse if the wire floats."""
        if self.function == "out":
            return self.value
        if self.pulls_low():
            return 0
        if self.outside is not None:
            return self.outside
        if self.function == "none" or self.pull is None:
            raise Misuse("GP%d is read, but nothing holds its level" % self.number)
        return self.pull

    def pulls_low(self):
        """Whether the chip drives the wire low."""
        return self.function in ("out", "open") and not self.value

    def use(self, function, value=None, pull=None):
        """Set the pad's function, its pull and, if given, the level that it drives."""
        if value is not None:
            self.value = 1 if value else 0
        self.function, self.pull = function, pull
        if function != "pwm":
            self.slice = None
        self.changed()

    def changed(self):
        """Call the listeners. Raises Misuse if an output drives against a part."""
        if self.function == "out" and self.outside not in (None, self.value):
            raise Misuse("GP%d drives %d against a part" % (self.number, self.value))
        for listener in self.listeners:
            listener()

    def drive(self, level):
        """A part drives the wire to 0 or 1, or releases it with None."""
        if level == self.outside:
            return
        listens = self.function == "in" and self._handler is not None
        before = self.level() if listens else None
        self.outside = level
        if self.function == "out":
            self.changed()
        elif listens and self.level() != before:
            self._edge(FALLING if before else RISING)

    def interrupt(self, handler, trigger):
        """Set the edge handler, called without arguments; trigger: FALLING, RISING or both."""
        self._handler, self._trigger = handler, trigger
        self._waiting = False

    def _edge(self, kind):
        if self._handler is not None and self._trigger & kind:
            self._waiting = True
            self.serve()

    def serve(self):
        """Run the handler of a pending edge, unless interrupts are off.

        Several edges that come while they are off are one call, as on the chip.
        """
        if self._waiting and self._board.masked:
            self._board.waits = True
        elif self._waiting:
            self._waiting = False
            self._board.in_interrupt = self._board.stirred = True
            self._handler()
            self._board.in_interrupt = False

    def wave(self):
        """The output waveform: ("still", level) or ("square", hertz, duty of 65536, inverted)."""
        if self.function == "pwm" and 0 < self.duty < 65536 and self.slice.hertz:
            return ("square", self.slice.hertz, self.duty, self.inverted)
        if self.function == "pwm":
            return ("still", int((self.duty > 0) != self.inverted))
        return ("still", self.value if self.function == "out" else 0)


class Slice:
    """A PWM slice: one frequency, shared by two channels. hertz: 0 while it is off."""

    def __init__(self):
        self.hertz = 0


class Board:
    """All pads and the eight PWM slices."""

    def __init__(self):
        self.masked = False  # interrupts are off
        self.in_interrupt = False
        self.stirred = False  # an interrupt or a byte came: a sleeping poll checks again
        self.waits = False  # an edge is pending because interrupts are off
        self.pads = {number: Pad(self, number) for number in NAMED + INSIDE}
        self.slices = [Slice() for _ in range(8)]

    def reset(self):
        """Reset all pads and PWM, as power-up and machine.reset do."""
        self.masked = self.in_interrupt = self.waits = False
        for slice_ in self.slices:
            slice_.hertz = 0
        for pad in self._in_order():
            pad.reset()
            pad.changed()

    def pwm(self, number, hertz, duty_u16, inverted):
        """Put PWM on a pad: duty 0 to 65535, which is always on. Sets its slice's frequency."""
        pad = self.pads[number]
        pad.slice = self.slices[number // 2 % 8]
        pad.slice.hertz = hertz
        pad.duty = duty_u16 + (duty_u16 == 65535)
        pad.inverted = inverted
        pad.use("pwm")
        self.pads[number ^ 1].changed()

    def mask(self, on):
        """Turn interrupts off (True) or on; on, the pending edges are handled at once."""
        self.masked = on
        if not on:
            self.waits = False
            for pad in self._in_order():
                pad.serve()

    def _in_order(self):
        """The pads in the order of the lists above: MicroPython's dicts keep no order."""
        return [self.pads[number] for number in NAMED + INSIDE]
