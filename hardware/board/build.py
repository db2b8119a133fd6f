"""`/usr/bin/python3 -m hardware.board.build [FOLDER]`: the board; without it, KiCad's version."""

import shutil
import sys
import tempfile
from pathlib import Path

from hardware import design
from hardware.board import BOARD, GERBERS, draw, drc, fab, kicad, placement


def build(folder):
    """Write BOARD and GERBERS to the folder, unless KiCad's check fails. Returns an exit code."""
    box = design.load()
    with tempfile.TemporaryDirectory() as scratch:  # KiCad leaves a project's files beside a board
        path = Path(scratch, BOARD)
        tracks, vias = draw.draw(box, path)
        print(f"KiCad {kicad.version()}: {tracks} tracks, {vias} vias")
        counts, report = drc.check(path, placement.rules(box))
        print(drc.summary(counts))
        if any(counts.values()):
            print(report)
            return 1
        fab.pack(path, Path(scratch, GERBERS))
        for name in (BOARD, GERBERS):
            shutil.copyfile(Path(scratch, name), Path(folder, name))
    return 0


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(kicad.version())
        sys.exit()
    try:
        sys.exit(build(sys.argv[1]))
    except design.DesignError as error:
        sys.exit(str(error))
