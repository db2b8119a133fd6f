"""Makes firmware/quizbox/pins.py from box.toml: `python3 -m hardware.pins [--check]`."""

import sys
from pathlib import Path

from hardware.design import load

PINS = Path(__file__).parents[1] / "firmware" / "quizbox" / "pins.py"
HEAD = '''"""What is wired to which GPIO of the Pico; numbers are GP numbers, not the board's pins.

Made from hardware/box.toml by `python3 -m hardware.pins`: change it there.
"""

'''


def text(design):
    """The text of pins.py."""
    lines = []
    for pin in design.pins.values():
        comment = f"  # {pin.says}" if pin.says else ""
        lines.append(f"{pin.name} = {pin.gpio}{comment}\n")
    return HEAD + "".join(lines)


def main(arguments):
    """Write pins.py, or with --check say if it is out of date. Returns an exit code."""
    wanted = text(load())
    if arguments == ["--check"]:
        if PINS.read_text() != wanted:
            print("firmware/quizbox/pins.py is not what box.toml says: python3 -m hardware.pins")
            return 1
        return 0
    PINS.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
