"""SLIDE: a position counts after 20 ms with exactly one contact closed (behaviour.md 1.8)."""

import pytest

T = 100_000  # the ticks wrap right there
GAP, ONE, TWO, BOTH = 0, 1, 2, 3


def play(box, before, *moves, until=100_000):
    """moves: (us after T, contacts closed). What counts: (us told, us stamped, position)."""
    box = box()
    box.rig.act("slide", before)
    slide = box.load("quizbox.drivers.slide").Slide([box.input(12), box.input(13)])
    told = box.step(slide, T, [])
    box.plan([(T + us, "slide", closed) for us, closed in moves])
    box.step(slide, T + until, told)
    return [(us - T, at - T, position) for us, at, position in told], slide, box


@pytest.mark.parametrize(
    ("before", "told", "position"),
    [
        (ONE, [], 1),
        (TWO, [(20_000 - T, 20_000 - T, 2)], 2),
        (GAP, [], 1),
        (BOTH, [], 1),
    ],
)
def test_at_power_up(box, before, told, position):
    events, slide, _ = play(box, before)
    assert (events, slide.position) == (told, position)


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        (((0, TWO),), [(20_000, 20_000, 2)]),
        (((0, GAP), (3_000, TWO)), [(23_000, 23_000, 2)]),
        (((0, BOTH), (3_000, TWO)), [(23_000, 23_000, 2)]),
        (((0, GAP),), []),
        (((0, BOTH),), []),
        (((0, GAP), (30_000, ONE)), []),
        (((0, TWO), (19_999, ONE)), []),
        (((0, TWO), (20_001, ONE)), [(20_000, 20_000, 2), (40_001, 40_001, 1)]),
        (((0, TWO), (19_999, GAP), (20_001, TWO)), [(40_001, 40_001, 2)]),
        (
            ((0, GAP), (500, TWO), (900, GAP), (1_000, TWO), (9_000, GAP), (9_001, TWO)),
            [(29_001, 29_001, 2)],
        ),
        (((0, GAP), (5_000, TWO), (40_000, GAP), (45_000, ONE)),
         [(25_000, 25_000, 2), (65_000, 65_000, 1)]),
        (((0, TWO), (30_000, GAP), (60_000, TWO)), [(20_000, 20_000, 2)]),
        (((0, TWO), (30_000, BOTH)), [(20_000, 20_000, 2)]),
    ],
)  # fmt: skip
def test_moves_from_1(box, moves, told):
    events, slide, _ = play(box, ONE, *moves)
    assert events == told
    assert slide.position == ([1] + [position for _, _, position in told])[-1]


@pytest.mark.parametrize("late_us", [1, 5_000, 70_000])
def test_a_late_step_counts_it_at_the_same_time(box, late_us):
    _, slide, box = play(box, ONE)
    now = box.now_us
    box.plan([(now + 10, "slide", TWO)])
    events = box.step(slide, now + 200_000, [], late_us)
    assert [(at - now, position) for _, at, position in events] == [(20_010, 2)]


@pytest.mark.parametrize(
    ("moves", "at", "due_us"),
    [
        ((), 10, None),
        (((0, TWO),), 1, 19_999),
        (((0, TWO),), 19_999, 1),
        (((0, TWO),), 20_000, None),
        (((0, GAP),), 10, None),
        (((0, BOTH),), 10, None),
        (((0, TWO), (5_000, ONE)), 6_000, None),
    ],
)
def test_due_us(box, moves, at, due_us):
    _, slide, box = play(box, ONE, *moves, until=at)
    assert slide.due_us(box.ticks) == due_us


def test_an_edge_is_told_by_the_interrupt_and_forgotten_by_the_step(box):
    _, slide, box = play(box, ONE)
    seen = [slide.edge]
    box.rig.slide.set(GAP)
    seen.append(slide.edge)
    slide.step(box.ticks)
    assert [*seen, slide.edge] == [False, True, False]


def test_after_hours_a_move_counts_and_no_move_counts_twice(box):
    _, slide, box = play(box, TWO)
    slide.pending.clear()
    for _ in range(180):
        box.to(box.now_us + 60_000_000)
        slide.step(box.ticks)
    assert (slide.pending, slide.position) == ([], 2)
    now = box.now_us
    box.plan([(now + 5, "slide", ONE)])
    events = box.step(slide, now + 100_000, [])
    assert [(us - now, at - now, position) for us, at, position in events] == [(20_005, 20_005, 1)]


