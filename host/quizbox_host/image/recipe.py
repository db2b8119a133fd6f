"""What an image contains besides MicroPython: the quizbox's board and firmware, or nothing."""

from pathlib import Path
from typing import NamedTuple

import quizbox
from quizbox_host import checkout
from quizbox_host.errors import QuizboxError

FIRMWARE = Path(quizbox.__file__).parent.parent
BOARD = FIRMWARE.parent / "board"
STOCK = b"""\
freeze("$(PORT_DIR)/modules", ("_boot.py", "_boot_fat.py", "rp2.py"))
include("$(MPY_DIR)/extmod/asyncio")
"""


class Recipe(NamedTuple):
    """board: MicroPython's name of the board; file: the name of the image.

    tree: {relative path: bytes} of our own files; cmake: more arguments, with {tree} for the
    folder that the tree is copied to.
    """

    board: str
    file: str
    tree: dict
    cmake: tuple


def product(board=BOARD, firmware=FIRMWARE):
    """The Recipe of the quizbox's own image, from these folders (Paths).

    Raises QuizboxError outside a checkout of the project.
    """
    if not (board / "manifest.py").is_file():
        raise QuizboxError(f"{board} is not there: an image needs a checkout of the project")
    tree = _read(board, "board") | _read(firmware / "quizbox", "firmware/quizbox", ".py")
    return Recipe(
        "QUIZBOX",
        f"quizbox-{quizbox.__version__}-pico.uf2",
        tree,
        ("-DMICROPY_BOARD_DIR={tree}/board",),
    )


def stock(has_libraries):
    """The Recipe of plain MicroPython for the board RPI_PICO, as a Pico usually has it.

    has_libraries: whether the sources include micropython-lib. Debian leaves it out, and with it
    the modules onewire, ds18x20, dht and neopixel of the stock image.
    """
    tree, cmake = {}, ()
    if not has_libraries:
        tree = {"manifest.py": STOCK}
        cmake = ("-DMICROPY_FROZEN_MANIFEST={tree}/manifest.py",)
    return Recipe("RPI_PICO", "micropython-1.25.0-pico.uf2", tree, cmake)


def _read(folder, name, ending=""):
    return {
        f"{name}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in checkout.own_files(folder, ending)
    }
