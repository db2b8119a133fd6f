"""What is compared: the box, and programs for MicroPython as it is with what they stand on."""

import hashlib
import re
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

from quizbox_host.emulator import program
from quizbox_host.image import cache

HERE = Path(__file__).parent
PINNED = HERE / "pinned.txt"
PROGRAMS = HERE / "programs"
OURS = "quizbox"


@dataclass(frozen=True)
class Candidate:
    """name: as the table has it; stem: of its programs' names, None for the box itself;
    wheels: distributions it needs; in_slot: the box's firmware is in slot a, not in its image."""

    name: str
    stem: str | None = None
    wheels: tuple = ()
    in_slot: bool = False

    @property
    def is_ours(self):
        return self.stem is None

    def given(self, kind):
        """(flash, files) of a Pico with it, as of emulator.program; kind: "press" or "minute"."""
        if self.is_ours:
            return program.slot() if self.in_slot else program.frozen()
        main = (PROGRAMS / f"{self.stem}_{kind}.py").read_bytes()
        display = (PROGRAMS / "display.py").read_bytes()
        micropython, _ = program.slot()
        return micropython, {"/main.py": main, "/display.py": display, **modules(self.wheels)}


CHUMICRO = ("chumicro_buttons", "chumicro_timing")
CANDIDATES = (
    Candidate(OURS),
    Candidate("quizbox in a slot", in_slot=True),
    Candidate("picozero 0.6.1", "picozero", ("picozero",)),
    Candidate("chumicro-buttons 0.1.2", "chumicro", CHUMICRO),
    Candidate("the same with its Runner", "runner", (*CHUMICRO, "chumicro_runner")),
    Candidate("a plain loop", "plain"),
    Candidate("an interrupt with a lock-out", "interrupt"),
)


def fetch():
    """Have pip put the pinned wheels into the cache's folder `peers`, unless they are there.

    Each is checked by its SHA-256 either way. Raises CalledProcessError where pip fails; it has
    said why.
    """
    folder = _folder()
    there = {hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.glob("*.whl")}
    if there >= {sha256 for _, sha256 in pins().values()}:
        return
    words = ("-q", "-q", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:")
    subprocess.run(
        [sys.executable, "-m", "pip", "download", *words, "--require-hashes"]
        + ["--dest", str(folder), "--requirement", str(PINNED)],
        stdin=subprocess.DEVNULL,
        check=True,
    )


def pins():
    """{distribution: (version, SHA-256 of its wheel)} of pinned.txt; - in a name is _."""
    found = re.findall(
        r"^([\w-]+)==([\d.]+) --hash=sha256:([0-9a-f]{64})$",
        PINNED.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    return {name.replace("-", "_"): (version, sha256) for name, version, sha256 in found}


def modules(wheels):
    """{path on a Pico: bytes} of the modules in these wheels, in /lib, where mip puts them."""
    found = {}
    for name in wheels:
        version, _ = pins()[name]
        (path,) = _folder().glob(f"{name}-{version}-*.whl")
        with zipfile.ZipFile(path) as wheel:
            for member in wheel.namelist():
                if member.endswith(".py"):
                    found[f"/lib/{member}"] = wheel.read(member)
    return found


def _folder():
    return cache.folder() / "peers"
