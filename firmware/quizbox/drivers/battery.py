"""What feeds the box: batteries, measured at VSYS, and whether a cable brings 5 V besides."""

RANGE_MV = 3 * 3300  # a third of VSYS against the ADC's 3.3 V (Pico data sheet, 2.1 and 4.4)


class Battery:
    """adc: a machine.ADC of a third of VSYS; cable: a machine.Pin, high while VBUS has 5 V."""

    def __init__(self, adc, cable):
        self._adc = adc
        self._cable = cable
        self.edge = False  # a cable has come or gone since it was last asked for
        self._handler = self._on_edge
        cable.irq(self._handler, cable.IRQ_FALLING | cable.IRQ_RISING, hard=True)

    def _on_edge(self, pin):
        self.edge = True

    def has_cable(self):
        self.edge = False
        return bool(self._cable.value())

    def mv(self):
        """The supply in millivolts, measured now."""
        return self._adc.read_u16() * RANGE_MV // 65535