def test_hours_in_the_gap_and_then_a_position(box):
    _, slide, box = play(box, ONE, (0, GAP))
    for _ in range(180):
        box.to(box.now_us + 60_000_000)
        slide.step(box.ticks)
    now = box.now_us
    box.plan([(now + 5, "slide", TWO)])
    events = box.step(slide, now + 100_000, [])
    assert [(at - now, position) for _, at, position in events] == [(20_005, 2)]


@pytest.mark.parametrize("minutes", [1, 9, 12, 17, 18, 30])
def test_a_move_whose_edges_were_missed_counts_at_the_next_step(box, minutes):
    _, slide, box = play(box, ONE)
    for _ in range(minutes):
        box.to(box.now_us + 60_000_000)
        slide.step(box.ticks)
    for number, level in ((12, None), (13, 0)):
        box.rig.board.pads[number].outside = level
    slide.step(box.ticks)
    assert [position for _, position in slide.pending] == [2]


NOISE = [(hertz, line) for hertz in (60, 400, 3_000, 20_000, 40_000) for line in (1, 2)]


def noisy(box, before, hertz, line, *moves, late_us=0):
    """A second of noise on one contact from T on. What counts, as play has it, and the Slide."""
    acts = [(T, "noise", [hertz, T + 1_000_000, f"slide{line}"])]
    box = box()
    box.rig.act("slide", before)
    slide = box.load("quizbox.drivers.slide").Slide([box.input(12), box.input(13)])
    box.step(slide, T, [])
    slide.pending.clear()
    box.plan(acts + [(T + us, "slide", closed) for us, closed in moves])
    told = box.step(slide, T + 1_500_000, [], late_us)
    return [(us - T, at - T, position) for us, at, position in told], slide


@pytest.mark.parametrize("late_us", [0, 1, 2_300])
@pytest.mark.parametrize("before", [ONE, TWO])
@pytest.mark.parametrize(("hertz", "line"), NOISE)
def test_under_noise_the_last_valid_position_stays(box, hertz, line, before, late_us):
    told, slide = noisy(box, before, hertz, line, late_us=late_us)
    assert (told, slide.position) == ([], before)


@pytest.mark.parametrize("late_us", [0, 2_300])
@pytest.mark.parametrize(("hertz", "line"), NOISE)
def test_moved_under_noise_it_counts_within_50_ms_of_the_noises_end(box, hertz, line, late_us):
    """20 ms after it may last have changed: the last edge, or the end of not listening."""
    move = (300_000, TWO)
    ((us, at, position),), slide = noisy(box, ONE, hertz, line, move, late_us=late_us)
    assert (position, slide.position) == (2, 2)
    assert 1_000_000 <= at <= us <= 1_050_000


@pytest.mark.parametrize("hertz", [400, 20_000])
def test_in_the_gap_noise_on_a_contact_is_no_position(box, hertz):
    told, slide = noisy(box, ONE, hertz, 2, (-50_000, GAP))
    assert (told, slide.position) == ([], 1)


@pytest.mark.parametrize("line", [1, 2])
def test_noise_is_not_listened_to_for_10_ms_at_a_time(box, line):
    _, slide, box = play(box, TWO)
    pads = [box.rig.board.pads[number] for number in (12, 13)]
    begun_us = box.now_us
    box.plan([(begun_us, "noise", [20_000, begun_us + 100_000, f"slide{line}"])])
    box.to(begun_us + 5_000)
    assert [pad._handler for pad in pads] == [None, None]
    slide.step(box.ticks)
    assert (slide.overruns, slide.edge, slide.due_us(box.ticks)) == (1, False, 10_000)
    box.to(begun_us + 15_000)
    slide.step(box.ticks)
    assert None not in [pad._handler for pad in pads]
    assert slide.due_us(box.ticks) is None
    box.to(begun_us + 17_000)
    assert slide.edge


def test_with_both_contacts_noisy_it_listens_again_at_last(box):
    _, slide, box = play(box, ONE)
    begun_us = box.now_us
    for number, hertz in ((1, 20_000), (2, 9_000)):
        box.plan([(begun_us, "noise", [hertz, begun_us + 300_000, f"slide{number}"])])
    told = box.step(slide, begun_us + 400_000, [], late_us=2_000)
    assert (told, slide.position, slide.due_us(box.ticks)) == ([], 1, None)
    assert None not in [box.rig.board.pads[number]._handler for number in (12, 13)]
    assert slide.overruns > 20
