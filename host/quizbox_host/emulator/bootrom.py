"""What the RP2040's boot ROM does with flash: starts it if it is fit, else is a drive for a UF2.

Source: RP2040 data sheet 2.8.1.3.1 (the first page and its checksum) and 2.8.4 (the drive), and
the boot ROM itself, which Raspberry Pi publishes: how it counts what has come of a UF2.
"""

import struct

from quizbox_host.image import uf2

FLASH = 0x10000000
PAGE, SECTOR = 256, 4096
BLANK = b"\xff" * SECTOR
POLYNOMIAL = 0x04C11DB7
INFO = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n"


def starts(image):
    """Whether a flash's (bytes) first page carries the checksum that the boot ROM wants."""
    return _crc(image[: PAGE - 4]) == int.from_bytes(image[PAGE - 4 : PAGE], "little")


def power_on(chip, held=False):
    """The supply comes on; held: with BOOTSEL down."""
    chip.power(True)
    chip.in_bootsel = held or not starts(chip.flash.image)


class BootRom:
    """The drive: gets a file's blocks in any order and writes each page once.

    image: a flash as bytearray, which is changed.
    """

    def __init__(self, image):
        self._image = image
        self._count = None  # of the file's blocks
        self._came = set()
        self._erased = set()

    def take(self, block):
        """A block of 512 bytes of the drive was written. Returns whether the UF2 is whole now."""
        if len(block) < uf2.BLOCK or struct.unpack_from("<2I", block) != uf2.MAGIC:
            return False
        _, _, flags, address, size, number, count, family = uf2.HEADER.unpack_from(block)
        if family != uf2.RP2040 or flags & uf2.NOT_FLASH or size != PAGE:
            return False
        if count != self._count:  # of another file
            self._count, self._came, self._erased = count, set(), set()
        if number in self._came:
            return False
        at = address - FLASH
        sector = number * PAGE // SECTOR  # it goes by the block's number, not by its address
        if sector not in self._erased:
            self._erased.add(sector)
            begin = at // SECTOR * SECTOR
            self._image[begin : begin + SECTOR] = BLANK
        start = uf2.HEADER.size
        self._image[at : at + PAGE] = block[start : start + PAGE]
        self._came.add(number)
        return len(self._came) == count


def _crc(data):
    """CRC-32 as of MPEG-2: highest bit first, neither end inverted beyond the start value."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = crc << 1 ^ (POLYNOMIAL if crc >> 31 else 0)
            crc &= 0xFFFFFFFF
    return crc
