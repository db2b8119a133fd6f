"""What was asked of a box that changes it, and granted."""

from typing import NamedTuple

from .evidence import BUSY, ENDS
from .law import READS

DEEDS = ("settings.set", "game.mode", "game.new", "game.select", "table.set", "selftest", *ENDS)
NO_METHOD = -32601  # docs/protocol.md


class Change(NamedTuple):
    """A request that was granted between sent_us and us; result None: nobody heard what it got."""

    sent_us: int
    us: int
    method: str
    params: dict
    result: dict | None


def granted(evidence):
    """Each Change of a life that was or may have been, in the order of their times."""
    changes = []
    for request in evidence.requests.values():
        answer = evidence.answer(request.id)
        if request.method not in DEEDS or (answer and not answer.is_result):
            continue
        if answer is None and evidence.was_too_long(request):
            continue
        us, result = (answer.us, answer.value["result"]) if answer else (request.us, None)
        changes.append(Change(request.us, us, request.method, request.params, result))
    return sorted(changes, key=lambda change: change.us)


def asked_us(evidence):
    """When the box was asked for something that could have changed it, and was free to."""
    found = []
    for request in evidence.requests.values():
        answer = evidence.answer(request.id)
        if request.method not in READS and answer:
            error = answer.value.get("error", {})
            if error.get("code") not in (BUSY, NO_METHOD):
                found.append(request.us)
    return sorted(found)
