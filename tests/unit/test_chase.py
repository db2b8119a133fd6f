"""The Chase as tables of cases, with no pin in sight: what it shows, says and waits for."""

import pytest
from game_hand import now, play, us

from quizbox.core.chase import Chase
from quizbox.core.game import IDLE, PAUSED, RUNS, SECOND
from quizbox.core.games import Setup

DEFAULTS = {
    "chase_1_s": 60,
    "chase_2_s": 120,
    "beep_every_s": 10,
    "beep_each_from_s": 10,
    "beep_twice_from_s": 5,
}
MINUTE_BEEPS = [10, 20, 30, 40, 50, 51, 52, 53, 54]
MINUTE_BEEPS += [55, 55.5, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5]

READY_1 = ("ready", ("left", 600, "steady"), "on", IDLE)
READY_2 = ("ready", ("left", 1200, "steady"), "on", IDLE)
OVER_QUIET = ("over", ("left", 0, "steady"), "off", IDLE)
OVER = ("over", ("left", 0, "steady"), "on", IDLE)


def running(tenths):
    return ("running", ("left", tenths, "steady"), "on", RUNS)


def paused(tenths, how="blink"):
    return ("paused", ("left", tenths, how), "blink", PAUSED)


def chase(position=1, **settings):
    return Chase(Setup({**DEFAULTS, **settings}, position, {}, None))


def sounds(seconds):
    return [(at, "short") for at in seconds]


# Whole periods


@pytest.mark.parametrize(
    ("position", "settings", "shorts", "period_s"),
    [
        (1, {}, MINUTE_BEEPS, 60),
        (2, {}, [*range(10, 61, 10), *(60 + s for s in MINUTE_BEEPS)], 120),
        (1, {"beep_every_s": 0}, MINUTE_BEEPS[4:], 60),
        (1, {"beep_each_from_s": 0}, [10, 20, 30, 40, 50, *MINUTE_BEEPS[9:]], 60),
        (1, {"beep_twice_from_s": 0}, [10, 20, 30, 40, *range(50, 60)], 60),
        (1, {"beep_every_s": 0, "beep_each_from_s": 0, "beep_twice_from_s": 0}, [], 60),
        (1, {"chase_1_s": 2}, [0.5, 1, 1.5], 2),
        (1, {"chase_1_s": 3, "beep_twice_from_s": 0}, [1, 2], 3),
        (1, {"chase_1_s": 3, "beep_twice_from_s": 60}, [0.5, 1, 1.5, 2, 2.5], 3),
        (
            1,
            {"chase_1_s": 25, "beep_every_s": 7, "beep_each_from_s": 6, "beep_twice_from_s": 3},
            [7, 14, 19, 20, 21, 22, 22.5, 23, 23.5, 24, 24.5],
            25,
        ),
        (
            1,
            {"chase_1_s": 16, "beep_each_from_s": 2, "beep_twice_from_s": 12},
            [4 + half / 2 for half in range(24)],
            16,
        ),
        (2, {"beep_every_s": 60, "beep_each_from_s": 0, "beep_twice_from_s": 0}, [60], 120),
        (
            1,
            {"chase_1_s": 600, "beep_every_s": 59, "beep_each_from_s": 0, "beep_twice_from_s": 0},
            list(range(59, 600, 59)),
            600,
        ),
    ],
)
@pytest.mark.parametrize("step_s", [None, 0.1, 700])
def test_the_beeps_of_a_period(position, settings, shorts, period_s, step_s):
    game = chase(position, **settings)
    if step_s is None:
        steps = ["press", period_s]
    else:
        steps = ["press", *[step_s] * round(max(1, period_s / step_s))]
    assert play(game, *steps) == [*sounds(shorts), (period_s, "long")]


def test_all_that_a_minute_says():
    game = chase()
    game.press()
    game.run(60 * SECOND)
    expected = [(0, "event", ("chase.start", {"left_us": 60 * SECOND}))]
    for at_s in MINUTE_BEEPS:
        left_us = us(60 - at_s)
        expected.append((left_us, "sound", "short"))
        expected.append((left_us, "event", ("chase.beep", {"left_us": left_us})))
    expected += [(0, "sound", "long"), (0, "event", ("chase.over", {"left_us": 0}))]
    assert game.take() == expected


def test_the_events_of_a_pause_tell_the_time_left():
    game = chase()
    game.press()
    game.run(12_345_678)
    game.take()
    game.press()
    assert game.take() == [
        (0, "cut", None),
        (0, "event", ("chase.pause", {"left_us": 47_654_322})),
    ]
    game.run(SECOND)
    game.press()
    assert game.take() == [(0, "event", ("chase.resume", {"left_us": 47_654_322}))]


