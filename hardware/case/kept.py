"""What the case needs from the rest of hardware/: its plan, and the finished board."""

from hardware.board import BOARD, readback
from hardware.board.placement import bodies
from hardware.case.plan import plan
from hardware.design import DEFAULT_DISPLAY, OUT, DesignError


def case_plan(design, display=DEFAULT_DISPLAY):
    """The Plan of the case, with the board's parts on it. Raises DesignError for a missing size."""
    return plan(design, display, bodies(design))


def board_holes_mm(path=OUT / BOARD):
    """[(x, y)] of the holes of the kept board, in its frame. Raises DesignError without any."""
    if not path.exists():
        raise DesignError(f"{path.name} is not there; first: python -m hardware.board")
    found = readback.read(path)
    holes = [found.at_mm[ref] for ref in sorted(found.holes_mm)]
    if not holes:
        raise DesignError(f"{path.name} has no holes for screws")
    return holes
