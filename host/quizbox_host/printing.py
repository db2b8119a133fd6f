"""What is printed: documents that are whole in any locale, and lines that a person can read."""

import codecs
import json
import os
import sys

import click
from rich.cells import cell_len

from quizbox_host import unseen


def document(content, stream=None, **form):
    """Content as JSON that a stream, by default stdout, carries whole, whatever its encoding.

    form: more of json.dumps's arguments. What the stream might spoil stands as an escape.
    """
    text = json.dumps(content, ensure_ascii=False, **form)
    return text if _is_carried(text, stream or sys.stdout) else json.dumps(content, **form)


def markup(text):
    """XML that stdout carries whole: what it might spoil stands as a character reference."""
    if _is_carried(text, sys.stdout):
        return text
    return text.encode("ascii", "xmlcharrefreplace").decode()


def path(one):
    """Print a path, a line of its own, as the system has it: for `$(...)` in a shell."""
    if os.name != "posix":
        click.echo(one)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(os.fsencode(one) + b"\n")
    sys.stdout.buffer.flush()


def columns(rows):
    """Rows of texts as lines, each column as wide as its widest, on a terminal."""
    rows = [[unseen.escaped(str(text)) for text in row] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text + " " * (width - cell_len(text)) for text, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]


def line(text, err=False):
    """Print a line for a person: what cannot be seen in it, and could play tricks, as escapes."""
    click.echo(unseen.escaped(text), err=err)


def _is_carried(text, stream):
    """Whether a reader that expects UTF-8 will find a text in what a stream makes of it."""
    try:
        if codecs.lookup(stream.encoding or "ascii").name != "utf-8":
            return False
        text.encode("utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