def views(game, until_us):
    """[(microseconds from now, tenths shown)], one for each change, run from due to due."""
    shown, at_us = [(0, game.view[1])], 0
    while at_us < until_us:
        step_us = min(game.due_us(), until_us - at_us)
        game.run(step_us)
        at_us += step_us
        if game.view[1] != shown[-1][1]:
            shown.append((at_us, game.view[1]))
    return shown


@pytest.mark.parametrize(("position", "period_s"), [(1, 60), (2, 120)])
def test_every_figure_of_a_period_and_when_it_comes(position, period_s):
    game = chase(position)
    game.press()
    expected = [(us(period_s - left), left * 10) for left in range(period_s, 10, -1)]
    expected += [(us(period_s) - tenths * 100_000, tenths) for tenths in range(100, -1, -1)]
    assert views(game, us(period_s)) == expected


# Rows


@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        ([], READY_1),
        ([1000], READY_1),
        ([("slide", 2)], READY_2),
        ([("slide", 2), 1, ("slide", 1)], READY_1),
        (["press"], running(600)),
        (["press", 0.999999], running(600)),
        (["press", 1], running(590)),
        (["press", 1, ("slide", 2)], running(590)),
        (["press", 8.3, "press"], paused(517)),
        (["press", 8.3, "press", 1800], paused(517)),
        (["press", 8.3, "press", ("slide", 2)], paused(1200, "steady")),
        (["press", 8.3, "press", ("slide", 2), ("slide", 1)], paused(517)),
        (["press", 8.3, "press", 1, "press"], running(517)),
        (["press", 8.3, "press", 1, ("slide", 2), "press"], running(1200)),
        (["press", 5, ("slide", 2), 3.3, "press"], paused(517)),
        (["press", 5, ("slide", 2), 3.3, "press", 1, "press"], running(517)),
        (["press", 5, ("slide", 2), 3.3, "press", ("slide", 1)], paused(600, "steady")),
        (["press", 59.999999], running(1)),
        (["press", 59.999999, "press"], paused(1)),
        (["press", 60], OVER_QUIET),
        (["press", 60, "press"], OVER_QUIET),
        (["press", 61.999999], OVER_QUIET),
        (["press", 61.999999, "press"], OVER_QUIET),
        (["press", 62], OVER),
        (["press", 62, "press"], running(600)),
        (["press", 89.999999], OVER),
        (["press", 90], READY_1),
        (["press", 61, "press", 29.999999], OVER),
        (["press", 61, "press", 30], READY_1),
        (["press", 61, ("slide", 2), 0.5, ("slide", 1), 29.999999], OVER),
        (["press", 61, ("slide", 2), 0.5, ("slide", 1), 30], READY_1),
        (["press", 60, ("slide", 2)], OVER_QUIET),
        (["press", 60, ("slide", 2), 1.999999], OVER_QUIET),
        (["press", 60, ("slide", 2), 2], READY_2),
        (["press", 60, ("slide", 2), 1, ("slide", 1), 1], OVER),
        (["press", 63, ("slide", 2)], READY_2),
        (["press", 30, ("slide", 2), 30], OVER_QUIET),
        (["press", 30, ("slide", 2), 32], READY_2),
        (["press", 30, ("slide", 2), 10, ("slide", 1), 22], OVER),
        (["press", 20, ("slide", 2), "press", 1, "press", 42], READY_2),
        (["press", 20, ("slide", 2), "press", 1, "press", ("slide", 1), 42], OVER),
        (["press", 20, "press", ("slide", 2), 1, "press", 122], OVER),
        (["press", 70, "press", 62], OVER),
    ],
)
def test_where_acts_lead(acts, expected):
    game = chase()
    play(game, *acts)
    assert now(game) == expected


@pytest.mark.parametrize(
    ("before", "ignored"),
    [
        (["press"], running(600)),
        (["press", 5.5, "press"], paused(545)),
        (["press", 5.5, "press", 5, "press"], running(545)),
        (["press", 5.5, "press", 5, ("slide", 2), "press"], running(1200)),
        (["press", 62, "press"], running(600)),
    ],
)
def test_presses_within_three_tenths_of_one_that_counted_are_ignored(before, ignored):
    early, late = chase(), chase()
    play(early, *before, 0.299999, "press")
    play(late, *before, 0.300001, "press")
    assert now(early) == ignored
    assert early.state != late.state


def test_an_ignored_press_does_not_lengthen_the_three_tenths():
    game = chase()
    play(game, "press", 0.2, "press", 0.11, "press")
    assert now(game) == paused(597)


# Time left, due


@pytest.mark.parametrize(
    ("acts", "due_us"),
    [
        ([], None),
        (["press"], SECOND),
        (["press", 0.25], 750_000),
        (["press", 49], SECOND),
        (["press", 50], 100_000),
        (["press", 59.95], 50_000),
        (["press", 8.3, "press"], None),
        (["press", 60], 2 * SECOND),
        (["press", 62], 28 * SECOND),
        (["press", 61, "press"], SECOND),
        (["press", 61, "press", 1], 29 * SECOND),
        (["press", 90], None),
    ],
)
def test_when_something_happens_by_itself(acts, due_us):
    game = chase()
    play(game, *acts)
    assert game.due_us() == due_us


