"""`quizbox status`: the game as it stands."""

import click

from quizbox_host import printing
from quizbox_host.cli import common


@click.command()
@common.options
def status(session):
    """The game as it stands: what is shown, the round, each colour played.

    Works in the middle of a game. Of a colour whose count goes on the amount is not told.
    """
    with session.box() as box:
        document = common.status(box, session.computer)
    session.tell(document, _lines(document))


command = status


def _lines(document):
    head = f"{document['game']}, {document['state']}, shown: [{document['shown']}]"
    if document["round"]:
        head += f", round {document['round']}"
    played = [("colour", "name", "stopped at", "amount")] if document["played"] else []
    for colour in document["played"]:
        stops = " ".join(map(common.pounds, colour["stops"])) or "-"
        amount = common.pounds(colour["amount"])
        played.append((str(colour["colour"]), colour["name"], stops, amount))
    return [head, *(printing.columns(played) if played else [])]
