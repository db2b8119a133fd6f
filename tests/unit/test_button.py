"""START's bounces made into presses and releases, to the microsecond (behaviour.md 1.1 to 1.6)."""

import random

import pytest

MS = 1000
T = 100 * MS  # when START is first touched: the ticks wrap right there


class Finger:
    """START and its driver; edges are given from T on."""

    def __init__(self, box, closed=0):
        self.box = box()
        self.box.rig.act("start", closed)
        self.button = self.box.load("quizbox.drivers.button").Button(self.box.input(11))
        self.told = []

    def touch(self, *edges, until=200 * MS, late_us=0):
        """edges: microseconds after T at which the contact changes, closing first."""
        acts = [(T + us, "start", 1 - place % 2) for place, us in enumerate(edges)]
        self.box.plan(acts)
        self.box.step(self.button, T + until, self.told, late_us)
        return [(us - T, at - T, what) for us, at, what in self.told]

    def events(self, *edges, **more):
        """(microseconds told, "press" or "release")."""
        return [(at, what) for _, at, what in self.touch(*edges, **more)]


@pytest.fixture
def finger(box):
    return lambda closed=0: Finger(box, closed)


@pytest.mark.parametrize(
    ("edges", "told"),
    [
        # Clean contacts: accepted after 5 ms, at the first edge; let go after 20 ms high.
        ((0, 4_999), []),
        ((0, 5_000), [(5_000, 0, "press"), (25_000, 5_000, "release")]),
        ((0, 5_001), [(5_000, 0, "press"), (25_001, 5_001, "release")]),
        ((0, 80_000), [(5_000, 0, "press"), (100_000, 80_000, "release")]),
        ((0,), [(5_000, 0, "press")]),
        # A burst: a gap of less than 10 ms belongs to it, and the first edge is its first fall.
        ((0, 1, 10_000), [(15_000, 0, "press")]),
        ((0, 1_000, 10_001), []),
        ((0, 1, 10_001), [(15_001, 10_001, "press")]),
        ((0, 5, 10_004), []),
        ((0, 4_000, 8_000), [(13_000, 0, "press")]),
        ((0, 4_999, 5_000, 9_999, 10_000), [(15_000, 0, "press")]),
        ((0, 4_999, 5_000, 9_999, 10_001), []),
        # A burst whose last rise is 10 ms old is over, and the next fall is another.
        ((0, 3_000, 13_000), [(18_000, 13_000, "press")]),
        ((0, 3_000, 12_999), []),
        ((0, 5_000 - 1, 14_999, 20_000), [(19_999, 14_999, "press"), (40_000, 20_000, "release")]),
        # Given up at 15 ms: nothing until the line was high for 20 ms.
        ((0, 4_000, 8_000, 12_000, 23_000, 60_000), []),
        ((0, 4_000, 8_000, 12_000, 31_999, 60_000), []),
        ((0, 4_000, 8_000, 12_000, 32_000), [(37_000, 32_000, "press")]),
        ((0, 4_000, 8_000, 12_000, 14_999, 15_001, 35_001), [(40_001, 35_001, "press")]),
        ((0, 4_000, 13_999), []),
        # Released: 20 ms high without a break, told with the rise that they follow.
        ((0, 40_000, 59_999), [(5_000, 0, "press")]),
        ((0, 40_000, 60_000), [
            (5_000, 0, "press"), (60_000, 40_000, "release"), (65_000, 60_000, "press"),
        ]),
        ((0, 40_000, 41_000, 46_000, 48_000, 48_500), [
            (5_000, 0, "press"), (68_500, 48_500, "release"),
        ]),
    ],
)  # fmt: skip
def test_edges_to_presses(finger, edges, told):
    assert finger().touch(*edges) == told


