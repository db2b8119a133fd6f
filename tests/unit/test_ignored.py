"""START and SLIDE while nobody listens to them: what happens then counts for nothing (6.2)."""

import pytest

MS = 1000
T = 200 * MS


@pytest.fixture
def button(box):
    bench = box()
    made = bench.load("quizbox.drivers.button").Button(bench.input(11))
    assert bench.step(made, T, []) == []
    return made, bench


@pytest.fixture
def slide(box):
    bench = box()
    bench.rig.act("slide", 1)
    made = bench.load("quizbox.drivers.slide").Slide([bench.input(12), bench.input(13)])
    assert bench.step(made, T, []) == []
    return made, bench


def ignored(part, bench, us, *acts):
    """What a step tells after us microseconds of being ignored, and what after half a second."""
    bench.plan([(bench.now_us + at, what, value) for at, what, value in acts])
    part.ignore()
    bench.to(bench.now_us + us)
    assert (part.ignored, part.edge, part.due_us(bench.ticks)) == (True, False, None)
    begun_us = bench.now_us
    told = bench.step(part, begun_us + 500 * MS, [])
    assert not part.ignored
    return [(at - begun_us, what) for _, at, what in told]


def test_a_press_in_it_is_none(button):
    assert ignored(*button, 2000 * MS, (500 * MS, "start", 1), (620 * MS, "start", 0)) == []


def test_a_press_that_lasts_counts_from_when_it_is_listened_to(button):
    told = ignored(*button, 2000 * MS, (500 * MS, "start", 1), (2100 * MS, "start", 0))
    assert told == [(0, "press"), (100 * MS, "release")]


def test_the_next_press_is_one(button):
    told = ignored(*button, 2000 * MS, (2030 * MS, "start", 1), (2100 * MS, "start", 0))
    assert told == [(30 * MS, "press"), (100 * MS, "release")]


def test_a_burst_that_had_begun_is_given_up(button):
    part, bench = button
    bench.plan([(bench.now_us + 1, "start", 1)])
    bench.to(bench.now_us + 2)
    part.step(bench.ticks)
    assert part.undecided is not None
    assert ignored(part, bench, 2000 * MS, (100 * MS, "start", 0)) == []
    assert part.undecided is None


def test_a_line_low_all_the_while_is_no_press_if_its_burst_had_begun(button):
    part, bench = button
    bench.plan([(bench.now_us + 1, "start", 1)])
    bench.to(bench.now_us + 2)
    part.step(bench.ticks)
    assert ignored(part, bench, 2000 * MS) == []


def test_a_release_in_it_is_told_from_when_it_is_listened_to(button):
    part, bench = button
    bench.plan([(bench.now_us + 1, "start", 1)])
    assert [what for _, _, what in bench.step(part, bench.now_us + 50 * MS, [])] == ["press"]
    assert ignored(part, bench, 2000 * MS, (10 * MS, "start", 0)) == [(0, "release")]


@pytest.mark.parametrize("acts", [[(1, "start", 1)], [(1, "start", 1), (2, "start", 0)]])
def test_an_edge_recorded_before_it_does_not_keep_the_box_awake(button, acts):
    part, bench = button
    bench.plan([(bench.now_us + at, what, value) for at, what, value in acts])
    bench.to(bench.now_us + 3)
    assert part.edge
    part.ignore()
    assert not part.edge


def test_nor_does_a_full_ring(button):
    part, bench = button
    edges = [(bench.now_us + n, "start", (n + 1) % 2) for n in range(1, 200)]
    bench.plan(edges)
    bench.to(bench.now_us + 300)
    part.ignore()
    assert not part.edge
    assert bench.step(part, bench.now_us + 50 * MS, []) == []


def test_nor_does_a_slide_that_has_just_moved(slide):
    part, bench = slide
    bench.plan([(bench.now_us + 1, "slide", 0)])
    bench.to(bench.now_us + 2)
    assert part.edge
    part.ignore()
    assert not part.edge


def test_no_overrun_is_counted(button):
    part, bench = button
    ignored(part, bench, 2000 * MS)
    assert part.overruns == 0


def test_a_slide_moved_in_it_counts_20_ms_after_it(slide):
    assert ignored(*slide, 2000 * MS, (10 * MS, "slide", 0), (12 * MS, "slide", 2)) == [
        (20 * MS, 2)
    ]


def test_a_slide_that_is_back_has_not_moved(slide):
    assert ignored(*slide, 2000 * MS, (10 * MS, "slide", 2), (900 * MS, "slide", 1)) == []


def test_a_slide_moved_after_it_counts(slide):
    assert ignored(*slide, 2000 * MS, (2100 * MS, "slide", 2)) == [(120 * MS, 2)]
