"""The watchdog, which ends a hang where no laptop could. behaviour.md 6.5."""

TIMEOUT_MS = 8000  # of 8,388 at most
# RP2040 data sheet: CTRL at 40058000h (4.7.6), bits cleared through 3000h above it (2.1.2)
CLEAR_CONTROL = 0x4005B000
ENABLE = 1 << 30


class Watchdog:
    """make: machine.WDT; registers: machine.mem32. is_on: by this object."""

    def __init__(self, make, registers):
        self._make = make
        self._registers = registers
        self._timer = None
        self.is_on = False

    def feed(self):
        """From now on the chip restarts, unless this is called again in time."""
        if not self.is_on:
            self.is_on = True
            self._timer = self._make(timeout=TIMEOUT_MS)
        self._timer.feed()

    def off(self):
        """MicroPython has no way to stop it; its register has."""
        self._registers[CLEAR_CONTROL] = ENABLE
        self.is_on = False
