"""Hours and days asleep on batteries (6.2): time goes on, the lines may stick, noise is nothing."""

import random

import pytest
from box import MS, SECOND, said, tones
from sleeper import HOUR_US, MINUTE_US, NAP_US, TAP_US, TOL_US, Sleeper, acts, assert_slept, tap

DAY_US = 24 * HOUR_US
LINE_US = 300 * MS  # from the cable to a laptop that can ask
AWAKE_PERCENT = 0.1
STAMP_TOL_US = 50  # as test_press_time has it of a box that is awake
TURN = 2**32  # what the chip's TIMER, as MicroPython reads it, wraps at; ticks_us wraps with it
PRESS_US = 62 * SECOND + HOUR_US
ORIGINS_US = {  # what TIMER shows as power comes on, by where it wraps
    "in the hour": TURN - HOUR_US // 2,
    "between the first edge and its judgement": TURN - PRESS_US - 2 * MS,
    "at the first edge": TURN - PRESS_US,
    "in the last seconds of the minute": TURN - PRESS_US - MINUTE_US + 700 * MS,
}


@pytest.mark.parametrize("wraps", ORIGINS_US)
def test_a_minute_after_an_hour_asleep_is_a_minute(wraps):
    """2.8, for the Chase that the press begins which wakes the box."""
    made = Sleeper(ORIGINS_US[wraps], beep_every_s=10)
    made.until(PRESS_US)
    assert made.is_stopped
    tap(made)
    made.run(MINUTE_US + 2 * SECOND)
    heard = tones(made.log)
    assert len(heard) == 20
    late_us = [us - PRESS_US - MINUTE_US for us, length_us in heard if length_us > SECOND]
    print(f"long is {late_us} us late")
    assert len(late_us) == 1
    assert abs(late_us[0]) <= TOL_US
    assert made.resets == []


@pytest.mark.parametrize("wraps", ["in the hour", "at the first edge"])
def test_the_boxs_time_goes_on_asleep(wraps):
    """7.10 and 7.12: two presses told to a laptop are as far apart as they were, and so is uptime.

    An hour is between them, asleep but for the cables.
    """
    made = Sleeper(ORIGINS_US[wraps], game="money")
    pressed_us = []
    for at_us in (2 * SECOND, PRESS_US):
        made.until(at_us - SECOND)
        made.rig.act("cable", 1)
        made.run(LINE_US)
        made.ask("events", on=True)
        made.until(at_us)
        pressed_us.append(made.now_us)
        made.press(TAP_US)
        uptime_s = made.ask("diagnostics")["uptime_s"]
        made.run(LINE_US)  # all is told
        made.rig.act("cable", 0)
    told_us = [press["t_us"] for press in said(made, "press")]
    assert len(told_us) == 2
    before_us, after_us = (at_us - t_us for at_us, t_us in zip(pressed_us, told_us, strict=True))
    print(f"the box's time is {before_us} us behind, and after an hour {after_us} us")
    assert abs(after_us - before_us) <= STAMP_TOL_US
    assert uptime_s == told_us[1] // SECOND
    assert made.resets == []


def awake_percent(made, us):
    """Of the time that goes on now, how much of it the processor did not wait."""
    before_ns = made.chip.asleep_ns
    made.run(us)
    return 100 - (made.chip.asleep_ns - before_ns) / (us * 10)


def test_an_hour_asleep_costs_a_pass_a_minute():
    """6.2, after the twenty minutes of a new box: it wakes sixty times, for some milliseconds."""
    made = Sleeper(sleep_min=20, dim_min=5)
    made.until(20 * MINUTE_US)
    assert not made.is_stopped
    made.until(20 * MINUTE_US + SECOND)
    assert made.is_stopped
    seen, before_ns = len(made.log), made.chip.asleep_ns
    naps = made.naps(HOUR_US)
    percent = 100 - (made.chip.asleep_ns - before_ns) / (HOUR_US * 10)
    print(f"{len(naps)} naps, {percent:.4f} % awake")
    assert percent < AWAKE_PERCENT
    assert {end_us - begun_us for begun_us, end_us in naps[1:-1]} <= {NAP_US, NAP_US + 1}
    assert len(naps) <= 61
    assert_slept(made, seen)


