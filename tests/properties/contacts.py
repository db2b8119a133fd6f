"""What START's and SLIDE's contacts say by behaviour.md section 1: presses and positions."""

import itertools
from dataclasses import dataclass

PRESS_US = 5_000  # 1.2
BURST_US = 10_000  # 1.1
UNDECIDED_US = 15_000  # 1.4
WRITTEN_US = 2_000  # 1.2: so long after a flash write is as inside it
RELEASE_US = 20_000  # 1.3, and the end of what 1.4 gave up
SLIDE_US = 20_000  # 1.8


@dataclass
class Burst:
    """Edges that are judged together.

    first_us     its first falling edge
    decided_us   when it is known whether it is a press
    pressed      whether it is
    given_up     whether the line has to be high for 20 ms before the next
    released_us  the rising edge that ended the press, None: it never came, or is no press
    """

    first_us: int
    decided_us: int
    pressed: bool
    given_up: bool = False
    released_us: int | None = None


@dataclass
class _Stretch:
    """The line unchanged from at_us to end_us; `fell_us`: it fell in a flash write until then."""

    at_us: int
    down: bool
    fell_us: int | None = None
    end_us: float = float("inf")

    @property
    def us(self):
        return self.end_us - self.at_us


def bursts(changes, writes):
    """The bursts of START after power-up.

    changes: [(us, down)], the first of them how START stands as power comes on.
    writes: [(us, end_us, whole_end_us, path)] of flash; edges in one are known at its end.
    """
    found, stretches, at = [], _stretches(changes, writes), 0
    waiting, press = True, None  # 1.5: the first press counts only after a release
    while at < len(stretches):
        stretch = stretches[at]
        if waiting:
            if not stretch.down and stretch.us >= RELEASE_US:
                waiting = False
                if press is not None:
                    press.released_us, press = stretch.at_us, None
            at += 1
        elif stretch.fell_us is not None:
            press = Burst(stretch.fell_us, stretch.fell_us, True)
            found.append(press)
            waiting = True
            if not stretch.down:  # what is high is so from the write's end
                stretch.at_us = stretch.fell_us
        elif stretch.down:
            burst, at = _judged(stretches, at)
            found.append(burst)
            waiting = burst.pressed or burst.given_up
            press = burst if burst.pressed else None
        else:
            at += 1
    return found


def _judged(stretches, at):
    """(the burst that begins with stretch `at`, the stretch to go on with)."""
    first_us = stretches[at].at_us
    limit_us = first_us + UNDECIDED_US
    while True:
        stretch = stretches[at]
        decided_us = stretch.at_us + (PRESS_US if stretch.down else BURST_US)
        if decided_us <= min(limit_us, stretch.end_us):
            return Burst(first_us, decided_us, stretch.down), at
        if stretch.at_us > limit_us - PRESS_US:  # it can be none in time
            return Burst(first_us, stretch.at_us, False, True), at
        if stretch.end_us > limit_us:
            return Burst(first_us, limit_us, False, True), at
        at += 1


def _known(changes, writes):
    """[(us, value, the end of the write in which it happened or None)], as the box can tell.

    Right after one it is as inside it, at its own time (1.2).
    """
    for us, value in changes:
        inside = next((write for write in writes if write[0] < us < write[1]), None)
        if inside:
            yield inside[1], value, inside[2]
        else:
            after = any(end_us <= us < end_us + WRITTEN_US for _, _, end_us, _ in writes)
            yield us, value, us if after else None


def _stretches(changes, writes):
    known, fell = {}, {}
    before = None
    for us, down, whole_us in _known(changes, writes):
        if whole_us is not None and down and not before:
            fell[us] = whole_us
        known[us] = before = down
    stretches = [_Stretch(us, bool(down), fell.get(us)) for us, down in sorted(known.items())]
    for stretch, after in itertools.pairwise(stretches):
        stretch.end_us = after.at_us
    return stretches


def positions(changes, writes):
    """(SLIDE's position as power comes on, [(us, position)] of those that count later).

    changes: [(us, contacts as bits)], the first of them how SLIDE stands as power comes on.
    """
    known = {us: contacts for us, contacts, _ in _known(changes, writes)}
    times = sorted(known)
    stands = first = known[times[0]] if known[times[0]] in (1, 2) else 1
    counted = []
    for us, after_us in itertools.pairwise([*times[1:], float("inf")]):
        position = known[us]
        if position in (1, 2) and position != stands and after_us - us >= SLIDE_US:
            stands = position
            counted.append((us + SLIDE_US, position))
    return first, counted
