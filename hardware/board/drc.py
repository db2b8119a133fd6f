"""KiCad's own design rule check of a board: `/usr/bin/python3 -m hardware.board.drc FILE`."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

import pcbnew

from hardware import design
from hardware.board import kicad, placement

COUNTS = {
    "violations": r"\*\* Found (\d+) DRC violations \*\*",
    "unconnected": r"\*\* Found (\d+) unconnected pads \*\*",
    "footprint errors": r"\*\* Found (\d+) Footprint errors \*\*",
}


def check(path, rules):
    """(counts, report): {name: number} for COUNTS, and KiCad's whole report as text."""
    board = pcbnew.LoadBoard(str(path))
    kicad.set_rules(board, rules)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "drc.txt")
        kicad.write_drc(board, report)
        text = report.read_text(encoding="utf-8")
    found = {name: re.search(pattern, text) for name, pattern in COUNTS.items()}
    missing = [name for name, match in found.items() if match is None]
    if missing:
        raise SystemExit(f"KiCad {kicad.version()}: its DRC report does not count {missing}")
    return {name: int(match[1]) for name, match in found.items()}, text


def summary(counts):
    """The counts as one line of text."""
    return "KiCad's check: " + ", ".join(f"{count} {name}" for name, count in counts.items())


def main(path):
    """Print the report and the counts for a board's file. Returns 1 if one is not 0, else 0."""
    with tempfile.TemporaryDirectory() as scratch:  # KiCad leaves a project's files beside a board
        copy = shutil.copy(path, scratch)
        counts, report = check(copy, placement.rules(design.load()))
    print(report if any(counts.values()) else "", end="")
    print(summary(counts))
    return 1 if any(counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
