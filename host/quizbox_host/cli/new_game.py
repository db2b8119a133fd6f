"""`quizbox new-game`: begin anew."""

import click

from quizbox_host.cli import common


@click.command("new-game")
@common.options
def new_game(session):
    """Begin a new game; in The Colour of Money each colour gets its amount anew.

    Not while a game runs, is paused or armed.
    """
    with session.box() as box:
        box.request("game.new")
        document = box.request("game.status")
    session.tell(document, [f"a new game: {document['game']}, {document['state']}"])


command = new_game
