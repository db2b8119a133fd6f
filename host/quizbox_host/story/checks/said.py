"""Checks of what the box sends over the serial line."""

import itertools
import json
import re
from bisect import bisect_left
from dataclasses import dataclass

from quizbox_host.story.checks.base import Check, TimedCheck
from quizbox_host.story.claims import claim
from quizbox_host.story.when import LARGEST_TOL_US, When, clock

ANY = "*"
BOX_TIMES = ("t_us", "at_s", "uptime_s")
MENTIONED = 3
REAL_SLACK_US = 1_000
GAUGES = re.compile(r'"(free_bytes|longest_pass_us|longest_act_us)": \d+')


def holds(value, wanted):
    """Whether `value` has the members of `wanted`, at any depth; it may have more.

    Lists must have the same length. "*" in `wanted` matches any value.
    """
    if wanted == ANY:
        return True
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(
            name in value and holds(value[name], wanted[name]) for name in wanted
        )
    if isinstance(wanted, list):
        return (
            isinstance(value, list) and len(value) == len(wanted) and all(map(holds, value, wanted))
        )
    return value == wanted and isinstance(value, bool) == isinstance(wanted, bool)


def refuse_box_times(wanted):
    """Raise ValueError if `wanted` has a value other than "*" for a time of the box's own clock."""
    if isinstance(wanted, dict):
        for name, value in wanted.items():
            if name in BOX_TIMES and value != ANY:
                raise ValueError(f'{name} is a time of the box: allowed is "*"')
            refuse_box_times(value)
    elif isinstance(wanted, list):
        for value in wanted:
            refuse_box_times(value)


def _shortened(lines):
    more = f" and {len(lines) - MENTIONED} more" if len(lines) > MENTIONED else ""
    return ", ".join(f"{text} at {clock(us)}" for us, text in lines[:MENTIONED]) + more


@dataclass
class Said(Check):
    """A line has at least these members; when: None for any time."""

    wanted: object = None
    when: When | None = None

    def __post_init__(self):
        if not isinstance(self.wanted, dict):
            raise ValueError("a line of the box is an object: allowed is {...}")
        refuse_box_times(self.wanted)

    def end_us(self, setup):
        return self.when.last_us if self.when else 0

    def but(self, evidence):
        lines = evidence.shared(Lines)
        if lines.matching(self, evidence.tol_us):
            return None
        return lines.summary(self.when, evidence.tol_us)


class Lines:
    """Every line of one run, and the lines that no `said` has claimed."""

    def __init__(self, evidence):
        self._lines = evidence.entries("said")
        self._values = [_parsed(text) for _, text in self._lines]
        saids = [check for check in evidence.checks if isinstance(check, Said)]
        self._matching = {id(check): self._matches(check, evidence.tol_us) for check in saids}
        served = set(claim(list(self._matching.values())))
        self.unclaimed = [line for at, line in enumerate(self._lines) if at not in served]

    def matching(self, check, tol_us):
        """The indices of the lines that match a `said`."""
        return self._matching[id(check)]

    def _range(self, when, tol_us):
        if when is None:
            return range(len(self._lines))
        first_us, last_us = when.window(tol_us)
        return range(
            bisect_left(self._lines, (first_us,)), bisect_left(self._lines, (last_us + 1,))
        )

    def _matches(self, check, tol_us):
        within = self._range(check.when, tol_us)
        return [at for at in within if holds(self._values[at], check.wanted)]

    def summary(self, when, tol_us):
        """The lines at that time, as text for a difference."""
        lines = [self._lines[at] for at in self._range(when, tol_us)]
        return f"said {_shortened(lines)}" if lines else "nothing was said then"


def _parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


@dataclass
class SaidNothingElse(Check):
    """Every line is claimed by a `said`."""

    def but(self, evidence):
        rest = evidence.shared(Lines).unclaimed
        return f"said {_shortened(rest)}" if rest else None


@dataclass
class NeverSaid(Check):
    """No line contains `text`."""

    text: str = ""

    def but(self, evidence):
        lines = [line for line in evidence.entries("said") if self.text in line[1]]
        return f"said {_shortened(lines)}" if lines else None


@dataclass
class SameUntil(TimedCheck):
    """The log and its twin's, without `kept`, are equal up to and including that time.

    To the microsecond in virtual time. On the chip, where code takes time, some amounts take a
    few microseconds more than others, so times may differ by REAL_SLACK_US.
    """

    def misfit(self, setup):
        return None if setup.twin_colours else "there is no twin: say `twin amounts N, ...`"

    def but(self, evidence):
        slack_us = REAL_SLACK_US if evidence.tol_us == LARGEST_TOL_US else 0
        ours, theirs = (
            [entry for entry in outcome.log if entry[1] != "kept"]
            for outcome in (evidence.outcome, evidence.twin)
        )
        for one, other in itertools.zip_longest(ours, theirs):
            if all(entry is None or entry[0] > self.when.from_us for entry in (one, other)):
                return None
            if one is None or other is None:
                whose = "twin" if one is None else "first"
                return f"only the {whose} has {_entry(one or other)}"
            if not _alike(one, other, slack_us):
                return f"{_entry(one)}, with the twin {_entry(other)}"
        return None


def _alike(one, other, slack_us):
    """Whether two entries are equal, their times within slack_us; a slack also skips gauges."""
    (times, told), (other_times, other_told) = _timed(one), _timed(other)
    if slack_us:
        told, other_told = _without_gauges(told), _without_gauges(other_told)
    return told == other_told and all(
        abs(us - other_us) <= slack_us for us, other_us in zip(times, other_times, strict=True)
    )


def _timed(entry):
    """(its times, the rest of it); the times of a tone are its start and its length."""
    us, what, value = entry
    if what == "tone":
        return (us, value[1]), (what, value[0])
    return (us,), (what, value)


def _without_gauges(told):
    """An entry as text, without the figures for speed and memory, which vary on the chip."""
    return GAUGES.sub("", str(told))


def _entry(entry):
    us, what, value = entry
    return f"{what} {json.dumps(value)} at {clock(us)}"
