"""`quizbox log`: the errors that the box has logged."""

import click

from quizbox_host import printing
from quizbox_host.cli import common


@click.command()
@click.option("--clear", is_flag=True, help="Then forget it; not while a game is under way.")
@common.options
def log(session, clear):
    """Print the errors that the box has logged, oldest first."""
    with session.box() as box:
        document = box.request("log.get")
        if clear:
            box.request("log.clear")
    rows = [
        (str(one["number"]), f"{one['at_s']} s", one["what"], one["where"])
        for one in document["faults"]
    ]
    session.tell(document, printing.columns(rows) or ["nothing went wrong"])


command = log
