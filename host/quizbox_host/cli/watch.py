"""`quizbox watch`: the events of the box, as they happen."""

import contextlib
import sys

import click

from quizbox_host import printing
from quizbox_host.big import Big
from quizbox_host.bigscreen import Window
from quizbox_host.cli import common
from quizbox_host.ends import Ended
from quizbox_host.errors import PortLost, QuizboxError

EVENTS = (  # that a box sends: docs/protocol.md
    "press", "release", "slide",
    "chase.start", "chase.pause", "chase.resume", "chase.beep", "chase.over",
    "money.new", "money.arm", "money.step", "money.stop", "money.reveal",
    "clock.turn", "clock.pause", "clock.resume", "clock.beep", "clock.over",
    "race.start", "race.go", "race.stop",
)  # fmt: skip
REMIND_S = 5  # without an event, subscribe again: a box that restarted has forgotten it
PULSE_S = 0.05  # between two redraws of what changes without an event


@click.command()
@click.option(
    "--big", is_flag=True, help="The digits across the terminal, with game, colour and round."
)
@click.option(
    "--until",
    metavar="EVENT",
    type=click.Choice(EVENTS),
    help="End after that event, such as money.reveal; Ctrl-C before it is exit code 1.",
)
@common.options
def watch(session, big, until):
    """Print each event as it happens, one per line, until Ctrl-C.

    The game is not disturbed. If the box restarts or returns at another port, it is found again.
    With --json each line is one JSON document.
    """
    if big and session.as_json:
        raise click.UsageError("--big and --json do not go together", click.get_current_context())
    view = _Digits(session) if big else _Lines(session)
    box = session.box()
    try:
        while True:
            try:
                _follow(box, view, session.computer, until)
                return
            except PortLost:
                box.close()
                view.lost(f"{box.path} went away: waiting for the box to come back")
                box = session.finder.again(box.path, box.about["id"])
    except (KeyboardInterrupt, Ended):
        if until is not None:
            raise
    finally:
        view.end()
        _leave(box)


command = watch


def _follow(box, view, clock, until):
    box.request("events", on=True)
    view.begin(box)
    heard_s = clock.now_s()
    for event in box.events(PULSE_S):
        now_s = clock.now_s()
        if event is None and now_s - heard_s > REMIND_S:
            box.request("events", on=True)
            heard_s = now_s
        if event is not None:
            heard_s = now_s
            view.event(*event)
        view.draw(box, now_s)
        if event is not None and event[0] == until:
            return


def _leave(box):
    """Unsubscribe from the events, if the box still answers, and close it."""
    with contextlib.suppress(QuizboxError):
        box.request("events", on=False)
    box.close()


class _Lines:
    """Prints one event per line."""

    def __init__(self, session):
        self._session = session
        self._as_json = session.as_json

    def begin(self, box):
        status = common.status(box, self._session.computer)
        if not self._as_json:
            printing.line(f"{status['game']}, {status['state']}, shown: [{status['shown']}]")
            sys.stdout.flush()

    def event(self, name, params):
        if self._as_json:
            click.echo(printing.document({"event": name, **params}))
        else:
            told = ", ".join(_told(*item) for item in params.items() if item[0] != "t_us")
            text = f"{params.get('t_us', 0) / 1e6:9.3f} s  {name:<13}  {told}".rstrip()
            printing.line(text)
        sys.stdout.flush()

    def draw(self, box, now_s):
        pass

    def lost(self, text):
        self._session.hint(text)

    def end(self):
        pass


class _Digits:
    """Draws the digits and the title, whenever they change."""

    def __init__(self, session):
        self._session = session
        self._window = Window()
        self._big = None

    def begin(self, box):
        self._big = Big(box.request("settings.get").get("separator", "point"))
        self.draw(box, self._session.computer.now_s())

    def event(self, name, params):
        self._big.event(name, params, self._session.computer.now_s())

    def draw(self, box, now_s):
        big = self._big
        if big.has_to_look(now_s):
            big.look(box.request("game.status"), now_s)
        if big.wants_names:
            big.named([colour["name"] for colour in box.request("table.get")["colours"]])
        self._window.draw(big.title(now_s), big.lit(now_s))

    def lost(self, text):
        self._window.leave()
        self._session.hint(text)

    def end(self):
        self._window.leave()


def _told(name, value):
    if name in ("left_us", "gone_us"):
        return f"{value / 1e6:.3f} s {name.removesuffix('_us')}"
    return common.pounds(value) if name == "amount" else f"{name} {value}"
