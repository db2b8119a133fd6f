"""The rows of a colour file, of either form, and the checks across rows."""

from typing import NamedTuple

from quizbox.core.colours import COUNT
from quizbox_host.colours import amounts, names


class Fault(NamedTuple):
    """What is wrong, and the line (from 1; 0: the file as a whole) where it is."""

    line: int
    text: str


class Row(NamedTuple):
    """A colour in a file. name and amount are None where they are faulty.

    line: from 1; amount: in pounds; has_amount: whether one is written, valid or not.
    """

    line: int
    name: str | None
    amount: int | None
    has_amount: bool


def row(line, name, amount, faults):
    """Make a Row of what is written; append to faults what is wrong with it by itself.

    name: a text; amount: a text, an int, or None where none is written.
    """
    name = names.clean(name)
    wrong = names.fault(name, amount is not None)
    if wrong:
        faults.append(Fault(line, wrong))
    pounds = None
    if amount is not None:
        try:
            is_text = isinstance(amount, str)
            pounds = amounts.pounds(amount) if is_text else amounts.checked(amount)
        except ValueError as error:
            faults.append(Fault(line, str(error)))
    return Row(line, None if wrong else name, pounds, amount is not None)


def judge(rows):
    """A list of Fault across rows: names or amounts twice, amounts missing, not COUNT rows."""
    faults = []
    first = {}
    for line, name, amount, _ in rows:
        for what, value in (("name", name), ("amount", amount)):
            if value is None:
                continue
            known = (what, names.key(value) if what == "name" else value)
            if known in first:
                faults.append(Fault(line, f"the {what} of line {first[known]} again"))
            first.setdefault(known, line)
    without = [row.line for row in rows if not row.has_amount]
    if 0 < len(without) < len(rows):
        others = ", ".join(str(line) for line in without[1:])
        more = f", nor on {others}" if others else ""
        faults.append(Fault(without[0], f"no amount here{more}: all colours have one, or none"))
    if len(rows) != COUNT:
        line = rows[min(len(rows) - 1, COUNT)].line if rows else 1
        count = f"{len(rows)} colour{'' if len(rows) == 1 else 's'}"
        faults.append(Fault(line, f"{count}; a table has {COUNT}"))
    return faults
