"""Colour files: a person's list of the colours and what they hide, as TOML."""

import tomllib
from pathlib import Path

from quizbox.core import colours
from quizbox_host.errors import BadColourFile


def read(path):
    """The colours in a TOML file, in its order: a list of (name, amount in pounds or None).

    The file has a table `colours` of `name = amount` lines, or a list `colours` of names alone.
    Raises BadColourFile with every fault found.
    """
    try:
        document = tomllib.loads(Path(path).read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise BadColourFile(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadColourFile(f"{path}: not UTF-8; save it as UTF-8 and try again") from error
    except tomllib.TOMLDecodeError as error:
        raise BadColourFile(f"{path}: {error}") from error
    found = document.get("colours")
    if isinstance(found, dict):
        rows = list(found.items())
    elif isinstance(found, list):
        rows = [(name, None) for name in found]
    else:
        raise BadColourFile(f"{path}: no table [colours] of `name = amount` lines")
    faults = colours.faults(table(rows)["colours"])
    if faults:
        told = (f"colour {number}: {text}" if number else text for number, text in faults)
        raise BadColourFile(f"{path}: " + "; ".join(told))
    return rows


def table(rows):
    """Rows as read gives them, as the box keeps them."""
    return {
        "colours": [
            {"name": name} if amount is None else {"name": name, "amount": amount}
            for name, amount in rows
        ]
    }
