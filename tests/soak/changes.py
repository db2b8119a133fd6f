"""What was asked of a box that changes it, and granted."""

from typing import NamedTuple

from . import strict
from .evidence import BUSY, ENDS, is_good
from .law import METHODS, READS
from .spoken import lines

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


class Asked(NamedTuple):
    """When a laptop asked for something that could have changed the box, so that its digits light
    up. sure_us: the box was free to. doubtful_us: nobody knows whether it was."""

    sure_us: list
    doubtful_us: list


def asked(evidence):
    """The Asked of a life."""
    sure_us, doubtful_us = [], []
    for request in evidence.requests.values():
        answer = evidence.answer(request.id)
        if request.method not in READS and answer and _was_free(answer):
            sure_us.append(request.us)
    for us, request in _odd_lines(evidence):
        answers = evidence.answers.get(request["id"], ()) if "id" in request else ()
        answer = next((one for one in answers if one.us >= us), None)
        if answer is None:
            doubtful_us.append(us)
        elif _was_free(answer):
            sure_us.append(us)
    return Asked(sorted(sure_us), doubtful_us)


def _was_free(answer):
    return answer.value.get("error", {}).get("code") not in (BUSY, NO_METHOD)


def _odd_lines(evidence):
    """[(us, request)] of the bad lines that are requests nevertheless, and could change it."""
    for run in evidence.powers:
        for line in lines(evidence.script["acts"], run.on_us, run.off_us):
            try:
                request = strict.parsed(line.data)
            except ValueError:
                continue
            method = request.get("method")
            if is_good(request) or not strict.is_request(request) or method in READS:
                continue
            if method in METHODS and isinstance(request.get("params", {}), dict):
                yield line.us, request
