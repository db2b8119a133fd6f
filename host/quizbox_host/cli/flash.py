"""`quizbox flash`: installs the quizbox on a Pico, or updates a box."""

import contextlib
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import click

from quizbox_host import terminal
from quizbox_host.cli import common
from quizbox_host.deploy import boards, images
from quizbox_host.deploy.install import Installer, Silent
from quizbox_host.deploy.workbench import Workbench
from quizbox_host.errors import QuizboxError, SomeNotFlashed

A_PATH = click.Path(path_type=Path)


@click.command()
@common.options
@click.option("--drive", type=A_PATH, help="Where the drive of a Pico in BOOTSEL is mounted.")
@click.option("--all", "all_", is_flag=True, help="Flash every board there is, side by side.")
@click.option("--image", type=A_PATH, metavar="FILE", help="An image (UF2) to begin with.")
@click.option("--force", is_flag=True, help="Replace what is no quizbox, and stop a game.")
@click.option("--dry-run", is_flag=True, help="Say what would be done, and change nothing.")
def flash(session, drive, all_, image, force, dry_run):  # noqa: PLR0913, PLR0917 - options
    """Install the quizbox on a Pico, or update a box.

    A new Pico gets MicroPython and then the quizbox: hold its BOOTSEL button while you plug it in.
    A box gets what has changed; its table, settings, game and log stay. If flashing is
    interrupted, the box still runs what it ran before, and flashing again repairs it.
    """
    if all_ and (session.port or session.id or drive):
        raise click.UsageError("--all takes every board: leave out --port, --id and --drive")
    bench = session.computer if isinstance(session.computer, Workbench) else Workbench()
    given = images.image(image) if image else None
    found = _meant(bench, session, drive, all_)
    installer = Installer(bench, given, force)
    do, lines = (installer.rehearse, _would) if dry_run else (installer.install, _did)
    with _progress(session, len(found)) as teller:
        if not all_:
            ended = [_ended(do, found[0], teller)]
        else:
            with ThreadPoolExecutor(len(found)) as pool:
                ended = list(pool.map(lambda one: _ended(do, one, teller), found))
    if not all_:
        if isinstance(ended[0], QuizboxError):
            raise ended[0]
        session.tell(ended[0], lines(ended[0]))
        return
    pairs = list(zip(found, ended, strict=True))
    rows = [row for board, one in pairs for row in _rows(board, one, lines)]
    session.tell([_document(*pair) for pair in pairs], rows)
    failed = [one for one in ended if isinstance(one, QuizboxError)]
    if failed:
        raise SomeNotFlashed(
            f"{len(failed)} of {len(ended)} boards could not be flashed: see to what is said of "
            "them, and flash again"
        )


command = flash


def _meant(bench, session, drive, all_):
    """The Boards to flash."""
    if drive:
        return [boards.on_drive(drive)]
    if session.port:
        return [boards.at_port(bench, session.port, session.id)]
    found = boards.attached(bench, session.hint, session.id)
    return found if all_ else [boards.only(found)]


def _ended(do, board, teller):
    """The result for one board: a document, or the QuizboxError."""
    try:
        return do(board, teller(board.name))
    except QuizboxError as error:
        return error


def _did(document):
    if document["image"]:
        what = f"{document['image']} copied"
        if document["sent"]:
            what += f", {document['sent']} files sent"
    elif document["sent"] or document["copied"]:
        what = f"{document['sent']} files sent, {document['copied']} copied on the board"
    else:
        what = "nothing was new"
    runs_from = document["runs_from"]
    place = "its image" if runs_from == "frozen" else f"slot {runs_from}"
    return [
        f"quizbox {document['version']} runs at {document['port']} (id {document['id']}), from "
        f"{place}: {what}"
    ]


def _would(document):
    """The lines of --dry-run, one per file."""
    rows = [("copy the image", document["image"])] if document["image"] else []
    for what, key in (("send", "send"), ("copy there", "copy"), ("remove", "remove")):
        rows += [(what, path) for path in document[key]]
    if not rows:
        return [
            f"quizbox {document['version']} is on {document['to']} already: nothing would change"
        ]
    head = f"quizbox {document['version']} would come to {document['to']}; nothing was changed"
    return [head, *(f"  {what:<14}  {path}" for what, path in rows)]


def _document(board, ended):
    if isinstance(ended, QuizboxError):
        return {"board": board.name, "error": ended.message, "exit_code": ended.exit_code}
    return {"board": board.name, **ended}


def _rows(board, ended, lines):
    if isinstance(ended, QuizboxError):
        return [f"{board.name}: {ended.message}"]
    return lines(ended)


@contextlib.contextmanager
def _progress(session, boards_count):
    """A context with teller(name), which makes the progress display of that board: see Silent."""
    if session.as_json:
        yield lambda name: Silent()
        return
    if not terminal.draws(sys.stderr):
        lock = threading.Lock()
        yield lambda name: _Lines(session, name if boards_count > 1 else "", lock)
        return
    from rich.console import Console  # noqa: PLC0415 - for a terminal alone
    from rich.progress import BarColumn, Progress, TextColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield lambda name: _Bar(progress, name if boards_count > 1 else "")


class _Lines:
    """Shows progress as lines, one per step, as for a log."""

    def __init__(self, session, name, lock):
        self._hint = session.hint
        self._name = name
        self._lock = lock

    def step(self, what):
        with self._lock:
            self._hint(f"{self._name}: {what}" if self._name else what)

    def count(self, done, total):
        pass


class _Bar:
    """Shows progress as one bar per step."""

    def __init__(self, progress, name):
        self._progress = progress
        self._name = name
        self._task = progress.add_task("", total=None)

    def step(self, what):
        self._progress.remove_task(self._task)  # a total cannot be unknown again
        text = f"{self._name}: {what}" if self._name else what
        self._task = self._progress.add_task(text, total=None)

    def count(self, done, total):
        self._progress.update(self._task, completed=done, total=total)
