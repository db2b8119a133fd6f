"""ROSC: the ring oscillator's random bit.

rp2040py 0.3.6 has no ROSC, so os.urandom() returns the same bytes each time. RP2040 data sheet
2.17.5: RANDOMBIT returns a new random bit at each read.
"""

from rp2040py.peripherals.peripheral import BasePeripheral

CTRL, STATUS, RANDOMBIT = 0x00, 0x18, 0x1C
STABLE_AND_ENABLED = 1 << 31 | 1 << 12
CTRL_RESET = 0xAA0


class Rosc(BasePeripheral):
    """chance: a random.Random, the source of RANDOMBIT."""

    def __init__(self, mcu, chance):
        super().__init__(mcu, "ROSC")
        self._chance = chance
        self.reset()

    def reset(self):
        self._registers = {CTRL: CTRL_RESET}

    def read_uint32(self, offset):
        if offset == RANDOMBIT:
            return self._chance.getrandbits(1)
        if offset == STATUS:
            return STABLE_AND_ENABLED
        return self._registers.get(offset, 0)

    def write_uint32(self, offset, value):
        self._registers[offset] = value
