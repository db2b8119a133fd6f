"""What the box has to answer to a line, as far as behaviour.md section 7 says it of any line."""

from dataclasses import dataclass

from quizbox.core import protocol
from tests.lines import oracle

ANY = "any"  # a result or an error: depends on values that are not looked at here
RESULT = "result"
BRACKET = b"{"
# name: its params as {name: (kind, whether it must be there)}, None for any; docs/protocol.md.
ALWAYS = {
    "hello": {},
    "settings.get": {},
    "table.get": {"reveal": (bool, False)},
    "game.status": {},
    "diagnostics": {},
    "log.get": {},
    "events": {"on": (bool, True)},
}
NOT_IN_A_GAME = {
    "settings.set": None,
    "table.set": {"colours": (list, True)},
    "game.new": {},
    "game.select": {"colour": (int, True)},
    "game.mode": {"game": (str, True)},
    "selftest": {},
    "log.clear": {},
    "reboot": {},
    "bootloader": {},
}


@dataclass(frozen=True)
class Answer:
    """id and code of an answer: RESULT, an error's code, or ANY."""

    id: object
    code: object

    def fits(self, said):
        """Whether what the box said, a message, is such an answer."""
        if not {"id"} <= said.keys() <= {"id", "jsonrpc", "result", "error"}:
            return False
        same_id = said["id"] == self.id and isinstance(said["id"], bool) == isinstance(
            self.id, bool
        )
        code = said["error"]["code"] if "error" in said else RESULT
        wrong = code in (protocol.BAD_JSON, protocol.BAD_REQUEST, protocol.NO_METHOD)
        return same_id and (code == self.code or (self.code == ANY and not wrong))


def answer(line, runs, idle):
    """The Answer to a line, or None where there is to be none.

    runs: a game runs; idle: nothing runs, is paused, stopped or armed
    """
    if not line.startswith(BRACKET):
        return None
    if runs and len(line) > protocol.BUSY_LINE_BYTES:
        return Answer(None, protocol.BUSY)
    if len(line) > protocol.LINE_BYTES:
        return Answer(None, protocol.BAD_REQUEST)
    read = oracle.read(line)
    if read is None:
        return Answer(None, protocol.BAD_JSON)
    request = read[0]
    if not _is_request(request):
        return Answer(None, protocol.BAD_REQUEST)
    if "id" not in request:
        return None
    return Answer(request["id"], _code(request["method"], request.get("params", {}), idle))


def changes(line, idle):
    """Whether a line may change what is played or kept, or sound something."""
    if not idle or len(line) > protocol.LINE_BYTES:
        return False
    read = oracle.read(line)
    if read is None or not line.startswith(BRACKET) or not _is_request(read[0]):
        return False
    method, params = read[0]["method"], read[0].get("params", {})
    if method == "table.get":
        return _code(method, params, idle) == ANY and params.get("reveal", False)
    return method in NOT_IN_A_GAME and _code(method, params, idle) not in (
        protocol.BAD_PARAMS, protocol.BUSY
    )  # fmt: skip


def restarts(line):
    """Whether a line that may change something has the box leave the program."""
    return oracle.read(line)[0]["method"] in ("reboot", "bootloader")


def _is_request(request):
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0":
        return False
    id_ = request.get("id")
    return (id_ is None or type(id_) in (int, str)) and isinstance(request.get("method"), str)


def _code(method, params, idle):
    """RESULT, ANY or an error's code."""
    if method not in ALWAYS and method not in NOT_IN_A_GAME:
        return protocol.NO_METHOD
    if not isinstance(params, dict):
        return protocol.BAD_PARAMS
    if method in NOT_IN_A_GAME and not idle:
        return protocol.BUSY
    types = {**ALWAYS, **NOT_IN_A_GAME}[method]
    if types is None:
        return ANY
    if not params.keys() <= types.keys():
        return protocol.BAD_PARAMS
    for name, (kind, needed) in types.items():
        if name in params and type(params[name]) is not kind:
            return protocol.BAD_PARAMS
        if needed and name not in params:
            return protocol.BAD_PARAMS
    if method == "table.get" and params.get("reveal"):
        return ANY if idle else protocol.BUSY
    return RESULT if method in ALWAYS else ANY
