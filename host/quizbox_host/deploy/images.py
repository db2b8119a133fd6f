"""Checks whether a UF2 is for this board: its chip, and the board of its MicroPython."""

import re
from dataclasses import dataclass

from quizbox_host.deploy.program import MPY, MPY_MASK
from quizbox_host.errors import QuizboxError, WrongBoard, WrongImage, WrongMicroPython
from quizbox_host.image import uf2
from quizbox_host.image.build import PROGRAM_BYTES

STOCK = "Raspberry Pi Pico with RP2040"  # os.uname().machine
PRODUCT = "quizbox with RP2040"
MACHINE = re.compile(rb"; ([ -:<-~]{1,80} with RP2[0-9]{3})")  # the end of MicroPython's banner
FLASH = 0x10000000
MINIMUM = (1, 25)


@dataclass(frozen=True)
class Image:
    """name: for messages; data: the UF2's bytes; machine: what os.uname().machine will be; program:
    (address, bytes) of what stays in flash as it was sent, so without a file system."""

    name: str
    data: bytes
    machine: str
    program: tuple


def image(path):
    """The Image in that file (Path). Raises WrongImage unless it is one for a Pico."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WrongImage(
            f"{path} cannot be read: {error.strerror}; name a file that ends in .uf2"
        ) from None
    try:
        runs = uf2.decode(data, path.name)
    except QuizboxError as error:
        raise WrongImage(error.message) from None
    found = {name.decode() for _, run in runs for name in MACHINE.findall(run)}
    if runs[0][0] != FLASH or not found:
        raise WrongImage(
            f"{path.name} holds no MicroPython: take the quizbox's image, or MicroPython's for "
            "RPI_PICO"
        )
    others = found - {STOCK, PRODUCT}
    if others:
        raise WrongImage(
            f"{path.name} is for another board, {others.pop()}: take the quizbox's image, or "
            "MicroPython's for RPI_PICO"
        )
    program = tuple(run for run in runs if run[0] + len(run[1]) <= FLASH + PROGRAM_BYTES)
    return Image(path.name, data, found.pop(), program)


def check_drive(drive):
    """Raises WrongBoard unless the Drive is that of an RP2040."""
    if drive.board != "RPI-RP2":
        raise WrongBoard(
            f"the board at {drive.path} is a {drive.board}, not a Pico's RP2040: the box's wires "
            "are for a Pico, see what is printed on the board"
        )


def check_machine(path, found):
    """Raises WrongMicroPython, WrongBoard unless slots.look found a Pico with MicroPython.

    path: the port; found: the result of slots.look.
    """
    if found["name"] != "micropython":
        raise WrongMicroPython(
            f"the board at {path} runs {found['name']}, not MicroPython: pull the plug, hold "
            "BOOTSEL while you put it in, and flash again"
        )
    if found["machine"] not in (STOCK, PRODUCT):
        raise WrongBoard(
            f"the board at {path} is a {found['machine']}: its GP24, GP25 and GP29 are not as a "
            "Pico's; take a Pico, or on a Pico put MicroPython for RPI_PICO (BOOTSEL)"
        )


def check_micropython(path, found):
    """Raises WrongMicroPython unless the one that slots.look found can run the firmware."""
    version = ".".join(map(str, found["version"]))
    if tuple(found["version"][:2]) < MINIMUM or found["mpy"] & MPY_MASK != MPY:
        raise WrongMicroPython(
            f"the board at {path} has MicroPython {version}, and the quizbox is made for 1.25: "
            "pull the plug, hold BOOTSEL while you put it in, and flash again"
        )
