"""Each press and each move of SLIDE is told once, at its own time; nothing else is told."""

from typing import NamedTuple

from tests.properties import drawn
from tests.properties.contacts import bursts, positions

from . import runs
from .evidence import MS, SECOND, Violation, touches

EXACT_US = 100
STAMP_US = 400  # a real interrupt stamps later than the edge
NEAR_US = 100 * MS  # a press may or may not have been told by then
TOLD_US = 150 * MS  # from the decision to the line, where nothing holds it up
WRITE_US = 600 * MS  # a write of flash holds it up
ROOM_US = 3 * SECOND  # lines queue up
FLOOD = 8  # requests within that time, and there may be no room for what it tells by itself
VOTES = 40


def check(evidence):
    """Raises Violation.

    What SLIDE was seen to do in a write of flash nobody can tell; on a real processor, where a
    write is many, START neither.
    """
    for power in evidence.powers:
        early = []
        if power.began != runs.POWER and power.stirs_early:
            early = [(power.on_us, power.on_us + drawn.READY_US)]
        written = [(us - NEAR_US, end_us + NEAR_US) for us, end_us, _, _ in power.writes]
        noisy = [*evidence.noisy, *early, *(() if evidence.exact else written)]
        pressed = [
            (burst.first_us, burst.decided_us)
            for burst in bursts(power.start, power.writes)
            if burst.pressed
        ]
        moved = [(us, us) for us, _ in positions(power.slide, power.writes)[1]]
        _check_power(
            evidence,
            power,
            {
                "press": Kind(pressed, _told(evidence, power, "press"), noisy),
                "slide": Kind(
                    moved,
                    _told(evidence, power, "slide"),
                    [*evidence.humming, *noisy, *written],
                ),
            },
        )


class Kind(NamedTuple):
    """Of presses, or of moves of SLIDE, in one time of power.

    wanted  [(its own time, when it is known)]
    told    [(when its line came, its own time by the box's clock)]
    noisy   [(us, end_us)]: nobody can tell what was seen
    """

    wanted: list
    told: list
    noisy: list


def _told(evidence, power, name):
    return [
        (us, params["t_us"])
        for us, method, params in evidence.told
        if method == name and power.on_us <= us < power.off_us
    ]


def _check_power(evidence, power, kinds):
    """Raises Violation where, however the box's clock may have begun, something does not fit."""
    found = None
    for since_us in _begins(power, kinds.values()):
        try:
            for name, kind in kinds.items():
                _compare(evidence, power, name, kind, since_us)
        except Violation as violation:
            found = found or violation
        else:
            return
    if found:
        raise found


def _begins(power, kinds):
    """Each us at which the box's clock may have begun, a little after power-up, the one first by
    which most of what was told is wanted.

    One alone proves nothing: the time that we reckon for a press can be wrong, as beside a write,
    and the next press is right by another clock.
    """
    votes = {}
    for kind in kinds:
        for _, t_us in kind.told[:VOTES]:
            for us, _ in kind.wanted:
                if 0 <= us - t_us - power.on_us <= SECOND:
                    votes.setdefault((us - t_us) // EXACT_US, []).append(us - t_us)
    if not votes:
        return [power.on_us]
    places = sorted(votes, key=lambda place: (len(votes[place]), place), reverse=True)
    return [max(votes[place] + votes.get(place + 1, [])) for place in places]


def _compare(evidence, power, name, kind, since_us):
    wanted, told, noisy = kind
    late_us = EXACT_US if evidence.exact else STAMP_US
    at = 0
    for us, known_us in wanted:
        while at < len(told) and since_us + told[at][1] < us - EXACT_US:
            _refuse_invented(power, name, since_us + told[at][1], noisy)
            at += 1
        if at < len(told) and since_us + told[at][1] <= us + late_us:
            _refuse_late(evidence, name, known_us, told[at][0], power, noisy)
            at += 1
        elif not _may_be_missing(evidence, power, us, known_us, noisy):
            raise Violation("presses", us, f"a {name} was not told")
    for _, t_us in told[at:]:
        _refuse_invented(power, name, since_us + t_us, noisy)


def _refuse_invented(power, name, us, noisy):
    if not touches(noisy, us - NEAR_US, us + NEAR_US):
        raise Violation("presses", us, f"a {name} was told that was none")


def _refuse_late(evidence, name, known_us, told_us, power, noisy):
    limit_us = TOLD_US
    if any(us - WRITE_US < known_us < end_us + WRITE_US for us, end_us, _, _ in power.writes):
        limit_us += WRITE_US
    if touches(evidence.deaf, known_us - ROOM_US, told_us) or touches(noisy, known_us, told_us):
        return
    if _asked(evidence, known_us - ROOM_US, told_us):
        limit_us += ROOM_US
    if told_us - known_us > limit_us:
        raise Violation("presses", known_us, f"a {name} was told {told_us - known_us} us late")


def _asked(evidence, us, end_us):
    """How often the laptop has said something between."""
    return sum(what == "rx" for _, what, _ in evidence.acts_between(us, end_us))


def _may_be_missing(evidence, power, us, known_us, noisy):
    """No laptop hears it, or the run ends first, or events are not on yet."""
    return (
        touches(evidence.deaf, us - NEAR_US, known_us + SECOND)
        or touches(evidence.untold, us, known_us)
        or touches(noisy, us - NEAR_US, us + NEAR_US)
        or known_us + WRITE_US > power.off_us
        or _asked(evidence, us - ROOM_US, known_us + ROOM_US) >= FLOOD
    )
