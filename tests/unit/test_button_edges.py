"""START's ring of edges: some missed, the ring full, and flash writes (behaviour.md 1.2, 6.8)."""

import pytest

T = 100_000  # the ticks wrap right there
RING = 64
DEAF_US = 10_000


class Watched:
    """START's driver with the ring filled by hand or by the wire, stepped once at a time."""

    def __init__(self, box):
        self.box = box()
        self.pin = self.box.input(11)
        self.button = self.box.load("quizbox.drivers.button").Button(self.pin)
        self.box.step(self.button, T, [])

    def at(self, us, closed=None):
        """Go to us after T and set the contact there."""
        self.box.to(T + us)
        if closed is not None:
            self.box.rig.start.set(closed)

    def record(self, us, level):
        """One interrupt whose handler reads that level: what came between was too short to see."""
        self.at(us)
        self.box.rig.board.pads[11].outside = level
        self.button._on_edge(self.pin)

    def step(self, us):
        """What a step at us tells: (microseconds after T, what)."""
        self.at(us)
        self.button.step(self.box.ticks)
        return self.pending()

    def write(self, name):
        """A flash write, of which the driver is told."""
        self.button.before_write()
        self.box.rig.flash.write("/kept/" + name, b"x")
        self.button.after_write()

    def pending(self):
        told = [(self.box.us(at) - T, what) for at, what in self.button.pending]
        self.button.pending.clear()
        return told


@pytest.fixture
def watched(box):
    return Watched(box)


@pytest.mark.parametrize(
    ("recorded", "told"),
    [
        # Two equal levels in a row: the line was elsewhere in between, so the stretch begins anew.
        (((0, 0), (3_000, 0), (7_999, 1)), []),
        (((0, 0), (3_000, 0), (8_000, 1)), [(0, "press"), (8_000, "release")]),
        (((0, 0), (3_000, 0), (6_000, 0), (11_000, 0)), [(0, "press")]),
        (((0, 0), (4_000, 0), (8_000, 0), (12_000, 0)), []),
        (((0, 1), (2_000, 0)), [(0, "press")]),
        (((0, 0), (10_000, 1), (20_000, 1)), [(0, "press"), (20_000, "release")]),
        (((0, 0), (10_000, 1), (29_999, 1)), [(0, "press"), (29_999, "release")]),
        (((0, 0), (10_000, 1), (30_000, 1)), [(0, "press"), (10_000, "release")]),
    ],
)
def test_missed_edges(watched, recorded, told):
    for us, level in recorded:
        watched.record(us, level)
    assert watched.step(60_000) == told


def test_an_edge_is_told_by_the_interrupt_and_forgotten_by_the_step(watched):
    seen = [watched.button.edge]
    watched.at(0, 1)
    seen.append(watched.button.edge)
    watched.step(0)
    seen.append(watched.button.edge)
    assert seen == [False, True, False]


def test_edges_after_now_was_read_are_not_lost(watched):
    watched.at(0)
    now = watched.box.ticks
    watched.at(3, 1)
    watched.button.step(now)
    assert (watched.pending(), watched.button.due_us(now)) == ([], 5_003)
    assert watched.step(5_002) == []
    assert watched.step(5_003) == [(3, "press")]


def test_the_edge_that_fills_the_ring_is_the_last_and_is_not_lost(watched):
    pad = watched.box.rig.board.pads[11]
    for us in range(1, RING):
        watched.at(us, us % 2)
    assert pad._handler is not None
    watched.at(RING, 0)
    assert (pad._handler, watched.button.overruns) == (None, 0)
    assert watched.step(RING + 5) == []
    assert watched.button.overruns == 1
    assert watched.button.due_us(watched.box.ticks) == DEAF_US


