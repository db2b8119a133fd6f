"""A box whose passes take long, and a counter that may stand anywhere: the time is right (2.8)."""

import random

import pytest

from quizbox.core import kept
from quizbox_host.worlds import cpython

MS, SECOND = 1000, 1_000_000
ON = [[0, "slide", 1], [0, "cable", 1], [0, "power", 1]]
TWO_MINUTES = [
    *range(10, 111, 10), *range(111, 116), *[half / 2 for half in range(231, 240)],
]  # fmt: skip
ROUND = [
    [SECOND, "start", 1], [SECOND + 100 * MS, "start", 0],
    [2_300 * MS, "start", 1], [2_400 * MS, "start", 0],
    [4_100 * MS, "start", 1], [4_200 * MS, "start", 0],
]  # fmt: skip


def play(acts, until_us, settings, **more):
    return cpython.play(
        {
            "kept": {"settings": kept.pack(settings).hex()},
            "acts": sorted(ON + acts, key=lambda act: act[0]),
            "until_us": until_us,
            **more,
        }
    ).log


def tones(log):
    return [(us, value[1]) for us, what, value in log if what == "tone"]


@pytest.mark.parametrize("seed", range(3))
def test_passes_of_3_to_17_ms_do_not_add_up(seed):
    """Each beep waits for one pass at most, the last one no longer than the first."""
    chance = random.Random(seed)
    acts, us = [[SECOND, "start", 1], [SECOND + 100 * MS, "start", 0], [0, "slide", 2]], SECOND
    while us < 122 * SECOND:
        pass_us = chance.randint(3 * MS, 17 * MS)
        acts.append([us, "stall", pass_us])
        us += pass_us + MS
    heard = tones(play(acts, 124 * SECOND, {}))
    due = [int((1 + second) * SECOND) for second in TWO_MINUTES] + [121 * SECOND]
    late = [us - due_us for (us, _), due_us in zip(heard, due, strict=True)]
    assert min(late) >= 0 and 0 < max(late) <= 18 * MS
    assert [length_us > SECOND for _, length_us in heard] == [False] * len(TWO_MINUTES) + [True]


def test_from_a_hundred_origins_the_same_round():
    chance = random.Random(1)
    near = [2**30 - us for us in range(0, 8 * SECOND, 800 * MS)]  # the counter wraps in the round
    origins = near + [chance.randrange(2**30) for _ in range(90)]
    settings = {"chase_1_s": 4}
    logs = [play(ROUND, 9 * SECOND, settings, origin_us=origin % 2**30) for origin in origins]
    assert [log for log in logs if log != logs[0]] == []
    assert [us for us, _ in tones(logs[0])][-1] == SECOND + 4 * SECOND + 1_800 * MS
