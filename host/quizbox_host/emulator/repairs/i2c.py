"""I2C: a target that does not acknowledge (NACK), a bus that is held low.

rp2040py 0.3.6 sets TX_EMPTY when a byte begins and never after a NACK, takes bytes written after
an abort for a new transfer, clears the reason of an abort when it is read, and sends START on a
bus that is held low. RP2040 data sheet, 4.3.17: with TX_EMPTY_CTRL, IC_RAW_INTR_STAT.TX_EMPTY is
set when the byte is complete; the transmit FIFO takes nothing until IC_CLR_TX_ABRT is read, which
alone clears the reason. 4.3.10: disabling the block empties its FIFO, but a transfer without STOP
continues when it is enabled again: the SDK uses this for a repeated START.
"""

from rp2040py.peripherals import i2c
from rp2040py.peripherals.i2c import I2CState

CLK_SYS_NS = 8


class I2c(i2c.RPI2C):
    """is_free(): whether both lines are high, so that a START can be sent.

    The callbacks are those of rp2040py. By default the bus has no targets: each address takes its
    time and gets a NACK.
    """

    def __init__(self, mcu, name, irq):
        super().__init__(mcu, name, irq)
        self.is_free = lambda: True
        self._waits = False
        self.on_start = lambda again: self._in(1, self.complete_start)
        self.on_connect = lambda address, mode: self._in(9, self.complete_connect, False)
        self.on_write_byte = lambda value: self._in(9, self.complete_write, False)
        self.on_read_byte = lambda acknowledge: self._in(9, self.complete_read, 0xFF)
        self.on_stop = lambda: self._in(1, self.complete_stop)

    @property
    def bit_ns(self):
        """The length of a bit in nanoseconds, data sheet 4.3.14."""
        return (self.scl_low_period + self.scl_high_period) * CLK_SYS_NS

    def _in(self, bits, call, *arguments):
        clock = self.rp2040.clock
        clock.at(clock.nanos + bits * self.bit_ns, call, *arguments)

    def reset(self):
        super().reset()
        self._waits = False

    def freed(self):
        """Both lines have gone high: send the START that waited for it, if any."""
        if self._waits:
            self._waits = False
            self.on_start(False)

    def complete_connect(self, ack, nack_byte=0):
        if ack:
            self._is_through()
        super().complete_connect(ack, nack_byte)

    def complete_write(self, ack):
        if ack:
            self._is_through()
        super().complete_write(ack)

    def complete_read(self, value):
        self._is_through()
        super().complete_read(value)

    def read_uint32(self, offset):
        if offset == i2c.IC_TX_ABRT_SOURCE:
            return self.abort_source
        return super().read_uint32(offset)

    def write_uint32(self, offset, value):
        if offset == i2c.IC_DATA_CMD and self.int_raw & i2c.R_TX_ABRT:
            return
        if offset == i2c.IC_ENABLE and not value & i2c.ENABLE and self._waits:
            self._waits = self._busy = False
            self._state = I2CState.IDLE
        super().write_uint32(offset, value)

    def _abort(self, reason):
        super()._abort(reason)
        self._set_interrupts(i2c.R_TX_EMPTY)

    def _is_through(self):
        """A byte (or address) is complete: set TX_EMPTY if the FIFO is down to its threshold."""
        if self._tx_fifo.item_count <= self.tx_threshold:
            self._set_interrupts(i2c.R_TX_EMPTY)

    def _next_command(self):
        enabled = self.enable & (i2c.ENABLE | i2c.TX_CMD_BLOCK) == i2c.ENABLE
        if self._busy or not enabled or self._tx_fifo.empty:
            return
        if self._state == I2CState.IDLE and not self.is_free():
            self._busy = self._waits = True
            self._state = I2CState.START
            return
        self._busy = True
        again = bool(self._tx_fifo.peek() & i2c.RESTART) and not (
            self._pending_restart or self._stop
        )
        if self._state == I2CState.IDLE or again:
            self._pending_restart, self._stop = again, False
            self._state = I2CState.START
            self.on_start(again)
            return
        self._pending_restart = False
        self._send(self._tx_fifo.pull())

    def _send(self, command):
        self._stop = bool(command & i2c.STOP)
        if not self.control & i2c.TX_EMPTY_CTRL:
            self._is_through()
        if command & i2c.CMD:
            self.on_read_byte(not self._stop)
        else:
            self.on_write_byte(command & 0xFF)
