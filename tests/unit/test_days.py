"""A box that stood unused for twelve days and a half plays a minute as on its first (2.8, 6.2)."""

import pytest

from quizbox_host.worlds import cpython

SECOND = 1_000_000
AT_US = 1_080_000 * SECOND  # a counter of milliseconds wraps, one of microseconds a thousand times
SHORT_S = (10, 20, 30, 40, *range(50, 56), *[half / 2 for half in range(111, 120)])


@pytest.mark.parametrize(("cable", "origin_us"), [(0, 2**30 - 5 * SECOND), (1, 0)])
def test_after_twelve_days_a_minute_is_a_minute(cable, origin_us):
    acts = [[0, "slide", 1], [0, "cable", cable], [0, "power", 1]]
    acts += [[AT_US, "start", 1], [AT_US + 120_000, "start", 0]]
    script = {"origin_us": origin_us, "acts": acts, "until_us": AT_US + 70 * SECOND}
    log = cpython.play(script).log
    tones = [(us, value[1]) for us, what, value in log if what == "tone"]
    assert tones == [
        *[(AT_US + int(second * SECOND), 100_000) for second in SHORT_S],
        (AT_US + 60 * SECOND, 1_500_000),
    ]
    assert [what for us, what, _ in log if us > 1_300 * SECOND and what == "crash"] == []
    figures = [us for us, what, _ in log if what == "segments" and us > AT_US - SECOND]
    assert AT_US <= figures[0] < AT_US + 100_000  # it woke
