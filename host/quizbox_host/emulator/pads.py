"""The pads of the emulated chip, as the parts of the box see them: what sim.board.Pad is there."""

from rp2040py.gpio_pin import GPIOPinState

from quizbox_host.sim.errors import Misuse

PADS = 30
FULL = 65_536  # of a duty
# RP2040 data sheet, 2.19.2: what a pad can be given to. A function that is not here is "none".
FUNCTIONS = {1: "spi", 3: "i2c", 4: "pwm", 5: "sio"}
PULLS = {GPIOPinState.INPUT_PULL_UP: 1, GPIOPinState.INPUT_PULL_DOWN: 0}
IO_BANK0 = 0x40014  # the high part of its address


class Pad:
    """One GPIO.

    listeners  called whenever what the chip drives, or its function, may have changed
    watchers   called whenever the wire's level may have changed, by the chip or by a part
    outside    what the parts on it drive: 0, 1 or None. Where the chip pulls low, their 1 is a
               pull-up: an open drain cannot be told from an output here.
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
        """What holds the pad: "in", "out", "pwm", "i2c", "spi" or "none"."""
        function = FUNCTIONS.get(self._gpio.function_select, "none")
        if function != "sio":
            return function
        return "out" if self._gpio.output_enable else "in"

    @property
    def value(self):
        """What the chip puts out, where it does."""
        return int(self._gpio.output_value)

    def level(self):
        """The level on the wire; None where nothing holds it."""
        if self._gpio.output_enable:
            return self.value
        return PULLS.get(self._gpio.value) if self.outside is None else self.outside

    def pulls_low(self):
        """Whether the chip itself holds the wire low."""
        return self.function == "out" and not self.value

    def drive(self, level):
        """A part drives the wire, or with None lets it go."""
        if level == self.outside:
            return
        self.outside = level
        if level is None:
            self._gpio.release_input()
        else:
            self._gpio.set_input_value(level)
        self.changed()

    def changed(self):
        """Tell the parts. Raises Misuse where chip and part drive against each other."""
        if self.outside == 0 and self.function == "out" and self.value:
            raise Misuse(f"GP{self.number} drives 1 against a part")
        for listener in self.listeners:
            listener()
        for watcher in self.watchers:
            watcher()

    def wave(self):
        """What the pad puts on its wire: ("still", level) or ("square", hertz, duty, inverted)."""
        function = self.function
        if function == "pwm":
            hertz, share, inverted = self._mcu.pwm.wave(self.number)
            if hertz and 0 < share < 1:
                return ("square", round(hertz), int(share * FULL), inverted)
        return ("still", self.value if function in ("out", "pwm") else 0)


class Board:
    """pads: {number: Pad} of a chip."""

    def __init__(self, chip):
        self.pads = {number: Pad(chip, number) for number in range(PADS)}
        chip.mcu.peripherals[IO_BANK0].listeners.append(self._given)
        chip.mcu.pwm.listeners.append(self._pwm_written)
        chip.on_reset.append(lambda how: self.look())

    def look(self):
        """Tell the parts on every pad: a reset, or power gone, has let all of them go."""
        for pad in self.pads.values():
            pad.changed()

    def _given(self, number):
        """Another function can leave a pad's level as it was."""
        self.pads[number].changed()

    def _pwm_written(self, slice_number):
        for number in (2 * slice_number, 2 * slice_number + 1):
            for pad in (self.pads[number], self.pads.get(number + 16)):
                if pad and pad.function == "pwm":
                    pad.changed()
