"""Each line that the laptop has sent is answered as it deserves, in the order of the lines."""

from typing import NamedTuple

from . import strict
from .answers import GONE_US, HELD_US, LIMIT_US
from .evidence import FOUND_US, Violation, touches

LATER = "table.set"  # its answer waits for flash, whatever comes meanwhile


class Line(NamedTuple):
    """us: when its end was sent. whole: whether nothing of it can have been lost."""

    us: int
    data: bytes
    whole: bool


class Wanted(NamedTuple):
    """An answer that has to come by by_us; None: it need not come."""

    us: int
    by_us: int | None
    deserved: strict.Deserved


def check(evidence):
    """Raises Violation."""
    later = {one.id for one in evidence.requests.values() if one.method == LATER}
    for run in evidence.powers:
        answers = [
            (us, line)
            for us, line in evidence.answered
            if run.on_us <= us < run.back_us and line.get("id") not in later
        ]
        _compare(_wanted(evidence, run, later), answers)


def lines(acts, on_us, off_us):
    """Each Line that the laptop has ended in a run."""
    found, rest, whole = [], b"", False
    for us, what, value in acts:
        if not on_us <= us < off_us:
            continue
        if what == "cable":
            whole = False
        if what != "rx":
            continue
        *ended, rest = (rest + bytes.fromhex(value)).split(b"\n")
        for data in ended:
            found.append(Line(us, data, whole))
            whole = True
    return found


def _wanted(evidence, run, later):
    found = []
    for line in lines(evidence.acts_between(run.on_us, run.off_us), run.on_us, run.off_us):
        deserved = strict.deserved(line.data)
        if strict.may_be_unread(line.data):
            busy = strict.Deserved(None, frozenset((strict.BUSY,)))
            if deserved is None or deserved.id is not None:
                found.append(Wanted(line.us, None, busy))
        if not line.whole and line.data.startswith(b"{"):
            broken = frozenset((strict.BAD_JSON, strict.BAD_REQUEST, strict.BUSY))
            found.append(Wanted(line.us, None, strict.Deserved(None, broken)))
        if deserved is None or deserved.id in later and deserved.id is not None:
            continue
        found.append(Wanted(line.us, _by_us(evidence, run, line, deserved), deserved))
    return found


def _by_us(evidence, run, line, deserved):
    by_us = line.us + LIMIT_US + HELD_US
    if not line.whole or by_us + GONE_US > run.off_us or line.us < run.on_us + FOUND_US:
        return None
    if strict.may_be_unread(line.data) and deserved.id is not None:
        return None
    return None if touches(evidence.deaf, line.us, by_us) else by_us


def _compare(wanted, answers):
    """wanted, in their order, some of them left out where they may be, are the answers.

    places: how many of the answers can be those to what has been looked at.
    """
    places = {0}
    for one in wanted:
        taken = {
            place + 1 for place in places if place < len(answers) and _fits(one, *answers[place])
        }
        if one.by_us is None:
            taken |= places
        if not taken:
            place = max(places)
            came = answers[place] if place < len(answers) else "none"
            raise Violation("spoken", one.us, f"wanted {one.deserved}, but the answer is {came}")
        places = taken
    if len(answers) not in places:
        us, line = answers[max(places)]
        raise Violation("spoken", us, f"an answer that no line deserves: {line}")


def _fits(one, us, line):
    code = line["error"]["code"] if "error" in line else strict.RESULT
    return (
        line.get("id") == one.deserved.id
        and type(line.get("id")) is type(one.deserved.id)
        and code in one.deserved.codes
        and one.us <= us
        and (one.by_us is None or us <= one.by_us)
    )