@pytest.mark.parametrize("late_us", [1, 700, 4_000, 33_333])
@pytest.mark.parametrize(
    "edges",
    [
        (0, 4_999),
        (0, 5_000),
        (0, 1, 10_000, 30_000),
        (0, 3_000, 13_000, 50_000),
        (0, 4_000, 8_000, 12_000, 31_999, 60_000),
        (0, 40_000, 41_000, 46_000, 48_000, 48_500),
        (0, 25_000, 45_000, 70_000),
    ],
)
def test_a_late_step_decides_the_same(finger, edges, late_us):
    assert finger().events(*edges, late_us=late_us) == finger().events(*edges)


def chatter(chance):
    """An odd number of edges within 8 ms, the first at 0."""
    return [0, *sorted(chance.sample(range(1, 8 * MS + 1), 2 * chance.randrange(6)))]


@pytest.mark.parametrize("seed", range(60))
def test_25_ms_with_chatter_of_8_ms_at_each_end_is_always_a_press_at_its_first_edge(finger, seed):
    chance = random.Random(seed)
    length_us = 25 * MS if seed % 2 else chance.randrange(25 * MS, 90 * MS)
    closing = chatter(chance)
    opening = [length_us - us for us in reversed(chatter(chance))]
    events = finger().events(*closing, *opening)
    assert events == [(0, "press"), (length_us, "release")]


@pytest.mark.parametrize("seed", range(60))
def test_lows_under_3_ms_are_never_a_press(finger, seed):
    chance = random.Random(seed)
    edges, at_us = [], 0
    while at_us < 150 * MS:
        low_us = chance.randrange(1, 3 * MS)
        edges += [at_us, at_us + low_us]
        at_us += low_us + chance.choice((1, 50, 2 * MS, 9_999, 10 * MS, 20 * MS, 31 * MS))
    assert finger().events(*edges, until=300 * MS) == []


@pytest.mark.parametrize(
    ("edges", "undecided"),
    [
        ((0,), {0: 0, 4_999: 0, 5_000: None}),
        ((0, 2_000), {2_000: 0, 11_999: 0, 12_000: None}),
        ((0, 4_000, 8_000, 12_000), {8_000: 0, 11_999: 0, 12_000: None, 15_001: None}),
        ((0, 1_000, 9_000), {13_999: 0, 14_000: None}),
        ((0, 1_000, 10_000), {10_000: 0, 14_999: 0, 15_000: None}),
        ((0, 1_000, 10_001), {10_000: 0, 10_001: None}),
        ((0, 1_000, 2_000, 5_001), {14_999: 0, 15_000: None}),
        ((0, 1_000, 10_500), {10_499: 0, 10_500: None, 16_000: None}),
    ],
)
def test_a_burst_is_undecided_from_its_first_edge_for_15_ms_at_most(finger, edges, undecided):
    seen = {}
    for us in undecided:
        hand = finger()
        hand.touch(*[edge for edge in edges if edge <= us], until=us)
        first = hand.button.undecided
        seen[us] = None if first is None else hand.box.us(first) - T
    assert seen == undecided


@pytest.mark.parametrize(
    ("edges", "at", "due_us"),
    [
        ((), -1, None),
        ((0,), 0, 5_000),
        ((0,), 1_200, 3_800),
        ((0, 2_000), 2_000, 10_000),
        ((0, 4_000, 8_000, 12_000), 12_000, 20_000),
        ((0, 1_000, 2_000, 6_000), 12_000, 3_000),
        ((0, 1_000, 11_000 - 1), 12_000, None),
        ((0,), 5_000, None),
        ((0, 30_000), 30_000, 20_000),
        ((0, 30_000), 49_999, 1),
        ((0, 30_000), 50_000, None),
        ((0, 4_000, 8_000, 12_000), 15_000, 17_000),
    ],
)
def test_due_us(finger, edges, at, due_us):
    hand = finger()
    hand.touch(*edges, until=at)
    assert hand.button.due_us(hand.box.ticks) == due_us


