"""`quizbox mode`: which game the box plays."""

import click

from quizbox_host.cli import common


@click.command()
@click.argument("game")
@common.options
def mode(session, game):
    """Let the box play GAME: chase, money, clock or race.

    Not while a game runs, is paused or armed. A game of The Colour of Money waits until you come
    back to it.
    """
    with session.box() as box:
        document = box.request("game.mode", game=game)
    session.tell(document, [f"the box plays {document['game']}"])


command = mode
