"""Simulated time and its events."""

import pytest

from quizbox_host.emulator.clock import Clock


@pytest.fixture
def clock():
    return Clock()


def test_events_come_in_order_and_those_of_an_instant_as_asked(clock):
    seen = []
    clock.at(20, seen.append, "late")
    clock.at(10, seen.append, "first")
    clock.at(10, seen.append, "second")
    clock.to(15)
    assert seen == ["first", "second"]
    assert clock.now_ns == 15
    clock.to(20)
    assert seen[2:] == ["late"]


def test_an_event_sees_its_own_instant_and_may_ask_for_more(clock):
    seen = []

    def again():
        seen.append(clock.now_ns)
        if clock.now_ns < 30:
            clock.at(clock.now_ns + 10, again)

    clock.at(10, again)
    clock.to(100)
    assert seen == [10, 20, 30]


def test_next_is_the_earliest_that_was_not_cancelled(clock):
    alarm = clock.create_alarm(lambda: None)
    alarm.schedule(10)
    clock.at(20, lambda: None)
    assert clock.next_ns(100) == 10
    alarm.cancel()
    assert clock.next_ns(100) == 20
    assert clock.next_ns(5) == 5


def test_an_alarm_rings_once_at_the_last_time_asked_for(clock):
    rung = []
    alarm = clock.create_alarm(lambda: rung.append(clock.now_ns))
    alarm.schedule(10)
    alarm.schedule(25.4)
    clock.to(100)
    assert rung == [25]


def test_a_stop_leaves_time_and_the_rest_where_they_are(clock):
    seen = []
    clock.at(10, setattr, clock, "stopped", True)
    clock.at(10, seen.append, "after")
    clock.to(50)
    assert (clock.now_ns, seen) == (10, [])
    clock.stopped = False
    clock.to(50)
    assert (clock.now_ns, seen) == (50, ["after"])


def test_each_event_is_told(clock):
    told = []
    clock = Clock(told.append)
    clock.at(7, lambda: None)
    clock.create_alarm(lambda: None).schedule(3)
    assert told == [7, 3]
