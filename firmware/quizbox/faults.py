"""The log of what went wrong: bounded, kept, readable over the serial line. behaviour.md 6.5."""

import io
import sys

KEPT = 16
LONGEST = 80  # characters of an exception's own words
TOO_MANY = 3
WITHIN_MS = 60_000
PACKAGE = "quizbox/"  # a path is told from here on


class Faults:
    """entries: {"number", "at_s", "what", "where"}, oldest first, at most KEPT of them."""

    def __init__(self, store):
        self._store = store
        self.entries = store.load("log", _checked) or []
        self._caught_ms = []  # when the last exceptions came, since power-up
        if "log" in store.bad:
            store.put_aside("log")

    def note_exception(self, error, at_ms):
        """Log what a pass of the main loop raised, at_ms milliseconds after power-up."""
        self._caught_ms = (self._caught_ms + [at_ms])[-TOO_MANY:]
        what = "%s: %s" % (type(error).__name__, error)
        self.note(what[:LONGEST], _where(error), at_ms // 1000)

    @property
    def are_too_many(self):
        """Whether so many exceptions came in so short a time that more are to be expected."""
        caught_ms = self._caught_ms
        return len(caught_ms) == TOO_MANY and caught_ms[-1] - caught_ms[0] < WITHIN_MS

    def note(self, what, where, at_s):
        """Log that what went wrong at where, at_s seconds after power-up."""
        number = self.entries[-1]["number"] + 1 if self.entries else 1
        entry = {"number": number, "at_s": at_s, "what": what, "where": where}
        self.entries = (self.entries + [entry])[-KEPT:]
        self._store.keep("log", self.to_keep)

    def clear(self):
        self.entries = []
        self._store.keep("log", self.to_keep)

    def to_keep(self):
        return self.entries


def _where(error):
    """The line of the program in which an exception began, as "app.py:12"."""
    trace = io.StringIO()
    sys.print_exception(error, trace)
    where = "?"
    for line in trace.getvalue().split("\n"):
        parts = line.split('"')
        if line.startswith('  File "') and len(parts) == 3:
            number = parts[2].split()[2].strip(",")
            where = "%s:%s" % (parts[1].split(PACKAGE)[-1], number)
    return where


def _checked(entries):
    if not isinstance(entries, list) or not all(_is_entry(entry) for entry in entries):
        raise ValueError("not a log")
    return entries


def _is_entry(entry):
    return isinstance(entry, dict) and type(entry.get("number")) is int
