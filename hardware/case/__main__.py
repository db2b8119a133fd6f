"""`python -m hardware.case [--display NAME]`: checks the case, and writes STL, STEP and drawings.

For another display than the default one, the files go to build/hardware/case-NAME.
"""

import argparse
import sys
from pathlib import Path

from hardware.case.files import files
from hardware.case.fit import faults, printed
from hardware.case.kept import board_holes_mm, case_plan
from hardware.case.printing import mesh_faults
from hardware.design import DEFAULT_DISPLAY, OUT, DesignError, load

ROOT = Path(__file__).parents[2]


def main(arguments=None):
    """Write the files, or print what is wrong and write nothing. Returns an exit code."""
    design = load()
    parser = argparse.ArgumentParser(prog="python -m hardware.case", description=__doc__)
    parser.add_argument("--display", default=DEFAULT_DISPLAY, choices=list(design.displays))
    display = parser.parse_args(arguments).display
    plan, holes_mm = case_plan(design, display), board_holes_mm()
    made = printed(plan)
    wrong = faults(plan, holes_mm, made) + mesh_faults(plan, made)
    if wrong:
        print("\n".join(["the case is not good, nothing is written:", *wrong]), file=sys.stderr)
        return 1
    kept = display == DEFAULT_DISPLAY
    folder = OUT if kept else ROOT / "build" / "hardware" / f"case-{display}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files(plan, made, holes_mm).items():
        (folder / name).write_bytes(data)
    print(f"case for {display}: it fits and prints; {folder.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except DesignError as error:
        sys.exit(str(error))
