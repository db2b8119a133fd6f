"""The fault log: limited in size, kept in flash, read over the serial line. behaviour.md 6.5."""

import io
import sys

KEPT = 16
LONGEST = 80  # characters of an exception's type and text
TOO_MANY = 3  # exceptions...
WITHIN_MS = 60_000  # ...in less than this end the program
PACKAGE = "quizbox/"  # of a file's path, what follows this is logged


class Faults:
    """store: a store.Store. entries: {"number", "at_s", "what", "where"}, oldest first, at most
    KEPT of them.
    """

    def __init__(self, store):
        self._store = store
        self.entries = store.load("log", _checked) or []
        self._caught_ms = []  # times of the last exceptions, since power-up
        if "log" in store.bad:
            store.put_aside("log")

    def note_exception(self, error, at_ms):
        """Log an exception that a pass raised at_ms milliseconds after power-up."""
        self._caught_ms = (self._caught_ms + [at_ms])[-TOO_MANY:]
        what = "%s: %s" % (type(error).__name__, error)
        self.note(what[:LONGEST], _where(error), at_ms // 1000)

    @property
    def are_too_many(self):
        """Whether the last TOO_MANY exceptions came within WITHIN_MS: give up (6.5)."""
        caught_ms = self._caught_ms
        return len(caught_ms) == TOO_MANY and caught_ms[-1] - caught_ms[0] < WITHIN_MS

    def note(self, what, where, at_s):
        """Log what went wrong, where (both texts), and at_s, seconds after power-up."""
        number = self.entries[-1]["number"] + 1 if self.entries else 1
        entry = {"number": number, "at_s": at_s, "what": what, "where": where}
        self.entries = (self.entries + [entry])[-KEPT:]
        self._store.keep("log", self.to_keep)

    def clear(self):
        """Empty the log."""
        self.entries = []
        self._store.keep("log", self.to_keep)

    def to_keep(self):
        """The entries, for Store.keep."""
        return self.entries


def _where(error):
    """The file and line in which an exception was raised, as "app.py:12"."""
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
