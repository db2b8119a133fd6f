"""What a terminal is able to."""

import os

PLAIN = ("dumb", "unknown")  # a TERM that says: lines of text, and nothing else


def is_plain():
    """Whether the person's terminal is said to show lines of text alone."""
    return os.environ.get("TERM", "").lower() in PLAIN


def draws(*streams):
    """Whether each stream is a terminal that moves its cursor, so that a screen can be drawn."""
    return not is_plain() and all(stream is not None and stream.isatty() for stream in streams)
