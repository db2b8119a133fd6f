"""`quizbox play`: the box in the terminal, or a demonstration of it."""

import os
import secrets
import signal
import sys

import click

from quizbox.core import games
from quizbox_host import checkout, colourfile, ends, terminal
from quizbox_host.play import box, demo
from quizbox_host.play.app import Play
from quizbox_host.story import runner
from quizbox_host.worlds.chip_live import ChipLive
from quizbox_host.worlds.live import Live

SEED_BITS = 32
LIVES = {"cpython": Live, "chip": ChipLive}  # by --world


@click.command()
@click.option(
    "--game",
    type=click.Choice([game.name for game in games.GAMES]),
    help="The game that the box opens on; without this or --table: The Chase.",
)
@click.option(
    "--table",
    metavar="FILE",
    help="A colour file for The Colour of Money, like examples/colours.toml.",
)
@click.option("--slide", type=click.Choice(["1", "2"]), default="1", help="Where SLIDE stands.")
@click.option("--seed", type=int, help="Deal the same amounts each time.")
@click.option("--bell", is_flag=True, help="Ring the terminal's bell at each sound.")
@click.option(
    "--world",
    type=click.Choice(list(LIVES)),
    default="cpython",
    show_default=True,
    help="What the firmware runs in: this Python, or MicroPython on an emulated Pico.",
)
def play(game, table, slide, seed, bell, world):  # noqa: PLR0913, PLR0917 - options
    """Play on a simulated box: the real firmware, in real time.

    The screen names the keys: space presses START. What the box stores is lost when you quit.

    If input or output is not a terminal, or TERM is `dumb`, it prints a short demonstration of The
    Chase and The Colour of Money instead.
    """
    checkout.need_firmware()
    rows = None if table is None else colourfile.read(table)
    if not is_terminal():
        if terminal.is_plain():
            click.echo(
                f"TERM={os.environ['TERM']}: no screen, so here is a demonstration", err=True
            )
        seed = box.USUAL_SEED if seed is None else seed
        for line in demo.lines(rows, seed, runner.player(world)):
            click.echo(line)
        return
    opening = game or ("money" if rows else None)
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    settings = {"game": opening} if opening else {}
    screen = Play(box.script(settings, rows, seed, int(slide)), bell, live=LIVES[world])
    with ends.lasting_stderr():
        screen.run()
    if screen.ended_by == signal.SIGINT:
        raise click.Abort
    if screen.ended_by:
        raise ends.Ended(screen.ended_by)
    sys.exit(screen.return_code)


command = play


def is_terminal():
    """Whether a person can play: keys come from stdin, the screen goes to stderr."""
    return terminal.draws(sys.stdin, sys.stdout, sys.stderr)
