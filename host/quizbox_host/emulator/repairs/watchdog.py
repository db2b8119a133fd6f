"""Watchdog: it resets the chip between instructions, and each kind of reset leaves the right state.

rp2040py 0.3.6 resets the chip inside the store that triggers it, which then writes the old enable
bit back; and its timer keeps running through a reset of the whole chip. RP2040 data sheet 4.7.1
and 2.12: a reset by RUN or power clears the block; one by the watchdog keeps the scratch registers
and sets REASON; 2.8.1.1: how the boot ROM uses the scratch registers.
"""

from rp2040py.peripherals import watchdog
from rp2040py.peripherals.watchdog import RPWatchdog

BOOT_MAGIC = 0xB007C0D3
ROM_BYTES = 0x4000


class Watchdog(RPWatchdog):
    """on_reset: called after the instruction during which the watchdog has triggered."""

    def __init__(self, mcu):
        super().__init__(mcu, "WATCHDOG")
        self.on_reset = lambda: None
        self.on_watchdog_trigger = self._soon

    def _soon(self):
        clock = self.rp2040.clock
        clock.at(clock.nanos, self._now)

    def _now(self):
        self.stand_still()
        self.on_reset()

    def stand_still(self):
        """Stop counting, as any reset does."""
        self._enable = False
        self.timer.enable = self.alarm.enable = False

    def write_uint32(self, offset, value):
        if offset == watchdog.CTRL and value & watchdog.TRIGGER:
            self._reason = watchdog.FORCE
            self._soon()
            return
        super().write_uint32(offset, value)

    @property
    def boot_address(self):
        """Where the boot ROM jumps to after a watchdog reset; None: it starts from flash."""
        magic, check, _, address = self.scratch_data[4:]
        if magic != BOOT_MAGIC or check ^ address != -BOOT_MAGIC & 0xFFFFFFFF:
            return None
        return address & ~1
