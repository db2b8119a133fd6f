"""A sweep: a box is led through a stretch of time, and a copy of it struck at each instant."""

import random
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from quizbox_host.emulator import program
from tests.chip.branches import fork


class Sweep(NamedTuple):
    """name: as it is told. begin(given): a tests.chip.box.Box right before the first instant;
    given: what is in the Pico, as emulator.program gives it. span_us, step_us: the instants are at
    0, step_us and so on below span_us after that. strike(box): what is done to a copy of the box
    at an instant; returns what was wrong, in words, or "".

    program: the function of emulator.program that gives what is in the Pico. breaks: (file of the
    firmware, its text, what stands there instead): a control, in which some instant has to go
    wrong, as all of them together prove nothing if none could.
    """

    name: str
    begin: Any
    span_us: int
    step_us: int
    strike: Any
    program: str = "frozen"
    breaks: tuple = ()

    def instants(self, share=1, seed=0):
        """Its instants in microseconds, or one of so many of them by a seed, in order of time.

        A control is always whole: few instants notice it, and a share could miss them all.
        """
        all_us = range(0, self.span_us, self.step_us)
        if share == 1 or self.breaks:
            return list(all_us)
        chance = random.Random(f"{seed} {self.name}")
        return sorted(chance.sample(all_us, -(-len(all_us) // share)))


def walk(sweep, instants_us):
    """[(us, what was wrong)] of those instants, which are in order of time."""
    try:
        box = sweep.begin(given(sweep))
    except AssertionError as error:
        return [(at_us, f"it did not come so far: {error}") for at_us in instants_us]
    begun_us, wrong = box.now_us, []
    for at_us in instants_us:
        box.run(begun_us + at_us - box.now_us)
        try:
            told = fork(sweep.strike, box)
        except AssertionError as error:
            told = str(error)
        if told:
            wrong.append((at_us, told))
    return wrong


def given(sweep):
    """What is in a Pico of that sweep, built if need be."""
    if sweep.breaks:
        return _broken(*sweep.breaks)
    return getattr(program, sweep.program)()


@cache
def _broken(file, old, new):
    """The image of a firmware with that text in place of its own."""
    with tempfile.TemporaryDirectory() as folder:
        firmware = shutil.copytree(program.FIRMWARE, Path(folder) / "firmware")
        path = firmware / "quizbox" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} has no such line"
        path.write_text(text.replace(old, new), encoding="utf-8")
        return program.holding(firmware)
