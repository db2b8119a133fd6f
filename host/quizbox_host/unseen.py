"""Invisible characters, and where one is needed to shape a visible one.

Sources: Unicode's general categories, as Python's unicodedata has them; its property
Default_Ignorable_Code_Point; RFC 5892 appendix A (joiners between letters); UTS #51 (emoji).
"""

import re
import unicodedata

# Control and format characters, line separators, surrogates, private use, unassigned.
CATEGORIES = ("Cc", "Cf", "Zl", "Zp", "Cs", "Co", "Cn")
# Letters, marks and symbols by category, yet invisible: fillers, blanks, variation selectors.
BLANKS = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC), (0x13441, 0x13442),
    (0x16FE4, 0x16FE4), (0x1D159, 0x1D159), (0xE0100, 0xE01EF),
)  # fmt: skip
CONTROLS = {
    0x00: "NULL", 0x07: "BELL", 0x08: "BACKSPACE", 0x09: "TAB", 0x0A: "LINE FEED",
    0x0B: "VERTICAL TAB", 0x0C: "FORM FEED", 0x0D: "CARRIAGE RETURN", 0x1B: "ESCAPE",
    0x7F: "DELETE", 0x85: "NEXT LINE",
}  # fmt: skip
NAMELESS = {"Cc": "a control character", "Cs": "half of a pair", "Co": "private use"}
AS_TEXT, AS_PICTURE, KEYCAP = "\ufe0e", "\ufe0f", "\u20e3"
NON_JOINER, JOINER = "\u200c", "\u200d"
VIRAMA = 9  # the combining class of one
_SHAPING = str.maketrans("", "", AS_TEXT + AS_PICTURE + NON_JOINER + JOINER)
# Flags such as those of Scotland and Wales: a black flag, a region in tags, the end of tags.
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")


def first(text):
    """The index of the first invisible character in a text, or None."""
    return next(_places(text), None)


def escaped(text, but=""):
    """A text with invisible characters as escapes, `\\u200b`, except those in but."""
    places = {place for place in _places(text) if text[place] not in but}
    if not places:
        return text
    return "".join(
        char.encode("unicode_escape").decode() if place in places else char
        for place, char in enumerate(text)
    )


def bare(text):
    """A text without joiners and variation selectors, which only shape their neighbours."""
    return text.translate(_SHAPING)


def told(char):
    """A character's code point and name: `U+200B ZERO WIDTH SPACE`."""
    return f"U+{ord(char):04X} {unicodedata.name(char, None) or _nameless(ord(char))}"


def _nameless(code):
    if code in CONTROLS:
        return CONTROLS[code]
    if code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return "a noncharacter"
    unknown = f"unknown to Unicode {unicodedata.unidata_version}"
    return NAMELESS.get(unicodedata.category(chr(code)), unknown)


def _places(text):
    if text.isascii() and text.isprintable():
        return
    flags = [flag.span() for flag in _FLAG.finditer(text)]
    for place, char in enumerate(text):
        if not _is_unseen(char) or any(start < place < end for start, end in flags):
            continue
        if not _shapes(char, text[place - 1 : place], text[place + 1 : place + 2]):
            yield place


def _is_unseen(char):
    if unicodedata.category(char) in CATEGORIES:
        return True
    return any(lowest <= ord(char) <= highest for lowest, highest in BLANKS)


def _shapes(char, last, after):
    """Whether a character is a needed part of an emoji, or of a word whose script uses joiners."""
    if not last:
        return False
    if char in (AS_TEXT, AS_PICTURE):
        return _is_picture(last) or (last in "#*0123456789" and after == KEYCAP)
    if char == JOINER and after and _is_picture(after):
        modifier = unicodedata.category(last) == "Sk"
        return _is_picture(last) or modifier or last == AS_PICTURE
    if char in (JOINER, NON_JOINER) and unicodedata.combining(last) == VIRAMA:
        return True
    return char == NON_JOINER and _is_arabic(last) and _is_arabic(after)


def _is_picture(char):
    """Whether it is a symbol, or one of the few other signs that have an emoji form."""
    is_symbol = unicodedata.category(char) in ("So", "Sm") or char in "‼⁉ℹ〰"
    return is_symbol and not _is_unseen(char)


def _is_arabic(char):
    return char != "" and unicodedata.bidirectional(char) == "AL"
