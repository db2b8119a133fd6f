"""HT16K33: here four digits with points over I2C, as on the usual backpack.

Data sheet, command summary: 21h switches the oscillator on, 20h off (standby); 81h the display on,
80h off; E0h plus 0 to 15 sets the dimming; a byte below 10h is an address in the memory, followed
by the data from there on. The backpack's digits are at 00h, 02h, 06h and 08h; its colon, at 04h,
stays dark, since its digits have points.
"""

ADDRESS = 0x70
OSCILLATOR_ON, DISPLAY_ON, DIMMING = 0x21, 0x81, 0xE0
OSCILLATOR_OFF, DISPLAY_OFF = 0x20, 0x80
LEVELS = (1, 7, 15)  # the duty in sixteenths, less one
PLACES = (0, 2, 6, 8)


class Ht16k33:
    BUS = "i2c"

    def __init__(self, bus, digits):
        self._bus = bus
        self._command = bytearray(1)
        self._wanted = bytearray(PLACES[-1] + 1)
        self._lit = [None] * len(self._wanted)

    def show(self, digits, level, whole):
        if whole:
            self._send(OSCILLATOR_ON)
            self._lit = [None] * len(self._lit)
        for nth, lit in enumerate(digits):
            self._wanted[PLACES[nth]] = lit
        self._send_changed()
        if whole and level:  # last: at power-up the memory is random until now
            self._send(DIMMING | LEVELS[level - 1])
            self._send(DISPLAY_ON)
        elif whole:
            self._send(DISPLAY_OFF)
            self._send(OSCILLATOR_OFF)

    def _send_changed(self):
        """Write, in one transfer, from the first place that has changed to the last."""
        changed = [place for place, lit in enumerate(self._wanted) if lit != self._lit[place]]
        if not changed:
            return
        first, end = changed[0], changed[-1] + 1
        self._lit[first:end] = [None] * (end - first)  # unknown if the transfer fails
        self._bus.writeto(ADDRESS, bytes([first]) + self._wanted[first:end])
        self._lit[first:end] = list(self._wanted[first:end])

    def _send(self, command):
        self._command[0] = command
        self._bus.writeto(ADDRESS, self._command)