@pytest.mark.parametrize(
    ("twice_s", "at_s", "due_us"), [(12, 47.9, 100_000), (12, 48, 500_000), (12, 49.5, 500_000)]
)
def test_half_seconds_are_due_where_two_beeps_a_second_precede_the_tenths(twice_s, at_s, due_us):
    game = chase(beep_twice_from_s=twice_s)
    play(game, "press", at_s)
    assert game.due_us() == due_us


@pytest.mark.parametrize("pauses", [1, 5, 20])
def test_pauses_add_nothing_and_drop_nothing(pauses):
    run_us, pause_us = 1_300_007, 2_700_011
    game = chase()
    play(game, "press")
    for _ in range(pauses):
        for us_to_press in (run_us, pause_us):
            game.run(us_to_press)
            game.press()
            game.release(0)
    left_us = 60 * SECOND - pauses * run_us
    game.run(left_us - 1)
    assert game.state == "running"
    game.run(1)
    assert game.state == "over"
    said = [value for _, kind, value in game.take() if kind == "sound"]
    assert said == ["short"] * len(MINUTE_BEEPS) + ["long"]


@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        (["press", 10.04, "press", 9, "press", 10], [(10, "short"), (10.04, "cut"), (29, "short")]),
        (["press", 9.999, "press", 9, "press", 0.001], [(9.999, "cut"), (19, "short")]),
        (["press", 10, "press", 9, "press", 1], [(10, "short"), (10, "cut")]),
        (["press", 15, "press", 7.5, "press", 5], [(10, "short"), (15, "cut"), (27.5, "short")]),
    ],
)
def test_a_pause_cuts_at_once_and_moves_the_beeps_to_come(acts, expected):
    assert play(chase(), *acts) == expected


# Long holds

RISING = [(3, "rise1"), (4, "rise2"), (5, "rise3")]


@pytest.mark.parametrize(
    ("position", "before", "held", "expected", "state"),
    [
        (1, [], [7], [], running(530)),
        (1, ["press", 5.5], [4.999999], RISING[:2], paused(545)),
        (1, ["press", 5.5], [5], RISING, READY_1),
        (1, ["press", 5.5], [60], RISING, READY_1),
        (2, ["press", 5.5], [5], RISING, READY_2),
        (1, ["press", 5.5, ("slide", 2)], [5], RISING, READY_2),
        (1, ["press", 5.5], [3.5, ("slide", 2), 4], RISING[:1], paused(1200, "steady")),
        (1, ["press", 1.5, "press", 9], [5], RISING, READY_1),
        (1, ["press", 1.5, "press", 9], [4.9], RISING[:2], running(540)),
        (1, ["press", 1.5, "press", 9], [3.5, ("slide", 2), 1.5], RISING, READY_2),
        (1, ["press", 1.5, "press", 9, ("slide", 2)], [5], RISING, READY_2),
        (1, ["press", 63.1], [5], RISING, READY_1),
        (1, ["press", 63.1], [4.9], RISING[:2], running(560)),
        (1, ["press", 61.1], [8], [], OVER),
        (1, ["press", 0.1, 0.1], [8], [], running(520)),
    ],
)
def test_what_five_seconds_of_one_press_do(position, before, held, expected, state):
    game = chase(position)
    play(game, *before)
    heard = [sound for sound in play(game, "hold", *held) if sound[1].startswith("rise")]
    assert heard == expected
    assert now(game) == state


def test_the_end_of_the_period_ends_the_hold():
    game = chase()
    play(game, "press", 55.4, "press", 9)
    assert play(game, "hold", 7) == [
        *sounds([0.1, 0.6, 1.1, 1.6, 2.1, 2.6]),
        (3, "rise1"),
        *sounds([3.1, 3.6]),
        (4, "rise2"),
        (4.1, "short"),
        (4.6, "long"),
    ]
    assert now(game) == OVER


# Settings that change


def test_a_changed_setting_counts_from_the_next_ready():
    game = chase()
    play(game, "press", 62)
    game.setup.settings["chase_1_s"] = 30
    play(game, "press")
    assert now(game) == running(600)
    play(game, 62 + 28)
    assert now(game) == ("ready", ("left", 300, "steady"), "on", IDLE)


def test_a_late_long_beep_ends_late():
    game = chase(chase_1_s=2)
    play(game, "press", 1)
    game.run(2 * SECOND, behind_us=SECOND)  # the end is two seconds gone when it is noticed
    assert (now(game), game.due_us()) == (OVER_QUIET, 3 * SECOND)
