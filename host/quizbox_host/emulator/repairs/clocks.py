"""CLOCKS: which clocks run while the processors sleep.

rp2040py 0.3.6 lacks the registers. RP2040 data sheet 2.15.7 (WAKE_EN, SLEEP_EN) and 2.11.5: a
clock whose bit in SLEEP_EN is 0 stops when both processors are in deep sleep.
"""

from rp2040py.peripherals.clocks import RPClocks

WAKE_EN0, SLEEP_EN0, SLEEP_EN1 = 0xA0, 0xA8, 0xAC
ALL = {WAKE_EN0: 0xFFFFFFFF, 0xA4: 0x7FFF, SLEEP_EN0: 0xFFFFFFFF, SLEEP_EN1: 0x7FFF}


class Clocks(RPClocks):
    """on_sleep(stops): called with True as bits of SLEEP_EN0 are cleared, False as all are set."""

    def __init__(self, mcu):
        self._enabled = dict(ALL)
        self._stops = False
        self.on_sleep = lambda stops: None
        super().__init__(mcu, "CLOCKS")

    def reset(self):
        super().reset()
        self._enabled = dict(ALL)
        self._tell()

    def read_uint32(self, offset):
        if offset in ALL:
            return self._enabled[offset]
        return super().read_uint32(offset)

    def write_uint32(self, offset, value):
        if offset not in ALL:
            super().write_uint32(offset, value)
            return
        self._enabled[offset] = value & ALL[offset]
        self._tell()

    def _tell(self):
        stops = self._enabled[SLEEP_EN0] != ALL[SLEEP_EN0]
        if stops != self._stops:
            self._stops = stops
            self.on_sleep(stops)
