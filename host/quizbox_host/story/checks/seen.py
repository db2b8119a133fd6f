"""Checks of what is seen: the digits and LAMP."""

from dataclasses import dataclass, field
from typing import ClassVar

from quizbox_host.story import eyes
from quizbox_host.story.checks.base import StateCheck, TimedCheck
from quizbox_host.story.when import When, clock

LATEST_RUN_US = 200_000
LAMP_CYCLE_US = 2 * eyes.HALF_BLINK_US


def _display(segments):
    shown = eyes.lit(segments)
    return f'"{eyes.read(shown)}"' if any(shown) else "dark"


def _misfit(cells, setup):
    digits = eyes.DIGITS[setup.display]
    if len(cells) != digits:
        return f"{len(cells)} characters, but {setup.display} has {digits} digits"
    return None


@dataclass
class Shown(StateCheck):
    """The digits show `text`."""

    text: str = ""
    cells: list = field(init=False, repr=False)
    what: ClassVar[str] = "segments"

    def __post_init__(self):
        self.cells = eyes.cells(self.text)

    def misfit(self, setup):
        return _misfit(self.cells, setup)

    def wanted(self, state):
        return eyes.match(self.cells, eyes.lit(state))

    def describe(self, state):
        return _display(state)


@dataclass
class Dark(StateCheck):
    """No segment is lit."""

    what: ClassVar[str] = "segments"

    def wanted(self, state):
        return not any(eyes.lit(state))

    def describe(self, state):
        return _display(state)


@dataclass
class Brightness(StateCheck):
    """The brightness of the digits is `level`, 1 to 3."""

    level: int = 0
    what: ClassVar[str] = "segments"

    def wanted(self, state):
        return eyes.brightness(state) == self.level

    def describe(self, state):
        level = eyes.brightness(state)
        return f"brightness {level}" if level else "dark"


@dataclass
class Lamp(StateCheck):
    """LAMP is lit, or dark."""

    lit: bool = True
    what: ClassVar[str] = "lamp"

    def wanted(self, state):
        return bool(state) == self.lit

    def describe(self, state):
        return "on" if state else "off"


def _steady(states, last_us, tol_us):
    """The states without those shorter than tol_us, with equal neighbours joined.

    Short ones are transitional: digits are written one after the other.
    """
    ends_us = [us for us, _ in states[1:]] + [last_us]
    steady = []
    for (us, state), end_us in zip(states, ends_us, strict=True):
        passing = end_us - us < tol_us
        if not passing and not (steady and steady[-1][1] == state):
            steady.append((us, state))
    return steady


def _blinking(states, last_us, tol_us, kind):
    """None if `states` blink as 0.8 says, else what is wrong, as text.

    kind(state) classifies a state: True lit, False dark, or text that describes any other.
    """
    halves = _steady([(us, kind(state)) for us, state in states], last_us, tol_us)
    for us, half in halves:
        if isinstance(half, str):
            return f"{half} at {clock(us)}"
    names = {True: "lit", False: "dark"}
    ends_us = [us for us, _ in halves[1:]] + [last_us]
    for place, ((us, half), end_us) in enumerate(zip(halves, ends_us, strict=True)):
        length_us = end_us - us
        whole = 0 < place < len(halves) - 1
        short = whole and length_us < eyes.HALF_BLINK_US - tol_us
        if short or length_us > eyes.HALF_BLINK_US + tol_us:
            return f"{names[half]} for {clock(length_us)} from {clock(us)}"
    if len(halves) == 1:
        return f"{names[halves[0][1]]} all the time"
    return None


@dataclass
class Blinks(TimedCheck):
    """The digits blink `text`: half a second lit, half a second dark, in any phase."""

    text: str = ""
    cells: list = field(init=False, repr=False)

    def __post_init__(self):
        self.cells = eyes.cells(self.text)

    def misfit(self, setup):
        return _misfit(self.cells, setup)

    def _half(self, state):
        if not any(eyes.lit(state)):
            return False
        return True if eyes.match(self.cells, eyes.lit(state)) else _display(state)

    def but(self, evidence):
        first_us, last_us = self.when.window(evidence.tol_us)
        states = evidence.timeline("segments").between(first_us, last_us)
        return _blinking(states, last_us, evidence.tol_us, self._half)


@dataclass
class LampBlinks(TimedCheck):
    """LAMP blinks over the span; `at T`: in the second from T."""

    def end_us(self, setup):
        return self._span().last_us

    def _span(self):
        when = self.when
        if when.to_us is None:
            return When(when.from_us, when.last_us + LAMP_CYCLE_US, when.within_us)
        return when

    def but(self, evidence):
        first_us, last_us = self._span().window(evidence.tol_us)
        states = evidence.timeline("lamp").between(first_us, last_us)
        return _blinking(states, last_us, evidence.tol_us, bool)


@dataclass
class Runs(TimedCheck):
    """`text` runs once from right to left, four places a second."""

    text: str = ""
    cells: list = field(init=False, repr=False)

    def __post_init__(self):
        self.cells = eyes.cells(self.text)
        if not self.cells:
            raise ValueError("no text to run")
        if self.when and (self.when.within_us or 0) > LATEST_RUN_US:
            raise ValueError(f"a run begins within {clock(LATEST_RUN_US)} at most")

    def misfit(self, setup):
        return None if eyes.DIGITS[setup.display] else f"{setup.display} has no digits"

    def end_us(self, setup):
        steps = len(eyes.running(self.cells, setup.display))
        return self.when.last_us + steps * eyes.RUN_STEP_US

    def but(self, evidence):
        first_us, early_us = self.when.from_us, evidence.tol_us
        late_us = self.when.window(evidence.tol_us)[1] - first_us
        for step, cells in enumerate(eyes.running(self.cells, evidence.script["display"])):
            from_us = first_us + step * eyes.RUN_STEP_US
            states = evidence.timeline("segments").between(
                from_us + late_us, from_us + eyes.RUN_STEP_US - early_us
            )
            for us, state in states:
                if not eyes.match(cells, eyes.lit(state)):
                    return f"{_display(state)} at {clock(us)}, in place of its step {step + 1}"
        return None
