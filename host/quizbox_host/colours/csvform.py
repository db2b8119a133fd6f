"""Parses a colour file as CSV: one row per line, with or without a header and amounts."""

import csv
import re
from typing import NamedTuple

from quizbox.core.colours import COUNT
from quizbox_host import unseen
from quizbox_host.colours import amounts, names, rows, slips
from quizbox_host.colours.amounts import SPACES
from quizbox_host.colours.rows import Fault

SEPARATORS = {",": "a comma", ";": "a semicolon", "\t": "a tab"}
NAME_WORDS = {"name", "names", "colour", "colours", "color", "colors"}
AMOUNT_WORDS = {"amount", "amounts", "pounds", "money", "value", "£", "gbp"}
LONGEST_WORD = 40  # characters; a longer cell is no word of a header
LIKE_COMMAS = "，、；،؛﹐﹔︐"
LIKE_QUOTES = "“”„‟«»〝〞＂"
AS_QUOTES = str.maketrans(LIKE_QUOTES, '"' * len(LIKE_QUOTES))
USUAL = ["name", "amount"]
QUOTE = "a quote that does not close, or text behind one"
TITLE = "a line above the table; take it out (in Numbers: export without table names)"
HEADER = "a header that is not known; write name and amount, or take it out"
MAYBE_HEADER = "maybe a header, as it is one of 21; if so, write name, or take it out"
SEP = "a separator that is none; write sep=, or sep=; or take the line out"
_SEP_LINE = re.compile(r'("?)sep *=(?P<told>[^"]*)\1[,;\t]*', re.IGNORECASE)
_HALVES = re.compile(r"\d,\d\d")
_UNIT = re.compile(r"\s*(\(.*\)|in £|£)$")
_QUOTED = re.compile(r'"[^"]*"')


class Line(NamedTuple):
    """A line with a row. wrong: why it cannot be parsed, or None."""

    number: int
    text: str
    cells: list
    wrong: str | None


def read(text):
    """(rows, list of Fault) of a text; rows are None if the header is not understood.

    The separator is the one with which every line parses without a fault. If two do, with
    different results, neither is used.
    """
    lines = [
        (number, line)
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip(SPACES + "\t") and not line.lstrip(SPACES + "\t").startswith("#")
    ]
    sep_line = _SEP_LINE.fullmatch(lines[0][1].strip(SPACES)) if lines else None
    if sep_line:
        return _as_told(sep_line["told"].strip(SPACES), *lines)
    readings = {one: _read(lines, one) for one in SEPARATORS}
    sound = [reading for reading in readings.values() if not _wrong(reading)]
    if not sound and slips.is_markdown(line for _, line in lines):
        return None, [Fault(lines[0][0], slips.MARKDOWN)]
    if not sound:
        return readings[min(readings, key=lambda one: _unlike(one, lines, readings[one]))]
    # No such file is known; should there be one, do not guess.
    if any(reading != sound[0] for reading in sound):
        return None, [Fault(lines[0][0], "which separator? put quotes round names with , or ;")]
    return sound[0]


def _as_told(separator, first, *lines):
    """What read() returns, for the lines after a first line `sep=`, which names the separator."""
    if not separator or separator.strip("".join(SEPARATORS)):
        return None, [Fault(first[0], SEP)]
    separator = separator[0]  # what follows it are empty cells
    reading = _read(lines, separator)
    if _wrong(reading):
        others = [one for one in SEPARATORS if not _wrong(_read(lines, one))]
        if others:
            wrong = f"sep={separator}, but the rows are parted by {SEPARATORS[others[0]]}"
            return None, [Fault(first[0], wrong)]
    return reading


def _unlike(separator, lines, reading):
    """Sort key for separators that all fail: first the one in most lines, with fewest faults;
    the comma last of equals, as amounts may have one."""
    count = sum(separator in line for _, line in lines)
    return -count, len(_wrong(reading)), bool(count) and separator == ","


def _wrong(reading):
    found, faults = reading
    return faults if found is None else faults + rows.judge(found)


def _read(lines, separator):
    written = [line for line in (_line(*line, separator) for line in lines) if line]
    try:
        columns, above, faults = _head(written)
    except ValueError as error:
        return None, error.args[0]
    wrong = slips.numbered(written[above:])
    if wrong:
        return None, [*faults, Fault(written[above].number, wrong)]
    is_parted = any(len(line.cells) > 1 for line in written)
    found = []
    for line in written[above:]:
        try:
            name, amount = _parts(line, columns, separator, is_parted)
        except ValueError as error:
            faults.append(Fault(line.number, str(error)))
            found.append(rows.Row(line.number, None, None, is_parted))
        else:
            found.append(rows.row(line.number, name, amount, faults))
    return found, faults


def _line(number, text, separator):
    """Parse a text as a Line; None if all its cells are empty."""
    outside = _QUOTED.sub('""', text)
    curly = re.search(rf"(?:^|{separator})[{SPACES}\t]*([{LIKE_QUOTES}])", outside)
    wrong = f'{unseen.told(curly[1])} is no quote; type " instead' if curly else None
    meant = text.translate(AS_QUOTES) if curly else text
    try:
        (cells,) = csv.reader([meant], delimiter=separator, strict=True, skipinitialspace=True)
    except csv.Error:
        return Line(number, text, [], wrong or QUOTE)
    cells = [names.clean(cell) for cell in cells]
    while cells and not cells[-1]:
        cells.pop()
    if separator == "," and slips.is_halved(cells) and not slips.is_quoted(text):
        cells = [",".join(cells)]
    return Line(number, text, cells, wrong) if cells else None


