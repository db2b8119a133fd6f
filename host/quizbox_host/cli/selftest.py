"""`quizbox selftest`: every segment and every sound."""

import click

from quizbox_host import printing
from quizbox_host.cli import common


@click.command()
@common.options
def selftest(session):
    """Light every segment, make each sound once, and tell what the box reads from its parts.

    START ends it; it ends by itself after the last sound. Not while a game runs, is paused or
    armed.
    """
    with session.box() as box:
        document = box.request("selftest")
    rows = [
        ("START", "down" if document["start"] else "up"),
        ("SLIDE", str(document["slide"])),
        ("supply", f"{document['vsys_mv']} mV"),
        ("cable", "in" if document["cable"] else "out"),
    ]
    hint = "now look and listen: every segment lit, each sound once"
    session.tell(document, [*printing.columns(rows), hint])


command = selftest
