"""How one statement is written: patterns such as `press at TIMES [for T]`, and their values.

Small letters stand for themselves, `a|b` is a choice, `[ ]` may be left out, capitals are values:

    T      1.5 s or 120 ms, to microseconds      TIMES  1, 2.5, 4 s
    AT     at T [within T]                       SPAN   from T to T [within T]
    WHEN   AT or SPAN                            N, HZ  a whole number
    INTS   whole numbers with commas             V      volts, to millivolts
    TEXT   any text                              NAME   one word
    JSON, HEX, FILE
"""

import json
import re
from decimal import Decimal
from functools import cache

from quizbox_host.story.when import When

UNITS = {"ms": 1_000, "s": 1_000_000}
DECIMAL = re.compile(r"[0-9]+(?:\.[0-9]+)?")

_T = r"\S+ +\S+"
_WITHIN = rf"(?: +within +{_T})?"
_AT = rf"at +{_T}{_WITHIN}"
_SPAN = rf"from +{_T} +to +{_T}{_WITHIN}"


def microseconds(number, unit):
    """A decimal number and its unit as whole microseconds; ValueError for anything else."""
    if not DECIMAL.fullmatch(number) or unit not in UNITS:
        raise ValueError(f"{number} {unit} is no time: allowed is a decimal number, then ms or s")
    exact = Decimal(number) * UNITS[unit]
    if exact != int(exact):
        raise ValueError(f"{number} {unit} is finer than a microsecond")
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
        raise ValueError(f"{text} is no whole number")
    return int(text)


def _millivolts(text):
    if not DECIMAL.fullmatch(text):
        raise ValueError(f"{text} is no number of volts: allowed is a decimal number")
    return round(Decimal(text) * 1000)


def _json(text):
    try:
        return json.loads(text)
    except ValueError as error:
        raise ValueError(f"{text} is no JSON: {error}") from None


def _hex(text):
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise ValueError(f"{text} is no run of bytes: allowed are pairs of 0-9 a-f") from None


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
    """The regular expression of a pattern, and what converts each of its groups."""
    # A TEXT without quotes keeps its own spaces, so the ones beside it are single.
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
    """The values that `line` has where `pattern` has capitals, None for what is left out.

    Returns None if the line is not of this pattern; raises ValueError if it is, but a value
    is wrong.
    """
    regex, converts = _compiled(pattern)
    match = regex.fullmatch(line)
    if not match:
        return None
    return [
        None if text is None else convert(text)
        for text, convert in zip(match.groups(), converts, strict=True)
    ]
