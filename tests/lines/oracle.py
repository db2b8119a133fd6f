"""What JSON is: Python's own json, made strict, with the limits of behaviour.md 7.1."""

import json

DEEPEST = 8
LONGEST_NUMBER = 20


def read(data):
    """[the object or list that data stands for], or None where it is to be refused."""
    try:
        value = json.loads(
            data.decode(), parse_int=_whole, parse_float=_broken, parse_constant=_none
        )
        json.dumps(value, ensure_ascii=False).encode()  # no half of a pair of surrogates
    except (ValueError, RecursionError):
        return None
    return [value] if 0 < _depth(value) <= DEEPEST else None


def _whole(text):
    return int(_short(text))


def _broken(text):
    return float(_short(text))


def _short(text):
    if len(text) > LONGEST_NUMBER:
        raise ValueError(text)
    return text


def _none(text):
    raise ValueError(text)  # NaN, Infinity


def _depth(value):
    """How many brackets are open at once."""
    if not isinstance(value, (dict, list)):
        return 0
    inner = value.values() if isinstance(value, dict) else value
    return 1 + max(map(_depth, inner), default=0)
