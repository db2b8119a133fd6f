"""START as it wears: whole evenings of bounces, one press and one release each (1.1 to 1.4)."""

import random

import pytest

MS = 1000
GAP_MS = 60  # high between two presses
FLIP_US = (50, 1_500)  # from one flip of a bouncing contact to the next


class Worn:
    """START under a hand; presses are told as (first edge, last rise) in microseconds."""

    def __init__(self, box, origin_us=2**30 - 100 * MS):
        self.box = box(origin_us=origin_us)
        self.box.rig.act("start", 0)
        self.button = self.box.load("quizbox.drivers.button").Button(self.box.input(11))

    def play(self, presses):
        """presses: the edges of each, the first falling, the last rising. What was told."""
        acts = [(us, "start", 1 - nth % 2) for edges in presses for nth, us in enumerate(edges)]
        self.box.plan(acts)
        told = self.box.step(self.button, presses[-1][-1] + 100 * MS, [])
        return [(at, what) for _, at, what in told]


@pytest.fixture
def worn(box):
    return Worn(box)


def flips(chance, bounce_us):
    """Microseconds after a contact's first edge at which it changes again; an even number."""
    found, us = [], chance.randint(*FLIP_US)
    while us < bounce_us:
        found.append(us)
        us += chance.randint(*FLIP_US)
    return found[: len(found) // 2 * 2]


def evening(chance, count, length_ms, bounce_ms):
    """Presses one after the other, the contact bouncing after both edges."""
    presses, at_us = [], 100 * MS
    for _ in range(count):
        length_us = chance.randint(*length_ms) * MS
        ends_us = chance.randint(*bounce_ms) * MS, chance.randint(*bounce_ms) * MS
        closing = [at_us, *(at_us + us for us in flips(chance, ends_us[0]))]
        rise_us = at_us + length_us
        opening = [rise_us, *(rise_us + us for us in flips(chance, ends_us[1]))]
        presses.append(closing + opening)
        at_us = opening[-1] + GAP_MS * MS
    return presses


def as_told(presses):
    return [one for edges in presses for one in ((edges[0], "press"), (edges[-1], "release"))]


@pytest.mark.parametrize("seed", range(4))
def test_five_hundred_presses_are_five_hundred_presses_and_releases(worn, seed):
    presses = evening(random.Random(seed), 500, (40, 400), (0, 8))
    assert worn.play(presses) == as_told(presses)


@pytest.mark.parametrize("bounce_ms", [0, 1, 12, 30, 100])
@pytest.mark.parametrize("seed", range(10))
def test_however_it_bounces_no_press_counts_twice(worn, bounce_ms, seed):
    presses = evening(random.Random(seed), 50, (150, 400), (bounce_ms, bounce_ms))
    told = worn.play(presses)
    begun = {edges[0]: edges[-1] for edges in presses}
    assert [what for _, what in told] == ["press", "release"] * (len(told) // 2)
    firsts, lasts = [us for us, _ in told[::2]], [us for us, _ in told[1::2]]
    # A press is one of those made, at its own first edge, and is let go with its own last rise.
    assert [begun.get(us) for us in firsts] == lasts
    if bounce_ms <= 8:
        assert len(firsts) == len(presses)
    if bounce_ms >= 30:
        assert firsts == []  # such a contact is worn out: given up at 15 ms


def test_ten_bounces_at_each_end_are_one_press_and_one_release(worn):
    closing = [100 * MS, *range(100 * MS + 500, 105 * MS + 500, 500)]
    opening = [300 * MS, *range(300 * MS + 800, 308 * MS + 800, 800)]
    assert len(closing) == len(opening) == 11
    assert worn.play([closing + opening]) == [(100 * MS, "press"), (308 * MS, "release")]


@pytest.mark.parametrize("tap_ms", [5, 15, 25, 40, 60])
def test_a_clean_tap_counts_however_short_its_owner_has_made_it(worn, tap_ms):
    edges = [100 * MS, (100 + tap_ms) * MS]
    assert worn.play([edges]) == as_told([edges])


@pytest.mark.parametrize("tap_ms", [1, 2])
def test_a_brush_does_not(worn, tap_ms):
    assert worn.play([[100 * MS, (100 + tap_ms) * MS]]) == []


def test_high_again_right_after_the_first_edge_decides_nothing(worn):
    edges = [100 * MS, 100 * MS + 200, 104 * MS, 300 * MS]
    assert worn.play([edges]) == as_told([edges])


def test_an_idle_line_that_is_high_says_nothing(worn):
    worn.box.step(worn.button, 10 * MS, [])
    told = []
    for us in range(20 * MS, 120 * MS, MS):
        worn.box.to(us)
        worn.button.step(worn.box.ticks)
        told += worn.button.pending
    assert (told, worn.button.edge, worn.button.is_down) == ([], False, False)
