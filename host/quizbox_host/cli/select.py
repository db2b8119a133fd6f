"""`quizbox select`: offer a colour."""

import click

from quizbox_host.cli import common


@click.command()
@click.argument("colour", type=click.IntRange(1, 20))
@common.options
def select(session, colour):
    """Offer COLOUR, 1 to 20, as presses of START would.

    Only in The Colour of Money, with SLIDE at 1, and only a colour that is not played yet.
    """
    with session.box() as box:
        box.request("game.select", colour=colour)
        document = box.request("game.status")
    session.tell(document, [f"colour {colour} is offered: SLIDE to 2 arms it"])


command = select
