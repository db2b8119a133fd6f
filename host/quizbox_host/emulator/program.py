"""What a Pico is given before it is first switched on: its flash with MicroPython and the box."""

import functools
from pathlib import Path

import quizbox
from quizbox_host import image, outfile
from quizbox_host.deploy import program
from quizbox_host.emulator import files, meddled
from quizbox_host.image import uf2

FIRMWARE = Path(quizbox.__file__).parent.parent
XIP_BASE = 0x10000000  # RP2040 data sheet, 2.2


@functools.cache
def frozen():
    """(flash, files) of a box whose image holds the firmware: 2 MiB, and {path: bytes} of what
    is to stand in its file system."""
    return _flashed(image.product()), {}


@functools.cache
def meddled_with():
    """As frozen, but that a script can make the program fail or hang, see meddled."""
    with outfile.scratch() as folder:
        return holding(meddled.copy(FIRMWARE, folder))


def holding(firmware):
    """As frozen, with the firmware in that folder (Path)."""
    return _flashed(image.product(firmware=firmware)), {}


@functools.cache
def slot():
    """(flash, files) of a Pico with MicroPython as it is, and the firmware in slot a."""
    modules = {f"/a/{name}": data for name, data in program.compiled().items()}
    main = (FIRMWARE / "main.py").read_bytes()
    return _flashed(image.stock()), {"/main.py": main, "/slot": b"/a", **modules}


def _flashed(path):
    """A new Pico's flash after that UF2 was put on it."""
    flash = bytearray(b"\xff" * files.FLASH_BYTES)
    for address, data in uf2.decode(path.read_bytes(), path.name):
        flash[address - XIP_BASE : address - XIP_BASE + len(data)] = data
    return bytes(flash)
