"""Parses a statement by a pattern such as `press at TIMES [for T]`.

Lower case is literal, `a|b` is a choice, `[ ]` is optional, capitals are values:

    T      1.5 s or 120 ms, to microseconds      TIMES  1, 2.5, 4 s
    AT     at T [within T]                       SPAN   from T to T [within T]
    WHEN   AT or SPAN                            N, HZ  a whole number
    INTS   whole numbers, comma-separated        V      volts, to millivolts
    TEXT   any text                              NAME   one word
    JSON, HEX, FILE
"""

import json
import re
from decimal import Decimal
from functools import cache

from quizbox_host.story.when import When

LONGEST_S = 86_400  # the longest story
LONGEST_NUMBER = 18  # digits
DEEPEST = 50  # levels of nested brackets in JSON
LONGEST_TOLD = 60  # how many characters of a value an error quotes
UNITS = {"ms": 1_000, "s": 1_000_000}
DECIMAL = re.compile(r"[0-9]+(?:\.[0-9]+)?")

_T = r"\S+ +\S+"
_WITHIN = rf"(?: +within +{_T})?"
_AT = rf"at +{_T}{_WITHIN}"
_SPAN = rf"from +{_T} +to +{_T}{_WITHIN}"


def told(text):
    """A story's text as an error quotes it: cut after LONGEST_TOLD characters."""
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"


def microseconds(number, unit):
    """A decimal number (text) and its unit ("s", "ms") as whole microseconds.

    Raises ValueError for any other text, and for a time that is too long or too fine.
    """
    time = told(f"{number} {unit}")
    if not DECIMAL.fullmatch(number) or unit not in UNITS:
        raise ValueError(f"{time} is no time: allowed is a decimal number, then ms or s")
    exact = Decimal(number) * UNITS[unit]
    if exact > LONGEST_S * UNITS["s"]:
        raise ValueError(f"{time} is longer than a story may last: 24 h, which are {LONGEST_S} s")
    if exact != int(exact):
        raise ValueError(f"{time} is finer than a microsecond")
    return int(exact)


def _time(text):
    return microseconds(*text.split())


def _times(text):
    numbers, unit = text.rsplit(maxsplit=1)
    return [microseconds(number, unit) for number in re.split(", +", numbers)]


def _when(text):
    words = text.split()
    within_us = microseconds(*words[-2:]) if words[-3] == "within" else None
    from_us = microseconds(*words[1:3])
    to_us = microseconds(*words[4:6]) if words[0] == "from" else None
    return When(from_us, to_us, within_us)


def _whole(text):
    if not re.fullmatch(r"[0-9]+", text):
        raise ValueError(f"{told(text)} is no whole number")
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"{told(text)} is out of range: allowed are {LONGEST_NUMBER} digits")
    return int(text)


def _millivolts(text):
    if not DECIMAL.fullmatch(text) or len(text) > LONGEST_NUMBER:
        raise ValueError(f"{told(text)} is no number of volts: allowed is a decimal number")
    return round(Decimal(text) * 1000)


def _json(text):
    deep = ValueError(f"{told(text)} is too deep: allowed are {DEEPEST} brackets in each other")
    try:
        value = json.loads(text)
    except RecursionError:
        raise deep from None
    except ValueError as error:
        raise ValueError(f"{told(text)} is no JSON: {error}") from None
    if not _is_shallow([value], DEEPEST):
        raise deep
    return value


def _is_shallow(values, levels):
    """Whether lists and objects are nested at most so many levels deep."""
    inside = [value for value in values if isinstance(value, dict | list)]
    if not inside or not levels:
        return not inside
    parts = [value.values() if isinstance(value, dict) else value for value in inside]
    inner = [one for some in parts for one in some]
    return _is_shallow(inner, levels - 1)


def _hex(text):
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise ValueError(f"{told(text)} is no run of bytes: allowed are pairs of 0-9 a-f") from None


VALUES = {
    "T": (_T, _time),
    "TIMES": (r"\S+(?:, +\S+)* +\S+", _times),
    "AT": (_AT, _when),
    "SPAN": (_SPAN, _when),
    "WHEN": (f"{_AT}|{_SPAN}", _when),
    "N": (r"\S+", _whole),
    "HZ": (r"\S+", _whole),
    "INTS": (r"\S.*", lambda text: [_whole(number.strip()) for number in text.split(",")]),
    "V": (r"\S+", _millivolts),
    "TEXT": (r".*?", str),
    "NAME": (r"\S+", str),
    "JSON": (r"\S.*?", _json),
    "HEX": (r".+?", _hex),
    "FILE": (r"\S.*", str),
}

_TOKEN = re.compile(r'( \[|\]| |[A-Z]+|[^ \[\]"|]+(?:\|[^ \[\]"|]+)+)')


@cache
def _compiled(pattern):
    """(the regular expression of a pattern, [the converter of each of its groups])."""
    # Unquoted TEXT keeps the spaces at its ends, so exactly one space separates it.
    space = " " if " TEXT" in pattern else " +"
    marks = {" ": space, " [": f"(?:{space}", "]": ")?"}
    regex, converts = "", []
    for token in _TOKEN.split(pattern):
        if token in VALUES:
            inner, convert = VALUES[token]
            regex += f"({inner})"
            converts.append(convert)
        elif "|" in token:
            regex += f"({token})"
            converts.append(str)
        else:
            regex += marks.get(token, re.escape(token))
    return re.compile(regex), converts


def values(pattern, line):
    """The values in `line`, in the pattern's order; None for each optional one left out.

    Returns None if the line does not match. Raises ValueError if it matches, but a value is wrong.
    """
    regex, converts = _compiled(pattern)
    match = regex.fullmatch(line)
    if not match:
        return None
    return [
        None if text is None else convert(text)
        for text, convert in zip(match.groups(), converts, strict=True)
    ]
