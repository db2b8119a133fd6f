"""What feeds the box: batteries, measured at VSYS, and whether a cable brings 5 V besides."""

from time import ticks_diff, ticks_us

from quizbox.drivers.edges import Edges

RANGE_MV = 3 * 3300  # a third of VSYS against the ADC's 3.3 V (Pico data sheet, 2.1 and 4.4)
OUT_US = 5_000  # a cable is out when its line has been low and at rest for so long (6.8)
ROOM = 16


class Battery(Edges):
    """adc: a machine.ADC of a third of VSYS; cable: a machine.Pin, high while VBUS has 5 V."""

    def __init__(self, adc, cable):
        self._adc = adc
        self.stirred = None  # ticks_us of when the cable's line last did, less than OUT_US ago
        super().__init__(cable, ROOM)

    def has_cable(self):
        """Whether a cable is in. While its line stirs there is no telling, and it is taken to be:
        to stop the chip would cost a laptop the box."""
        if self._head != self._tail or self._is_full or self.stirred is not None:
            self._listen(ticks_us())
        return self.stirred is not None or bool(self._value())

    def _listen(self, now):
        at = self.unrest(now)
        if at is not None:
            self.stirred = at
        if ticks_diff(now, self.stirred) >= OUT_US:
            self.stirred = None

    def due_us(self, now):
        """Microseconds from now until has_cable has to be asked again, while its line stirs."""
        due_us = self.deaf_us(now)
        return max(0, OUT_US - ticks_diff(now, self.stirred)) if due_us is None else due_us

    def mv(self):
        """The supply in millivolts, measured now."""
        return self._adc.read_u16() * RANGE_MV // 65535
