"""The emulated chip's pads as the parts see them: the counterpart of sim.board."""

from rp2040py.gpio_pin import GPIOPinState

from quizbox_host.sim.errors import Misuse

PADS = 30
FULL = 65_536  # a duty of 100 %
# Pad functions, RP2040 data sheet 2.19.2. All others count as "none".
FUNCTIONS = {1: "spi", 3: "i2c", 4: "pwm", 5: "sio"}
PULLS = {GPIOPinState.INPUT_PULL_UP: 1, GPIOPinState.INPUT_PULL_DOWN: 0}
IO_BANK0 = 0x40014  # the high part of its address


class Pad:
    """One GPIO.

    listeners  called when the function, or what the chip drives, may have changed
    watchers   called when the wire's level may have changed, by the chip or by a part
    outside    what the parts on the wire drive: 0, 1 or None (nothing). Their 1 counts as a
               pull-up where the chip drives low, since an open drain is an output here.
    """

    def __init__(self, chip, number):
        self.number = number
        self.listeners = []
        self.watchers = []
        self.outside = None
        self._mcu = chip.mcu
        self._gpio = chip.mcu.gpio[number]
        self._gpio.add_listener(lambda new, old: self.changed())

    @property
    def function(self):
        """What the pad is used for: "in", "out", "pwm", "i2c", "spi" or "none"."""
        function = FUNCTIONS.get(self._gpio.function_select, "none")
        if function != "sio":
            return function
        return "out" if self._gpio.output_enable else "in"

    @property
    def value(self):
        """The level, 0 or 1, that the chip drives if its output is enabled."""
        return int(self._gpio.output_value)

    def level(self):
        """The level on the wire, 0 or 1; None if it floats."""
        if self._gpio.output_enable:
            return self.value
        return PULLS.get(self._gpio.value) if self.outside is None else self.outside

    def pulls_low(self):
        """Whether the chip drives the wire low."""
        return self.function == "out" and not self.value

    def drive(self, level):
        """A part drives the wire to 0 or 1, or releases it with None."""
        if level == self.outside:
            return
        self.outside = level
        if level is None:
            self._gpio.release_input()
        else:
            self._gpio.set_input_value(level)
        self.changed()

    def changed(self):
        """Call listeners and watchers. Raises Misuse if the chip drives 1 and a part 0."""
        if self.outside == 0 and self.function == "out" and self.value:
            raise Misuse(f"GP{self.number} drives 1 against a part")
        for listener in self.listeners:
            listener()
        for watcher in self.watchers:
            watcher()

    def wave(self):
        """The output waveform: ("still", level) or ("square", hertz, duty of 65536, inverted)."""
        function = self.function
        if function == "pwm":
            hertz, share, inverted = self._mcu.pwm.wave(self.number)
            if hertz and 0 < share < 1:
                return ("square", round(hertz), int(share * FULL), inverted)
        return ("still", self.value if function in ("out", "pwm") else 0)


class Board:
    """All pads of a chip. pads: {number: Pad}."""

    def __init__(self, chip):
        self.pads = {number: Pad(chip, number) for number in range(PADS)}
        chip.mcu.peripherals[IO_BANK0].listeners.append(self._given)
        chip.mcu.pwm.listeners.append(self._pwm_written)
        chip.on_reset.append(lambda how: self.look())

    def look(self):
        """Update the parts on every pad: a reset or a power cut has released all pads."""
        for pad in self.pads.values():
            pad.changed()

    def _given(self, number):
        """A new function, which need not change the pad's level."""
        self.pads[number].changed()

    def _pwm_written(self, slice_number):
        for number in (2 * slice_number, 2 * slice_number + 1):
            for pad in (self.pads[number], self.pads.get(number + 16)):
                if pad and pad.function == "pwm":
                    pad.changed()
