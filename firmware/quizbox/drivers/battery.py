"""The supply: the batteries' voltage at VSYS, and whether a USB cable brings 5 V. 6.3, 6.8."""

from time import ticks_diff, ticks_us

from quizbox.drivers.edges import Edges

RANGE_MV = 3 * 3300  # the ADC measures a third of VSYS, up to 3.3 V (Pico data sheet, 2.1 and 4.4)
OUT_US = 5_000  # a cable is out once its line has been low without an edge for this long (6.8)
ROOM = 16  # edges between two looks: more are noise


class Battery(Edges):
    """adc: a machine.ADC on a third of VSYS; cable: a machine.Pin, high while VBUS has 5 V."""

    def __init__(self, adc, cable):
        self._adc = adc
        self.stirred = None  # ticks_us of the cable line's last edge, if less than OUT_US ago
        super().__init__(cable, ROOM)

    def has_cable(self):
        """Whether a cable is in. While its line is noisy, yes: stopping the chip by mistake would
        cut off a laptop."""
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
        """Microseconds until has_cable has to be asked again; only while stirred is not None."""
        due_us = self.deaf_us(now)
        return max(0, OUT_US - ticks_diff(now, self.stirred)) if due_us is None else due_us

    def mv(self):
        """The supply's voltage in millivolts, measured now."""
        return self._adc.read_u16() * RANGE_MV // 65535
