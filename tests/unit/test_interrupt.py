"""0x03: held off, allowed, and what a Watch makes of how its block ends (behaviour.md 7.3)."""

import pytest

T = 10_000


class Stopped(BaseException):
    """Neither a fault nor 0x03."""


@pytest.fixture
def bench(box):
    made = box()
    made.interrupt = made.load("quizbox.interrupt")
    made.plan([(T, "rx", "03")])
    return made


def test_one_that_waits_is_over_once_it_is_held_off(bench):
    bench.to(T + 5)
    assert bench.interrupt.hold()
    assert not bench.interrupt.hold()
    bench.time.sleep_us(100)


def test_one_that_comes_while_it_is_held_off_is_a_byte(bench):
    assert not bench.interrupt.hold()
    bench.to(T + 100)
    bench.time.sleep_us(100)
    assert bench.rig.serial.read() == 3


def test_allowed_again_it_interrupts(bench):
    bench.interrupt.hold()
    bench.interrupt.allow()
    with pytest.raises(KeyboardInterrupt):
        bench.time.sleep_us(2 * T)


@pytest.mark.parametrize(
    ("ends", "second", "fault", "stopped"),
    [
        (None, False, None, False),
        (ValueError("a"), False, "ValueError('a')", False),
        (ValueError("a"), True, "ValueError('a')", True),
        (KeyboardInterrupt(), False, None, True),
        (KeyboardInterrupt(), True, None, True),
        (None, True, None, True),
    ],
)
def test_a_watch_tells_how_its_block_ended(bench, ends, second, fault, stopped):
    with bench.interrupt.Watch() as watch:
        if second:
            bench.to(T + 5)  # it waits to be raised at the next jump
        if ends is not None:
            raise ends
    assert watch.fault is None if fault is None else repr(watch.fault) == fault
    assert watch.stopped == stopped
    bench.plan([(2 * T, "rx", "03")])
    bench.time.sleep_us(3 * T)  # held off


def test_what_is_neither_a_fault_nor_0x03_passes_through(bench):
    with pytest.raises(Stopped), bench.interrupt.Watch():
        raise Stopped
