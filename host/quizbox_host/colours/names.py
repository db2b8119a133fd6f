"""A colour's name: normalising it, comparing two, and what is wrong with one."""

import unicodedata

from quizbox.core.colours import NAME_BYTES, NAME_CHARS
from quizbox_host import unseen
from quizbox_host.colours import amounts

LOST = "\ufffd"
UNSEEN = "a character that nobody can see: {}; type the name again"


def clean(text):
    """A name, normalised: in Unicode's composed form (NFC), without spaces at its ends."""
    start, end = 0, len(text)
    while start < end and _is_space(text[start]):
        start += 1
    while start < end and _is_space(text[end - 1]):
        end -= 1
    return unicodedata.normalize("NFC", text[start:end])


def key(name):
    """A key for comparing: equal for names that are the same to a reader."""
    return unicodedata.normalize("NFC", " ".join(unseen.bare(name).casefold().split()))


def fault(name, has_amount):
    """What is wrong with a clean name, or None.

    has_amount: whether its row has an amount; if not, the name must not end in one.
    """
    if not name:
        return "a colour has a name"
    place = unseen.first(name)
    if place is not None:
        return UNSEEN.format(unseen.told(name[place]))
    if len(name) > NAME_CHARS or len(name.encode("utf-8", "replace")) > NAME_BYTES:
        return f"a name has at most {NAME_CHARS} characters and {NAME_BYTES} bytes"
    if unicodedata.category(name[0]).startswith("M"):
        return f"a name that begins with a mark for the letter before it: {unseen.told(name[0])}"
    if LOST in name:
        return "a letter that was lost when the file was saved"
    if _is_damaged(name):
        return "letters that were damaged when the file was saved"
    if amounts.is_amount(name):
        return "an amount where the name should be"
    if not has_amount and amounts.at_end(name):
        return "a name that ends in an amount; part them, by a comma in a CSV, by = in TOML"
    return None


def _is_damaged(name):
    """Whether it is UTF-8 that a program decoded as cp1252: `GrÃ¼n`."""
    try:
        return not name.isascii() and name.encode("cp1252").decode() != name
    except UnicodeError:
        return False


def _is_space(char):
    return char == "\t" or unicodedata.category(char) == "Zs"
