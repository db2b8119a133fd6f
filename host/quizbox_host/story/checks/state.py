"""Checks of the box as a whole: asleep, at the prompt, in the bootloader."""

from typing import ClassVar

from quizbox_host.story.checks.base import StateCheck


class Asleep(StateCheck):
    """The box is asleep."""

    what: ClassVar[str] = "asleep"

    def describe(self, state):
        return "awake"


class Prompt(StateCheck):
    """The box is at MicroPython's prompt."""

    what: ClassVar[str] = "prompt"

    def describe(self, state):
        return "no prompt"


class Bootloader(StateCheck):
    """The box has restarted as a UF2 drive."""

    what: ClassVar[str] = "bootloader"

    def describe(self, state):
        return "no UF2 drive"
