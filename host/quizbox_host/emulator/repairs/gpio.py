"""GPIO pads: what a read returns, edges and their interrupts.

rp2040py 0.3.6 reads an output as 0 in GPIO_IN, flags an edge each time a level is set even if it
is unchanged, misses the edges that the chip itself drives, and calls no listener when a reset
releases pads. RP2040 data sheet 2.19.2 and 2.19.3: the input comes from the pad, whoever drives
it; an edge is a change of it; level flags follow it.
"""

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.io import RPIO

PWM, SIO, PIO0, PIO1 = 4, 5, 6, 7
PAD_RESET = 0x56  # input enabled, pull-down, Schmitt trigger, 4 mA: data sheet 2.19.6.3
CTRL_RESET = 0x1F
LAST_CTRL = 0xEC
INPUT_ENABLE, PULL_UP, PULL_DOWN = 0x40, 8, 4
UNDRIVEN = (
    GPIOPinState.INPUT,
    GPIOPinState.INPUT_PULL_DOWN,
    GPIOPinState.INPUT_PULL_UP,
    GPIOPinState.INPUT_BUS_KEEPER,
)


def _overridden(value, way):
    """Apply OUTOVER, OEOVER or INOVER: 0 unchanged, 1 inverted, 2 low, 3 high."""
    return (value, not value, False, True)[way & 3]


class Pin:
    """One GPIO of bank 0, in place of rp2040py's GPIOPin.

    Listeners are called with (new, old) GPIOPinState when what the chip drives or pulls changes.
    The parts outside call set_input_value(level) and release_input().
    """

    def __init__(self, mcu, index):
        self.rp2040 = mcu
        self.index = index
        self.name = str(index)
        self._listeners = []
        self._outside = None
        self._level = False
        self._seen = False
        self._last = GPIOPinState.INPUT_PULL_DOWN
        self.ctrl = CTRL_RESET
        self.pad_value = PAD_RESET

    def reset(self, io=True, pads=True):
        """Reset its IO_BANK0 register, its PADS_BANK0 register; then call check_for_updates()."""
        if io:
            self.ctrl = CTRL_RESET
        if pads:
            self.pad_value = PAD_RESET

    def add_listener(self, call):
        self._listeners.append(call)
        return lambda: self._listeners.remove(call)

    def set_input_value(self, value):
        self._outside = bool(value)
        self.check_for_updates()

    def release_input(self):
        self._outside = None
        self.check_for_updates()

    @property
    def function_select(self):
        return self.ctrl & 0x1F

    @property
    def input_enable(self):
        return bool(self.pad_value & INPUT_ENABLE)

    def _from(self, what):
        """The output "enable" or "value" from the peripheral selected for the pad."""
        mcu, function = self.rp2040, self.ctrl & 0x1F
        if function == SIO:
            word = mcu.core.state.gpio_oe if what == "enable" else mcu.core.state.gpio_out
        elif function == PWM:
            word = mcu.pwm.gpio_direction if what == "enable" else mcu.pwm.gpio_value
        elif function in (PIO0, PIO1):
            pio = mcu.pio[function - PIO0]
            word = pio.pin_directions if what == "enable" else pio.pin_values
        else:
            return False
        return bool(word >> self.index & 1)

    @property
    def output_enable(self):
        return _overridden(self._from("enable"), self.ctrl >> 12)

    @property
    def output_value(self):
        return _overridden(self._from("value"), self.ctrl >> 8)

    @property
    def value(self):
        """A GPIOPinState: the level that the chip drives, or else its pull."""
        if self.output_enable:
            return GPIOPinState.HIGH if self.output_value else GPIOPinState.LOW
        pad = self.pad_value
        return UNDRIVEN[bool(pad & PULL_DOWN) + 2 * bool(pad & PULL_UP)]

    def _pad_level(self, value):
        if value in (GPIOPinState.LOW, GPIOPinState.HIGH):
            return value == GPIOPinState.HIGH
        if self._outside is not None:
            return self._outside
        if value == GPIOPinState.INPUT_PULL_UP:
            return True
        return value != GPIOPinState.INPUT_PULL_DOWN and self._level

    @property
    def input_value(self):
        return self._seen

    @property
    def status(self):
        """GPIOx_STATUS, data sheet 2.19.6.1, without its two interrupt bits."""
        return (
            self._seen << 19
            | self._level << 17
            | self.output_enable << 13
            | self._from("enable") << 12
            | self.output_value << 9
            | self._from("value") << 8
        )

    def check_for_updates(self):
        """Recompute level and input, and call the listeners if the output has changed."""
        value = self.value
        self._level = self._pad_level(value)
        self._look()
        last, self._last = self._last, value
        if value != last:
            for listener in list(self._listeners):
                listener(value, last)

    refresh_input = check_for_updates

    def _look(self):
        seen = _overridden(self._level and self.input_enable, self.ctrl >> 16)
        if seen != self._seen:
            self._seen = seen
            self.rp2040.core.set_input(self.index, seen)
            if self.function_select == PWM:
                self.rp2040.pwm.gpio_on_input(self.index)


class IoBank0(RPIO):
    """STATUS and CTRL of each pad; core/io_bank0.c has the interrupts.

    listeners: called with a pad's number after each write of its CTRL.
    """

    def __init__(self, mcu):
        super().__init__(mcu, "IO_BANK0")
        self.listeners = []

    def write_uint32(self, offset, value):
        super().write_uint32(offset, value)
        if offset <= LAST_CTRL and offset & 4:
            for listener in self.listeners:
                listener(offset >> 3)
