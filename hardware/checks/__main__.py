"""Run every check on box.toml and on bill.csv; exit code 1 if one fails."""

import sys

from hardware import bill, checks
from hardware.design import load


def main():
    """Print each Problem, or what was checked. Returns an exit code."""
    design = load()
    found = checks.problems(design) + bill.problems(design, bill.kept_csv())
    for problem in found:
        print(f"{problem.where}: {problem.says}")
    if not found:
        print(f"box.toml: {len(design.pins)} GPIOs, {len(design.displays)} displays: all holds")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
