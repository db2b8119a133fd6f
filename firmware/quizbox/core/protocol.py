"""JSON-RPC 2.0, one object a line, as both ends of the serial line speak it. docs/protocol.md."""

import json

VERSION = 1

LINE_BYTES = 2048  # the longest line that is read, without its newline (7.1)
BUSY_LINE_BYTES = 256  # the longest while a game runs

BAD_JSON = -32700
BAD_REQUEST = -32600
NO_METHOD = -32601
BAD_PARAMS = -32602
BUSY = -32001
FAILED = -32002  # understood and tried, but the flash would not take it

TEXTS = {
    BAD_JSON: "not JSON",
    BAD_REQUEST: "not a request",
    NO_METHOD: "no such method",
    BAD_PARAMS: "bad params",
    BUSY: "busy",
    FAILED: "failed",
}


class Refusal(Exception):
    """What a request is answered with instead of a result: code and text, for the person."""

    def __init__(self, code, text=None, id_=None):
        super().__init__(text or TEXTS[code])
        self.code = code
        self.text = text or TEXTS[code]
        self.id = id_


def parse(line):
    """One line, without its newline, as {"id", "method", "params"}; "id" is missing in a request
    that wants no answer.

    Raises Refusal, with the id where one could be read, for what is no request.
    """
    try:
        request = _loaded(line.decode())
    except (ValueError, RuntimeError):  # UnicodeError is the one, too deep a nesting the other
        request = None
    if not isinstance(request, dict):
        raise Refusal(BAD_JSON)
    id_ = request.get("id")
    if not (id_ is None or isinstance(id_, str) or type(id_) is int):
        raise Refusal(BAD_REQUEST, "an id is a string or a whole number")
    method, params = request.get("method"), request.get("params", {})
    if request.get("jsonrpc") != "2.0" or not isinstance(method, str):
        raise Refusal(BAD_REQUEST, None, id_)
    if not isinstance(params, dict):
        raise Refusal(BAD_PARAMS, "params is an object", id_)
    return request


def _loaded(text):
    """What a text in JSON holds, or None where an escape in it stands for half a character."""
    value = json.loads(text)
    if _halves(text) or _lacks_bracket(text):
        return None
    return value


def _lacks_bracket(text):
    """Whether the last bracket is missing: MicroPython's parser passes over that."""
    try:
        json.loads(text + "}")
    except ValueError:
        return False
    return True


def _halves(text):
    """Whether it has surrogates as escapes, which cannot go out again as UTF-8."""
    if "\\u" not in text:
        return False
    escapes = text.replace("\\\\", "").lower()
    return any("\\ud" + digit in escapes for digit in "89abcdef")


def line(message):
    """A message as the bytes of its line."""
    message["jsonrpc"] = "2.0"
    return json.dumps(message).encode() + b"\n"


def result(id_, value):
    return line({"id": id_, "result": value})


def error(id_, code, text):
    return line({"id": id_, "error": {"code": code, "message": text}})


def notification(method, params):
    return line({"method": method, "params": params})


def request(id_, method, params):
    return line({"id": id_, "method": method, "params": params})
