"""`quizbox settings`: read and change the box's settings."""

import click

from quizbox_host import printing
from quizbox_host.cli import common
from quizbox_host.errors import BoxRefused


@click.group()
def settings():
    """Read and change the settings. docs/settings.md explains them."""


command = settings


@settings.command("list")
@common.options
def list_all(session):
    """Print every setting and its value. Works in the middle of a game."""
    with session.box() as box:
        values = box.request("settings.get")
    session.tell(values, printing.columns([(name, str(values[name])) for name in values]))


@settings.command()
@click.argument("names", metavar="NAME...", nargs=-1, required=True)
@common.options
def get(session, names):
    """Print the values of settings, one per line. Works in the middle of a game."""
    with session.box() as box:
        values = box.request("settings.get")
    for name in names:
        if name not in values:
            raise BoxRefused(f"no setting {name}: `quizbox settings list` names them")
    session.tell({name: values[name] for name in names}, [str(values[name]) for name in names])


@settings.command("set", context_settings={"ignore_unknown_options": True})
@click.argument("name")
@click.argument("value")
@common.options
def change(session, name, value):
    """Set NAME to VALUE, and keep it.

    The change takes effect when the box is next in ready or choose. The box refuses while a game
    runs, is paused, stopped or armed.
    """
    given = common.value(value)
    for word in (name, given):
        if isinstance(word, str) and word.startswith("-"):
            raise click.NoSuchOption(word, ctx=click.get_current_context())
    with session.box() as box:
        values = box.request("settings.set", **{name: given})
    session.tell(values, [f"{name} is {values[name]}"])