@pytest.mark.parametrize("before", [0, 1, RING - 1, RING, 3 * RING // 2, 2 * RING - 1])
def test_the_ring_has_room_for_as_many_wherever_it_begins(watched, before):
    pad = watched.box.rig.board.pads[11]
    for us in range(before):
        watched.at(us, 1 - us % 2)
        watched.step(us)
    assert watched.button.overruns == 0
    for us in range(before, before + RING):
        assert pad._handler is not None
        watched.at(us, 1 - us % 2)
    assert pad._handler is None


@pytest.mark.parametrize("edges", [RING, RING + 1, RING + 2, 3 * RING, 3 * RING + 1])
def test_a_full_ring_switches_the_interrupt_off_for_a_while(watched, edges):
    pad = watched.box.rig.board.pads[11]
    for us in range(edges):
        watched.at(us, 1 - us % 2)
    assert (pad._handler, watched.button.edge) == (None, True)
    assert watched.step(edges) == []
    assert (pad._handler, watched.button.edge) == (None, False)
    assert (watched.button.overruns, watched.button.due_us(watched.box.ticks)) == (1, DEAF_US)
    assert watched.step(edges + DEAF_US - 1) == []
    assert pad._handler is None
    assert watched.step(edges + DEAF_US) == []
    assert pad._handler is not None


def test_after_noise_a_press_is_a_press(watched):
    """Noise of 40 kHz for a second, a step each 5 ms, then 30 ms of quiet."""
    watched.box.plan([(T, "noise", [40_000, T + 1_000_000])])
    told = [watched.step(us) for us in range(0, 1_030_000, 5_000)]
    assert [line for line in told if line] == []
    assert watched.button.overruns == 67  # a step to notice, two of not listening
    watched.at(1_030_000, 1)
    assert watched.step(1_035_000) == [(1_030_000, "press")]
    watched.at(1_080_000, 0)
    assert watched.step(1_100_000) == [(1_080_000, "release")]


def test_a_hold_under_noise_stays_one_press(watched):
    watched.at(0, 1)
    assert watched.step(5_000) == [(0, "press")]
    watched.box.plan([(T + 10_000, "noise", [5_000, T + 400_000])])
    told = [watched.step(us) for us in range(6_000, 450_000, 3_000)]
    assert [line for line in told if line] == [[(400_000, "release")]]


@pytest.mark.parametrize(
    ("edges", "at", "quiet_us"),
    [
        ((), 0, 0),
        ((0,), 1, None),
        ((0, 2_000), 3_000, None),
        ((0, 2_000), 12_000, 40_000),
        ((0, 2_000), 51_999, 1),
        ((0, 2_000), 52_000, 0),
        ((0, 30_000), 31_000, None),
        ((0, 30_000), 50_000, 30_000),
        ((0, 30_000), 80_000, 0),
        ((0, 4_000, 8_000, 12_000), 20_000, None),
        ((0, 4_000, 8_000, 12_000), 32_000, 30_000),
    ],
)
def test_quiet_in_us_counts_from_the_last_edge_while_start_is_up(watched, edges, at, quiet_us):
    watched.box.plan([(T + us, "start", 1 - place % 2) for place, us in enumerate(edges)])
    watched.box.step(watched.button, T + at, [])
    assert watched.button.quiet_in_us(watched.box.ticks) == quiet_us


def test_an_edge_not_yet_judged_is_not_quiet(watched):
    watched.at(100_000, 1)
    watched.box.rig.start.set(0)
    assert watched.button.quiet_in_us(watched.box.ticks) is None


WRITE_US = 45_700


@pytest.mark.parametrize(
    ("edges", "told", "later"),
    [
        ((), [], []),
        # Any falling edge inside counts, however short, timed at the write's end.
        ((10_000, 10_001), ["press"], [(WRITE_US, "release")]),
        ((10_000, 14_000), ["press"], [(WRITE_US, "release")]),
        ((10_000, 40_000), ["press"], [(WRITE_US, "release")]),
        ((45_000,), ["press"], []),
        ((10_000,), ["press"], []),
        ((1, 2, 3, 4, 5), ["press"], []),
        # Chatter goes on after the write: it is still the same press.
        ((10_000, 45_000, 46_000, 47_000), ["press"], [(47_000, "release")]),
        ((10_000, 45_000, 46_000, 90_000), ["press"], [(90_000, "release")]),
        # It falls after the write: a press like any other.
        # For 2 ms after it an edge counts as inside, timed as itself.
        ((WRITE_US + 1,), [], [(WRITE_US + 1, "press")]),
        ((WRITE_US + 1_999, WRITE_US + 2_000), [],
         [(WRITE_US + 1_999, "press"), (WRITE_US + 2_000, "release")]),
        # Later it is a press like any other.
        ((WRITE_US + 2_000, WRITE_US + 6_999), [], []),
        ((WRITE_US + 2_000, WRITE_US + 7_000), [],
         [(WRITE_US + 2_000, "press"), (WRITE_US + 7_000, "release")]),
    ],
)  # fmt: skip
def test_a_flash_write_while_start_is_up(watched, edges, told, later):
    watched.box.plan([(T + us, "start", 1 - place % 2) for place, us in enumerate(edges)])
    watched.write("a")
    assert watched.box.now_us == T + WRITE_US
    assert watched.step(WRITE_US) == [(WRITE_US, what) for what in told]
    assert watched.button.undecided is None
    events = [(at - T, what) for _, at, what in watched.box.step(watched.button, T + 200_000, [])]
    assert events == later


@pytest.mark.parametrize(
    ("edges", "write_at", "told"),
    [
        # Held all through, or let go inside: no new press.
        ((0,), 30_000, [(0, "press")]),
        ((0, 40_000), 30_000, [(0, "press"), (75_700, "release")]),
        # Let go before and accepted inside.
        ((0, 20_000), 30_000, [(0, "press"), (20_000, "release")]),
    ],
)
def test_a_flash_write_while_start_is_down(watched, edges, write_at, told):
    watched.box.plan([(T + us, "start", 1 - place % 2) for place, us in enumerate(edges)])
    seen = watched.box.step(watched.button, T + write_at, [])
    watched.write("a")
    watched.box.step(watched.button, T + 200_000, seen)
    assert [(at - T, what) for _, at, what in seen] == told


@pytest.mark.parametrize(
    ("edges", "told"),
    [
        # Just before the write: a glitch is none, though it is looked at only afterwards.
        ((20_000, 21_000), []),
        ((20_000, 24_999), []),
        ((20_000, 25_000), [(20_000, "press"), (25_000, "release")]),
        # It begins before and ends inside: nobody knows how long it was.
        ((29_000, 31_000), [(29_000, "press"), (75_700, "release")]),
        # Between two writes, each low in no more than 2 ms after the first.
        ((77_699, 77_700), [(77_699, "press"), (77_700, "release")]),
        ((77_700, 78_700), []),
    ],
)
def test_two_flash_writes_with_9_ms_between_them(watched, edges, told):
    watched.box.plan([(T + us, "start", 1 - place % 2) for place, us in enumerate(edges)])
    watched.at(30_000)
    watched.write("a")
    watched.at(85_000)
    watched.write("b")
    seen = watched.box.step(watched.button, T + 300_000, [])
    assert [(at - T, what) for _, at, what in seen] == told


def test_an_edge_long_after_a_write_is_measured_however_the_ticks_have_wrapped(watched):
    watched.write("a")
    for seconds in range(1, 1_200, 50):
        watched.box.to(T + seconds * 1_000_000)
        watched.button.step(watched.box.ticks)
    at = watched.box.now_us - T
    watched.at(at + 10, 1)
    watched.at(at + 1_010, 0)
    assert watched.step(at + 50_000) == []