@pytest.mark.parametrize(
    ("edges", "at", "lifted"),
    [
        ((), 0, False),
        ((0,), 30_000, False),
        ((0, 30_000), 29_999, False),
        ((0, 30_000), 30_000, False),
        ((0, 30_000), 30_001, True),
        ((0, 30_000), 49_999, True),
        ((0, 30_000), 50_000, False),
        ((0, 30_000, 35_000), 36_000, False),
        ((0, 2_000), 3_000, False),
    ],
)
def test_lifted_is_up_and_not_yet_released(finger, edges, at, lifted):
    hand = finger()
    hand.touch(*edges, until=at)
    assert hand.button.lifted(hand.box.ticks) is lifted


@pytest.mark.parametrize(
    ("closed", "edges", "events", "still_held"),
    [
        (0, (), [], False),
        (0, (0, 30_000), [(0, "press"), (30_000, "release")], False),
        (1, (), [], True),
        (1, (-90_000, -88_000, -50_000, -45_000), [], True),
        (1, (-90_000, -70_001, -50_000), [(-50_000, "release")], False),
    ],
)
def test_down_or_bouncing_at_power_up_is_no_press(box, closed, edges, events, still_held):
    hand = Finger(box, closed)
    assert hand.button.held_since_power_up
    hand.box.plan([(T + us, "start", (place + 1 - closed) % 2) for place, us in enumerate(edges)])
    assert hand.events() == events
    assert hand.button.held_since_power_up is still_held


@pytest.mark.parametrize(
    ("opens", "events"),
    [
        (-50_000, [(-50_000, "release"), (0, "press"), (60_000, "release")]),
        (-20_000, [(-20_000, "release"), (0, "press"), (60_000, "release")]),
        (-19_999, [(60_000, "release")]),
        (-1, [(60_000, "release")]),
    ],
)
def test_the_first_press_counts_only_after_an_accepted_release(box, opens, events):
    hand = Finger(box, closed=1)
    hand.box.plan([(T + opens, "start", 0)])
    assert hand.events(0, 60_000) == events


def test_after_hours_of_idle_a_press_is_a_press(finger):
    """Beyond where ticks_diff turns over, with a step a minute: quiet at each of them."""
    hand = finger()
    hand.touch(until=0)
    seen = set()
    for _ in range(180):
        hand.box.to(hand.box.now_us + 60_000_000)
        ticks = hand.box.ticks
        hand.button.step(ticks)
        seen.add((hand.button.quiet_in_us(ticks), hand.button.due_us(ticks)))
    assert (hand.button.pending, seen) == ([], {(0, None)})
    begin = hand.box.now_us - T
    told = hand.touch(begin + 7, begin + 40_007, until=begin + 100_000)
    assert told == [
        (begin + 5_007, begin + 7, "press"),
        (begin + 60_007, begin + 40_007, "release"),
    ]


def test_held_for_hours_it_is_one_press(finger):
    hand = finger()
    hand.touch(0, until=10_000)
    while hand.box.now_us < T + 7200 * 1_000_000:
        hand.box.to(hand.box.now_us + 60_000_000)
        hand.button.step(hand.box.ticks)
    assert (hand.button.pending, hand.button.lifted(hand.box.ticks)) == ([], False)
    begin = hand.box.now_us - T + 5
    hand.box.plan([(T + begin, "start", 0)])
    hand.box.step(hand.button, T + begin + 50_000, hand.told)
    assert [(at - T, what) for _, at, what in hand.told] == [(0, "press"), (begin, "release")]


@pytest.mark.parametrize(
    ("edges", "low_in_us"),
    [
        ((), -80_000),
        ((-10_000, -5_000), 15_000),
        ((-25_000, -20_001), -1),
        ((-10_000,), None),
    ],
)
def test_low_and_at_rest_for_20_ms_is_no_noise(box, edges, low_in_us):
    """behaviour.md 6.1: START held at power-up, 100 ms before T."""
    hand = Finger(box, closed=1)
    hand.box.plan([(T + us, "start", nth % 2) for nth, us in enumerate(edges)])
    hand.box.step(hand.button, T, hand.told)
    assert hand.box.now_us == T
    assert hand.button.low_in_us(hand.box.ticks) == low_in_us
