"""Plays a script and holds what came of it against every invariant."""

from . import always, answers, ends, faultlog, health, keeping, presses, reigns, spoken, worlds
from .evidence import Evidence, Violation

BY_KEPT = (ends.check, health.check, reigns.check)
CHECKS = (
    *always.CHECKS,
    presses.check,
    answers.check,
    spoken.check,
    keeping.check,
    faultlog.check,
    *BY_KEPT,
)


def judged(script, world):
    """Play it. Returns (the Evidence, the Violation that is first in time, or None)."""
    evidence = Evidence(script, worlds.PLAY[world](script))
    return evidence, judge(evidence)


def judge(evidence):
    """The Violation that is first in time, None: there is none."""
    found = []
    for check in CHECKS:
        if check in BY_KEPT and any(one.name == "kept" for one in found):
            continue  # they go by what was kept
        try:
            check(evidence)
        except Violation as violation:
            found.append(violation)
    return min(found, key=lambda one: one.at_us) if found else None
