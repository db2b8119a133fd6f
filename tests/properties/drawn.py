"""Draws what is done to a box, as the acts of a script (see quizbox_host.worlds)."""

import random
from typing import NamedTuple

from hypothesis import strategies as st

from quizbox_host.story import compile as compiler

SECOND = 1_000_000
TURN_US = 1 << 30
READY_US = 500_000  # a box counts presses by then
KINDS = ("press",) * 9 + ("glitch", "slide", "slide", "slide", "brush", "power")
MONEY_KINDS = ("press",) * 8 + ("count",) * 4 + ("home",) * 3 + KINDS[9:]
PAUSES_US = st.one_of(
    st.integers(30_000, 400_000),
    st.integers(2_000, 60_000),
    st.integers(400_000, 3 * SECOND),
    st.integers(3 * SECOND, 15 * SECOND),
)
LENGTHS_US = st.one_of(
    st.integers(5_000, 25_000),
    st.integers(25_000, 400_000),
    st.integers(25_000, 400_000),
    st.integers(400_000, 12 * SECOND),
    st.builds(  # let go about where a held START does something
        lambda mark_us, off_us: mark_us + off_us,
        st.sampled_from((600_000, 850_000, 3 * SECOND, 4 * SECOND, 5 * SECOND, 10 * SECOND)),
        st.integers(-30_000, 30_000),
    ),
)
ORIGINS_US = st.one_of(st.integers(TURN_US - 40 * SECOND, TURN_US - 1), st.integers(0, TURN_US - 1))
# What ticks_us shows at power-up, the chip's entropy, and how long it goes on at the end.
CHIPS = st.tuples(
    ORIGINS_US,
    st.integers(0, 1 << 16),
    st.one_of(st.integers(0, 4 * SECOND), st.integers(4 * SECOND, 40 * SECOND)),
)
# Some presses are aimed at a thing that is due: which, and how far off.
AIMS = st.one_of(
    st.none(),
    st.tuples(st.integers(0, 9), st.one_of(st.integers(-1, 1), st.integers(-16_000, 16_000))),
)


def steps(kinds):
    """One thing to do; what Acts.do takes."""
    return st.tuples(
        st.sampled_from(kinds), PAUSES_US, LENGTHS_US, AIMS, st.integers(0, (1 << 32) - 1)
    )


