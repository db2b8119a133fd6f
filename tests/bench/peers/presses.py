"""What happens to START in the bench: presses that chatter, glitches, and a minute's pauses."""

import random
from dataclasses import dataclass, field

SEED = 1
PRESSES, GLITCHES, MINUTES = 500, 100, 5  # that each candidate gets

MS, SECOND = 1_000, 1_000_000
HELD_US = (40 * MS, 400 * MS)
GAP_US = (150 * MS, 900 * MS)
CHATTER_US = (0, 8 * MS)
FLIP_US = (100, 1_000)  # how long a chattering contact stays open or closed
# behaviour.md 4.2: the turn clock ignores a press within half a second of a turn's beginning.
APART_US = 510 * MS
GLITCH_US = (200, 2_500)
GLITCH_AFTER_US, GLITCH_BEFORE_US = 50 * MS, 60 * MS  # so far from the presses around it
MINUTE_US = 60 * SECOND
PAUSES = 10
RUN_US = (2 * SECOND, 5_500 * MS)  # between two pauses; the last run takes what is left
PAUSE_US = (1 * SECOND, 4 * SECOND)


@dataclass(frozen=True)
class Press:
    """A press, in microseconds since power came on.

    first_us: its first edge; settled_us: the end of its chatter, from when on it is closed;
    lifted_us: the first edge of its release; open_us: the end of that one's chatter.
    """

    first_us: int
    settled_us: int
    lifted_us: int
    open_us: int
    edges: tuple = field(repr=False, default=())  # (us, whether closed), in order


@dataclass(frozen=True)
class Glitch:
    """A spike on the line: closed from first_us to open_us."""

    first_us: int
    open_us: int

    @property
    def edges(self):
        return ((self.first_us, 1), (self.open_us, 0))


def sequence(from_us):
    """(presses, glitches) that each candidate gets, from from_us on."""
    chance = random.Random(SEED)
    presses = row(chance, PRESSES, from_us)
    return presses, glitches(chance, presses, GLITCHES)


def press(chance, first_us, held_us):
    """A Press of that first edge, its contact chattering for a random while at both ends."""
    down = _chatter(chance, first_us, 1)
    up = _chatter(chance, first_us + held_us, 0)
    return Press(first_us, down[-1][0], up[0][0], up[-1][0], (*down, *up))


def row(chance, count, from_us):
    """count presses from from_us on, any two first edges at least APART_US apart."""
    presses = []
    first_us = from_us
    for _ in range(count):
        held_us, gap_us = _held_and_gap(chance)
        presses.append(press(chance, first_us, held_us))
        first_us = presses[-1].open_us + gap_us
    return presses


def glitches(chance, presses, count):
    """count glitches, each in another gap between two presses, in the order of time."""
    gaps = sorted(chance.sample(range(len(presses) - 1), count))
    made = []
    for gap in gaps:
        from_us = presses[gap].open_us + GLITCH_AFTER_US
        to_us = presses[gap + 1].first_us - GLITCH_BEFORE_US
        long_us = chance.randint(*GLITCH_US)
        first_us = chance.randint(from_us, to_us - long_us)
        made.append(Glitch(first_us, first_us + long_us))
    return made


def minute(chance, from_us):
    """(presses that start a minute and pause it ten times, when the minute is over).

    The time run counts from first edge to first edge.
    """
    presses, first_us, left_us = [], from_us, MINUTE_US
    for _ in range(PAUSES):
        ran_us, paused_us = chance.randint(*RUN_US), chance.randint(*PAUSE_US)
        for at_us in (first_us, first_us + ran_us):
            presses.append(press(chance, at_us, chance.randint(*HELD_US)))
        left_us -= ran_us
        first_us += ran_us + paused_us
    presses.append(press(chance, first_us, chance.randint(*HELD_US)))
    return presses, first_us + left_us


def _held_and_gap(chance):
    while True:
        held_us, gap_us = chance.randint(*HELD_US), chance.randint(*GAP_US)
        if held_us + gap_us >= APART_US:
            return held_us, gap_us


def _chatter(chance, first_us, closed):
    """[(us, whether closed)] of the edges with which the contact comes to be so."""
    edges = [(first_us, closed)]
    end_us = first_us + chance.randint(*CHATTER_US)
    while True:
        back_us = edges[-1][0] + chance.randint(*FLIP_US)
        again_us = back_us + chance.randint(*FLIP_US)
        if again_us > end_us:
            return edges
        edges += [(back_us, 1 - closed), (again_us, closed)]
