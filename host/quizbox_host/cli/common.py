"""What all commands that talk to a box share: options, finding the box, and printing."""

import functools
import re

import click

from quizbox_host import printing
from quizbox_host.ports import Computer, Finder, is_of_id

# A blink is dark for half a second: this many looks, this far apart, see its lit half too.
LOOKS, LOOK_S = 4, 0.2


def _ports(context, param, incomplete):
    """Completions of --port."""
    return [port.path for port in Computer().ports() if port.path.startswith(incomplete)]


def _named(context, param, value):
    if value == "":
        raise click.BadParameter("it is empty: name one, or leave the option out")
    return value


class Session:
    """The options that commands share: which box, and how to print."""

    def __init__(self, computer, port, id_, as_json):
        self.computer = computer
        self.port = port
        self.id = id_
        self.as_json = as_json
        self.finder = Finder(computer, self.hint)

    def hint(self, text):
        """Print progress on stderr; nothing with --json."""
        if not self.as_json:
            printing.line(text, err=True)

    def box(self):
        """Open the box that the options name. Returns a Box; raises what Finder.find raises."""
        return self.finder.find(self.port, self.id)

    def is_meant(self, about):
        """Whether a box with that answer to hello, which may be None, matches --id."""
        return self.id is None or (about is not None and is_of_id(about.get("id"), self.id))

    def tell(self, document, lines):
        """Print the document with --json, else the lines."""
        if self.as_json:
            click.echo(printing.document(document))
            return
        for line in lines:
            printing.line(line)


def options(function):
    """Decorator: adds --port, --id and --json; the function gets a Session as first argument."""

    @click.option(
        "--port",
        metavar="PORT",
        envvar="QUIZBOX_PORT",
        show_envvar=True,
        callback=_named,
        shell_complete=_ports,
        help="The port that the box is at; without it the box is looked for.",
    )
    @click.option(
        "--id", "id_", metavar="ID", callback=_named, help="The box's id, or how it begins."
    )
    @click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
    @click.pass_context
    @functools.wraps(function)
    def wrapped(context, port, id_, as_json, **arguments):
        computer = context.find_object(Computer) or Computer()
        return function(Session(computer, port, id_, as_json), **arguments)

    return wrapped


def status(box, clock):
    """The result of game.status. While the digits are dark, which may be half of a blink, it asks
    again, LOOKS times in all. clock: has pause(s).
    """
    for _ in range(LOOKS):
        told = box.request("game.status")
        if told["shown"].strip(" ."):
            break
        clock.pause(LOOK_S)
    return told


def value(text):
    """A setting's value for the box: an int if the text is a whole number, else the text."""
    is_number = re.fullmatch(r"-?[0-9]{1,9}", text)
    return int(text) if is_number else text


def pounds(amount):
    """An amount in pounds as text; `-` if it is None, not known yet."""
    return "-" if amount is None else f"{amount:,}"
