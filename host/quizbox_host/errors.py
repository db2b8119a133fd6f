"""Every error that a command can end with: one line for the person, one exit code each."""

import click


class QuizboxError(click.ClickException):
    """What went wrong and the next step, in one line.

    exit_code 1 is kept for "ran, and found a difference"; click's own usage errors are 2.
    """

    exit_code = 3


class UnreadableStory(QuizboxError):
    """A file that could not be read as stories."""

    exit_code = 2


class BadColourFile(QuizboxError):
    """A colour file that cannot be used; the message names file and line."""

    exit_code = 4
