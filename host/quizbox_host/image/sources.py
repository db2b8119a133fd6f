"""The sources that an image is built from: a checkout that the user names, or Debian's."""

import os
import re
from pathlib import Path

from quizbox_host.errors import QuizboxError
from quizbox_host.image import debian
from quizbox_host.image.cache import key

VERSION = (1, 25, 0)
VARIABLE = "QUIZBOX_MICROPYTHON"
# The submodules that the image needs, each with a file that it contains.
SUBMODULES = {
    "lib/pico-sdk": "pico_sdk_init.cmake",
    "lib/tinyusb": "src/tusb.h",
    "lib/mbedtls": "include/mbedtls/build_info.h",
}


class Sources:
    """MicroPython's tree (Path), and a cache key for it: of its content, or of its path if the
    content may change."""

    def __init__(self, tree, key):
        self.tree = tree
        self.key = key

    @property
    def has_libraries(self):
        """Whether micropython-lib is there: the stock image has four modules from it."""
        return (self.tree / "lib/micropython-lib/micropython").is_dir()


def named(option, environment=os.environ):
    """The Path of the checkout that the option or QUIZBOX_MICROPYTHON names, or None."""
    text = option or environment.get(VARIABLE)
    return Path(text).absolute() if text else None


def checkout(tree):
    """The Sources in a checkout (Path) of MicroPython. Raises QuizboxError unless they are
    complete and have the version that the firmware is written for."""
    try:
        text = (tree / "py/mpconfig.h").read_text(encoding="utf-8")
    except OSError:
        raise QuizboxError(
            f"{tree} is no checkout of MicroPython: it has no py/mpconfig.h; name its top folder"
        ) from None
    found = version(text)
    if found != VERSION:
        raise QuizboxError(
            f"{tree} is MicroPython {_dotted(found)}, and the image needs {_dotted(VERSION)}: "
            f"git checkout v{_dotted(VERSION)}"
        )
    missing = [name for name, file in SUBMODULES.items() if not (tree / name / file).is_file()]
    if missing:
        raise QuizboxError(
            f"{tree} lacks submodules: git submodule update --init {' '.join(missing)}"
        )
    return Sources(tree, key(str(tree)))


def fetched(cache, say):
    """The Sources from Debian, in the cache; downloaded if they are not there."""
    wanted = key(*debian.PINNED.values(), *debian.TEXTS, *debian.SOURCES)
    place = cache.path / f"micropython-{wanted}"
    if not place.is_dir():
        files = debian.fetch(cache.path / "downloads", say)
        say("unpacking them")
        debian.unpack(files, place)
    return Sources(place, wanted)


def version(text):
    """(major, minor, micro) in the text of py/mpconfig.h; 0 for what is missing. For a preview,
    which is no release, micro is -1."""
    numbers = {
        name: int(number)
        for name, number in re.findall(r"#define MICROPY_VERSION_(\w+)\s+\(?(\d+)\)?", text)
    }
    micro = -1 if numbers.get("PRERELEASE") else numbers.get("MICRO", 0)
    return numbers.get("MAJOR", 0), numbers.get("MINOR", 0), micro


def _dotted(version):
    return ".".join(map(str, version)).replace(".-1", "-preview")
