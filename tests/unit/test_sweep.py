"""The sweeps' runner: which instants a share has, and what it makes of what went wrong."""

import pytest

from tests.sweep.__main__ import found, judged, pieces
from tests.sweep.sweep import Sweep, walk


def sweep(**more):
    return Sweep("a", None, 1_000, 20, None, **more)


def test_the_whole_is_every_instant_and_a_share_some_of_them_by_the_seed():
    one = sweep()
    assert one.instants() == list(range(0, 1_000, 20))
    tenth = one.instants(share=10, seed=1)
    assert len(tenth) == 5
    assert tenth == sorted(set(tenth)) == one.instants(share=10, seed=1)
    assert set(tenth) <= set(one.instants())
    assert tenth != one.instants(share=10, seed=2)


def test_every_share_of_the_smallest_sweep_has_an_instant():
    assert len(Sweep("a", None, 20, 20, None).instants(share=10)) == 1


def test_a_control_is_always_whole():
    one = sweep(breaks=("a.py", "old", "new"))
    assert one.instants(share=10, seed=1) == one.instants()


def test_pieces_leave_out_none():
    assert [one for piece in pieces(list(range(1_001))) for one in piece] == list(range(1_001))


@pytest.mark.parametrize(
    ("wrong", "breaks", "passed", "failed"),
    [
        ([], (), 50, 0),
        ([(20, "no prompt")] * 8, (), 42, 8),
        ([], ("a.py", "old", "new"), 0, 1),
        ([(20, "no prompt")], ("a.py", "old", "new"), 1, 0),
    ],
)
def test_a_control_passes_where_an_instant_goes_wrong_and_others_where_none_does(
    wrong, breaks, passed, failed
):
    assert judged(sweep(breaks=breaks), 50, wrong)[:2] == (passed, failed)


def test_of_many_wrong_ones_the_first_are_told_and_the_others_counted():
    lines = judged(sweep(), 50, [(us, "no PC") for us in range(0, 160, 20)])[2]
    assert lines == ["50 instants", *(f"{us / 1_000:g} ms: no PC" for us in range(0, 100, 20)),
                     "and 3 more"]  # fmt: skip


def test_a_box_that_does_not_come_so_far_fails_at_each_instant(monkeypatch):
    def begin(given):
        raise AssertionError("no sound")

    monkeypatch.setattr("tests.sweep.sweep.given", lambda one: None)
    one = sweep()._replace(begin=begin)
    assert [us for us, _ in walk(one, [0, 20])] == [0, 20]


def test_each_sweep_has_a_name_of_its_own_and_one_is_a_control():
    sweeps = found()
    assert any(one.breaks for one in sweeps.values())
    assert {"press", "release", "slide", "cable", "flash write", "power-on"} <= set(sweeps)
