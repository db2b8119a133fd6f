"""A parsed story: its setup, its acts, and its checks."""

from dataclasses import dataclass, field
from pathlib import Path

WRAP_US = 2**30
DEFAULT_ORIGIN_US = WRAP_US - 5_000_000


@dataclass
class Setup:
    """The box before the first power-on.

    folder        of the story's file; a table's file name is relative to it
    settings      {name: value}, as kept
    colours       [(name, pounds or None)] of the kept table; None: no table
    twin_colours  the same for the twin, the second run; None: no twin
    spoilt        names of kept files that are corrupt
    missing       names of kept files that are left out
    slide         0 (between), 1 or 2
    held_us       how long START is held from power-on; 0: not at all
    until_us      the story's end; None: 1 s after the last time in it
    """

    folder: Path = Path()
    settings: dict = field(default_factory=dict)
    display: str = "tm1650"
    colours: list | None = None
    twin_colours: list | None = None
    spoilt: set = field(default_factory=set)
    missing: set = field(default_factory=set)
    origin_us: int = DEFAULT_ORIGIN_US
    seed: int = 1
    slide: int = 1
    held_us: int = 0
    battery_mv: int = 4500
    cable: bool = True
    until_us: int | None = None


@dataclass
class Act:
    """One thing done to the box at `at_us`, microseconds since power-on.

    what, value   press [for_us, bounce_us, seed] · slide 0|1|2 · glitch for_us, and every other
                  act of `quizbox_host.worlds` unchanged
    line          of the story's file
    """

    at_us: int
    what: str
    value: object
    line: int = 0

    @property
    def end_us(self):
        """When the act is over, microseconds since power-on."""
        if self.what == "press":
            return self.at_us + self.value[0]
        if self.what == "glitch":
            return self.at_us + self.value
        if self.what == "noise":
            return self.value[1]
        return self.at_us


@dataclass
class Story:
    """One story. errors: what is wrong with its text, each message with file and line."""

    number: str
    name: str
    file: str
    line: int
    setup: Setup = field(default_factory=Setup)
    acts: list[Act] = field(default_factory=list)
    checks: list = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def at(self, line, text):
        """A message: text, with this story's file and a line number in front."""
        return f"{self.file}:{line}: {text}"

    def not_for(self, world):
        """Whether the story has a check that `world` cannot meet."""
        return any(check.not_for == world for check in self.checks)