def _head(lines):
    """(columns, number of lines above the colours, list of Fault of those lines).

    Raises ValueError with a list of Fault if a header cannot be used.
    """
    if not lines:
        return USUAL, 0, []
    title = int(_has_title(lines))
    faults = [Fault(lines[0].number, TITLE)] if title else []
    first = lines[title]
    try:
        columns = _header(first.cells)
    except ValueError as error:
        raise ValueError([*faults, Fault(first.number, str(error))]) from None
    if columns:
        faults += [Fault(first.number, first.wrong)] if first.wrong else []
        return columns, title + 1, faults
    if _is_foreign(lines[title:]):
        is_turned = amounts.is_amount(lines[title + 1].cells[0])
        columns = USUAL[::-1] if is_turned else USUAL
        return columns, title + 1, [*faults, Fault(first.number, HEADER)]
    if len(lines) == COUNT + 1 and all(len(line.cells) == 1 for line in lines):
        faults = [Fault(first.number, MAYBE_HEADER)]
    return USUAL, title, faults


def _has_title(lines):
    """Whether the first line is a title: one cell, with the table below it."""
    if len(lines) < 2 or len(lines[0].cells) != 1 or _kind(lines[0].cells[0]):
        return False
    if len(lines) == COUNT + 1 and all(len(line.cells) > 1 for line in lines[1:]):
        return True
    try:
        columns = _header(lines[1].cells)
    except ValueError:
        return True
    if columns:
        return len(columns) > 1 or len(lines) == COUNT + 2
    return _is_foreign(lines[1:])


def _is_foreign(lines):
    """Whether the first line is a header in unknown words."""
    if len(lines) <= COUNT or len(lines[0].cells) < 2:
        return False
    return not _has_digit(lines[0].cells) and _has_digit(lines[1].cells)


def _has_digit(cells):
    return any(char.isdigit() for cell in cells for char in cell)


def _header(cells):
    """The columns of a header; None for a row. Raises ValueError if a header cannot be used."""
    kinds = [_kind(cell) for cell in cells]
    if not any(kinds) or _has_digit(cells):
        return None
    for kind, cell in zip(kinds, cells, strict=True):
        if not kind:
            raise ValueError(f'a header with a column "{cell[:24]}"; known are name and amount')
    if kinds not in (["name"], USUAL, USUAL[::-1]):
        raise ValueError("a header has one column for names, and one at most for amounts")
    return kinds


def _kind(cell):
    if len(cell) > LONGEST_WORD:
        return None
    word = cell.casefold()
    word = word if word in AMOUNT_WORDS else _UNIT.sub("", word)
    return "name" if word in NAME_WORDS else "amount" if word in AMOUNT_WORDS else None


def _parts(line, columns, separator, is_parted):
    """(name, amount or None) of a line. Raises ValueError if it cannot be split into these.

    is_parted: whether the separator parts any row of the file.
    """
    if line.wrong:
        raise ValueError(line.wrong)
    cells = line.cells
    if columns[0] == "name":
        _refuse_slips(cells, line.text, separator)
    if len(cells) > len(columns) and separator == ",":
        cells = _joined(cells, columns, line.text)
    if len(cells) > len(columns):
        place = unseen.first(line.text.replace("\t", " "))
        if place is not None:
            raise ValueError(names.UNSEEN.format(unseen.told(line.text[place])))
        named = "name and amount" if len(columns) > 1 else "names alone"
        raise ValueError(f"too many cells for {named}; quotes go round what has a separator in it")
    cells = cells + [""] * (len(columns) - len(cells))
    name, amount = (*(cells if columns == USUAL else cells[::-1]), "")[:2]
    if not slips.is_quoted(line.text) and columns[0] == "name":
        _refuse_unparted(name, amount, SEPARATORS[separator], is_parted)
    return name, amount or None


def _refuse_slips(cells, line, separator):
    """Raises ValueError if a comment follows the cells of a line, or the amount comes first."""
    if slips.has_comment(cells):
        raise ValueError(slips.COMMENT)
    turned = _joined(cells, USUAL[::-1], line) if separator == "," else cells
    if len(turned) == 2 and slips.is_turned(*turned):
        raise ValueError(slips.TURNED)


def _refuse_unparted(name, amount, comma, is_parted):
    """Raises ValueError if a name without quotes still holds a separator, so that the row may be
    cut wrong, or a character that only looks like one. comma: the separator, in words."""
    if not is_parted:
        others = {one for one in SEPARATORS if SEPARATORS[one] != comma}
        wrong = slips.no_separator(name, others | {*slips.MARKS}, comma)
        if wrong:
            raise ValueError(wrong)
    elif _is_stray(name, amount):
        raise ValueError(f"a row that is not parted by {comma}, as others are")
    like = next((char for char in name if char in LIKE_COMMAS), None)
    if like and not amount and amounts.at_end(name[-LONGEST_WORD:]):
        raise ValueError(slips.NO_SEPARATOR.format(unseen.told(like), comma))


def _is_stray(name, amount):
    ends, inside = {*name[:1], *name[-1:]}, {*name}
    return bool(ends & {*SEPARATORS} if amount else inside & {*SEPARATORS, *slips.MARKS})


def _joined(cells, columns, line):
    """Cells, with the two halves of an unquoted `£5,000`, if there is one, joined again."""
    if len(cells) != 3 or len(columns) != 2:
        return cells
    first = USUAL.index("amount") if columns == USUAL else 0
    whole = ",".join(cells[first : first + 2])
    bare = line.strip(f"{SPACES}\t,")
    if not _HALVES.search(whole) or not (bare.endswith(whole) if first else bare.startswith(whole)):
        return cells
    return [cells[0], whole] if first else [whole, cells[2]]
