"""The USB drive of a Pico in BOOTSEL, on Linux, macOS and Windows, and how to copy an image to it.

Source: RP2040 data sheet 2.8.4 and 2.8.1.3.1.
"""

import contextlib
import errno
import os
import re
import string
import sys
from dataclasses import dataclass
from pathlib import Path

from quizbox_host.errors import NoDrive, NotFlashed
from quizbox_host.image.uf2 import BLOCK

INFO = "INFO_UF2.TXT"
RP2040 = "RPI-RP2"  # its Board-ID, also the drive's label
LABELS = Path("/dev/disk/by-label")
MOUNTS = Path("/proc/self/mounts")
VOLUMES = Path("/Volumes")
NAME = "QUIZBOX.UF2"
CHUNK = 64 * BLOCK  # bytes per write: large enough to be quick, and the progress bar still moves
ADDRESS, COUNT = slice(12, 16), slice(24, 28)  # in a block's header
FAT = ("vfat", "msdos")
READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)


@dataclass(frozen=True)
class Drive:
    """path: its mount point, a Path; board: the Board-ID in its INFO_UF2.TXT."""

    path: Path
    board: str


def at(path):
    """The Drive mounted at a Path, or None."""
    try:
        info = (path / INFO).read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    board = re.search(r"^Board-ID:\s*(\S+)", info, re.MULTILINE)
    return Drive(path, board[1] if board else "unknown")


def drives():
    """Every mounted Drive; of several mount points of one drive, a writable one if there is any."""
    found = {}
    for device, path in _mounted():
        drive = at(path)
        if drive and (device not in found or not os.access(found[device].path, os.W_OK)):
            found[device] = drive
    return list(found.values())


def unmounted():
    """The devices (Paths) of Picos in BOOTSEL whose drive is not mounted; on Linux only."""
    try:
        devices = [path for path in LABELS.iterdir() if path.name.startswith(("RPI-RP2", "RP2350"))]
    except OSError:
        return []
    mounted = {fields[0] for fields in _mounts()}
    return [path for path in devices if str(path.resolve()) not in mounted]


def how_to_mount(device):
    """The NoDrive error for a Pico whose drive is not mounted."""
    return NoDrive(
        f"a Pico is in BOOTSEL, and its drive is not mounted: `udisksctl mount -b {device}`, or "
        f"`sudo mount -o uid=$(id -u) {device} /mnt` and --drive /mnt; then flash again"
    )


def copy(drive, data, told=lambda done, total: None):
    """Copy a UF2 (bytes) to a Drive, in the order of in_safe_order. told(done, total): progress
    in bytes.

    Raises NoDrive if it is not writable, NotFlashed if it goes away before the end.
    """
    ordered = in_safe_order(data)
    # Each write is on the board before the next begins; the first block and the last go alone.
    ends = [BLOCK, *range(BLOCK + CHUNK, len(ordered) - BLOCK, CHUNK)]
    ends += [len(ordered) - BLOCK, len(ordered)]
    done = 0
    try:
        # Write the bytes only: macOS cannot copy a file's attributes to such a drive.
        file = (drive.path / NAME).open("wb", buffering=0)
    except OSError as error:
        raise _cannot(drive, error) from None
    try:
        for end in ends:
            file.write(ordered[done:end])
            done = end  # the last block makes the board restart, so that fsync may fail
            os.fsync(file.fileno())
            told(done, len(ordered))
    except OSError as error:
        if done < len(ordered):
            raise _cannot(drive, error) from None
    finally:
        with contextlib.suppress(OSError):
            file.close()


def in_safe_order(data):
    """Reorder a UF2's blocks so that a board with half of them does not start a broken program,
    and a board that has received half of another file accepts all of this one.

    The boot ROM starts what is in flash if the checksum of the first page is right, and erases a
    sector when its first page arrives: so the second page goes first, and the first page last. The
    boot ROM ignores a block that it has received already, and takes two files with the same number
    of blocks for one: so a block with another count goes before all.
    """
    blocks = [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)]
    blocks.sort(key=lambda block: block[ADDRESS][::-1])  # it is little-endian
    other = bytearray(blocks[1])
    other[COUNT] = (len(blocks) + 1).to_bytes(4, "little")
    return b"".join([other, *blocks[1:], blocks[0]])


def _cannot(drive, error):
    if error.errno in READ_ONLY:
        return NoDrive(
            f"{drive.path} cannot be written: mount it so that you may, "
            "`sudo mount -o remount,uid=$(id -u) ...`, and flash again"
        )
    return NotFlashed(
        f"the drive {drive.path} went away before all was on it ({error.strerror}): hold BOOTSEL "
        "while you put the plug in, and flash again"
    )


def _mounted():
    """(device, Path) of every place where a drive may be mounted."""
    if sys.platform == "win32":
        return [(letter, Path(f"{letter}:\\")) for letter in string.ascii_uppercase]
    if sys.platform == "darwin":
        with contextlib.suppress(OSError):
            return [(path, path) for path in sorted(VOLUMES.iterdir())]
        return []
    return [(fields[0], Path(fields[1])) for fields in _mounts() if fields[2] in FAT]


def _mounts():
    """[device, mount point, file system] of all mounts, on Linux; names may be invalid UTF-8."""
    try:
        lines = MOUNTS.read_bytes().split(b"\n")
    except OSError:
        return []
    rows = [os.fsdecode(line).split(" ")[:3] for line in lines]
    return [[_unescaped(field) for field in row] for row in rows if len(row) == 3]


def _unescaped(path):
    """Decode the octal escapes, as of a space, in a line of /proc/self/mounts."""
    return re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), path)
