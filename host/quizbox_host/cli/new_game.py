"""`quizbox new-game`: start a new game."""

import click

from quizbox_host.cli import common


@click.command("new-game")
@common.options
def new_game(session):
    """Start a new game.

    In The Colour of Money this deals the amounts anew. The box refuses while a game runs, is
    paused, stopped or armed.
    """
    with session.box() as box:
        box.request("game.new")
        document = box.request("game.status")
    session.tell(document, [f"a new game: {document['game']}, {document['state']}"])


command = new_game
