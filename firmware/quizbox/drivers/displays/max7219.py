"""MAX7219: eight digits with points over SPI.

Data sheet: 16 bits, register and data (table 2), are latched as CS rises; intensity is in table 7,
the segments in table 6. Modules as sold have the chip's digit 7 at the left.
"""

DECODE, INTENSITY, SCAN_LIMIT, SHUTDOWN, TEST = 0x9, 0xA, 0xB, 0xC, 0xF
AWAKE, ASLEEP = 1, 0
LEVELS = (1, 7, 15)


class Max7219:
    BUS = "spi"

    def __init__(self, bus, digits):
        self._spi, self._select = bus
        self._lit = [None] * digits
        self._frame = bytearray(2)

    def show(self, digits, level, whole):
        if whole:
            self._write(TEST, 0)
            self._write(DECODE, 0)
            self._write(SCAN_LIMIT, len(digits) - 1)
            self._write(INTENSITY, LEVELS[level - 1] if level else 0)
        for place, lit in enumerate(digits):
            if whole or lit != self._lit[place]:
                self._lit[place] = lit
                self._write(len(digits) - place, _turned(lit))
        if whole:  # last: at power-up the digits are random until now
            self._write(SHUTDOWN, AWAKE if level else ASLEEP)

    def _write(self, register, data):
        self._frame[0], self._frame[1] = register, data
        self._select.value(0)
        self._spi.write(self._frame)
        self._select.value(1)


def _turned(lit):
    """Segments in the chip's order: the point stays bit 7, then a is bit 6, down to g, bit 0."""
    turned = lit & 0x80
    for bit in range(7):
        if lit >> bit & 1:
            turned |= 0x40 >> bit
    return turned
