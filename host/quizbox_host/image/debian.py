"""Fetches MicroPython and its libraries as Debian's source packages, by apt.

apt uses a private folder: the machine's own lists and packages stay as they are. apt checks
Debian's signature and each file's hash; the hashes below pin what this project was tested with.
"""

import hashlib
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

from quizbox_host.errors import QuizboxError
from quizbox_host.image import mirrors

SUITE = "trixie"
KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
SOURCES = ["micropython=1.25.0+ds-1", "mbedtls"]
# Packages of source code: they contain nothing compiled.
TEXTS = ["pico-sdk-source=2.1.1-1", "tinyusb-source=0.18.0+dfsg-1"]
PINNED = {
    "micropython_1.25.0+ds.orig.tar.xz": (
        "7b25be99a502f070b2de81dafc08da7051d992325d6e67daa9045a918fffdbea"
    ),
    "pico-sdk-source_2.1.1-1_all.deb": (
        "507a3ca37636641bc90239d7c04dc9dc28c5008087a8162102ea94d2273153d3"
    ),
    "tinyusb-source_0.18.0+dfsg-1_all.deb": (
        "01ce2c645df68f14a8a7dcfc8fb355713152543757955820479a87949a61154e"
    ),
    "mbedtls_3.6.6.orig.tar.bz2": (
        "8fb65fae8dcae5840f793c0a334860a411f884cc537ea290ce1c52bb64ca007a"
    ),
}
MBEDTLS = re.compile(r"mbedtls_3\.6\.\d+\.orig\.tar\.(bz2|gz|xz)")  # security updates change it


class Fetched:
    """The Paths of the four files in a folder. mbedtls: the name of its file."""

    def __init__(self, folder, mbedtls):
        self.micropython, self.sdk, self.tinyusb, _ = (folder / name for name in PINNED)
        self.mbedtls = folder / mbedtls


def fetch(folder, say, listed=mirrors.mirrors, run=subprocess.run):
    """Download the four files to a folder (Path), unless all are there. Returns Fetched.

    say(text): called with each step. Raises QuizboxError if there is no apt, no mirror answers,
    or a file does not have its pinned hash.
    """
    if all(_sha256(folder / name) == pinned for name, pinned in PINNED.items()):
        return Fetched(folder, list(PINNED)[-1])
    if shutil.which("apt-get") is None:
        raise QuizboxError(
            "without Debian's apt there is nothing to fetch MicroPython with: "
            "name a checkout of MicroPython 1.25.0 with --micropython"
        )
    folder.mkdir(parents=True, exist_ok=True)
    why = ""
    for mirror in listed():
        say("fetching MicroPython 1.25.0 and its libraries from Debian (26 MB)")
        why = _from(mirror, folder, run)
        if not why:
            return _checked(folder, say)
        say(f"{mirror} has them not: {why}")
    raise QuizboxError(
        f"no Debian mirror gave the sources ({why}): see to the network, "
        "or name a checkout of MicroPython 1.25.0 with --micropython"
    )


def _from(mirror, folder, run):
    """Download from a mirror. Returns "", or why that failed."""
    for old in folder.glob("mbedtls_*"):
        old.unlink()  # with an old file there, apt does not look for a newer one
    apt = folder / "apt"
    for part in ("lists/partial", "cache/archives/partial"):
        (apt / part).mkdir(parents=True, exist_ok=True)
    signed = f"[signed-by={KEYRING}] " if KEYRING.exists() else ""
    entries = [f"{kind} {signed}{mirror} {SUITE} main\n" for kind in ("deb-src", "deb")]
    (apt / "sources.list").write_text("".join(entries), encoding="utf-8")
    options = [
        "-q",
        f"-oDir::Etc::sourcelist={apt / 'sources.list'}",
        "-oDir::Etc::sourceparts=/dev/null",
        f"-oDir::State::Lists={apt / 'lists'}",
        f"-oDir::Cache={apt / 'cache'}",
        "-oAPT::Sandbox::User=root",  # else root's apt cannot write to a person's folder
    ]
    steps = (["update"], ["source", "--download-only", *SOURCES], ["download", *TEXTS])
    try:
        for step in steps:
            command = ["apt-get", *options, *step]
            done = run(
                command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
            )
            wrong = [line for line in done.stderr.splitlines() if line.startswith(("E:", "Err:"))]
            if done.returncode or wrong:
                return wrong[0].removeprefix("E:").strip() if wrong else f"apt-get {step[0]} failed"
        return ""
    finally:
        shutil.rmtree(apt)


def _checked(folder, say):
    found = [path.name for path in folder.iterdir() if MBEDTLS.fullmatch(path.name)]
    if len(found) != 1:
        raise QuizboxError(
            f"Debian {SUITE} has no mbedtls 3.6 any more: "
            "name a checkout of MicroPython 1.25.0 with --micropython"
        )
    mbedtls = found[0]
    for name in [*(name for name in PINNED if not MBEDTLS.fullmatch(name)), mbedtls]:
        if name in PINNED:
            _refuse_other(folder / name, PINNED[name])
        else:
            say(f"{name} is newer than what this project was tried with: trusting Debian's hash")
    return Fetched(folder, mbedtls)


def _refuse_other(path, pinned):
    found = _sha256(path)
    if found != pinned:
        raise QuizboxError(
            f"{path} has SHA-256 {found}, not {pinned}: "
            "remove it and try again; if that does not help, do not trust the mirror"
        )


def _sha256(path):
    """A file's SHA-256 in hex, or None if there is none."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None


def unpack(fetched, place):
    """Unpack to a new folder (Path) the tree of upstream's repository: MicroPython with its
    libraries in lib. MicroPython and mbedtls are upstream's, pico-sdk and tinyusb have Debian's
    patches. Raises QuizboxError if dpkg-deb fails."""
    new = place.with_name(place.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(parents=True)
    for deb in (fetched.sdk, fetched.tinyusb):
        command = ["dpkg-deb", "-x", deb, new / "deb"]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise QuizboxError(f"{deb} cannot be unpacked: {done.stderr.strip()}; make room for it")
    texts = new / "deb" / "usr" / "src"
    _extract(fetched.micropython, new / "tree")
    _extract(fetched.mbedtls, new / "mbedtls")
    lib = new / "tree" / "lib"
    for name, source in (
        ("pico-sdk", texts / "pico-sdk"),
        ("tinyusb", texts / "tinyusb"),
        ("mbedtls", new / "mbedtls"),
    ):
        shutil.rmtree(lib / name, ignore_errors=True)
        source.rename(lib / name)
    (new / "tree").rename(place)
    shutil.rmtree(new)


def _extract(path, place):
    """Unpack the only folder in a tarball as place (Path)."""
    with tarfile.open(path) as tar:
        # Debian 12's Python has no filters yet; the file's hash has been checked in any case.
        tar.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        inside = place.with_name(place.name + ".inside")
        tar.extractall(inside)
    next(inside.iterdir()).rename(place)
    inside.rmdir()
