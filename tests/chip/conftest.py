"""A Pico with the stock firmware in its flash, and a program of ours as its main.py."""

import pytest

from quizbox_host import image
from quizbox_host.emulator import files
from quizbox_host.emulator.chip import Chip
from quizbox_host.image import uf2

MS = 1_000_000
FLASH_BASE = 0x10000000
FLASH_BYTES = 2 << 20


@pytest.fixture(scope="session")
def stock():
    """The flash of a Pico with MicroPython on it and nothing else."""
    data = image.stock().read_bytes()
    flash = bytearray(b"\xff" * FLASH_BYTES)
    for address, part in uf2.decode(data):
        flash[address - FLASH_BASE : address - FLASH_BASE + len(part)] = part
    return bytes(flash)


class Pico:
    """A chip with a laptop on it whose program reads all that comes."""

    def __init__(self, flash, **more):
        self.chip = Chip(flash=flash, **more)
        self.heard = bytearray()
        self.chip.usb.on_data = self.heard.extend
        self.chip.usb.open(True)

    @property
    def text(self):
        return self.heard.decode().replace("\r\n", "\n")

    def pin(self, number):
        return self.chip.mcu.gpio[number]

    def run_ms(self, ms):
        self.chip.run(self.chip.now_ns + int(ms * MS))

    def until(self, text, limit_ms=5_000):
        """Run until this has been heard, by the millisecond."""
        end_ns = self.chip.now_ns + limit_ms * MS
        while text not in self.text:
            assert self.chip.now_ns < end_ns, f"{text!r} does not come, only {self.text!r}"
            self.run_ms(1)

    def trace(self, number):
        """[(us, level or None)] of what the chip drives on a pad, from now on; it grows."""
        seen = []

        def changed(new, _):
            seen.append((self.chip.now_ns / 1000, int(new) if int(new) < 2 else None))

        self.pin(number).add_listener(changed)
        return seen


@pytest.fixture
def pico(stock):
    """pico(main, cable=True, **more): one with this main.py, and power."""

    def make(main=None, cable=True, before=lambda chip: None, **more):
        flash = bytearray(stock)
        files.put(flash, {"/main.py": main.encode()} if main else {})
        made = Pico(flash, **more)
        made.chip.usb.plug(cable)
        before(made.chip)
        made.chip.power(True)
        return made

    return make
