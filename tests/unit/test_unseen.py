"""Characters that nobody can see, and where one is part of what can be seen."""

import sys
import unicodedata

import pytest

from quizbox_host import unseen

UNKNOWN = f"unknown to Unicode {unicodedata.unidata_version}"
ALONE = {
    "\0": "U+0000 NULL", "\t": "U+0009 TAB", "\x01": "U+0001 a control character",
    "\x1b": "U+001B ESCAPE", "\x85": "U+0085 NEXT LINE", "\xad": "U+00AD SOFT HYPHEN",
    "\u034f": "U+034F COMBINING GRAPHEME JOINER", "\u0378": f"U+0378 {UNKNOWN}",
    "\u061c": "U+061C ARABIC LETTER MARK", "\u115f": "U+115F HANGUL CHOSEONG FILLER",
    "\u1160": "U+1160 HANGUL JUNGSEONG FILLER", "\u17b4": "U+17B4 KHMER VOWEL INHERENT AQ",
    "\u180e": "U+180E MONGOLIAN VOWEL SEPARATOR", "\u200b": "U+200B ZERO WIDTH SPACE",
    "\u200c": "U+200C ZERO WIDTH NON-JOINER", "\u200d": "U+200D ZERO WIDTH JOINER",
    "\u200e": "U+200E LEFT-TO-RIGHT MARK", "\u2028": "U+2028 LINE SEPARATOR",
    "\u2029": "U+2029 PARAGRAPH SEPARATOR", "\u202e": "U+202E RIGHT-TO-LEFT OVERRIDE",
    "\u2060": "U+2060 WORD JOINER", "\u2065": f"U+2065 {UNKNOWN}",
    "\u2066": "U+2066 LEFT-TO-RIGHT ISOLATE", "\u2800": "U+2800 BRAILLE PATTERN BLANK",
    "\u3164": "U+3164 HANGUL FILLER", "\ud800": "U+D800 half of a pair",
    "\ue000": "U+E000 private use", "\ufdd0": "U+FDD0 a noncharacter",
    "\ufe0e": "U+FE0E VARIATION SELECTOR-15", "\ufe0f": "U+FE0F VARIATION SELECTOR-16",
    "\ufeff": "U+FEFF ZERO WIDTH NO-BREAK SPACE", "\uffa0": "U+FFA0 HALFWIDTH HANGUL FILLER",
    "\ufffc": "U+FFFC OBJECT REPLACEMENT CHARACTER", "\uffff": "U+FFFF a noncharacter",
    "\U0001d159": "U+1D159 MUSICAL SYMBOL NULL NOTEHEAD", "\U0001fffe": "U+1FFFE a noncharacter",
    "\U000e0020": "U+E0020 TAG SPACE", "\U000e0067": "U+E0067 TAG LATIN SMALL LETTER G",
    "\U000e0100": "U+E0100 VARIATION SELECTOR-17", "\U000e0fff": f"U+E0FFF {UNKNOWN}",
    "\U000f0000": "U+F0000 private use", "\U0010ffff": "U+10FFFF a noncharacter",
}  # fmt: skip
PARTS = [
    "❤\ufe0f", "❤\ufe0e", "☠\ufe0f", "↔\ufe0f", "‼\ufe0f", "1\ufe0f\u20e3", "#\ufe0f\u20e3",
    "🏴\u200d☠\ufe0f", "👩🏽\u200d🚀", "🏳\ufe0f\u200d🌈", "👩\u200d👩\u200d👧", "🇬🇧",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "قهوه\u200cای", "क\u094d\u200dष", "क\u094d\u200cष",
]  # fmt: skip
NO_PARTS = [
    "a\ufe0f", "1\ufe0f", "❤\ufe0f\ufe0f", "❤\ufe0fx\ufe0f", "❤\u200d", "\u200d❤", "a\u200db",
    "a\u200cb", "❤\u200c❤", "قهوه\u200c", "🏴\U000e0067", "\U000e0067\U000e007f",
    "❤\U000e0067\U000e007f", "\u2800\ufe0f", "❤\u200d\u2800", "\ufe0f",
]  # fmt: skip


@pytest.mark.parametrize("char", ALONE, ids=ascii)
def test_what_nobody_can_see_is_found_wherever_it_stands(char):
    assert unseen.told(char) == ALONE[char]
    assert [unseen.first(text) for text in (char, f"a{char}", f"{char}a", f"Red{char}b")] == [
        0, 1, 0, 3,
    ]  # fmt: skip


@pytest.mark.parametrize("text", PARTS, ids=ascii)
def test_what_is_needed_may_stand_where_it_is(text):
    assert unseen.first(text) is None
    assert unseen.first(f"Red {text} 7") is None
    assert unseen.escaped(text) == text


@pytest.mark.parametrize("text", NO_PARTS, ids=ascii)
def test_what_is_of_no_use_where_it_is(text):
    assert unseen.first(text) is not None


@pytest.mark.parametrize(
    "text", ["", "Red", "a b", "Größe", "日本", "Σ", "a\u00a0b", "£", "\u3000", "é"]
)
def test_what_can_be_seen(text):
    assert (unseen.first(text), unseen.escaped(text)) == (None, text)


def test_every_character_of_unicode_is_judged():
    """What has no ink: each such category whole, and what stands in the list besides."""
    bare = {"Cc", "Cf", "Zl", "Zp", "Cs", "Co", "Cn"}
    listed = sum(last - first + 1 for first, last in unseen.BLANKS)
    more = 0
    for code in range(sys.maxunicode + 1):
        category = unicodedata.category(chr(code))
        found = unseen.first(chr(code)) == 0
        if category in bare:
            assert found, hex(code)
        elif found:
            more += 1
    assert 0 < more <= listed


def test_escapes_leave_the_rest_as_it_is():
    assert (
        unseen.escaped("R\u200be\x1b[1md\u2028\U000e0067ß")
        == "R\\u200be\\x1b[1md\\u2028\\U000e0067ß"
    )
    assert unseen.escaped("a\nb\rc", but="\n") == "a\nb\\rc"


def test_two_names_are_the_same_without_what_only_shapes_them():
    assert unseen.bare("❤\ufe0f a\u200db\u200cc❤\ufe0e") == "❤ abc❤"
