"""`quizbox info`: the identity and the state of a box."""

import click

from quizbox_host import printing
from quizbox_host.cli import common


@click.command()
@common.options
def info(session):
    """Print which box this is, and its condition.

    That is its version, id, free memory, bad files and how it was started. It works in the middle
    of a game.
    """
    with session.box() as box:
        document = {"port": box.path, **box.about, "diagnostics": box.request("diagnostics")}
    session.tell(document, _lines(document))


command = info


def _lines(document):
    rows = [
        ("port", document["port"]),
        ("id", document["id"]),
        ("version", f"{document['version']} on {document['board']}"),
        ("runs from", document["runs_from"] or "the main folder"),
        ("game", f"{document['game']}, {document['state']}"),
        ("started by", document["reset_cause"]),
    ]
    rows += [("bad file", f"{name}: {why}") for name, why in document["bad_files"].items()]
    rows += [(name, str(value)) for name, value in document["diagnostics"].items()]
    return printing.columns(rows)
