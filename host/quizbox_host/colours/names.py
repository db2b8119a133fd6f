"""A colour's name: as it is kept, when two are the same, what is wrong with one."""

import unicodedata

from quizbox.core.colours import NAME_BYTES, NAME_CHARS
from quizbox_host.colours import amounts

# Control and format characters, line and paragraph separators, halves of a pair.
UNSEEN = ("Cc", "Cf", "Zl", "Zp", "Cs")
LOST = "\ufffd"


def clean(text):
    """A name as it is kept: in Unicode's composed form, without spaces at its ends."""
    start, end = 0, len(text)
    while start < end and _is_space(text[start]):
        start += 1
    while start < end and _is_space(text[end - 1]):
        end -= 1
    return unicodedata.normalize("NFC", text[start:end])


def key(name):
    """What two names have in common if they are the same to a reader."""
    return unicodedata.normalize("NFC", " ".join(name.casefold().split()))


def fault(name, has_amount):
    """What is wrong with a clean name, or None.

    has_amount: whether its row has a cell for the amount; else the name must not end in one.
    """
    if not name:
        return "a colour has a name"
    if len(name) > NAME_CHARS or len(name.encode("utf-8", "replace")) > NAME_BYTES:
        return f"a name has at most {NAME_CHARS} characters and {NAME_BYTES} bytes"
    if any(unicodedata.category(char) in UNSEEN for char in name):
        return "a name has no control characters, nor others that cannot be seen"
    if LOST in name:
        return "a letter that was lost when the file was saved"
    if amounts.is_amount(name):
        return "an amount where the name should be"
    if not has_amount and amounts.at_end(name):
        return "a name that ends in an amount; part them, by a comma in a CSV, by = in TOML"
    return None


def _is_space(char):
    return char == "\t" or unicodedata.category(char) == "Zs"
