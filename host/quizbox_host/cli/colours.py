"""`quizbox colours`: the names and hidden amounts of the colours, on the box and in a file."""

import json
from pathlib import Path

import click

from quizbox.core import colours as table
from quizbox_host import colourfile, outfile, printing
from quizbox_host.cli import common
from quizbox_host.colourcommands import check, template
from quizbox_host.errors import BoxBusy, NotKept
from quizbox_host.ports import LOOK_S

CSV = {".csv": ",", ".tsv": "\t"}  # separators, by file ending
USED = {"this_game": "the game that begins now", "next_game": "the next game"}


@click.group()
def colours():
    """Load, print and check the table of The Colour of Money.

    The table holds the names and hidden amounts of the twenty colours. It comes from a colour file:
    `template` writes one to start from, `check` checks it, `load` sends it to the box. See
    docs/colours.md.
    """


command = colours
colours.add_command(check)
colours.add_command(template)


@colours.command()
@click.argument("file")
@click.option("--reveal", is_flag=True, help="Print the amounts, too.")
@common.options
def load(session, file, reveal):
    """Load a colour file into the box, and verify it there.

    Amounts are printed only with --reveal, so that whoever loads the file can still play. The box
    refuses while a game runs, is paused, stopped or armed.
    """
    given = colourfile.table(colourfile.read(file))["colours"]
    with session.box() as box:
        answer = _set(box, given, session.computer)
        settings = box.request("settings.get")
    crc32 = table.checksum(given)
    if answer.get("crc32") != crc32:
        raise NotKept("the box has kept something else than was sent: load the file again")
    deal = settings.get("deal", "auto")
    game = settings.get("game")
    has_amounts = table.amounts_k(given) is not None
    document = {**answer, "amounts": has_amounts, "deal": deal, "game": game}
    if reveal:
        document["colours"] = given
    amounts = "with amounts" if has_amounts else "without amounts"
    lines = [
        f"kept and read back: {table.COUNT} colours, {amounts}",
        f"used from: {USED[answer['used_from']]}",
    ]
    if has_amounts and deal == "shuffle":
        lines.append("the setting deal is shuffle, so amounts are dealt at random all the same:")
        lines.append("  quizbox settings set deal auto")
    if game != "money":
        lines.append("the box plays another game now: quizbox mode money")
    session.tell(document, lines + (_rows(given) if reveal else []))


@colours.command()
@click.option("--names", is_flag=True, help="The names alone; the box stays quiet.")
@common.options
def show(session, names):
    """Print the box's table: each colour's name and amount.

    This reveals the hidden amounts: do not look if you are going to play. Between two colours of a
    game the box gives you away: it makes its `error` sound and lights its last point until the
    next game. While a game runs or a sound is on, it refuses. If the table has no amounts, the box
    deals them at random at each new game.
    """
    held = _held(session, reveal=not names)
    session.tell({"colours": held}, _rows(held))


@colours.command()
@click.argument("file")
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@common.options
def save(session, file, force):
    """Save the box's table, with its amounts, as a colour file.

    FILE's ending decides the form: .csv, .tsv, or else TOML. Between two colours of a game the box
    gives you away, as with `show`.
    """
    outfile.check_free(file, force)  # before the box marks the game as peeked at
    held = _held(session, reveal=True)
    outfile.write(file, _as_file(held, Path(file).suffix.lower()), force)
    session.tell({"file": file}, [f"saved: {file}"])
    _, faults = colourfile.examine(file)
    if faults:  # from another program: the box accepts names that a colour file may not have
        session.hint("as the box has it, `load` would refuse it: put these right before")
        for line in colourfile.told(file, faults):
            session.hint(line)


def _set(box, given, clock):
    """Send a table. Retry while the box is busy: it may be writing that of an interrupted load."""
    deadline_s = clock.now_s() + clock.patience.keeping
    while True:
        try:
            return box.request("table.set", colours=given)
        except BoxBusy:
            if clock.now_s() >= deadline_s:
                raise
        clock.pause(LOOK_S)


def _held(session, reveal):
    with session.box() as box:
        return box.request("table.get", reveal=reveal)["colours"]


def _rows(held):
    rows = [
        (str(number), colour["name"], common.pounds(colour["amount"]) if "amount" in colour else "")
        for number, colour in enumerate(held, 1)
    ]
    return printing.columns(rows)


def _as_file(held, ending):
    """A table as CSV or TOML, by the file's ending. A string of JSON is one of TOML too."""
    names = [colour["name"] for colour in held]
    amounts = [str(colour.get("amount") or "") for colour in held]
    if ending in CSV:
        quoted = ['"' + name.replace('"', '""') + '"' for name in names]
        rows = [
            f"{name}{CSV[ending]}{amount}" for name, amount in zip(quoted, amounts, strict=True)
        ]
        return "\n".join([f"name{CSV[ending]}amount", *rows, ""])
    quoted = [json.dumps(name, ensure_ascii=False) for name in names]
    if not any(amounts):
        return "colours = [\n" + "".join(f"    {name},\n" for name in quoted) + "]\n"
    rows = [f"{name} = {amount}\n" for name, amount in zip(quoted, amounts, strict=True)]
    return "[colours]\n" + "".join(rows)
