"""The checkout that this tool runs from, if any: its firmware is what the tool plays."""

import re
import sys
from pathlib import Path

import quizbox
from quizbox_host.errors import QuizboxError

FIRMWARE = Path(quizbox.__file__).parent.parent
TOOL = Path(__file__).resolve()
IN_A_CHECKOUT = Path("host", "quizbox_host", TOOL.name)  # this file's path in one

OWN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(\.[a-z0-9]+)?")  # a name that the project uses


def has_firmware():
    """Whether the firmware is complete: an install from a wheel has no main.py."""
    return (FIRMWARE / "main.py").is_file()


def need_firmware():
    """Raises QuizboxError unless the firmware is complete."""
    if not has_firmware():
        raise QuizboxError(
            "the firmware is not installed with this tool, and this command plays it: in a "
            "checkout of the project call .venv/bin/quizbox, which `make play` sets up"
        )


def own_files(folder, ending=""):
    """The project's own files in a folder (Path) and below it, sorted; without what editors and
    systems leave there, such as `.#app.py`, `._app.py`, `app 2.py`, `app.py~`."""
    found = []
    for path in sorted(folder.rglob("*" + ending)):
        parts = path.relative_to(folder).parts
        if all(map(OWN.fullmatch, parts)) and "__pycache__" not in parts and path.is_file():
            found.append(path)
    return found


def check_own():
    """Raises QuizboxError if the command of a copied checkout runs this one, the original."""
    copy = copied(Path(sys.argv[0]), Path(sys.prefix))
    if copy:
        raise QuizboxError(
            f"{copy} was copied, and what was set up in it still leads to {TOOL.parents[2]}: "
            "`make play` there sets it up anew"
        )


def copied(script, prefix):
    """The folder (Path) of another checkout whose .venv runs this one, or None.

    script: the Path by which this program was called; prefix: that of its Python.
    """
    if TOOL.parents[2] / IN_A_CHECKOUT != TOOL:
        return None
    for place in (script.resolve().parents[1], prefix):
        theirs = place.parent / IN_A_CHECKOUT
        if theirs.is_file() and not theirs.samefile(TOOL):
            return place.parent
    return None
