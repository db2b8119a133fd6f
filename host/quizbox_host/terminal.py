"""What the terminal can do."""

import os

PLAIN = ("dumb", "unknown")  # values of TERM that mean: only lines of text


def is_plain():
    """Whether TERM says that the terminal shows only lines of text."""
    return os.environ.get("TERM", "").lower() in PLAIN


def draws(*streams):
    """Whether each stream is a terminal with a movable cursor, so that a screen can be drawn."""
    return not is_plain() and all(stream is not None and stream.isatty() for stream in streams)
