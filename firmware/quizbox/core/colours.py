"""The colours' table: twenty names and, for all or for none, their amounts. behaviour.md 3.1."""

import binascii

COUNT = 20
STEP = 1000  # the count's step and the amounts' unit, in pounds
NAME_CHARS = 24
NAME_BYTES = 48
# Invisible characters from U+0300 on, outside the ranges of is_unseen; the host knows more.
UNSEEN = (
    "\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200e\u200f"
    "\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2800\u3164\ufeff\uffa0\U0001d159"
)

DEFAULT_NAMES = (
    "Red", "Orange", "Yellow", "Lime", "Green", "Emerald", "Turquoise", "Sky", "Blue", "Navy",
    "Indigo", "Violet", "Pink", "Rose", "Brown", "Cream", "Grey", "Silver", "Gold", "Black",
)  # fmt: skip


def default():
    """The table of a box into which none was loaded: names without amounts."""
    return [{"name": name} for name in DEFAULT_NAMES]


def faults(colours):
    """What is wrong with a table: a list of (colour's number, or 0 for all, text), empty if none.

    colours is a list of {"name": str, "amount": pounds or None, which may be left out}.
    """
    if not isinstance(colours, list) or len(colours) != COUNT:
        return [(0, "a table has %d colours" % COUNT)]
    found = []
    names = {}
    amounts = {}
    for number, colour in enumerate(colours, 1):
        if not isinstance(colour, dict):
            return [(number, "a colour is a name and an amount")]
        others = [key for key in colour if key not in ("name", "amount")]
        if others:
            found.append((number, "has no %s: a colour is a name and an amount" % min(others)))
        name, amount = colour.get("name"), colour.get("amount")
        wrong = _name_fault(name)
        folded = None if wrong else name.encode().lower()  # ASCII only, as in MicroPython
        if wrong:
            found.append((number, wrong))
        elif folded in names:
            found.append((number, "the name of colour %d again" % names[folded]))
        else:
            names[folded] = number
        if amount is None:
            continue
        if type(amount) is not int or amount % STEP or not STEP <= amount <= COUNT * STEP:
            found.append((number, "an amount is a whole thousand from 1000 to 20000"))
        elif amount in amounts:
            found.append((number, "the amount of colour %d again" % amounts[amount]))
        else:
            amounts[amount] = number
    if amounts and len(amounts) < COUNT and not found:
        found.append((0, "amounts for all colours or for none"))
    return found


def tidied(colours):
    """A copy with the name and, if it has one, the amount of each colour, and no more."""
    return [
        {key: colour[key] for key in ("name", "amount") if colour.get(key) is not None}
        for colour in colours
    ]


def checked(table):
    """The table of a kept file, {"colours": [...]}, tidied; raises ValueError if it is bad."""
    colours = table.get("colours") if isinstance(table, dict) else None
    if isinstance(colours, list) and all(isinstance(colour, dict) for colour in colours):
        colours = tidied(colours)  # older versions kept unknown keys of a colour, too
    wrong = faults(colours) if isinstance(table, dict) else [(0, "not a table")]
    if wrong:
        raise ValueError(told(wrong))
    return {"colours": colours}


def told(wrong):
    """The list that faults returns, as one line of text."""
    return "; ".join("colour %d: %s" % fault if fault[0] else fault[1] for fault in wrong)


def checksum(colours):
    """CRC-32 of a table: of its lines `name, tab, amount`, however its JSON is written."""
    lines = ["%s\t%d\n" % (colour["name"], colour.get("amount") or 0) for colour in colours]
    return binascii.crc32("".join(lines).encode())


def _name_fault(name):
    if not isinstance(name, str) or not name.encode().strip():
        return "a colour has a name"
    if len(name) > NAME_CHARS or len(name.encode()) > NAME_BYTES:
        return "a name has at most %d characters and %d bytes" % (NAME_CHARS, NAME_BYTES)
    for char in name:
        if not " " <= char <= "~" and is_unseen(char):
            return "a name has no U+%04X, which nobody can see" % ord(char)
    return None


def is_unseen(char):
    """Whether a character is invisible: controls, zero width, direction marks, fillers, private
    use, noncharacters. Selectors, joiners and tags are not, since emoji and some scripts need them.
    """
    code = ord(char)
    if code < 0x300:
        return code < 0x20 or 0x7F <= code < 0xA0 or code == 0xAD
    if 0x2060 <= code <= 0x206F or 0xD800 <= code <= 0xF8FF or 0xFDD0 <= code <= 0xFDEF:
        return True
    if 0xFFF0 <= code <= 0xFFFC or 0xFE00 <= code <= 0xFE0D or code & 0xFFFE == 0xFFFE:
        return True
    return char in UNSEEN or (code >= 0xE0000 and not 0xE0020 <= code <= 0xE007F)


def amounts_k(colours):
    """The amounts in thousands, or None if the table has none."""
    if colours[0].get("amount") is None:
        return None
    return [colour["amount"] // STEP for colour in colours]


def shuffled(entropy):
    """A uniform random permutation of 1 to 20, from entropy(n) -> n random bytes.

    Fisher and Yates's shuffle; bytes that would favour some places are rejected.
    """
    deal = list(range(1, COUNT + 1))
    for last in range(COUNT - 1, 0, -1):
        places = last + 1
        fair = 256 - 256 % places
        byte = 256
        while byte >= fair:
            byte = entropy(1)[0]
        place = byte % places
        deal[last], deal[place] = deal[place], deal[last]
    return deal
