"""`python -m hardware.board`: the board, Gerbers and pictures, checked; for .venv-hardware.

The kept files are written by the version of KiCad that board.toml names; another one builds into
build/hardware, is checked there, and leaves the kept files alone.
"""

import subprocess
import sys
from pathlib import Path

from hardware import design
from hardware.board import BOARD, GERBERS, readback, views

ROOT = Path(__file__).parents[2]
PYTHON = "/usr/bin/python3"  # Debian's own, the one that KiCad's pcbnew is for
ELSEWHERE = ROOT / "build" / "hardware"
INSTALL = "apt-get install -y --no-install-recommends kicad kicad-footprints"


def kicad(module, *arguments):
    """(exit code, output) of one of our modules under the Python that has pcbnew."""
    command = [PYTHON, "-B", "-m", f"hardware.board.{module}", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode and "No module named 'pcbnew'" in done.stderr:
        raise SystemExit(f"KiCad's pcbnew is not here; as root: {INSTALL}")
    return done.returncode, done.stdout + (done.stderr if done.returncode else "")


def version():
    """KiCad's version, as "6.0.11"."""
    return kicad("build")[1].strip()


def build(folder):
    """Makes everything in the folder; SystemExit with KiCad's report if it finds a fault."""
    folder.mkdir(parents=True, exist_ok=True)
    code, output = kicad("build", folder)
    if code:
        raise SystemExit(output)
    print(output, end="")
    differences = readback.problems(design.load(), folder / BOARD)
    if differences:
        raise SystemExit("\n".join([f"{BOARD} is not what box.toml says:", *differences]))
    views.draw(folder / GERBERS, folder)


def main():
    """Builds into hardware/out, or where the version differs, into ELSEWHERE."""
    kept_by, here = design.load().table["board"]["kicad"], version()
    folder = design.OUT if here == kept_by else ELSEWHERE
    build(folder)
    print(f"board, Gerbers and pictures: {folder.relative_to(ROOT)}")
    if here != kept_by:
        print(f"hardware/out is left as it is: KiCad {kept_by} made it, and this is {here}")


if __name__ == "__main__":
    try:
        main()
    except design.DesignError as error:
        sys.exit(str(error))
