"""Reads colour files: a person's list of colours and hidden amounts, as TOML or CSV."""

import os
import re
from pathlib import Path

from quizbox.core import colours
from quizbox_host.colours import csvform, rows, text, tomlform
from quizbox_host.colours.rows import Fault
from quizbox_host.errors import BadColourFile

FEW = 3  # up to so many faults of a kind are listed one by one
FORMS = {".toml": tomlform, ".csv": csvform, ".tsv": csvform}
TOML = "no CSV; if it is TOML, let its name end in .toml"
_IS_TOML = re.compile(
    r"^[ \t]*(\[[ \t]*colours[ \t]*\]|\[\[[ \t]*colour[ \t]*\]\]|colours[ \t]*=)", re.MULTILINE
)
_DIFFERING = re.compile(r"\d+|`[^`]*`")  # what may differ between faults of a kind
_LOOKS_LIKE_TOML = re.compile(r"^[ \t]*(\[|colours?[ \t]*[=.])", re.MULTILINE)


def read(path):
    """The colours in a file, in its order: a list of (name, amount in pounds or None).

    The file's ending decides between TOML and CSV; if it is another, the content does.
    Raises BadColourFile with every fault found, a line each; no message holds an amount.
    """
    found, faults = examine(path)
    if faults:
        raise BadColourFile("\n".join(told(path, faults)))
    return found


def examine(path):
    """(rows as read() returns them, every Fault by line): one of the two is empty."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(text.LIMIT + 1)
    except OSError as error:
        return [], [Fault(0, error.strerror)]
    content, faults = text.decode(data)
    if faults:
        return [], faults
    form = _form(path, content)
    found, faults = form.read(content)
    if found is not None:
        faults = faults + rows.judge(found)
    if faults and form is csvform and _IS_TOML.search(content):
        return [], [Fault(1, TOML)]
    if faults:
        return [], sorted(set(faults))
    pairs = [(row.name, row.amount) for row in found]
    wrong = colours.faults(table(pairs)["colours"])  # the box's own check
    return ([], [Fault(0, colours.told(wrong))]) if wrong else (pairs, [])


def told(path, faults):
    """Faults as lines to print, `FILE:LINE: text`. Of more than FEW of a kind only the first, with
    the line numbers of the others."""
    name = os.fsencode(path).decode(errors="replace")
    alike = {}
    for fault in faults:
        alike.setdefault(_DIFFERING.sub("", fault.text), []).append(fault)
    lines = []
    for fault in faults:
        others = alike[_DIFFERING.sub("", fault.text)]
        if len(others) <= FEW:
            lines.append(f"{name}{_place(fault)}: {fault.text}")
        elif fault is others[0]:
            more = _listed([other.line for other in others[1:]])
            lines.append(f"{name}{_place(fault)}: {fault.text}; likewise on lines {more}")
    return lines


def _place(fault):
    return f":{fault.line}" if fault.line else ""


def _listed(numbers):
    """Ascending numbers as ranges: `4 to 7, 9`."""
    runs = []
    for number in numbers:
        if runs and number <= runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(str(one) if one == last else f"{one} to {last}" for one, last in runs)


def table(rows):
    """Rows as read() returns them, in the box's form: {"colours": [{"name", "amount"}]}."""
    return {
        "colours": [
            {"name": name} if amount is None else {"name": name, "amount": amount}
            for name, amount in rows
        ]
    }


def _form(path, content):
    form = FORMS.get(Path(path).suffix.lower())
    return form or (tomlform if _LOOKS_LIKE_TOML.search(content) else csvform)
