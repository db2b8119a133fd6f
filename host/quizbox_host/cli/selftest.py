"""`quizbox selftest`: light every segment, play every sound, read every input."""

import click

from quizbox_host import printing
from quizbox_host.cli import common


@click.command()
@common.options
def selftest(session):
    """Light every segment, and play every sound.

    It prints what the box reads from START, SLIDE, the supply and the cable. It ends after the last
    sound, or when you press START. The box refuses while a game runs, is paused, stopped or armed.
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
