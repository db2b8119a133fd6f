"""TM1650: four digits with points over two wires, close enough to I2C.

The first byte of a transfer in the data sheet (48h: control; 68h, 6Ah, 6Ch, 6Eh: the digits) is
sent as a 7-bit I2C address, which is half of it.
"""

CONTROL = 0x48 >> 1
DIGIT_1 = 0x68 >> 1
ON, OFF = 0x01, 0x00  # control byte, bit 0; bits 6 to 4 are the brightness, 0 meaning 8
LEVELS = (1, 4, 0)


class Tm1650:
    BUS = "i2c"

    def __init__(self, bus, digits):
        self._bus = bus
        self._lit = [None] * digits
        self._byte = bytearray(1)

    def show(self, digits, level, whole):
        for place in range(len(digits)):
            if whole or digits[place] != self._lit[place]:
                self._light(place, digits)
        if whole:  # last: at power-up the memory is random until now
            self._write(CONTROL, LEVELS[level - 1] << 4 | ON if level else OFF)

    def _light(self, place, digits):
        self._lit[place] = None  # unknown if the write fails
        self._write(DIGIT_1 + place, digits[place])
        self._lit[place] = digits[place]

    def _write(self, address, byte):
        self._byte[0] = byte
        self._bus.writeto(address, self._byte)
