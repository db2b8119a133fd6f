"""TM1637: four or six digits over two wires. Not I2C: lowest bit first, no address.

Data sheet, interface and commands: while CLK is high, DIO falls to start and rises to stop; the
chip pulls DIO low at each ninth clock to acknowledge. 40h makes data go into one place after the
other; C0h plus the first place, then the data; 88h plus a pulse width of 0 to 7 switches the
display on, 80h off. Six-digit modules as sold are wired in the order 3, 2, 1, 6, 5, 4.
"""

from time import sleep_us

DATA, PLACE, ON, OFF = 0x40, 0xC0, 0x88, 0x80
LEVELS = (1, 3, 7)  # 2, 10 and 14 of 16
HALF_US = 5  # the chip takes 250 kHz, the capacitors on many modules do not
ORDERS = {4: (0, 1, 2, 3), 6: (2, 1, 0, 5, 4, 3)}


class Tm1637:
    BUS = "wires"

    def __init__(self, bus, digits):
        self._clk, self._dio = bus
        self._order = ORDERS[digits]
        self._lit = [None] * digits

    def show(self, digits, level, whole):
        wanted = [digits[place] for place in self._order]
        if whole:
            self._lit = [None] * len(wanted)
        changed = [place for place, lit in enumerate(wanted) if lit != self._lit[place]]
        if changed:
            first, end = changed[0], changed[-1] + 1
            self._lit[first:end] = [None] * (end - first)  # unknown if the transfer fails
            self._transfer([DATA])
            self._transfer([PLACE | first] + wanted[first:end])
            self._lit[first:end] = wanted[first:end]
        if whole:  # last: at power-up the memory is random until now
            self._transfer([ON | LEVELS[level - 1] if level else OFF])

    def _transfer(self, data):
        """Send bytes between a start and a stop. Raises OSError unless each is acknowledged."""
        self._clock()
        if not self._dio.value():  # still acknowledging a byte cut off: it would miss the start
            self._clock()
        self._wires(1, 0)
        answered = True
        for byte in data:
            answered = self._byte(byte) and answered
        self._wires(0, 0)
        self._wires(1, 0)
        self._wires(1, 1)
        if not answered:
            raise OSError("no acknowledgement")

    def _byte(self, byte):
        """Send a byte. Returns whether it was acknowledged."""
        for _ in range(8):
            self._wires(0, byte & 1)
            self._wires(1, byte & 1)
            byte >>= 1
        self._clock()
        return not self._dio.value()

    def _clock(self):
        """One clock with DIO released."""
        self._wires(0, 1)
        self._wires(1, 1)

    def _wires(self, clk, dio):
        """Set both wires for half a bit. DIO changes while CLK stays, or after CLK has fallen."""
        self._clk.value(clk)
        self._dio.value(dio)
        sleep_us(HALF_US)
