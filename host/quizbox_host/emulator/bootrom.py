"""The RP2040's boot ROM: start from flash if its checksum is right, else be a drive for a UF2.

Source: RP2040 data sheet 2.8.1.3.1 (the first page and its checksum) and 2.8.4 (the drive), and
the boot ROM's source, which Raspberry Pi publishes (how it counts the blocks of a UF2).
"""

import struct

from quizbox_host.image import uf2

FLASH = 0x10000000
PAGE, SECTOR = 256, 4096
BLANK = b"\xff" * SECTOR
POLYNOMIAL = 0x04C11DB7
INFO = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n"


def starts(image):
    """Whether the first page of a flash (bytes) has the checksum that the boot ROM expects."""
    return _crc(image[: PAGE - 4]) == int.from_bytes(image[PAGE - 4 : PAGE], "little")


def power_on(chip, held=False):
    """Turn a Chip's supply on; held: with BOOTSEL pressed."""
    chip.power(True)
    chip.in_bootsel = held or not starts(chip.flash.image)


class BootRom:
    """The drive: takes the blocks of a UF2 in any order and writes each page once.

    image: the flash, a bytearray, written in place.
    """

    def __init__(self, image):
        self._image = image
        self._count = None  # how many blocks the file has
        self._came = set()  # the numbers of the blocks that have come
        self._erased = set()  # the numbers of the erased sectors

    def take(self, block):
        """Take a block of 512 bytes that was written to the drive; whether the UF2 is complete."""
        if len(block) < uf2.BLOCK or struct.unpack_from("<2I", block) != uf2.MAGIC:
            return False
        _, _, flags, address, size, number, count, family = uf2.HEADER.unpack_from(block)
        if family != uf2.RP2040 or flags & uf2.NOT_FLASH or size != PAGE:
            return False
        if count != self._count:  # another file
            self._count, self._came, self._erased = count, set(), set()
        if number in self._came:
            return False
        at = address - FLASH
        sector = number * PAGE // SECTOR  # the boot ROM goes by the block's number, not its address
        if sector not in self._erased:
            self._erased.add(sector)
            begin = at // SECTOR * SECTOR
            self._image[begin : begin + SECTOR] = BLANK
        start = uf2.HEADER.size
        self._image[at : at + PAGE] = block[start : start + PAGE]
        self._came.add(number)
        return len(self._came) == count


def _crc(data):
    """CRC-32/MPEG-2: highest bit first, start value all ones, no inversion at the end."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = crc << 1 ^ (POLYNOMIAL if crc >> 31 else 0)
            crc &= 0xFFFFFFFF
    return crc
