"""A line's edges, for whom the last of them is enough; noise switches it off (6.8)."""

import pytest

T = 100_000  # the ticks wrap right there
ROOM = 16
DEAF_US = 10_000


@pytest.fixture
def line(box):
    bench = box()
    pin = bench.input(12)
    bench.to(T)
    return bench.load("quizbox.drivers.edges").Edges(pin, ROOM), bench


def set_at(bench, us, level):
    bench.to(T + us)
    bench.rig.board.pads[12].drive(level)


def test_the_last_edge_is_told_once(line):
    edges, bench = line
    assert (edges.edge, edges.take()) == (False, None)
    for us in (5, 9, 20):
        set_at(bench, us, us % 2)
    assert edges.edge
    assert bench.us(edges.take()) - T == 20
    assert (edges.edge, edges.take()) == (False, None)


@pytest.mark.parametrize("before", [0, 1, ROOM, 2 * ROOM - 1, 5 * ROOM])
def test_a_full_ring_switches_it_off_and_after_a_while_it_listens_again(line, before):
    edges, bench = line
    for us in range(before):
        set_at(bench, us, us % 2)
        edges.take()
    for us in range(before, before + 3 * ROOM):
        set_at(bench, us, us % 2)
    at = before + 3 * ROOM
    assert bench.us(edges.take()) - T == before + ROOM - 1
    assert (edges.edge, edges.deaf_us(bench.ticks)) == (False, None)
    bench.to(T + at)
    assert edges.rest(bench.ticks)
    assert (edges.overruns, edges.deaf_us(bench.ticks)) == (1, DEAF_US)
    bench.to(T + at + DEAF_US - 1)
    assert edges.rest(bench.ticks)
    assert edges.deaf_us(bench.ticks) == 1
    bench.to(T + at + DEAF_US)
    assert edges.rest(bench.ticks)
    assert (edges.overruns, edges.deaf_us(bench.ticks), edges.rest(bench.ticks)) == (1, None, False)
    set_at(bench, at + DEAF_US + 5, 1 - bench.rig.board.pads[12].outside)
    assert bench.us(edges.take()) - T == at + DEAF_US + 5


def test_what_came_before_it_was_ignored_counts_for_nothing(line):
    edges, bench = line
    for us in range(3 * ROOM):
        set_at(bench, us, us % 2)
    edges.ignore()
    assert (edges.ignored, edges.edge, edges.take(), edges.rest(bench.ticks)) == (
        True, False, None, False,
    )  # fmt: skip
    set_at(bench, 4 * ROOM, 0)
    assert not edges.edge
    edges.listen()
    set_at(bench, 5 * ROOM, 1)
    assert (edges.ignored, edges.edge) == (False, True)
