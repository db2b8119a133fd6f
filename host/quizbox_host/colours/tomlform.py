"""Parses a colour file as TOML: a table `name = amount`, a list of names, or [[colour]] tables."""

import re
import tomllib

from quizbox_host import unseen
from quizbox_host.colours import rows
from quizbox_host.colours.amounts import RULE
from quizbox_host.colours.rows import Fault
from quizbox_host.colours.tomllines import Lines

KEYS = ("colours", "colour")
FORM = "no table [colours] of `name = amount` lines, no list `colours` of names, no [[colour]]"
IN_QUOTES = 'a name or amount of more than letters or digits stands in quotes, as "£5,000"'
CSV = "no TOML; if it is a CSV, let its name end in .csv"
MOST_DOTS = 200  # in a line; tomllib takes minutes for thousands of nested keys
ATTEMPTS = 50  # at most so many syntax errors are reported one by one
LIKE_QUOTES = "“”„‟‘’‚‛«»‹›〝〞＂＇′″`´"
_SIGNS = re.compile(r"=|^\s*\[", re.MULTILINE)
_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$")

_DIGITS = re.compile(r"[0-9_]{2,}")
LONG = 1000  # digits; Python refuses to parse a number of thousands
SHORTER = "9" * 100  # instead of a longer number: as invalid as that


class Written(str):
    """A number with a dot, kept as it is written: `5.000` may mean five thousand."""


def read(text):
    """(rows, list of Fault) of a text; rows are None if it cannot be parsed as a whole."""
    text, broken = _repaired(text)
    if text is None:
        return None, broken
    document = tomllib.loads(text, parse_float=Written)
    lines = Lines(text)
    faults = [
        Fault(lines.of(key), f"`{key[:24]}` is no part of a colour file")
        for key in document
        if key not in KEYS
    ]
    keys = [key for key in KEYS if key in document]
    if len(keys) != 1:
        line = lines.of(keys[1]) if keys else 1
        faults.append(Fault(line, "colours and colour in one file" if keys else FORM))
        return None, broken or faults
    content = document[keys[0]]
    if isinstance(content, dict):
        found = _table(keys[0], content, lines, faults)
    elif isinstance(content, list):
        found = _list(keys[0], content, lines, faults)
    else:
        return None, [*broken, *faults, Fault(lines.of(keys[0]), FORM)]
    if not broken:
        return found, faults
    told = {fault.line for fault in broken}
    together = [fault for fault in rows.judge(found) if " again" in fault.text]
    return None, broken + [fault for fault in faults + together if fault.line not in told]


def _repaired(text):
    """(text, faults): the text with invalid lines blanked; None for text if that does not help."""
    faults = []
    text = _DIGITS.sub(lambda run: run[0] if len(run[0]) < LONG else SHORTER, text)
    if not text.endswith("\n"):
        text += "\n"  # or tomllib gives no line number for an error in the last line
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if line.partition("#")[0].count(".") > MOST_DOTS:
            return None, [Fault(number, "keys in keys without end")]
    for _ in range(ATTEMPTS):
        text = "\n".join(lines)
        try:
            tomllib.loads(text, parse_float=Written)
        except RecursionError:
            deepest = max(range(len(lines)), key=lambda at: sum(map(lines[at].count, "[{")))
            return None, [Fault(deepest + 1, "arrays in arrays without end")]
        except ValueError as error:
            if not _SIGNS.search(text):
                return None, [*faults, Fault(1, CSV)]
            place = _PLACE.search(str(error))
            if not place:
                end = len(text.rstrip("\n").split("\n"))
                return None, [*faults, Fault(end, f"no TOML: {error}")]
            line = int(place[1])
            told = _told(str(error)[: place.start()], text, lines[line - 1], int(place[2]) - 1)
            faults.append(Fault(line, told))
            if not lines[line - 1].strip():
                return None, faults
            lines[line - 1] = ""
        else:
            return text, faults
    return None, faults


def _told(message, text, line, place):
    if message.startswith("Cannot overwrite"):
        return f"the name of line {Lines(text).twin(line)} again"
    if message.startswith("Cannot declare"):
        return f"no TOML: {line.strip()[:24]} again; a file has it once"
    char = line[place : place + 1]
    if char and char in LIKE_QUOTES:
        return f'no TOML: {unseen.told(char)} is no quote; type " instead'
    if char > "\x7f" and char != "£" and not char.isalnum():
        return f"no TOML: {unseen.told(char)} outside quotes"
    if message.startswith("Expected '='") and "=" not in line[place:]:
        return "no TOML: name and amount have = between them"
    if message.startswith(("Invalid", "Expected")) and not line.lstrip().startswith("["):
        return f"no TOML: {IN_QUOTES}"
    return f"no TOML: {message}"


def _table(key, content, lines, faults):
    return [
        _row(lines.of(key, name), name, {"amount": amount}, faults)
        for name, amount in content.items()
    ]


def _list(key, content, lines, faults):
    places = lines.elements(key)
    found = []
    for number, element in enumerate(content):
        inline = number < len(places) and len(places) == len(content)
        line = places[number] if inline else lines.of(key, number)
        if isinstance(element, dict):
            for odd in element.keys() - {"name", "amount"}:
                told = f"`{odd[:24]}` is no part of a colour; name and amount are"
                faults.append(Fault(line if inline else lines.of(key, number, odd), told))
            found.append(_row(line, element.get("name", ""), element, faults))
        else:
            found.append(_row(line, element, {}, faults))
    return found


def _row(line, name, content, faults):
    """A Row of a name and of a dict that may hold its amount."""
    amount = content.get("amount")
    if not isinstance(name, str) or isinstance(name, Written):
        faults.append(Fault(line, "a name is a text in quotes"))
    elif isinstance(amount, dict):
        faults.append(Fault(line, "a name with a dot stands in quotes"))
    elif "amount" in content and (isinstance(amount, bool) or not isinstance(amount, int | str)):
        faults.append(Fault(line, RULE))
    else:
        return rows.row(line, name, amount, faults)
    return rows.Row(line, None, None, "amount" in content)
