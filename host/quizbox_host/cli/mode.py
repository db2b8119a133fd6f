"""`quizbox mode`: set the game that the box plays."""

import click

from quizbox_host.cli import common


@click.command()
@click.argument("game")
@common.options
def mode(session, game):
    """Set the game: chase, money, clock or race.

    The box refuses while a game runs, is paused, stopped or armed. An unfinished game of The Colour
    of Money waits until you return to it.
    """
    with session.box() as box:
        document = box.request("game.mode", game=game)
    session.tell(document, [f"the box plays {document['game']}"])


command = mode
