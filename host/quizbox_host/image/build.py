"""Builds an image: MicroPython's cross compiler, cmake, make, and a UF2 of the result."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from quizbox_host.errors import CannotWrite, QuizboxError
from quizbox_host.image import cache as caching
from quizbox_host.image import sources as finding
from quizbox_host.image import toolchain, uf2

FLASH = 0x10000000  # where the RP2040 has its flash (data sheet 2.2)
PROGRAM_BYTES = 640 * 1024  # 2 MiB less the file system's 1408 KiB
ENVIRONMENT = {
    "SOURCE_DATE_EPOCH": "1744675200",  # of MicroPython 1.25.0: its banner shows the date
    "MICROPY_GIT_TAG": "v1.25.0",
    "PYTHONHASHSEED": "0",  # boardgen.py lists a pin's names in the order of a set
    "PYTHONUTF8": "1",  # the firmware's files are, whatever the locale
    "LC_ALL": "C",
}
INHERITED = ("PATH", "HOME", "TMPDIR")  # and nothing else, such as CFLAGS or MAKEFLAGS
# The interpreter itself: a .venv's link to it goes when a checkout goes.
PYTHON = Path(sys.executable).resolve()
AT_ONCE = os.cpu_count() or 1
KEPT = 6  # build folders, of 80 MB at most


class Builder:
    """Builds in a Cache. say(text): called with each step; tree: a checkout of MicroPython (Path)
    to use instead of Debian's sources, or None."""

    def __init__(self, cache, say, tree=None):
        self._cache = cache
        self._say = say
        self._tree = tree

    def image(self, recipe_of):
        """The Path of an image, built if the cache does not have it.

        recipe_of(sources): its Recipe. Raises CannotWrite if the cache cannot be written, and
        QuizboxError with what is missing or went wrong.
        """
        for path in (self._cache.path, self._tree):
            if path and any(sign.isspace() for sign in str(path)):
                raise QuizboxError(
                    f"make takes no path with a blank, as in '{path}': name another folder, "
                    "for the cache with QUIZBOX_CACHE"
                )
        own = finding.checkout(self._tree) if self._tree else None
        try:
            with self._cache.locked(self._say):
                compilers = toolchain.ready(self._say)
                sources = own or finding.fetched(self._cache, self._say)
                return self._image(sources, compilers, recipe_of(sources))
        except OSError as error:
            raise CannotWrite(
                f"cannot build in {self._cache.path}: {error}; make room, or name another folder "
                "with QUIZBOX_CACHE"
            ) from None

    def _image(self, sources, compilers, recipe):
        how = Path(__file__).read_text(encoding="utf-8")  # a change in it may change the image
        name = caching.key(sources.key, compilers, how, *recipe.cmake, recipe.tree)
        # A checkout may have been edited: let make find out.
        kept = None if self._tree else self._cache.image(name, recipe.file)
        if kept is None:
            data = self._built(sources, caching.key(sources.key, compilers, how), recipe)
            kept = self._cache.keep(name, recipe.file, data)
            self._say(f"{recipe.file} is ready")
        return kept

    def _built(self, sources, base, recipe):
        """The image's bytes. What make does not notice when it changes is part of a build folder's
        name: base is a key of all that the images share."""
        fixed = {path: data for path, data in recipe.tree.items() if not path.endswith(".py")}
        name = caching.key(base, str(PYTHON), *recipe.cmake, fixed)
        cross = Step(self._cache, f"mpy-cross-{base}")
        compiler = cross.folder / "mpy-cross"
        image = Step(self._cache, f"{recipe.board}-{name}", MICROPY_MPYCROSS=str(compiler))
        caching.make_room(image.folder.parent, KEPT)
        if not compiler.exists():
            self._say("building MicroPython's cross compiler")
            make = ("make", f"-j{AT_ONCE}", "CWARN=-Wall", f"PYTHON={PYTHON}")
            cross.run(*make, "-C", sources.tree / "mpy-cross", f"BUILD={cross.folder}")
        tree = image.folder / "tree"
        if caching.stage(recipe.tree, tree):
            # makemanifest.py compares times, and does not notice a removed file.
            (image.folder / "frozen_content.c").unlink(missing_ok=True)
        if (image.folder / "Makefile").exists():
            self._say(f"building what has changed for {recipe.board}")
        else:
            self._say(f"building MicroPython for {recipe.board}: some minutes, the first time")
            image.run(
                "cmake",
                *("-S", sources.tree / "ports/rp2", "-B", image.folder),
                *(f"-DMICROPY_BOARD={recipe.board}", "-DPICO_NO_PICOTOOL=1"),
                f"-DPython3_EXECUTABLE={PYTHON}",
                *_library(sources, image.folder),
                *(text.format(tree=tree) for text in recipe.cmake),
            )
        image.run("make", f"-j{AT_ONCE}", "-C", image.folder)
        return _packed((image.folder / "firmware.bin").read_bytes())


class Step:
    """Runs commands in a build folder of the cache with that name, which is kept for next time.

    environment: more variables for them, besides ENVIRONMENT.
    """

    def __init__(self, cache, name, **environment):
        self.folder = cache.path / "build" / name
        self._lock_fd = cache.lock_fd
        inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
        self._environment = {**inherited, **ENVIRONMENT, **environment}
        # Exists while a command runs: left over if it was killed, and may have left half a file.
        self._unfinished = self.folder / "unfinished"
        if self._unfinished.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        os.utime(self.folder)

    def run(self, *command):
        """Run a command. Raises QuizboxError with its message if it fails."""
        log = self.folder / f"{command[0]}.log"
        self._unfinished.touch()
        with log.open("w+", encoding="utf-8", errors="replace") as said:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                env=self._environment,
                pass_fds=(self._lock_fd,),  # keeps the lock if only this program is killed
            )
            try:
                code = process.wait()
            except BaseException:
                process.terminate()  # make removes unfinished files
                process.wait()
                raise
            finally:
                self._unfinished.unlink()
            said.seek(0)
            if code:
                raise QuizboxError(f"{command[0]} failed: {_why(said.read())}; all it said: {log}")


def _why(text):
    """The most telling line of a log: the first with `error`, else the first."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["it said nothing"])[0].removesuffix(":")


def _library(sources, folder):
    """cmake's argument for micropython-lib: an empty one, if the sources have none."""
    if sources.has_libraries:
        return ()
    empty = folder / "micropython-lib"
    empty.mkdir(exist_ok=True)
    (empty / "README.md").touch()
    return (f"-DMICROPY_LIB_DIR={empty}",)


def _packed(program):
    if len(program) > PROGRAM_BYTES:
        raise QuizboxError(
            f"the program has {len(program):,} bytes, and only {PROGRAM_BYTES:,} are free below "
            "the file system: leave something out"
        )
    return uf2.encode(program, FLASH)
