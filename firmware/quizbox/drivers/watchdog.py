"""The watchdog: restarts a box that hangs where no laptop could. behaviour.md 6.5."""

TIMEOUT_MS = 8000  # the chip allows up to 8,388
# RP2040 data sheet: CTRL is at 40058000h (4.7.6); writing 3000h above it clears bits (2.1.2)
CLEAR_CONTROL = 0x4005B000
ENABLE = 1 << 30


class Watchdog:
    """make: machine.WDT; registers: machine.mem32. is_on: whether this object has started it."""

    def __init__(self, make, registers):
        self._make = make
        self._registers = registers
        self._timer = None
        self.is_on = False

    def feed(self):
        """Start it, or restart its timeout: the chip restarts unless fed within TIMEOUT_MS."""
        if not self.is_on:
            self.is_on = True
            self._timer = self._make(timeout=TIMEOUT_MS)
        self._timer.feed()

    def off(self):
        """Stop it through its register: MicroPython has no call for that."""
        self._registers[CLEAR_CONTROL] = ENABLE
        self.is_on = False
