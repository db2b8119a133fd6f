"""time: the microsecond counter, which wraps, its arithmetic, and sleep_us."""

from _rig import rig

_TURN = 1 << 30
_HALF = 1 << 29


def ticks_us():
    return rig.clock.ticks()


def ticks_add(ticks, delta):
    return (ticks + delta) % _TURN


def ticks_diff(end, start):
    return (end - start + _HALF) % _TURN - _HALF


def sleep_us(us):
    rig.sleep(us)
