"""Checks of what is heard, and of silence."""

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import ClassVar

from quizbox_host.story import ear
from quizbox_host.story.checks.base import Check, StateCheck, TimedCheck
from quizbox_host.story.claims import claim
from quizbox_host.story.when import clock

MENTIONED = 6


def _misnamed(name):
    if name not in ear.ROWS:
        raise ValueError(f"{name} is no sound: allowed are {', '.join(ear.ROWS)}")


@dataclass
class Heard(TimedCheck):
    """One sound of that name begins at that time."""

    name: str = ""

    def __post_init__(self):
        _misnamed(self.name)

    def but(self, evidence):
        hearing = evidence.shared(Hearing)
        if id(self) in hearing.claimed:
            return None
        return f"none began at {clock(self.when.from_us)}; {hearing.near(self.when.from_us)}"


@dataclass
class HeardCut(TimedCheck):
    """A sound begins as `name` and is cut short, after for_us microseconds if that is given."""

    name: str = ""
    for_us: int | None = None

    def __post_init__(self):
        _misnamed(self.name)
        if self.for_us is not None and self.for_us >= ear.NOMINAL_US[self.name]:
            raise ValueError(
                f"{clock(self.for_us)} is not short of {self.name}, "
                f"which has {clock(ear.NOMINAL_US[self.name])}"
            )

    def takes(self, length_us, tol_us):
        """Whether a sound of this length, in microseconds, meets the check."""
        if self.for_us is None:
            return length_us < ear.NOMINAL_US[self.name] - tol_us
        late_us = tol_us if self.when.within_us is None else self.when.within_us
        return -tol_us <= length_us - self.for_us <= late_us

    def but(self, evidence):
        hearing = evidence.shared(Hearing)
        if id(self) in hearing.claimed:
            return None
        return f"not so at {clock(self.when.from_us)}; {hearing.near(self.when.from_us)}"


class Hearing:
    """Every sound of one run, and which check has claimed it."""

    def __init__(self, evidence):
        tol_us = evidence.tol_us
        self.tones = evidence.tones
        self._tone_times = [tone.at_us for tone in self.tones]
        self.claimed = {}
        cut = [check for check in evidence.checks if isinstance(check, HeardCut)]
        taken = set()
        for check in sorted(cut, key=lambda check: check.when.from_us):
            self._claim_cut(check, tol_us, taken)
        self.sounds = ear.hear([tone for at, tone in enumerate(self.tones) if at not in taken])
        self._claim_whole([c for c in evidence.checks if isinstance(c, Heard)], tol_us)

    def _claim_cut(self, check, tol_us, taken):
        first_us, last_us = check.when.window(tol_us)
        begin = bisect_left(self._tone_times, first_us)
        for at in range(begin, bisect_right(self._tone_times, last_us)):
            count, length_us = ear.cut_short(self.tones, at, check.name)
            tones = set(range(at, at + count))
            if count and not tones & taken and check.takes(length_us, tol_us):
                taken |= tones
                self.claimed[id(check)] = ear.Sound(check.name, self.tones[at].at_us, cut=True)
                return

    def _claim_whole(self, checks, tol_us):
        by_name = {}
        for number, sound in enumerate(self.sounds):
            by_name.setdefault(sound.name, []).append((sound.at_us, number))
        wishes = []
        for check in checks:
            begun = by_name.get(check.name, [])
            first_us, last_us = check.when.window(tol_us)
            begin = bisect_left(begun, (first_us,))
            end = bisect_left(begun, (last_us + 1,))
            wishes.append([number for _, number in begun[begin:end]])
        given = claim(wishes)
        for check, number in zip(checks, given, strict=True):
            if number is not None:
                self.claimed[id(check)] = self.sounds[number]
        served = set(given)
        self.unclaimed = [s for number, s in enumerate(self.sounds) if number not in served]

    def near(self, us):
        """The sound nearest to `us`, as text for a difference."""
        if not self.sounds:
            return "nothing was heard"
        sound = min(self.sounds, key=lambda sound: abs(sound.at_us - us))
        return f"the nearest is {sound.name} at {clock(sound.at_us)}"


@dataclass
class HeardNothingElse(Check):
    """Every sound of the story is claimed by a `heard`."""

    def but(self, evidence):
        rest = evidence.shared(Hearing).unclaimed
        if not rest:
            return None
        named = [f"{sound.name} at {clock(sound.at_us)}" for sound in rest[:MENTIONED]]
        more = f" and {len(rest) - MENTIONED} more" if len(rest) > MENTIONED else ""
        return f"heard {', '.join(named)}{more}"


@dataclass
class Silent(TimedCheck):
    """No tone is on."""

    def but(self, evidence):
        tone = evidence.tone_spans.first_within(*self.when.window(evidence.tol_us))
        if tone is None:
            return None
        us, length_us, pitch = tone
        return f"{pitch} from {clock(us)} for {clock(length_us)}"


@dataclass
class PinsLow(StateCheck):
    """Both pins of the beeper are low."""

    what: ClassVar[str] = "piezo"

    def wanted(self, state):
        return not state

    def describe(self, state):
        return "one was high"