def assert_wakes(made):
    """A press a second from now wakes it and acts."""
    shown, (late_us,) = acts(made, made.now_us + SECOND, tap)
    assert shown == " 1.00"
    assert 0 <= late_us <= TOL_US


def test_start_stuck_for_a_day():
    """6.2: pressed before it slept, and let go a day later; that wakes nobody, a press does."""
    made = Sleeper()
    made.until(2 * SECOND)
    made.rig.act("start", 1)
    made.until(4 * MINUTE_US)  # a minute has run, was over, and gave way to ready
    assert made.is_stopped
    seen = len(made.log)
    percent = awake_percent(made, DAY_US)
    print(f"{percent:.4f} % awake")
    assert percent < AWAKE_PERCENT
    made.rig.act("start", 0)
    made.run(SECOND)
    assert made.is_stopped
    assert_slept(made, seen)
    assert_wakes(made)


def brushes(chance):
    """Contacts too short for a press (1.2), several a second."""
    return lambda closed: chance.randrange(*((50, 2_900) if closed else (MS, 300 * MS)))


def endless(made, chance):
    """One burst that goes on and on (1.1); after 15 ms its contacts may be longer (1.4)."""
    given_up_us = made.now_us + 15 * MS
    return lambda _: chance.randrange(MS, 2_900 if made.now_us < given_up_us else 9 * MS)


def chatters(made, chance, for_us):
    """START chatters without a rest. Returns for how much of the time the clocks were stopped."""
    made.flips(endless(made, chance), for_us)
    return sum(end_us - begun_us for begun_us, end_us in made.naps(for_us)) / for_us


def test_start_that_chatters_for_a_day():
    """6.2: as it falls asleep for a minute, and at the end for 20 s, without a rest; else in fits
    of up to half a second, at irregular times up to ten minutes apart. By 1.2 and 1.4 nothing of
    it is a press."""
    made, chance = Sleeper(), random.Random(1)
    made.until(58 * SECOND)
    assert chatters(made, chance, MINUTE_US) > 0.8
    seen, before_ns, begun_us = len(made.log), made.chip.asleep_ns, made.now_us
    while made.now_us < DAY_US:
        made.flips(brushes(chance), chance.randrange(SECOND // 2))
        made.run(chance.randrange(SECOND, 10 * MINUTE_US))
    assert chatters(made, chance, 20 * SECOND) > 0.6
    percent = 100 - (made.chip.asleep_ns - before_ns) / ((made.now_us - begun_us) * 10)
    print(f"{made.edges} edges, {percent:.4f} % awake")
    assert made.edges > 5_000
    assert percent < AWAKE_PERCENT
    made.run(2 * SECOND)  # so long it may not have listened
    assert made.is_stopped
    assert tones(made.log) == []
    assert_slept(made, seen)
    assert_wakes(made)


@pytest.mark.parametrize("hertz", [300, 3_000, 40_000])
def test_noise_for_a_minute(hertz):
    """6.2: it is dark and silent throughout, asleep before the minute is over, and wakes after it.

    While the clocks are stopped, the noise is no faster than 1 kHz: an edge is an edge then.
    """
    made = Sleeper()
    made.until(90 * SECOND)
    seen = len(made.log)
    period_us = SECOND // hertz

    def each_us(closed):
        us = period_us // 2 + (period_us % 2 if closed else 0)
        return max(us, 500) if made.is_stopped else us

    made.flips(each_us, MINUTE_US)
    naps = made.naps(MINUTE_US)
    stopped_us = sum(end_us - begun_us for begun_us, end_us in naps)
    print(f"{len(naps)} naps of {stopped_us / SECOND:.2f} s in all; {made.edges} edges")
    assert stopped_us > 0.8 * MINUTE_US
    assert made.edges > 10_000
    made.run(2 * SECOND)  # so long it may not have listened
    assert made.is_stopped
    assert_slept(made, seen)
    assert_wakes(made)
