"""Checks of what flash holds at the end, and of when it is written."""

import json
from dataclasses import dataclass
from typing import ClassVar

from quizbox.core import kept
from quizbox_host.story.checks.base import Check, TimedCheck
from quizbox_host.story.checks.said import holds, refuse_box_times
from quizbox_host.story.when import clock

ASIDE = ".bad"
DEAL_K = list(range(1, 21))


def _unpacked(evidence, name):
    """(value, None) of a kept file, or (None, why it cannot be read)."""
    if name not in evidence.outcome.kept:
        return None, f"no file {name} was kept"
    try:
        return kept.unpack(evidence.outcome.kept[name]), None
    except ValueError as error:
        return None, f"the kept file {name} is bad: {error}"


@dataclass
class Kept(Check):
    """The kept file `name` holds at least these members at the end."""

    name: str = ""
    wanted: object = None

    def __post_init__(self):
        refuse_box_times(self.wanted)

    def but(self, evidence):
        value, why_not = _unpacked(evidence, self.name)
        if why_not or holds(value, self.wanted):
            return why_not
        return f"it holds {json.dumps(value)}"


@dataclass
class NoWrite(TimedCheck):
    """Flash is not written."""

    def but(self, evidence):
        write = evidence.write_spans.first_within(*self.when.window(evidence.tol_us))
        if write is None:
            return None
        us, length_us, path = write
        return f"{path} was written from {clock(us)} for {clock(length_us)}"


@dataclass
class Writes(TimedCheck):
    """One flash write lasts all through the span; not for the chip, whose writes are shorter."""

    not_for: ClassVar[str] = "chip"

    def but(self, evidence):
        first_us, last_us = self.when.window(evidence.tol_us)
        write = evidence.write_spans.first_within(first_us, last_us)
        if write is None:
            return "nothing was written"
        us, length_us, path = write
        if us <= first_us and us + length_us >= last_us:
            return None
        return f"{path} was written from {clock(us)} for {clock(length_us)}"


@dataclass
class DealtEachOnce(Check):
    """The kept game's deal is a permutation of 1,000 to 20,000."""

    def but(self, evidence):
        game, why_not = _unpacked(evidence, "game")
        if why_not:
            return why_not
        deal = game.get("deal") if isinstance(game, dict) else None
        if isinstance(deal, list) and len(deal) == len(DEAL_K) and all(k in deal for k in DEAL_K):
            return None
        return f"the deal, in thousands, is {json.dumps(deal)}"


@dataclass
class KeptAside(Check):
    """The corrupt file `name` was put aside, as `name`.bad, byte for byte."""

    name: str = ""

    def but(self, evidence):
        aside = evidence.outcome.kept.get(self.name + ASIDE)
        if aside is None:
            return f"no file {self.name}{ASIDE} was kept"
        first = evidence.script["kept"].get(self.name)
        if first is not None and aside.hex() != first:
            return f"{self.name}{ASIDE} is not the file of before power-on"
        return None


@dataclass
class Faults(Check):
    """The fault log has `count` entries at the end."""

    count: int = 0

    def but(self, evidence):
        if "log" not in evidence.outcome.kept:
            return "there is no fault log" if self.count else None
        entries, why_not = _unpacked(evidence, "log")
        if why_not or len(entries) == self.count:
            return why_not
        return f"{len(entries)} are logged: {json.dumps(entries)}"
