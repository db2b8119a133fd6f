"""Every error that a command can end with: one line for the person, one exit code each.

| code | what |
|---|---|
| 0 | done |
| 1 | a story failed; stopped by Ctrl-C |
| 2 | the command line or a story cannot be read |
| 3 and more | the classes below |
| 129, 131, 143 | ended by SIGHUP, SIGQUIT, SIGTERM: ends.py |
"""

import sys

import click

from quizbox_host import printing, unseen


class QuizboxError(click.ClickException):
    """What went wrong and the next step, in one line.

    Its exit codes begin with 3: 1 is a failed story, and 2 is click's own usage error. The class
    UnreadableStory alone has 2, too.
    """

    exit_code = 3

    def format_message(self):
        """The message, with invisible characters as escapes."""
        return unseen.escaped(self.message, but="\n")


class UnreadableStory(QuizboxError):
    """A file that could not be read as stories."""

    exit_code = 2


class BadColourFile(QuizboxError):
    """A colour file that cannot be used; the message names file and line."""

    exit_code = 4


class NoBox(QuizboxError):
    """No port may be a box, or none has that name or id."""

    exit_code = 5


class ManyBoxes(QuizboxError):
    """Several boxes or boards match; the person has to name one."""

    exit_code = 6


class PortDenied(QuizboxError):
    """This user may not open the port."""

    exit_code = 7


class PortBusy(QuizboxError):
    """Another program has the port open."""

    exit_code = 8


class NoAnswer(QuizboxError):
    """A device does not answer as a box does, or has stopped answering."""

    exit_code = 9


class PortLost(QuizboxError):
    """The port disappeared in the middle of a command."""

    exit_code = 10


class BoxBusy(QuizboxError):
    """A game is under way, and the request would disturb it.

    what: what the box is busy with; way_out: how to end that; then: the step after it
    """

    exit_code = 11

    def __init__(self, what, way_out, then="ask again"):
        super().__init__(f"{what}, and this would disturb it: {way_out}; then {then}")
        self.what = what
        self.way_out = way_out


class BoxRefused(QuizboxError):
    """The box rejected the request: an unknown name, a bad value, a colour already played."""

    exit_code = 12


class NotKept(QuizboxError):
    """The box has not stored what was sent."""

    exit_code = 13


class WrongProtocol(QuizboxError):
    """Box and tool have incompatible versions."""

    exit_code = 14


class CannotWrite(QuizboxError):
    """A file, a link or stdout could not be written."""

    exit_code = 15


class WrongBoard(QuizboxError):
    """A board that the quizbox does not support."""

    exit_code = 16


class WrongImage(QuizboxError):
    """A file that is not an image for this board."""

    exit_code = 17


class OtherProgram(QuizboxError):
    """The board runs something else, which flashing would replace."""

    exit_code = 18


class WrongMicroPython(QuizboxError):
    """A MicroPython that cannot run the quizbox."""

    exit_code = 19


class NoDrive(QuizboxError):
    """A board in BOOTSEL whose drive is not mounted, or cannot be written."""

    exit_code = 20


class NotFlashed(QuizboxError):
    """Flashing was interrupted; the board has the old program or the new one, or none yet."""

    exit_code = 21


class SomeNotFlashed(QuizboxError):
    """At least one of several boards could not be flashed."""

    exit_code = 22


class AsJson(click.ClickException):
    """Another error, to be printed as JSON for `--json`."""

    def __init__(self, error):
        super().__init__(error.format_message())
        self.exit_code = error.exit_code

    def show(self, file=None):
        """One JSON document, to stderr."""
        document = {"error": self.message, "exit_code": self.exit_code}
        click.echo(printing.document(document, sys.stderr), file=file, err=True)
