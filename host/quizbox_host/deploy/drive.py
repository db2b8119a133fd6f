"""The drive that a Pico in BOOTSEL is, on Linux, macOS and Windows, and how an image gets onto it.

Source of what it does: RP2040 data sheet 2.8.4 and 2.8.1.3.1.
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
RP2040 = "RPI-RP2"  # Board-ID, and the drive's label
LABELS = Path("/dev/disk/by-label")
MOUNTS = Path("/proc/self/mounts")
VOLUMES = Path("/Volumes")
NAME = "QUIZBOX.UF2"
CHUNK = 64 * BLOCK  # written at a time; enough to be quick, and the bar still moves
ADDRESS, COUNT = slice(12, 16), slice(24, 28)  # in a block's header
FAT = ("vfat", "msdos")
READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)


@dataclass(frozen=True)
class Drive:
    """path: where it is mounted, a Path; board: as its INFO_UF2.TXT names it."""

    path: Path
    board: str


def at(path):
    """The Drive there, or None where there is none."""
    try:
        info = (path / INFO).read_text(encoding="ascii", errors="replace")
    except OSError:
        return None
    board = re.search(r"^Board-ID:\s*(\S+)", info, re.MULTILINE)
    return Drive(path, board[1] if board else "unknown")


def drives():
    """Every Drive that is mounted; one at several places is at one where it may be written."""
    found = {}
    for device, path in _mounted():
        drive = at(path)
        if drive and (device not in found or not os.access(found[device].path, os.W_OK)):
            found[device] = drive
    return list(found.values())


def unmounted():
    """Linux: devices of Picos in BOOTSEL that are not mounted, as Paths."""
    try:
        devices = [path for path in LABELS.iterdir() if path.name.startswith(("RPI-RP2", "RP2350"))]
    except OSError:
        return []
    mounted = {fields[0] for fields in _mounts()}
    return [path for path in devices if str(path.resolve()) not in mounted]


def how_to_mount(device):
    """The NoDrive for a Pico whose drive is not mounted."""
    return NoDrive(
        f"a Pico is in BOOTSEL, and its drive is not mounted: `udisksctl mount -b {device}`, or "
        f"`sudo mount -o uid=$(id -u) {device} /mnt` and --drive /mnt; then flash again"
    )


def copy(drive, data, told=lambda done, total: None):
    """Put a UF2 (bytes) on a Drive, in the order of in_safe_order. told(done, total): in bytes.

    Raises NoDrive where it cannot be written, NotFlashed where it goes before the end.
    """
    ordered = in_safe_order(data)
    # Each step is on the board before the next begins: the first page alone, the last page alone.
    ends = [BLOCK, *range(BLOCK + CHUNK, len(ordered) - BLOCK, CHUNK)]
    ends += [len(ordered) - BLOCK, len(ordered)]
    done = 0
    try:
        # Bytes alone: macOS cannot copy a file's attributes to such a drive.
        file = (drive.path / NAME).open("wb", buffering=0)
    except OSError as error:
        raise _cannot(drive, error) from None
    try:
        for end in ends:
            file.write(ordered[done:end])
            done = end  # the last page makes the board restart, and what follows may fail
            os.fsync(file.fileno())
            told(done, len(ordered))
    except OSError as error:
        if done < len(ordered):
            raise _cannot(drive, error) from None
    finally:
        with contextlib.suppress(OSError):
            file.close()


def in_safe_order(data):
    """A UF2's blocks so that a board on which half of them came does not start, and one that had
    half of another file takes all of this.

    The boot ROM starts what is in flash if the first page's checksum is right, and erases a
    sector when its first page comes: so the second page comes first, and the first one last. A
    block that it has had it does not take again, and it tells files apart by their count of
    blocks alone: so one block of another count comes before all.
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
    """(device, Path) where a drive may be."""
    if sys.platform == "win32":
        return [(letter, Path(f"{letter}:\\")) for letter in string.ascii_uppercase]
    if sys.platform == "darwin":
        with contextlib.suppress(OSError):
            return [(path, path) for path in sorted(VOLUMES.iterdir())]
        return []
    return [(fields[0], Path(fields[1])) for fields in _mounts() if fields[2] in FAT]


def _mounts():
    """Linux: [device, place, file system] of all that is mounted; a name may be no UTF-8."""
    try:
        lines = MOUNTS.read_bytes().split(b"\n")
    except OSError:
        return []
    rows = [os.fsdecode(line).split(" ")[:3] for line in lines]
    return [[_unescaped(field) for field in row] for row in rows if len(row) == 3]


def _unescaped(path):
    """A blank stands in that file as its octal code."""
    return re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), path)
