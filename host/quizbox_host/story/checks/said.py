"""What the box says over the serial line."""

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
    """Whether `value` holds at least the members of `wanted`, at any depth; lists whole."""
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
    """Raises ValueError if a time of the box's own clock is asked for as anything but `"*"`."""
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
    """A line holds at least these members; at any time where `when` is None."""

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
    """Every line of one playing, and those that no `said` has claimed."""

    def __init__(self, evidence):
        self._lines = evidence.entries("said")
        self._values = [_parsed(text) for _, text in self._lines]
        saids = [check for check in evidence.checks if isinstance(check, Said)]
        self._matching = {id(check): self._matches(check, evidence.tol_us) for check in saids}
        served = set(claim(list(self._matching.values())))
        self.unclaimed = [line for at, line in enumerate(self._lines) if at not in served]

    def matching(self, check, tol_us):
        """The numbers of the lines that a `said` means."""
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
        """What was said at that time, for a difference."""
        lines = [self._lines[at] for at in self._range(when, tol_us)]
        return f"said {_shortened(lines)}" if lines else "nothing was said then"


def _parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


@dataclass
class SaidNothingElse(Check):
    """Each line was claimed by a `said`."""

    def but(self, evidence):
        rest = evidence.shared(Lines).unclaimed
        return f"said {_shortened(rest)}" if rest else None


@dataclass
class NeverSaid(Check):
    """`text` is in no line."""

    text: str = ""

    def but(self, evidence):
        lines = [line for line in evidence.entries("said") if self.text in line[1]]
        return f"said {_shortened(lines)}" if lines else None


@dataclass
class SameUntil(TimedCheck):
    """With a twin: both logs, `kept` apart, are equal up to and with that instant.

    To the microsecond; but a real processor, which takes time, takes a few microseconds more for
    one amount than for another, which nobody sees or hears.
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
    """Whether two entries tell the same, but for a slack in their times."""
    (times, told), (other_times, other_told) = _timed(one), _timed(other)
    if slack_us:
        told, other_told = _without_gauges(told), _without_gauges(other_told)
    return told == other_told and all(
        abs(us - other_us) <= slack_us for us, other_us in zip(times, other_times, strict=True)
    )


def _timed(entry):
    """(its times, what else it tells): a tone has its beginning and its length."""
    us, what, value = entry
    if what == "tone":
        return (us, value[1]), (what, value[0])
    return (us,), (what, value)


def _without_gauges(told):
    """Of a line, all but how fast and how full a real processor is."""
    return GAUGES.sub("", str(told))


def _entry(entry):
    us, what, value = entry
    return f"{what} {json.dumps(value)} at {clock(us)}"
