"""Digits as large as a window, with a title above: how `watch --big` draws."""

import contextlib
import os
import shutil
import signal
import sys

import click
from rich.cells import cell_len, set_cell_size

from quizbox.core import alphabet
from quizbox_host import terminal, unseen
from quizbox_host.play import digits

SMALLEST = digits.Size(bar=1, post=1, thick=1)
GAP = "   "  # between two parts of the title
# The alternate screen, so that the old one comes back, without a cursor.
ENTER, LEAVE = b"\x1b[?1049h\x1b[?25l\x1b[2J", b"\x1b[?25h\x1b[?1049l"
ROW = "\x1b[{};1H\x1b[2K{}"
PLAIN = str.maketrans({digits.LIT: "#", digits.UNLIT: "."})


def page(title, lit, columns, rows, centred=True):
    """The rows of text that fill a window: the title, then the digits, none wider than columns.

    lit: segments, a byte a digit. If even the smallest digits do not fit, they are plain text.
    """
    head = _wrapped(title, columns)[: max(0, rows - SMALLEST.height)]
    size = largest(columns, rows - len(head), len(lit))
    if size is None:
        body = [alphabet.text(lit)[:columns]]
        head = _wrapped(title, columns)[: max(0, rows - 1)]
    else:
        body = digits.draw(bytes(lit), size)
    if not centred:
        return head + body
    head = [_centred(text, columns) for text in head]
    body = [_centred(text, columns) for text in body]
    room = rows - len(head) - len(body)
    return (head + [""] * (room // 2) + body)[:rows]


def largest(columns, rows, count):
    """The largest digits.Size at which count digits fit side by side, or None."""
    width = columns // max(1, count)
    if width < SMALLEST.width or rows < SMALLEST.height:
        return None
    thick = max(1, width // 8)
    bar = width - 2 - 3 * thick
    post = min(bar // 2, (rows - 3) // 2)
    return digits.Size(bar=bar, post=max(1, post), thick=thick)


def _wrapped(parts, columns):
    """Texts as lines, as many side by side as fit."""
    lines = []
    for whole in map(unseen.escaped, filter(None, parts)):
        part = set_cell_size(whole, min(cell_len(whole), columns)).rstrip()
        if lines and cell_len(lines[-1] + GAP + part) <= columns:
            lines[-1] += GAP + part
        else:
            lines.append(part)
    return lines


def _centred(text, columns):
    return " " * ((columns - cell_len(text)) // 2) + text


class Window:
    """Draws pages: in place on a terminal, or one after another where stdout is no terminal."""

    def __init__(self):
        self._is_screen = terminal.draws(sys.stdout)
        self._entered = False
        self._drawn = None  # (columns, rows) and the rows on the screen
        self._before = None  # the earlier handler of Ctrl-Z

    def draw(self, title, lit):
        """Draw the rows that differ from those on the screen. title, lit: see page()."""
        self._enter()
        size = self._size()
        wanted = page(title, lit, *size, centred=self._is_screen)
        drawn, self._drawn = self._drawn, (size, wanted)
        if drawn == self._drawn:
            return
        if not self._is_screen:
            self._print("\n".join(row.rstrip() for row in wanted) + "\n\n")
            return
        stands = drawn[1] if drawn and drawn[0] == size else None
        if stands is None:
            os.write(sys.stdout.fileno(), b"\x1b[2J")
        height = max(len(wanted), len(stands or ()))
        old, new = ([*rows, *[""] * (height - len(rows))] for rows in (stands or [], wanted))
        changed = [
            ROW.format(nth, row)
            for nth, (was, row) in enumerate(zip(old, new, strict=True), 1)
            if was != row
        ]
        self._print("".join(changed))

    def leave(self):
        """Restore the terminal."""
        if self._entered:
            self._entered = False
            if self._before is not None:
                signal.signal(signal.SIGTSTP, self._before)
            _put(LEAVE)

    def _enter(self):
        if self._is_screen and not self._entered:
            self._entered = True
            self._drawn = None
            if hasattr(signal, "SIGTSTP"):
                self._before = signal.signal(signal.SIGTSTP, self._pause)
            _put(ENTER)

    def _pause(self, number, frame):
        """Ctrl-Z: restore the terminal, then stop; after `fg` everything is redrawn."""
        self.leave()
        signal.raise_signal(number)

    def _size(self):
        """(columns, rows) of the terminal itself: COLUMNS and LINES may be out of date."""
        if self._is_screen:
            with contextlib.suppress(OSError):
                return tuple(os.get_terminal_size(sys.stdout.fileno()))
        return tuple(shutil.get_terminal_size())

    @staticmethod
    def _print(text):
        try:
            text.encode(sys.stdout.encoding or "ascii")
        except UnicodeEncodeError:
            text = text.translate(PLAIN)
        click.echo(text, nl=False)
        sys.stdout.flush()


def _put(sequence):
    """Write to the terminal, if it is still there; a signal may interrupt the stream."""
    with contextlib.suppress(OSError):
        os.write(sys.stdout.fileno(), sequence)
