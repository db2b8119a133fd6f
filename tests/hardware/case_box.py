"""The case of box.toml, made once for all tests."""

from dataclasses import replace
from functools import cache

from hardware.case import fit, kept
from hardware.design import load

DESIGN = load()
PLAN = kept.case_plan(DESIGN)
HOLES_MM = kept.board_holes_mm()


@cache
def made():
    """{name: solid} of the printed parts."""
    return fit.printed(PLAN)


def changed(part, **sizes):
    """The plan with other sizes of one of its parts, or of itself ("")."""
    if not part:
        return replace(PLAN, **sizes)
    return replace(PLAN, **{part: replace(getattr(PLAN, part), **sizes)})


def moved(part, *by_mm):
    """The plan with a part elsewhere."""
    at_mm = getattr(PLAN, part).at_mm
    return changed(part, at_mm=tuple(a + b for a, b in zip(at_mm, by_mm, strict=True)))
