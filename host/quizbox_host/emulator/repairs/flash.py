"""The W25Q16JV flash: its timing, its unique id, and what a power cut leaves of an operation.

rp2040py 0.3.6 erases and programs in no time and returns an id of all ones. W25Q16JV data sheet
9.6: typically 45 ms for a sector of 4 KiB, 0.7 ms for a page; 8.2.32: Read Unique ID (4Bh), four
dummy bytes, then 64 bits. The firmware polls BUSY with interrupts off, so the processor is simply
stalled for that time.
"""

from rp2040py.peripherals import ssi

READ_UNIQUE_ID = 0x4B
DUMMY_BYTES = 4
BLOCK_ERASE_FACTOR = 10 / 3  # 150 ms for 64 KiB, against 45 ms for a sector


class Flash:
    """2 MiB of NOR flash.

    image                  its bytes, a bytearray changed in place
    erase_us, program_us   the time of a 4 KiB erase and of a page program
    on_operation           called as an operation begins: "erase" or "program", address, length, us
    operations             how many operations there were
    """

    def __init__(self, image, unique_id, chance):
        self.image = image
        self.unique_id = unique_id
        self.erase_us = 45_000
        self.program_us = 700
        self.on_operation = lambda kind, address, length, us: None
        self.operations = 0
        self._chance = chance
        self._under_way = None  # (address, bytes before, begin in ns, end in ns)

    def begin(self, kind, address, length, factor, now_ns):
        """Record an operation before it changes the image. Returns its duration in ns."""
        us = self.erase_us if kind == "erase" else self.program_us
        ns = int(us * factor * 1000)
        self.operations += 1
        before = bytes(self.image[address : address + length])
        self._under_way = (address, before, now_ns, now_ns + ns)
        self.on_operation(kind, address, length, ns // 1000)
        return ns

    def cut(self, now_ns):
        """The supply is cut: only a share of the bits of a running operation has changed."""
        under_way, self._under_way = self._under_way, None
        if under_way is None:
            return
        address, before, begin_ns, end_ns = under_way
        if not begin_ns <= now_ns < end_ns:
            return
        share = (now_ns - begin_ns) / (end_ns - begin_ns)
        chance = self._chance
        for position, old in enumerate(before, address):
            flips = old ^ self.image[position]
            if flips:
                done = sum((chance.random() < share) << bit for bit in range(8))
                self.image[position] = old ^ (flips & done)


class Ssi(ssi.RPSSI):
    """rp2040py's SSI, connected to a Flash whose operations take time."""

    def __init__(self, mcu, flash, hold):
        """hold(ns): stall the processor for ns."""
        mcu.qspi[1]._listeners.clear()  # of the SSI that this one replaces  # noqa: SLF001
        super().__init__(mcu, "SSI")
        self._flash = flash
        self._hold = hold

    def read_uint32(self, offset):
        if offset == ssi.SSI_DR0:  # the fast path: it is read for each byte
            return self._rx_queue.popleft() if self._rx_queue else 0
        return super().read_uint32(offset)

    def write_uint32(self, offset, value):
        if offset == ssi.SSI_DR0 and self._ssienr and self._cs_asserted:
            self._rx_queue.append(self._shift_byte(value & 0xFF))
        else:
            super().write_uint32(offset, value)

    def _shift_byte(self, byte_out):
        answer = super()._shift_byte(byte_out)
        position = len(self._tx_buffer) - 1
        if self._tx_buffer[0] == READ_UNIQUE_ID and position > DUMMY_BYTES:
            return self._flash.unique_id[(position - DUMMY_BYTES - 1) % 8]
        return answer

    def _apply_command(self):
        operation = self._operation()
        if not operation:
            super()._apply_command()
            return
        ns = self._flash.begin(*operation, self.rp2040.clock.nanos)
        super()._apply_command()
        self._hold(ns)

    def _operation(self):
        """(kind, address, length, factor) of the command just sent; None if it writes nothing."""
        command = bytes(self._tx_buffer)
        if len(command) < 4 or not self._write_enabled:
            return None
        address = int.from_bytes(command[1:4], "big") % len(self._flash.image)
        if command[0] == ssi.CMD_SECTOR_ERASE:
            return ("erase", address & ~4095, 4096, 1)
        if command[0] == ssi.CMD_BLOCK_ERASE:
            return ("erase", address & ~65535, 65536, BLOCK_ERASE_FACTOR)
        if command[0] == ssi.CMD_PAGE_PROGRAM and len(command) > 4:
            return ("program", address, min(len(command) - 4, 256), 1)
        return None