class Acts:
    """acts: [[us, what, value]] so far. dues(acts): times at which something will be heard."""

    def __init__(self, dues, longest_us):
        self._dues = dues
        self._longest_us = longest_us
        self.start = [[0, "start", 0]]
        self.slide = [[0, "slide", 1]]
        self.power = [[0, "power", 1]]
        self._at_us = READY_US  # the next act is not before
        self._up_us = READY_US  # START is up from here on
        self._long = False  # the press under way is a long one

    @property
    def acts(self):
        """All of them, in order; how things stand at 0 before the supply."""
        acts = [*self.start, *self.slide, [0, "cable", 1], *self.power]
        return sorted(acts, key=lambda act: act[0])

    @property
    def end_us(self):
        """When the last of them is done."""
        return max(self.start[-1][0], self.slide[-1][0], self._at_us)

    def do(self, step):
        """One of steps(). Whether there was still time for it."""
        kind, pause_us, length_us, aim, seed = step
        rng = random.Random(seed)
        if self._at_us + pause_us > self._longest_us:
            return False
        getattr(self, "_" + kind)(pause_us, length_us, aim, rng)
        return True

    def _press(self, pause_us, length_us, aim, rng):
        us = max(self._at_us, self._up_us) + pause_us
        if aim is not None:
            us = self._aimed(aim, us)
        bounce_us = 0
        if length_us >= 25_000 and rng.random() < 0.6:
            bounce_us = rng.randint(100, 8_000)
        seed = rng.randint(0, 1 << 16)
        self.start += compiler.press(us, length_us, bounce_us, seed)
        self._long = length_us > 500_000
        self._at_us, self._up_us = us, us + length_us

    def _aimed(self, aim, otherwise_us):
        which, off_us = aim
        earliest_us = max(self._at_us, self._up_us) + 30_000
        dues_us = [us + off_us for us in self._dues(self.acts) if us + off_us >= earliest_us]
        dues_us = [us for us in dues_us if us < self._longest_us]
        return dues_us[which % len(dues_us)] if dues_us else otherwise_us

    def _glitch(self, pause_us, length_us, aim, rng):
        us = max(self._at_us, self._up_us) + pause_us
        if aim is not None:
            us = self._aimed(aim, us)
        for _ in range(rng.choice((1, 1, 2, 6))):
            end_us = us + rng.randint(20, 2_999)
            self.start += [[us, "start", 1], [end_us, "start", 0]]
            us = end_us + rng.randint(500, 9_000)
        self._at_us = self._up_us = end_us

    def _slide(self, pause_us, length_us, aim, rng):
        us = self._beside(pause_us)
        there = 3 - (self.slide[-1][2] or rng.choice((1, 2)))
        gap_us = rng.choice((200, 2_000, 19_000, 21_000, rng.randint(1_000, 400_000)))
        self.slide.append([us, "slide", 0])
        if rng.random() < 0.95:
            self.slide.append([us + gap_us, "slide", there])
        self._at_us = max(self._at_us, self.slide[-1][0])

    def _count(self, pause_us, length_us, aim, rng):
        """SLIDE to 2, and a press."""
        self._move(2, pause_us)
        self._press(50_000, 10_000 + length_us % 400_000, None, rng)

    def _home(self, pause_us, length_us, aim, rng):
        """SLIDE to 1."""
        self._move(1, pause_us)

    def _move(self, there, pause_us):
        us = self._beside(pause_us)
        if self.slide[-1][2] != there:
            self.slide += [[us, "slide", 0], [us + 2_000, "slide", there]]
        self._at_us = max(self._at_us, self.slide[-1][0])

    def _brush(self, pause_us, length_us, aim, rng):
        """Both contacts, or for a moment the other one."""
        us = self._beside(pause_us)
        stands = self.slide[-1][2]
        if stands:
            other = rng.choice((3, 3 - stands))
            self.slide += [[us, "slide", other], [us + rng.randint(50, 19_000), "slide", stands]]
            self._at_us = max(self._at_us, self.slide[-1][0])

    def _beside(self, pause_us):
        """SLIDE moves with START down too, but not in a press that may become a long hold."""
        begin_us = max(self._at_us, self._up_us) if self._long else self._at_us
        return max(begin_us, self.slide[-1][0] + 50_000) + pause_us

    def _power(self, pause_us, length_us, aim, rng):
        off_us = self._at_us + pause_us
        on_us = off_us + rng.choice((1, 1_000, rng.randint(1_000, 2 * SECOND)))
        for moves in (self.start, self.slide):
            last = moves[-1][2]
            moves[:] = [move for move in moves if move[0] < off_us]
            moves.append([off_us, moves[0][1], last])
        self.start.append([off_us, "start", 0])
        if rng.random() < 0.2:
            self.slide.append([off_us, "slide", rng.choice((0, 1, 2))])
        self.power += [[off_us, "power", 0], [on_us, "power", 1]]
        self._at_us = self._up_us = on_us + READY_US
        self._long = False
        if rng.random() < 0.3:  # START is held as power comes on, too short for the chooser
            up_us = on_us + rng.randint(1_000, 800_000)
            self.start[-1][2] = 1
            self.start += [[up_us, "start", 0], [up_us + 500, "start", 1]]
            self.start += [[up_us + 1_000, "start", 0]]
            self._at_us = self._up_us = max(self._up_us, up_us + 50_000)


class Power(NamedTuple):
    """One time of power: START's and SLIDE's changes, and the operations on flash."""

    on_us: int
    off_us: int
    start: list
    slide: list
    writes: list


def powers(acts, until_us, log):
    """Each Power of a script that was played."""
    switched = [us for us, what, _ in acts if what == "power"] + [until_us]
    writes = _writes(log)
    return [
        Power(
            on_us,
            off_us,
            changes(acts, "start", on_us, off_us),
            changes(acts, "slide", on_us, off_us),
            [write for write in writes if on_us <= write[0] < off_us],
        )
        for on_us, off_us in zip(switched[::2], switched[1::2], strict=True)
    ]


def changes(acts, what, on_us, off_us):
    """How it stands at on_us, then what changes before off_us."""
    stands, changes = 0, []
    for us, name, value in acts:
        if name == what and us <= on_us:
            stands = value
        elif name == what and us < off_us and value != (changes[-1][1] if changes else stands):
            changes.append((us, value))
    return [(on_us, stands), *changes]


def _writes(log):
    """[(us, end_us, end_us of the whole that it is part of, path)] of the operations on flash."""
    writes = []
    for us, what, value in reversed(log):
        if what == "kept":
            end_us = us + value[1]
            whole_us = writes[-1][2] if writes and writes[-1][0] == end_us else end_us
            writes.append((us, end_us, whole_us, value[0]))
    return writes[::-1]
