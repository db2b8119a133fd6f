"""What goes into an image besides MicroPython: the quizbox's board and firmware, or nothing."""

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
    """board: the name that MicroPython builds it by; file: what the image is called.

    tree: {relative path: bytes} of what is ours in it; cmake: its arguments, where {tree} stands
    for the folder that the tree is put in.
    """

    board: str
    file: str
    tree: dict
    cmake: tuple


def product(board=BOARD, firmware=FIRMWARE):
    """The Recipe of the quizbox's own image, from those folders (Paths) as they are now.

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
    """The Recipe of MicroPython as it is, for the board RPI_PICO: what a Pico has from elsewhere.

    has_libraries: whether micropython-lib is among the sources. Debian leaves it out, and with it
    the stock image's modules onewire, ds18x20, dht and neopixel.
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
