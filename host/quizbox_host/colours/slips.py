"""What people often write in place of a CSV's rows, so that they are told the cause."""

import re

from quizbox_host import unseen
from quizbox_host.colours import amounts
from quizbox_host.colours.amounts import SPACES

MARKS = "|=:"  # other separators, in some people's files
TURNED = "an amount where the name should be; write the name first, or a header: amount,name"
COMMENT = "# begins a comment only at the start of a line; put this one on a line of its own"
MARKDOWN = "a table of Markdown; write each row as name,amount, without | and without the dashes"
NUMBERED = "every row begins with its number; take the numbers out, or put the names in quotes"
NUMBERS = "a column of numbers before the names; take it out"
NO_SEPARATOR = "{} parts nothing; type {}"
IN_NAME = "{} in a name; put the name in quotes, or part it from its amount by {}"
_THOUSANDS = re.compile(rf"000(\.00)?[{SPACES}]*(£|GBP)?", re.ASCII | re.IGNORECASE)


def is_quoted(line):
    """Whether a line begins with a quote."""
    return line.lstrip(SPACES + "\t").startswith('"')


def is_markdown(lines):
    """Whether each of some lines stands between two `|`, as in a table of Markdown."""
    bare = [line.strip(SPACES + "\t") for line in lines]
    return bool(bare) and all(len(line) > 1 and line[0] == line[-1] == "|" for line in bare)


def is_halved(cells):
    """Whether the comma that parted the cells of a row is that of an amount: `Red: 7,000`."""
    return len(cells) == 2 and cells[0][-1:].isdigit() and bool(_THOUSANDS.fullmatch(cells[1]))


def numbered(lines):
    """What is wrong with csvform.Lines that each begin with their own number, from 1; else None.

    A number is no number where it is the whole name: `7,7000` names a team, and `"7. Red"` in
    quotes is meant.
    """
    if len(lines) < 2:
        return None
    for begins, wrong in ((_has_number_cell, NUMBERS), (_has_number, NUMBERED)):
        if all(begins(line, number) for number, line in enumerate(lines, 1)):
            return wrong
    return None


def _has_number_cell(line, number):
    first, second, *_ = [*line.cells, "", ""]
    return re.fullmatch(rf"0?{number}[.):]?", first) is not None and _may_be_name(second)


def _has_number(line, number):
    begins = re.match(rf"0?{number}(?:[.):]\s*|\s+)(?P<rest>.*)", "".join(line.cells[:1]))
    return begins is not None and _may_be_name(begins["rest"]) and not is_quoted(line.text)


def _may_be_name(text):
    """Whether a text is not empty, and neither an amount nor something else in digits."""
    return bool(text) and not amounts.is_amount(text) and re.match(r"\W*\d", text) is None


def has_comment(cells):
    """Whether a # follows the amount, or where an amount would be, in the cells of a row."""
    before, mark, _ = ",".join(cells[1:]).partition("#")
    return bool(mark) and (any(char.isdigit() for char in before) or not before.strip(SPACES + ","))


def is_turned(first, second):
    """Whether the amount of a row stands before its name."""
    return bool(second) and amounts.is_amount(first) and not amounts.is_amount(second)


def no_separator(name, separators, comma):
    """What is wrong with the name of a row, where nothing parts any row; None if nothing is.

    separators: what parts other people's rows; comma: what is to part these, in words.
    """
    mark = next((char for char in reversed(name) if char in separators), None)
    if mark is None:
        return None
    told = NO_SEPARATOR if amounts.at_end(name[-amounts.LONGEST :]) else IN_NAME
    return told.format(unseen.told(mark), comma)
