"""Printing: documents that no locale damages, and lines that a person can read."""

import codecs
import json
import os
import sys

import click
from rich.cells import cell_len

from quizbox_host import unseen


def document(content, stream=None, **form):
    """Content as JSON, with escapes for characters that the stream (default: stdout) cannot encode.

    form: more arguments of json.dumps.
    """
    text = json.dumps(content, ensure_ascii=False, **form)
    return text if _is_carried(text, stream or sys.stdout) else json.dumps(content, **form)


def markup(text):
    """XML, with character references for characters that stdout cannot encode."""
    if _is_carried(text, sys.stdout):
        return text
    return text.encode("ascii", "xmlcharrefreplace").decode()


def path(one):
    """Print a path on a line of its own, in the system's own bytes: for `$(...)` in a shell."""
    if os.name != "posix":
        click.echo(one)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(os.fsencode(one) + b"\n")
    sys.stdout.buffer.flush()


def columns(rows):
    """Rows of texts as lines, with columns aligned by their width on a terminal."""
    rows = [[unseen.escaped(str(text)) for text in row] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text + " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def line(text, err=False):
    """Print a line for a person, with invisible characters, which could deceive, as escapes."""
    click.echo(unseen.escaped(text), err=err)


def _is_carried(text, stream):
    """Whether the stream encodes this text as UTF-8."""
    try:
        if codecs.lookup(stream.encoding or "ascii").name != "utf-8":
            return False
        text.encode("utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
