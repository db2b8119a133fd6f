"""The processor's C sources, compiled once a machine into a cache folder of the user's."""

import ctypes
import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from quizbox_host.errors import QuizboxError

SOURCES = Path(__file__).with_name("core")
FLAGS = ["-std=c99", "-O2", "-fPIC", "-shared", "-fno-strict-aliasing"]
NAMES = ("cc", "gcc", "clang")


@cache
def library():
    """The compiled processor as a ctypes library.

    Raises QuizboxError if there is no C compiler, or the sources do not compile with it.
    """
    compiler = _compiler()
    built = _folder() / f"core-{_key(compiler)}.so"
    if not built.exists():
        _compile(compiler, built)
    return ctypes.CDLL(str(built))


def _compiler():
    chosen = [os.environ["CC"]] if os.environ.get("CC") else NAMES
    for name in chosen:
        found = shutil.which(name)
        if found:
            return found
    raise QuizboxError(
        "The emulated Pico needs a C compiler, and there is none. Install one: sudo apt install gcc"
    )


def _folder():
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "quizbox"


def _key(compiler):
    """Of the sources, the flags and the compiler: another of any is another library."""
    version = subprocess.run([compiler, "--version"], capture_output=True, check=False).stdout
    digest = hashlib.sha256(version + " ".join(FLAGS).encode())
    for path in sorted(SOURCES.iterdir()):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _compile(compiler, built):
    """Into a name of its own, then renamed: several processes may do so at once."""
    try:
        built.parent.mkdir(parents=True, exist_ok=True)
        handle, fresh = tempfile.mkstemp(dir=built.parent, suffix=".so")
    except OSError as error:
        raise QuizboxError(
            f"The emulated Pico cannot be built in {built.parent}: {error.strerror}. "
            "Name another folder: XDG_CACHE_HOME=FOLDER"
        ) from None
    os.close(handle)
    sources = [str(path) for path in sorted(SOURCES.glob("*.c"))]
    done = subprocess.run(
        [compiler, *FLAGS, "-o", fresh, *sources], capture_output=True, text=True, check=False
    )
    if done.returncode:
        Path(fresh).unlink()
        first = (done.stderr.strip() or "no reason given").splitlines()[0]
        raise QuizboxError(
            f"{compiler} does not compile the emulated Pico: {first}. "
            "Try another compiler: CC=gcc or CC=clang"
        )
    Path(fresh).replace(built)
