"""Compiles the processor's C sources, once per machine, into the user's cache folder."""

import ctypes
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from quizbox_host.errors import QuizboxError
from quizbox_host.image.cache import folder as cache_folder

SOURCES = Path(__file__).with_name("core")
FLAGS = ["-std=c99", "-O2", "-fPIC", "-shared", "-fno-strict-aliasing"]
NAMES = ("cc", "gcc", "clang")


@cache
def library():
    """The compiled processor as a ctypes library.

    Raises QuizboxError if there is no C compiler, or the sources do not compile with it.
    """
    compiler = _compiler()
    built = cache_folder() / f"core-{_key(compiler)}.so"
    if not built.exists():
        _compile(compiler, built)
    try:
        return ctypes.CDLL(str(built))
    except OSError as error:
        raise QuizboxError(
            f"The emulated Pico in {built} cannot be loaded: {error}. Remove that file, or name "
            "another folder: QUIZBOX_CACHE=FOLDER"
        ) from None


def _compiler():
    """The compiler's command as a list: from CC, which can hold arguments, or the first found."""
    chosen = os.environ.get("CC", "").strip()
    if not chosen:
        found = next(filter(None, map(shutil.which, NAMES)), None)
        if found:
            return [found]
        raise QuizboxError(
            "The emulated Pico needs a C compiler, and there is none. Install one: "
            "sudo apt install gcc"
        )
    try:
        words = [chosen] if shutil.which(chosen) else shlex.split(chosen)
    except ValueError:  # a quotation mark alone
        words = [chosen]
    found = shutil.which(words[0])
    if found:
        return [found, *words[1:]]
    raise QuizboxError(
        f"CC names a C compiler that is not there: {chosen}. Set it to another, CC=gcc or CC=clang"
    )


def _key(compiler):
    """A hash of the sources, the flags, the compiler and the machine: the library's cache key."""
    said = _run([*compiler, "--version"]).stdout
    how = [said, platform.machine(), *compiler[1:], *FLAGS]
    digest = hashlib.sha256(" ".join(how).encode())
    for path in sorted(SOURCES.iterdir()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _run(command):
    try:
        return subprocess.run(
            command, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as error:
        raise QuizboxError(
            f"{command[0]} cannot be run: {error.strerror}. Try another compiler: CC=gcc or "
            "CC=clang"
        ) from None


def _compile(compiler, built):
    """Compile into a temporary file and rename it: several processes can do so at once."""
    try:
        built.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=built.parent, suffix=".so")
    except OSError as error:
        raise QuizboxError(
            f"The emulated Pico cannot be built in {built.parent}: {error.strerror}. "
            "Name another folder: QUIZBOX_CACHE=FOLDER"
        ) from None
    os.close(handle)
    sources = [str(path) for path in sorted(SOURCES.glob("*.c"))]
    done = _run([*compiler, *FLAGS, "-o", fresh, *sources])
    if done.returncode:
        Path(fresh).unlink()
        first = (done.stderr.strip() or "no reason given").splitlines()[0]
        raise QuizboxError(
            f"{shlex.join(compiler)} does not compile the emulated Pico: {first}. "
            "Try another compiler: CC=gcc or CC=clang"
        )
    Path(fresh).replace(built)
