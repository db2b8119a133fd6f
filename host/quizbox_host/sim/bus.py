"""The I2C and SPI buses: bit by bit, in the time that a real transfer takes."""


class Bus:
    """I2C: SDA is high unless the controller or a target pulls it low.

    targets: parts with start(), bit(level), which returns True to pull SDA low in the next bit,
    and stop().
    """

    def __init__(self, clock):
        self._clock = clock
        self.targets = []
        self._pulled = False  # a target pulls SDA low

    def write(self, address, data, bit_ns):
        """Send data to a 7-bit address, bit_ns nanoseconds a bit; stop at the first NACK.

        Returns how many bytes were acknowledged, the address byte included.
        """
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
        """Send eight bits, highest first, then read the acknowledge bit; whether it was an ACK."""
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
    """SPI in mode 0. targets: parts with bit(level), called at each rising clock edge."""

    def __init__(self, clock):
        self._clock = clock
        self.targets = []

    def write(self, data, bit_ns):
        """Send bytes, highest bit first, bit_ns nanoseconds a bit."""
        for byte in data:
            self._clock.to(self._clock.now_us + 8 * bit_ns // 1000)
            for place in range(7, -1, -1):
                for target in self.targets:
                    target.bit(byte >> place & 1)
