"""What a Pico's flash holds before the first power-on: MicroPython and the firmware."""

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
    """(flash, files) of a box with the firmware frozen in its image.

    flash: 2 MiB as bytes; files: {path: bytes}, to be put into its file system.
    """
    return _flashed(image.product()), {}


@functools.cache
def meddled_with():
    """As frozen, with the hook by which a script makes the program fail or hang: see meddled."""
    with outfile.scratch() as folder:
        return holding(meddled.copy(FIRMWARE, folder))


def holding(firmware):
    """As frozen, with the firmware from that folder (Path)."""
    return _flashed(image.product(firmware=firmware)), {}


@functools.cache
def slot():
    """(flash, files), as frozen, of a Pico with stock MicroPython and the firmware in slot a."""
    modules = {f"/a/{name}": data for name, data in program.compiled().items()}
    main = (FIRMWARE / "main.py").read_bytes()
    return _flashed(image.stock()), {"/main.py": main, "/slot": b"/a", **modules}


def _flashed(path):
    """A blank flash after the UF2 at path was written to it."""
    flash = bytearray(b"\xff" * files.FLASH_BYTES)
    for address, data in uf2.decode(path.read_bytes(), path.name):
        flash[address - XIP_BASE : address - XIP_BASE + len(data)] = data
    return bytes(flash)
