"""A colour file as CSV: a row a line, with or without a header and amounts."""

import csv
import re

from quizbox_host.colours import names, rows
from quizbox_host.colours.amounts import SPACES
from quizbox_host.colours.rows import Fault

SEPARATORS = {",": "a comma", ";": "a semicolon", "\t": "a tab"}
NAME_WORDS = {"name", "names", "colour", "colours", "color", "colors"}
AMOUNT_WORDS = {"amount", "amounts", "pounds", "money", "value", "£", "gbp"}
MARKS = "|=:"  # what else parts names and amounts, in some people's files
USUAL = ["name", "amount"]
_SEP_LINE = re.compile(r"sep=([,;\t])", re.IGNORECASE)
_HALVES = re.compile(r"\d,\d\d")
_UNIT = re.compile(r"\s*(\(.*\)|in £|£)$")


def read(text):
    """(rows, list of Fault) of a text; rows are None if the header is not understood.

    The separator is the one by which all can be read. If two would do and say different
    things, nothing is read.
    """
    lines = [
        (number, line)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip(SPACES + "\t") and not line.lstrip(SPACES + "\t").startswith("#")
    ]
    told = _SEP_LINE.fullmatch(lines[0][1].strip(SPACES)) if lines else None
    separators = told[1] if told else SEPARATORS
    readings = {one: _read(lines[1:] if told else lines, one) for one in separators}
    sound = [reading for reading in readings.values() if not _wrong(reading)]
    if not sound:
        return readings[min(readings, key=lambda one: _unlike(one, lines, readings[one]))]
    # No file is known of which this is so; were there one, it would not be guessed at.
    if any(reading != sound[0] for reading in sound):
        return None, [Fault(lines[0][0], "which separator? put quotes round names with , or ;")]
    return sound[0]


def _unlike(separator, lines, reading):
    """How unlikely a separator is that cannot read all: it is in few lines, or finds much wrong."""
    return -sum(separator in line for _, line in lines), len(_wrong(reading))


def _wrong(reading):
    found, faults = reading
    return faults if found is None else faults + rows.judge(found)


def _read(lines, separator):
    found, faults, columns = [], [], None
    for number, line in lines:
        try:
            cells = _cells(line, separator)
        except csv.Error:
            faults.append(Fault(number, "a quote that does not close, or text behind one"))
            found.append(rows.Row(number, None, None, True))
            columns = columns or USUAL
            continue
        if not cells:
            continue
        if columns is None:
            try:
                columns = _header(cells)
            except ValueError as error:
                return None, [Fault(number, str(error))]
            if columns:
                continue
            columns = USUAL
        try:
            name, amount = _parts(cells, columns, line, separator)
        except ValueError as error:
            faults.append(Fault(number, str(error)))
            found.append(rows.Row(number, None, None, True))
        else:
            found.append(rows.row(number, name, amount, faults))
    return found, faults


def _cells(line, separator):
    (cells,) = csv.reader([line], delimiter=separator, strict=True, skipinitialspace=True)
    cells = [names.clean(cell) for cell in cells]
    while cells and not cells[-1]:
        cells.pop()
    return cells


def _header(cells):
    """The columns of a header, None of a row. Raises ValueError if a header is of no use."""
    kinds = [_kind(cell) for cell in cells]
    if not any(kinds) or any(char.isdigit() for cell in cells for char in cell):
        return None
    for kind, cell in zip(kinds, cells, strict=True):
        if not kind:
            raise ValueError(f'a header with a column "{cell[:24]}"; known are name and amount')
    if kinds not in (["name"], USUAL, USUAL[::-1]):
        raise ValueError("a header has one column for names, and one at most for amounts")
    return kinds


def _kind(cell):
    word = cell.casefold()
    word = word if word in AMOUNT_WORDS else _UNIT.sub("", word)
    return "name" if word in NAME_WORDS else "amount" if word in AMOUNT_WORDS else None


def _parts(cells, columns, line, separator):
    """(name, amount or None) of a row's cells. Raises ValueError if they are not to be told."""
    if len(cells) > len(columns) and separator == ",":
        cells = _joined(cells, columns, line)
    if len(cells) > len(columns):
        named = "name and amount" if len(columns) > 1 else "names alone"
        raise ValueError(f"too many cells for {named}; quotes go round what has a separator in it")
    cells = cells + [""] * (len(columns) - len(cells))
    name, amount = (*(cells if columns == USUAL else cells[::-1]), "")[:2]
    if not _is_quoted(line) and columns[0] == "name" and _is_stray(name, amount):
        raise ValueError(f"a row that is not parted by {SEPARATORS[separator]}, as others are")
    return name, amount or None


def _is_quoted(line):
    return line.lstrip(SPACES + "\t").startswith('"')


def _is_stray(name, amount):
    """Whether a name that is not in quotes may still hold a separator and what it parts."""
    separators = set(SEPARATORS)
    return bool({*name[:1], *name[-1:]} & separators if amount else {*name} & {*separators, *MARKS})


def _joined(cells, columns, line):
    """Cells with the halves of an unquoted `£5,000` put together, if that is what they are."""
    if len(cells) != 3 or len(columns) != 2:
        return cells
    first = USUAL.index("amount") if columns == USUAL else 0
    whole = ",".join(cells[first : first + 2])
    bare = line.strip(f"{SPACES}\t,")
    if not _HALVES.search(whole) or not (bare.endswith(whole) if first else bare.startswith(whole)):
        return cells
    return [cells[0], whole] if first else [whole, cells[2]]
