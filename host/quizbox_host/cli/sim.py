"""`quizbox sim`: a simulated box, in real time, behind a serial port."""

import contextlib
import secrets
import signal
import sys

import click

from quizbox_host import checkout, colourfile, ends, printing
from quizbox_host.cli import common
from quizbox_host.errors import QuizboxError
from quizbox_host.play import box
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython
from quizbox_host.worlds.live import RealTime

SEED_BITS = 32


@click.command()
@click.option("--pty", is_flag=True, required=True, help="Behind a pseudo-terminal: the one way.")
@click.option("--link", metavar="PATH", help="Make PATH a link to the port, while there is one.")
@click.option("--game", metavar="GAME", help="What the box opens on: chase, money, clock, race.")
@click.option("--table", metavar="FILE", help="A colour file that it has been loaded with.")
@click.option(
    "--set", "settings", metavar="NAME=VALUE", multiple=True, help="A setting that it has kept."
)
@click.option("--slide", type=click.Choice(["1", "2"]), default="1", help="Where SLIDE stands.")
@click.option("--seed", type=int, help="Deal the same amounts each time.")
@click.option("--speed", type=click.FloatRange(0.1, 1000), default=1, hidden=True)
def sim(pty, link, speed, **options):
    """Simulate a box behind a serial port.

    The other commands, and your own programs, use it like a real one. It prints `port PATH`; give
    that PATH to the other commands as --port. It runs the real firmware, in real time. Ctrl-C
    ends it.

    Type what a hand does, one action per line. It prints `done` and the line when the box has
    taken the action in: SLIDE is at rest, START is up again, the program has started. Between
    two presses START stays up for a quarter of a second, so three lines are three presses.

    \b
      press            START, for 0.12 s
      press 5          START, held for 5 s
      slide 1          SLIDE to 1, or to 2
      wait 2.5         wait 2.5 s before the next action
      cable off        unplug the cable; the batteries keep the box on
      cable on         plug it in, perhaps at another port
      power off        cut the supply
      power on         restore it
      reset            restart the program
      quit             end
    """
    checkout.need_firmware()
    script = _script(**options)
    try:
        from quizbox_host.play.port import Port  # noqa: PLC0415 - Windows has no tty
    except ImportError:
        raise QuizboxError("this system has no pseudo-terminals: try `quizbox play`") from None
    port = Port(
        script,
        RealTime(speed),
        link,
        click.echo,
        lambda text: printing.line(text, err=True),
    )
    signal.set_wakeup_fd(port.waker)  # wakes select() even if it comes just before
    if hasattr(signal, "SIGTTIN"):
        signal.signal(signal.SIGTTIN, signal.SIG_IGN)  # in the background: input is empty, no stop
    with contextlib.suppress(ends.Ended), ends.heeded((signal.SIGINT, *ends.SIGNALS)):
        port.run(sys.stdin.fileno())


command = sim


def _script(game, table, settings, slide, seed):
    kept = dict(_setting(text) for text in settings)
    if game is not None:
        kept["game"] = game
    _check(kept, "--set" if game is None else "--game")
    rows = None if table is None else colourfile.read(table)
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    return box.script(kept, rows, seed, int(slide))


def _setting(text):
    name, equals, value = text.partition("=")
    if not equals:
        raise click.BadParameter(f"{text!r} is not NAME=VALUE", param_hint="--set")
    return name, common.value(value)


def _check(kept, game_from):
    """Raises click.BadParameter if settings do not fit the firmware's own list of them."""
    firmware = cpython.Machine(Rig({})).load("quizbox.settings")
    known = {setting.name: setting for setting in firmware.declared()}
    for name, value in kept.items():
        hint = game_from if name == "game" else "--set"
        if name not in known:
            raise click.BadParameter(
                f"no setting {name}; there are {', '.join(known)}", param_hint=hint
            )
        if not known[name].accepts(value):
            raise click.BadParameter(f"{name} takes {known[name].told()}", param_hint=hint)
