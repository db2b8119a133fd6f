"""What is frozen into the image: MicroPython's own start-up, the firmware, and main.py."""

from pathlib import Path

FIRMWARE = "../firmware"  # paths are taken from this file's folder

freeze("$(PORT_DIR)/modules", ("_boot.py", "rp2.py"))  # noqa: F821 - manifest.py's own language
# Sorted: a folder's own order differs between disks, and so would the image.
files = sorted(path.relative_to(FIRMWARE).as_posix() for path in Path(FIRMWARE).rglob("*.py"))
for name in files:
    if name.startswith("quizbox/"):
        module(name, base_path=FIRMWARE)  # noqa: F821
module("main.py")  # noqa: F821
