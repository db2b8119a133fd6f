"""The wires of the I2C bus and of SPI, clocked bit by bit, in the time that they take."""


class Bus:
    """I2C: what no target pulls low stays high.

    targets: parts with start(), bit(level) -> True to pull SDA low at the next bit, stop().
    """

    def __init__(self, clock):
        self._clock = clock
        self.targets = []
        self._pulled = False  # SDA, low by a target

    def write(self, address, data, bit_ns):
        """One transfer to a 7-bit address. How many bytes were acknowledged, the address too."""
        for target in self.targets:
            target.start()
        self._pulled = False
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
        bits = byte << 1 | 1
        for place in range(8, -1, -1):
            level = 0 if self._pulled else bits >> place & 1
            pulled = False
            for target in self.targets:
                if target.bit(level):
                    pulled = True
            self._pulled = pulled
        return level == 0


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
