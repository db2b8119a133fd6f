"""Every error that a command can end with: one line for the person, one exit code each.

| code | what |
|---|---|
| 0 | done |
| 1 | ran, and found a difference; stopped by Ctrl-C |
| 2 | the command line or a story cannot be read |
| 3 and more | the classes below |
| 129, 131, 143 | ended by SIGHUP, SIGQUIT, SIGTERM: ends.py |
"""

import sys

import click

from quizbox_host import printing, unseen


class QuizboxError(click.ClickException):
    """What went wrong and the next step, in one line.

    exit_code 1 is kept for "ran, and found a difference"; click's own usage errors are 2.
    """

    exit_code = 3

    def format_message(self):
        """The message, with what cannot be seen in it as escapes."""
        return unseen.escaped(self.message, but="\n")


class UnreadableStory(QuizboxError):
    """A file that could not be read as stories."""

    exit_code = 2


class BadColourFile(QuizboxError):
    """A colour file that cannot be used; the message names file and line."""

    exit_code = 4


class NoBox(QuizboxError):
    """No port that could be a box, or none of that name or id."""

    exit_code = 5


class ManyBoxes(QuizboxError):
    """Several could be meant."""

    exit_code = 6


class PortDenied(QuizboxError):
    """The system does not let this user open the port."""

    exit_code = 7


class PortBusy(QuizboxError):
    """Another program holds the port."""

    exit_code = 8


class NoAnswer(QuizboxError):
    """A device that does not answer as a box does, or no longer."""

    exit_code = 9


class PortLost(QuizboxError):
    """The port went away in the middle."""

    exit_code = 10


class BoxBusy(QuizboxError):
    """A game is under way, and what was asked would disturb it.

    what: the box is busy with; way_out: what frees it from there
    """

    exit_code = 11

    def __init__(self, what, way_out, then="ask again"):
        super().__init__(f"{what}, and this would disturb it: {way_out}; then {then}")
        self.what = what
        self.way_out = way_out


class BoxRefused(QuizboxError):
    """The box understood and said no: a name, a value, a colour that it does not take."""

    exit_code = 12


class NotKept(QuizboxError):
    """What the box has kept is not what was sent."""

    exit_code = 13


class WrongProtocol(QuizboxError):
    """Box and tool are of versions that do not speak with each other."""

    exit_code = 14


class CannotWrite(QuizboxError):
    """A file or a link could not be made."""

    exit_code = 15


class WrongBoard(QuizboxError):
    """A board that the quizbox is not made for."""

    exit_code = 16


class WrongImage(QuizboxError):
    """A file that is no image for this board."""

    exit_code = 17


class OtherProgram(QuizboxError):
    """The board runs something else, which flashing would replace."""

    exit_code = 18


class WrongMicroPython(QuizboxError):
    """A MicroPython that the quizbox does not run on."""

    exit_code = 19


class NoDrive(QuizboxError):
    """The board waits for an image, and its drive cannot be reached."""

    exit_code = 20


class NotFlashed(QuizboxError):
    """Flashing broke off; the board has the old program or the new one, or none yet."""

    exit_code = 21


class SomeNotFlashed(QuizboxError):
    """Of several boards not all could be flashed."""

    exit_code = 22


class AsJson(click.ClickException):
    """Another error, as `--json` tells it."""

    def __init__(self, error):
        super().__init__(error.format_message())
        self.exit_code = error.exit_code

    def show(self, file=None):
        """One JSON document, to stderr."""
        document = {"error": self.message, "exit_code": self.exit_code}
        click.echo(printing.document(document, sys.stderr), file=file, err=True)
