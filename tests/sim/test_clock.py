"""Virtual time: the order of events, the jump to the next one, the wrap of the ticks."""

import pytest

from quizbox_host.sim.clock import TURN, Clock


class Diary:
    """Notes what a clock calls, with the time."""

    def __init__(self, origin_us=0):
        self.clock = Clock(origin_us)
        self.lines = []

    def plan(self, us, word):
        self.clock.at(us, self.note, word)

    def note(self, word):
        self.lines.append((self.clock.now_us, word))


def test_events_come_by_time_and_within_an_instant_in_the_order_of_asking():
    diary = Diary()
    for us, word in ((7, "c"), (5, "a"), (7, "b"), (5, "z"), (5, "a"), (9, "late")):
        diary.plan(us, word)
    diary.clock.to(8)
    assert diary.lines == [(5, "a"), (5, "z"), (5, "a"), (7, "c"), (7, "b")]
    assert (diary.clock.now_us, diary.clock.next_us()) == (8, 9)


def test_an_event_may_ask_for_another_in_the_same_instant_or_later():
    diary = Diary()
    diary.clock.at(3, lambda: (diary.plan(3, "now"), diary.plan(4, "then"), diary.plan(6, "no")))
    diary.plan(3, "asked before")
    diary.clock.to(5)
    assert diary.lines == [(3, "asked before"), (3, "now"), (4, "then")]


def test_what_was_asked_for_too_late_comes_at_once_and_time_never_goes_back():
    diary = Diary()
    diary.clock.to(10)
    diary.plan(4, "overdue")
    diary.clock.to(2)
    assert (diary.lines, diary.clock.now_us) == ([], 10)
    diary.clock.to(10)
    assert (diary.lines, diary.clock.now_us) == ([(10, "overdue")], 10)


def test_an_event_that_raises_leaves_time_at_its_instant_and_the_rest_waiting():
    diary = Diary()
    diary.clock.at(4, [].pop)
    diary.plan(4, "same instant")
    with pytest.raises(IndexError):
        diary.clock.to(100)
    assert (diary.clock.now_us, diary.lines) == (4, [])
    diary.clock.to(100)
    assert diary.lines == [(4, "same instant")]


@pytest.mark.parametrize(
    ("events", "limit_us", "now_us"),
    [([], 50, 50), ([20], 50, 20), ([50], 50, 50), ([51], 50, 50), ([20, 30], 50, 20)],
)
def test_to_next_goes_to_the_next_event_or_the_limit(events, limit_us, now_us):
    diary = Diary()
    for us in events:
        diary.plan(us, "event")
    diary.clock.to_next(limit_us)
    assert diary.clock.now_us == now_us
    assert diary.lines == [(us, "event") for us in events if us <= now_us]


@pytest.mark.parametrize(
    ("origin_us", "now_us", "ticks"),
    [
        (0, 0, 0),
        (0, TURN - 1, TURN - 1),
        (0, TURN, 0),
        (TURN - 1, 0, TURN - 1),
        (TURN - 1, 1, 0),
        (TURN - 5, 3 * TURN + 7, 2),
    ],
)
def test_ticks_begin_at_the_origin_and_wrap(origin_us, now_us, ticks):
    clock = Clock(origin_us)
    clock.to(now_us)
    assert clock.ticks() == ticks
    assert TURN == 2**30
