"""`quizbox status`: the state of the game."""

import click

from quizbox_host import printing
from quizbox_host.cli import common


@click.command()
@common.options
def status(session):
    """Print the state of the game.

    That is what the digits show, the round, and each colour played. It works in the middle of a
    game. The amount of a colour is printed only after its reveal.
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
