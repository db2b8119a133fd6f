"""`python -m hardware.board`: makes and checks the board, Gerbers and pictures; in .venv-hardware.

Only the version of KiCad that board.toml names writes the kept files. Another version builds and
checks in build/hardware, and leaves the kept files alone.
"""

import subprocess
import sys
from pathlib import Path

from hardware import design
from hardware.board import BOARD, GERBERS, readback, views

ROOT = Path(__file__).parents[2]
PYTHON = "/usr/bin/python3"  # Debian's own, which has KiCad's pcbnew
ELSEWHERE = ROOT / "build" / "hardware"
INSTALL = "apt-get install -y --no-install-recommends kicad kicad-footprints"


def kicad(module, *arguments):
    """Run one of our modules with the Python that has pcbnew: (exit code, output).

    Raises SystemExit if pcbnew is missing.
    """
    command = [PYTHON, "-B", "-m", f"hardware.board.{module}", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode and "No module named 'pcbnew'" in done.stderr:
        raise SystemExit(f"KiCad's pcbnew is not here; as root: {INSTALL}")
    return done.returncode, done.stdout + (done.stderr if done.returncode else "")


def version():
    """KiCad's version, such as "6.0.11"."""
    return kicad("build")[1].strip()


def build(folder):
    """Make everything in the folder (Path). Raises SystemExit with what a check has found."""
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
    """Build in hardware/out or, with another version of KiCad, in ELSEWHERE."""
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
