"""What a line to the box deserves (7.1): Python's own json, made strict, judges it."""

import json
import re
from typing import NamedTuple

from .law import METHODS

BAD_JSON, BAD_REQUEST, NO_METHOD, BAD_PARAMS, BUSY = -32700, -32600, -32601, -32602, -32001
LINE_BYTES, BUSY_LINE_BYTES = 2048, 256
NUMBER_CHARACTERS, NESTED = 20, 8
NUMBER = re.compile(r'"(?:\\.|[^"\\])*"|(-?[0-9][-+.0-9eE]*)')
HALVES = re.compile("[\ud800-\udfff]")
RESULT = 0  # stands for one among the codes of errors


class Deserved(NamedTuple):
    """id: of the answer. codes: one of these is its error's, RESULT stands for none."""

    id: object
    codes: frozenset


def deserved(line):
    """The Deserved of a line, bytes without its newline; None: it is not answered."""
    if not line.startswith(b"{"):
        return None
    if len(line) > LINE_BYTES:
        return Deserved(None, frozenset((BAD_REQUEST, BUSY)))
    found = _of_whole(line)
    if len(line) > BUSY_LINE_BYTES:  # or a game runs, and nobody reads it
        if found is None or found.id is not None:
            return found
        found = Deserved(None, found.codes | {BUSY})
    return found


def may_be_unread(line):
    """Whether, where a game runs, it is refused for its length alone, with an id of null."""
    return line.startswith(b"{") and len(line) > BUSY_LINE_BYTES


def _of_whole(line):
    try:
        request = parsed(line)
    except ValueError:
        return Deserved(None, frozenset((BAD_JSON,)))
    if not is_request(request):
        return Deserved(None, frozenset((BAD_REQUEST,)))
    if "id" not in request:
        return None
    return Deserved(request["id"], _codes(request["method"], request.get("params", {})))


def is_request(value):
    """Whether an object is one, as JSON-RPC 2.0 has it."""
    id_ = value.get("id")
    return (
        (id_ is None or isinstance(id_, str) or type(id_) is int)
        and value.get("jsonrpc") == "2.0"
        and isinstance(value.get("method"), str)
    )


def _codes(method, params):
    if method not in METHODS:
        return frozenset((NO_METHOD,))
    known, always = METHODS[method]
    busy = () if always else (BUSY,)
    if isinstance(params, dict) and set(params) <= set(known):
        return frozenset((RESULT, BAD_PARAMS, *busy))
    return frozenset((BAD_PARAMS, *busy))


def parsed(line):
    """The object that a line is. Raises ValueError for all that 7.1 does not allow."""
    text = line.decode()
    value = json.loads(text, parse_constant=_refuse)
    if not isinstance(value, dict):
        raise ValueError("no object")
    for number in NUMBER.findall(text):
        if len(number) > NUMBER_CHARACTERS:
            raise ValueError("a number that is too long")
    if _depth(value) > NESTED:
        raise ValueError("nested too deep")
    if HALVES.search(json.dumps(value, ensure_ascii=False)):
        raise ValueError("half a pair of surrogates")
    return value


def _refuse(word):
    raise ValueError(word)


def _depth(value):
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list):
        return 0
    return 1 + max(map(_depth, value), default=0)
