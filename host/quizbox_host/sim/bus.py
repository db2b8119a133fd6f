"""The wires of the I2C bus and of SPI, clocked bit by bit, in the time that they take."""


class Bus:
    """I2C: what no target pulls low stays high.

    targets: parts with start(), bit(level) -> True to pull SDA low at the next bit, stop().
    """

    def __init__(self, clock):
        self._clock = clock
        self.targets = []
        self._pulled = []

    def write(self, address, data, bit_ns):
        """One transfer to a 7-bit address. How many bytes were acknowledged, the address too."""
        for target in self.targets:
            target.start()
        self._pulled = [False] * len(self.targets)
        acknowledged = 0
        for byte in bytes([address << 1]) + bytes(data):
            self._clock.to(self._clock.now_us + 9 * bit_ns // 1000)
            if not self._byte(byte):
                break
            acknowledged += 1
        self._clock.to(self._clock.now_us + 2 * bit_ns // 1000)
        for target in self.targets:
            target.stop()
        return acknowledged

    def _byte(self, byte):
        """Eight bits from the controller, the highest first, and the target's answer."""
        for place in range(7, -1, -1):
            self._bit(byte >> place & 1)
        return self._bit(1) == 0

    def _bit(self, level):
        for pulled in self._pulled:
            if pulled:
                level = 0
        self._pulled = [target.bit(level) for target in self.targets]
        return level


class Spi:
    """SPI in mode 0. targets: parts with bit(level), called as the clock rises."""

    def __init__(self, clock):
        self._clock = clock
        self.targets = []

    def write(self, data, bit_ns):
        """Each byte from its highest bit."""
        for byte in data:
            self._clock.to(self._clock.now_us + 8 * bit_ns // 1000)
            for place in range(7, -1, -1):
                for target in self.targets:
                    target.bit(byte >> place & 1)
