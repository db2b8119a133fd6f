"""Watchdog: resets happen between instructions; every kind of reset finds it as it should.

rp2040py 0.3.6 resets the chip in the midst of the store that asks for it, which then goes on and
writes the old enable bit back, and leaves the timer running through a reset of the whole chip.
RP2040 data sheet 4.7.1 and 2.12: a reset by RUN or power clears the block, one by the watchdog
keeps its scratch registers and says the reason; 2.8.1.1: what the boot ROM makes of the scratch.
"""

from rp2040py.peripherals import watchdog
from rp2040py.peripherals.watchdog import RPWatchdog

BOOT_MAGIC = 0xB007C0D3
ROM_BYTES = 0x4000


class Watchdog(RPWatchdog):
    """on_watchdog_trigger is called once the store that triggered it is over."""

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
        """As after any reset: not counting."""
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
        """Where the boot ROM jumps to instead of flash after a watchdog reset, or None."""
        magic, check, _, address = self.scratch_data[4:]
        if magic != BOOT_MAGIC or check ^ address != -BOOT_MAGIC & 0xFFFFFFFF:
            return None
        return address & ~1
