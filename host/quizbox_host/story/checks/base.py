"""A check, the evidence it is held against, and the check of a state at a time."""

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
    """One playing of a story: its checks, the script, what came of it, and the tolerance.

    twin is what came of the second playing, None without one.
    """

    checks: list
    script: dict
    outcome: Outcome
    tol_us: int
    twin: Outcome | None = None

    def __post_init__(self):
        self._shared = {}

    def shared(self, build):
        """build(self), built once however many checks ask for it."""
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
        """[(us, value)] of the log's entries of one kind."""
        return self._by_what.get(what, [])

    @cached_property
    def _timelines(self):
        return {what: Timeline(self.entries(what), first) for what, first in INITIAL.items()}

    def timeline(self, what):
        """The states of `segments`, `lamp`, `piezo`, `prompt`, `asleep` or `bootloader`."""
        return self._timelines[what]

    @cached_property
    def tones(self):
        """Every tone of the log, as the ear takes them."""
        return [Tone(us, *value) for us, value in self.entries("tone")]

    @cached_property
    def tone_spans(self):
        """When the beeper sounded."""
        return Spans([(tone.at_us, tone.length_us, f"{tone.hz:g} Hz") for tone in self.tones])

    @cached_property
    def write_spans(self):
        """When flash was written."""
        return Spans([(us, value[1], value[0]) for us, value in self.entries("kept")])


@dataclass
class Check:
    """One thing that a story expects; `line` and `statement` say where it stands."""

    line: int = 0
    statement: str = ""
    not_for: ClassVar[str | None] = None

    def end_us(self, setup):
        """The last instant that it looks at, microseconds since power-on."""
        return 0

    def misfit(self, setup):
        """Why it can never hold of a box set up so, or None."""

    def but(self, evidence):
        """None if it holds; else what was there instead, to follow `expected ..., but`."""
        raise NotImplementedError


@dataclass
class TimedCheck(Check):
    """A check of one instant or span."""

    when: When = None

    def end_us(self, setup):
        return self.when.last_us


@dataclass
class StateCheck(TimedCheck):
    """At some instant of `at`, or throughout `from ... to`, a timeline's state is as wanted."""

    what: ClassVar[str]

    def wanted(self, state):
        """Whether this state is the one to be seen."""
        return bool(state)

    def describe(self, state):
        """A state in the words of a difference."""
        return f"{self.what} {state}"

    def but(self, evidence):
        first_us, last_us = self.when.window(evidence.tol_us)
        states = evidence.timeline(self.what).between(first_us, last_us)
        wrong = [(us, state) for us, state in states if not self.wanted(state)]
        if not wrong or (self.when.to_us is None and len(wrong) < len(states)):
            return None
        us, state = wrong[0]
        return f"{self.describe(state)} at {clock(us)}"
