"""PWM: the waveform as computed from the registers, without an event for each edge.

rp2040py 0.3.6 makes an event of each edge and each wrap: seconds of work for a second of beep at
31 kHz. The registers define the waveform (RP2040 data sheet 4.5.2), so edges are made only on
request. In 0.3.6, EN reads as 0, and a reset does not clear the interrupt registers.
"""

from rp2040py.peripherals import pwm
from rp2040py.peripherals.pwm import RPPWM

SLICES = 8


class Pwm(RPPWM):
    """edges: whether each edge is an event. listeners: called with a slice's number at a write."""

    def __init__(self, mcu):
        super().__init__(mcu, "PWM")
        self.edges = False
        self.listeners = []
        self._quieten()

    def reset(self):
        super().reset()
        self._int_raw = self._int_enable = self._int_force = 0
        self.gpio_value = 0
        self.check_interrupts()
        for number in range(SLICES):
            self._written(number)

    def set_edges(self, on):
        """Turn the events for edges on or off."""
        self.edges = on
        self._quieten()
        for number in range(SLICES):
            self._written(number)

    def wave(self, pin):
        """(hertz, duty 0 to 1, inverted) of a pad's channel; 0 hertz: the slice is off."""
        channel = self.channels[pin // 2 % SLICES]
        is_b = pin % 2
        compare = channel.cc >> 16 if is_b else channel.cc & 0xFFFF
        inverted = bool(channel.csr & (pwm.CSR_B_INV if is_b else pwm.CSR_A_INV))
        share = min(1, compare / (channel.top + 1))
        if not channel.csr & pwm.CSR_EN:
            return (0, share, inverted)
        period = channel.top + 1
        if channel.csr & pwm.CSR_PH_CORRECT:
            period = 2 * channel.top or 1
        return (self.clock_freq / channel.timer.prescaler / period, share, inverted)

    def read_uint32(self, offset):
        if offset == pwm.EN:
            return sum((one.csr & pwm.CSR_EN) << one.index for one in self.channels)
        return super().read_uint32(offset)

    def write_uint32(self, offset, value):
        super().write_uint32(offset, value)
        if offset < pwm.EN:
            self._written(offset // 0x14)
        elif offset == pwm.EN:
            for number in range(SLICES):
                self._written(number)

    def _quieten(self):
        for channel in self.channels:
            for alarm in (channel.alarm_a, channel.alarm_b, channel.alarm_bottom):
                alarm.enable = self.edges

    def _written(self, number):
        channel = self.channels[number]
        if not self.edges:  # without wraps, double-buffered registers take effect now
            channel._update_double_buffered()  # noqa: SLF001
            count = channel.timer.counter
            channel.set_a(count < channel.alarm_a.target)
            channel.set_b(count < channel.alarm_b.target)
        for listener in self.listeners:
            listener(number)
