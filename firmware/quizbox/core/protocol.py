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
FAILED = -32002  # accepted, but flash could not be written

TEXTS = {
    BAD_JSON: "not JSON",
    BAD_REQUEST: "not a request",
    NO_METHOD: "no such method",
    BAD_PARAMS: "bad params",
    BUSY: "busy",
    FAILED: "failed",
}


class Refusal(Exception):
    """Raised to answer a request with an error. code: one of those above; text: for the person."""

    def __init__(self, code, text=None):
        super().__init__(text or TEXTS[code])
        self.code = code
        self.text = text or TEXTS[code]


def parsed(reader):
    """The line that reader, a strictjson.Reader, has parsed, as {"id", "method", "params"}; without
    "id" if it wants no answer, and without "params" if it has none.

    Raises Refusal if the line is not a request; that answer has an id of null.
    """
    try:
        request = reader.value()
    except ValueError:
        request = None
    if not isinstance(request, dict):
        raise Refusal(BAD_JSON)
    id_ = request.get("id")
    if not (id_ is None or isinstance(id_, str) or type(id_) is int):
        raise Refusal(BAD_REQUEST, "an id is a string or a whole number")
    if request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
        raise Refusal(BAD_REQUEST)
    return request


def line(message):
    """A message, a dict, as the bytes of its line."""
    message["jsonrpc"] = "2.0"
    return json.dumps(message).encode() + b"\n"


def result(id_, value):
    """The line that answers request id_ with value."""
    return line({"id": id_, "result": value})


def error(id_, code, text, data=None):
    """The line that answers request id_ with an error. data: details for a program, or None."""
    told = {"code": code, "message": text}
    if data is not None:
        told["data"] = data
    return line({"id": id_, "error": told})


def notification(method, params):
    """The line of a notification: an event, with no answer."""
    return line({"method": method, "params": params})


def request(id_, method, params):
    """The line of a request, from the host."""
    return line({"id": id_, "method": method, "params": params})
