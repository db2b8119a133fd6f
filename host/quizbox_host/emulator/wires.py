"""Connects the chip's I2C and SPI blocks to the parts: bytes from registers become bits on wires.

A transfer takes the time that it takes on the wire, and continues as the parts answer.
"""

CLK_SYS_NS = 8
HIGH_BITS = 0x1FF


class _Wires:
    """The base of both buses.

    targets  the parts, as for sim.bus
    edges    None, or a function called with (ns, pad number, level) of each edge. It is called
             byte by byte, so its ns can lie before or after the chip's time
    """

    def __init__(self, chip):
        self.targets = []
        self.edges = None
        self._chip = chip
        self._era = 0  # changes at a reset, so that pending calls are dropped
        chip.on_reset.append(lambda how: self.forget())

    def forget(self):
        """The chip restarts or loses power: abort the current transfer."""
        self._era += 1

    def _in(self, ns, call, *arguments):
        self._chip.at(self._chip.now_ns + ns, self._if_still, self._era, call, arguments)

    def _if_still(self, era, call, arguments):
        if era == self._era:
            call(*arguments)

    def _edge(self, ns, pad, level):
        if self.edges:
            self.edges(ns, pad, level)


class I2c(_Wires):
    """One I2C block, mcu.i2c[number]. sda, scl: its Pads."""

    def __init__(self, chip, number, sda, scl):
        super().__init__(chip)
        self._sda, self._scl = sda, scl
        self._pulled = False  # a target pulls SDA low
        block = self._block = chip.mcu.i2c[number]
        block.on_start, block.on_stop = self._start, self._stop
        block.on_connect = self._connect
        block.on_write_byte, block.on_read_byte = self._write, self._read
        block.is_free = lambda: sda.outside != 0
        sda.watchers.append(self._look)

    @property
    def bit_ns(self):
        """The length of a bit in nanoseconds (RP2040 data sheet 4.3.14)."""
        return (self._block.scl_low_period + self._block.scl_high_period) * CLK_SYS_NS

    def _look(self):
        if self._block.is_free():
            self._block.freed()

    def _start(self, again):
        now_ns, bit_ns = self._chip.now_ns, self.bit_ns
        if again:
            self._edge(now_ns, self._sda.number, 1)
            self._edge(now_ns + bit_ns // 4, self._scl.number, 1)
        self._edge(now_ns + bit_ns // 2, self._sda.number, 0)
        self._edge(now_ns + bit_ns, self._scl.number, 0)
        self._in(bit_ns, self._started)

    def _started(self):
        for target in self.targets:
            target.start()
        self._pulled = False
        self._block.complete_start()

    def _connect(self, address, mode):
        self._in(9 * self.bit_ns, self._connected, address << 1 | mode)

    def _connected(self, byte):
        self._clocked(byte << 1 | 1, self._block.complete_connect)

    def _write(self, byte):
        self._in(9 * self.bit_ns, self._clocked, byte << 1 | 1, self._block.complete_write)

    def _read(self, acknowledge):
        bits = HIGH_BITS - acknowledge
        self._in(9 * self.bit_ns, self._clocked, bits, self._block.complete_read)

    def _clocked(self, bits, complete):
        """Nine bits are over, the ninth is the acknowledge: continue by the levels on SDA."""
        levels = 0
        begun_ns = self._chip.now_ns - 9 * self.bit_ns
        for place in range(8, -1, -1):
            level = bits >> place & 1
            if self._pulled or self._sda.outside == 0:
                level = 0
            self._bit(begun_ns + (8 - place) * self.bit_ns, level)
            levels = levels << 1 | level
            answers = [target.bit(level) for target in self.targets]
            self._pulled = any(answers)
        if complete == self._block.complete_read:
            complete(levels >> 1)
        elif levels >> 1 != bits >> 1:
            self._block.arbitration_lost()
        else:
            complete(not levels & 1)

    def _bit(self, ns, level):
        """Report a bit's edges: SDA changes while SCL is low."""
        quarter_ns = self.bit_ns // 4
        self._edge(ns + quarter_ns, self._sda.number, level)
        self._edge(ns + 2 * quarter_ns, self._scl.number, 1)
        self._edge(ns + self.bit_ns, self._scl.number, 0)

    def _stop(self):
        now_ns, bit_ns = self._chip.now_ns, self.bit_ns
        self._edge(now_ns + bit_ns // 4, self._sda.number, 0)
        self._edge(now_ns + bit_ns // 2, self._scl.number, 1)
        self._edge(now_ns + bit_ns, self._sda.number, 1)
        self._in(bit_ns, self._stopped)

    def _stopped(self):
        for target in self.targets:
            target.stop()
        self._block.complete_stop()


class Spi(_Wires):
    """One SPI block, mcu.spi[number], in mode 0. sck, mosi: its Pads; MISO is not wired."""

    def __init__(self, chip, number, sck, mosi):
        super().__init__(chip)
        self._sck, self._mosi = sck, mosi
        self._block = chip.mcu.spi[number]
        self._block.on_transmit = self._transmit

    def _transmit(self, value):
        bits = self._block.data_bits
        bit_ns = 1_000_000_000 / self._block.clock_frequency
        for nth in range(bits):
            ns = self._chip.now_ns + round(nth * bit_ns)
            self._edge(ns, self._mosi.number, value >> bits - 1 - nth & 1)
            self._edge(ns + round(bit_ns / 2), self._sck.number, 1)
            self._edge(ns + round(bit_ns), self._sck.number, 0)
        self._in(round(bits * bit_ns), self._through, value, bits)

    def _through(self, value, bits):
        for place in range(bits - 1, -1, -1):
            for target in self.targets:
                target.bit(value >> place & 1)
        self._block.complete_transmit(0)
