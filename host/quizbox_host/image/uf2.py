"""The UF2 format: a program in blocks of 512 bytes, each with its address in the chip's memory.

Sources: Microsoft's UF2 specification; for what the RP2040 accepts, its data sheet 2.8.4.2.
"""

import struct

from quizbox_host.errors import QuizboxError

BLOCK = 512
PAYLOAD = 256  # a page of flash, the only size that the RP2040's boot ROM accepts
HEADER = struct.Struct("<8I")  # two magics, flags, address, payload, number, count, family
MAGIC = (0x0A324655, 0x9E5D5157)
END = struct.pack("<I", 0x0AB16F30)
NOT_FLASH, HAS_FAMILY = 0x0001, 0x2000
RP2040 = 0xE48BFF56
FAMILIES = {
    0xE48BFF57: "any chip, as images for the RP2350 have",
    0xE48BFF58: "data for the RP2350",
    0xE48BFF59: "the RP2350 (Pico 2)",
    0xE48BFF5A: "the RP2350 (Pico 2) with RISC-V",
    0xE48BFF5B: "the RP2350 (Pico 2), its non-secure side",
}


def encode(data, address):
    """The UF2 (bytes) of data (bytes, at least one) for address, a multiple of 256.

    The last page is padded with zeros. Raises ValueError for no data, or another address.
    """
    if not data or address % PAYLOAD:
        raise ValueError("data, from the beginning of a page on")
    count = -(-len(data) // PAYLOAD)
    blocks = []
    for number in range(count):
        start = number * PAYLOAD
        page = data[start : start + PAYLOAD].ljust(PAYLOAD, b"\0")
        header = HEADER.pack(*MAGIC, HAS_FAMILY, address + start, PAYLOAD, number, count, RP2040)
        blocks.append((header + page).ljust(BLOCK - len(END), b"\0") + END)
    return b"".join(blocks)


def decode(data, name="the file"):
    """The content of a UF2 (bytes): [(address, bytes)] by address, adjacent pages joined.

    name: the file's name in errors. Raises QuizboxError unless it is complete and for the RP2040.
    """
    if not data.startswith(struct.pack("<2I", *MAGIC)):
        raise QuizboxError(f"{name} is not a UF2 file: give it one that ends in .uf2")
    if len(data) % BLOCK:
        raise _broken(name, f"its last block has {len(data) % BLOCK} of {BLOCK} bytes")
    blocks = [_block(data[at : at + BLOCK], name) for at in range(0, len(data), BLOCK)]
    flashed = [block for block in blocks if not block.flags & NOT_FLASH]
    if not flashed:
        raise _broken(name, "it holds nothing for the flash")
    _refuse_other_chips(flashed, name)
    _refuse_gaps(blocks, name)
    pages = {}
    for block in flashed:
        if block.size != PAYLOAD or block.address % PAYLOAD:
            raise _broken(name, f"block {block.number} is not a page of {PAYLOAD} bytes")
        if block.address in pages:
            raise _broken(name, f"two blocks are for address {block.address:#010x}")
        pages[block.address] = block.payload
    return _joined(pages)


class _Block:
    def __init__(self, fields, payload):
        self.flags, self.address, self.size, self.number, self.count, self.family = fields
        self.payload = payload


def _block(data, name):
    first, second, *fields = HEADER.unpack_from(data)
    if (first, second) != MAGIC or not data.endswith(END):
        raise _broken(name, "a block has not the marks of one")
    return _Block(fields, data[HEADER.size : HEADER.size + PAYLOAD])


def _refuse_other_chips(blocks, name):
    if not all(block.flags & HAS_FAMILY for block in blocks):
        raise QuizboxError(
            f"{name} does not say for which chip it is: take one for the Pico (RP2040)"
        )
    others = {block.family for block in blocks} - {RP2040}
    if others:
        # The highest: the RP2350's own families are above the one for any chip.
        family = max(others)
        chip = FAMILIES.get(family, f"another chip (family {family:#010x})")
        raise QuizboxError(
            f"{name} is for {chip}, not for the Pico's RP2040: take one for RPI_PICO"
        )


def _refuse_gaps(blocks, name):
    counts = {block.count for block in blocks}
    if len(counts) != 1:
        raise _broken(name, "its blocks do not agree on how many they are")
    count = counts.pop()
    if sorted(block.number for block in blocks) != list(range(count)):
        raise _broken(name, f"it should have the blocks 0 to {count - 1}, each once")


def _joined(pages):
    runs = []
    for address in sorted(pages):
        if runs and address == runs[-1][0] + len(runs[-1][1]):
            runs[-1][1].extend(pages[address])
        else:
            runs.append((address, bytearray(pages[address])))
    return [(address, bytes(data)) for address, data in runs]


def _broken(name, why):
    return QuizboxError(f"{name} is broken: {why}; copy, download or make it again")
