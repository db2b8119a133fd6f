"""The base classes of checks, and the evidence that they are given."""

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from quizbox_host.story.ear import Tone
from quizbox_host.story.timeline import Spans, Timeline
from quizbox_host.story.when import When, clock
from quizbox_host.worlds import Outcome

INITIAL = {"segments": ("", 0), "lamp": 0, "piezo": 0, "prompt": 0, "asleep": 0, "bootloader": 0}


@dataclass
class Evidence:
    """One run of a story: its checks, script and Outcome, and the tolerance in microseconds.

    twin: the Outcome of the twin; None without one.
    """

    checks: list
    script: dict
    outcome: Outcome
    tol_us: int
    twin: Outcome | None = None

    def __post_init__(self):
        self._shared = {}

    def shared(self, build):
        """build(self), cached, so that all checks share one."""
        if build not in self._shared:
            self._shared[build] = build(self)
        return self._shared[build]

    @cached_property
    def _by_what(self):
        kinds = {}
        for us, what, value in self.outcome.log:
            kinds.setdefault(what, []).append((us, value))
        return kinds

    def entries(self, what):
        """[(us, value)] of the log entries of one kind."""
        return self._by_what.get(what, [])

    @cached_property
    def _timelines(self):
        return {what: Timeline(self.entries(what), first) for what, first in INITIAL.items()}

    def timeline(self, what):
        """The states of `segments`, `lamp`, `piezo`, `prompt`, `asleep` or `bootloader`."""
        return self._timelines[what]

    @cached_property
    def tones(self):
        """Every tone in the log, as an ear.Tone."""
        return [Tone(us, *value) for us, value in self.entries("tone")]

    @cached_property
    def tone_spans(self):
        """Spans of the tones; each value is its pitch as text."""
        return Spans([(tone.at_us, tone.length_us, f"{tone.hz:g} Hz") for tone in self.tones])

    @cached_property
    def write_spans(self):
        """Spans of the flash operations; each value is the path."""
        return Spans([(us, value[1], value[0]) for us, value in self.entries("kept")])


@dataclass
class Check:
    """One thing that a story expects.

    line, statement  its line number and text in the story's file
    not_for          a world that cannot meet it, or None
    """

    line: int = 0
    statement: str = ""
    not_for: ClassVar[str | None] = None

    def end_us(self, setup):
        """The last time that it checks, microseconds since power-on."""
        return 0

    def misfit(self, setup):
        """Why it can never hold with this Setup, as text, or None."""

    def but(self, evidence):
        """None if it holds; else what happened instead, as text after `expected ..., but`."""
        raise NotImplementedError


@dataclass
class TimedCheck(Check):
    """A check at a time, or over a span."""

    when: When = None

    def end_us(self, setup):
        return self.when.last_us


@dataclass
class StateCheck(TimedCheck):
    """A timeline's state is as wanted: within the tolerance of `at`, or all through a span."""

    what: ClassVar[str]

    def wanted(self, state):
        """Whether this state is the expected one."""
        return bool(state)

    def describe(self, state):
        """A state as text for a difference."""
        return f"{self.what} {state}"

    def but(self, evidence):
        first_us, last_us = self.when.window(evidence.tol_us)
        states = evidence.timeline(self.what).between(first_us, last_us)
        wrong = [(us, state) for us, state in states if not self.wanted(state)]
        if not wrong or (self.when.to_us is None and len(wrong) < len(states)):
            return None
        us, state = wrong[0]
        return f"{self.describe(state)} at {clock(us)}"
