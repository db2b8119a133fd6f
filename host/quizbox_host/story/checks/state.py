"""What the box as a whole is: asleep, at the prompt, on its UF2 drive."""

from typing import ClassVar

from quizbox_host.story.checks.base import StateCheck


class Asleep(StateCheck):
    """It sleeps."""

    what: ClassVar[str] = "asleep"

    def describe(self, state):
        return "awake"


class Prompt(StateCheck):
    """MicroPython's prompt is there."""

    what: ClassVar[str] = "prompt"

    def describe(self, state):
        return "no prompt"


class Bootloader(StateCheck):
    """It has gone to its UF2 drive."""

    what: ClassVar[str] = "bootloader"

    def describe(self, state):
        return "no UF2 drive"
