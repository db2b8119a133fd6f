"""The turn clock as tables of cases, with no pin in sight (section 4)."""

import pytest
from game_hand import now, play

from quizbox.core.clock import Clock
from quizbox.core.game import IDLE, PAUSED, RUNS, SECOND
from quizbox.core.games import Setup

DEFAULTS = {
    "clock_1_s": 60,
    "clock_2_s": 120,
    "beep_every_s": 10,
    "beep_each_from_s": 10,
    "beep_twice_from_s": 5,
}
READY_1 = ("ready", ("left", 600, "steady"), "on", IDLE)
READY_2 = ("ready", ("left", 1200, "steady"), "on", IDLE)
LAST = [50, 51, 52, 53, 54, 55, 55.5, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5]


def turn(player, tenths):
    return ("turn", ("turn", player, tenths, "steady"), "on", RUNS)


def paused(player, tenths):
    return ("paused", ("turn", player, tenths, "blink"), "blink", PAUSED)


def over(player, lamp="on"):
    return ("over", ("turn", player, 0, "blink"), lamp, IDLE)


def clock(position=1, **settings):
    return Clock(Setup({**DEFAULTS, **settings}, position, {}, None))


@pytest.mark.parametrize(
    ("acts", "state"),
    [
        ((), READY_1),
        ((("slide", 2),), READY_2),
        ((("slide", 2), ("slide", 1)), READY_1),
        (("press",), turn(1, 600)),
        ((("slide", 2), "press"), turn(1, 1200)),
        (("press", 1), turn(1, 590)),
        (("press", 50), turn(1, 100)),
        (("press", 50.000001), turn(1, 100)),
        (("press", 50.1), turn(1, 99)),
        (("press", 59.9), turn(1, 1)),
        (("press", 59.999999), turn(1, 1)),
        (("press", 60), over(1, "off")),
        (("press", 61.999999), over(1, "off")),
        (("press", 62), over(1)),
        (("press", 600), over(1)),
        (("press", 0.499999, "press"), turn(1, 600)),
        (("press", 0.5, "press"), turn(2, 600)),
        (("press", 9, "press", 3, "press"), turn(1, 600)),
        (("press", 9, ("slide", 2)), turn(1, 510)),
        (("press", 9, ("slide", 2), "press"), turn(2, 1200)),
        (("press", 61.999999, "press"), over(1, "off")),
        (("press", 62, "press"), turn(2, 600)),
        (("press", 62, "press", 70, "press"), turn(1, 600)),
        (("press", 62, ("slide", 2), "press"), turn(2, 1200)),
    ],
)
def test_what_start_and_slide_lead_to(acts, state):
    game = clock()
    play(game, *acts)
    assert now(game) == state


@pytest.mark.parametrize(
    ("acts", "state"),
    [
        (("hold", 7), turn(1, 530)),  # made in ready: nothing
        (("press", 9, "hold", 1.999999), turn(2, 590)),
        (("press", 9, "hold", 1.999999, "let go", 1), turn(2, 580)),
        (("press", 9, "hold", 2), paused(1, 510)),
        (("press", 9, "hold", 2, "let go", 999), paused(1, 510)),
        (("press", 9, "press", 4, "hold", 2), paused(2, 560)),
        (("press", 9.1234, "hold", 2, "let go", 30, "press"), turn(1, 509)),
        (("press", 9, "hold", 2, "let go", 30, "press", 1), turn(1, 500)),
        (("press", 9, "hold", 2, "let go", "hold", 4.9), turn(1, 470)),
        (("press", 9, "hold", 2, "let go", "hold", 5), READY_1),
        (("press", 9, "hold", 4.999999), paused(1, 510)),
        (("press", 9, "hold", 5), READY_1),
        (("press", 9, "hold", 2, "let go", ("slide", 2)), paused(1, 510)),
        (("press", 9, "hold", 2, "let go", ("slide", 2), "press"), turn(1, 510)),
        (("press", 70, "hold", 2), turn(2, 580)),  # made in time up: no give-back
        (("press", 70, "hold", 5), READY_1),
        (("press", 61, "hold", 9), over(1)),  # ignored, and so for as long as it is held
        (("press", 0.4, "hold", 9), turn(1, 510)),
        (("press", 9, "hold", 2, 3), READY_1),
        (("press", 9, "hold", 5, "let go", 1, "press"), turn(1, 600)),
    ],
)
def test_what_a_hold_leads_to(acts, state):
    game = clock()
    play(game, *acts)
    assert now(game) == state


@pytest.mark.parametrize(
    ("acts", "heard"),
    [
        (("press",), [(0, "high")]),
        (("press", 9, "press"), [(0, "high"), (9, "low")]),
        (("press", 9, "press", 9, "press"), [(0, "high"), (9, "low"), (18, "high")]),
        (("press", 49.9), [(0, "high")]),
        (("press", 90), [(0, "high"), *[(at, "short") for at in LAST], (60, "long")]),
        (("press", 9, "hold", 2), [(0, "high"), (9, "low"), (11, "cut")]),
        (("press", 9, "hold", 2, "let go", 1, "press", 1), [(0, "high"), (9, "low"), (11, "cut")]),
        (
            ("press", 9, "hold", 6),
            [(0, "high"), (9, "low"), (11, "cut"), (12, "rise1"), (13, "rise2"), (14, "rise3")],
        ),
        (
            ("press", 9, "hold", 4.9, "let go", 5),
            [(0, "high"), (9, "low"), (11, "cut"), (12, "rise1"), (13, "rise2")],
        ),
        (("hold", 9), [(0, "high")]),
    ],
)
def test_what_sounds(acts, heard):
    assert play(clock(), *acts) == heard


def test_the_ten_seconds_of_the_chase_do_not_beep():
    assert play(clock(2, beep_every_s=1), "press", 109.9) == [(0, "high")]


def test_the_remainder_given_back_is_exact():
    game = clock(clock_1_s=20)
    play(game, "press", 13.370123, "hold", 3, "let go", 100, "press")
    play(game, 6.629876)
    assert now(game) == turn(1, 1)
    assert play(game, 0.000001) == [(0.000001, "long")]


def test_a_late_long_beep_ends_late():
    game = clock(clock_1_s=5)
    play(game, "press", 4.9)
    game.run(800_000)  # the long beep is 0.7 s late
    play(game, 1.999, "press")
    assert now(game) == over(1, "off")
    play(game, 0.001, "press")
    assert now(game) == turn(2, 50)


def test_a_changed_setting_counts_from_the_next_ready():
    game = clock()
    play(game, "press", 70)
    game.setup.settings["clock_1_s"] = 30
    game.changed()
    play(game, "press")
    assert now(game) == turn(2, 600)
    play(game, 1, "hold", 5, "let go")
    assert now(game) == ("ready", ("left", 300, "steady"), "on", IDLE)


def test_in_ready_it_counts_at_once():
    game = clock()
    game.setup.settings["clock_1_s"] = 30
    game.changed()
    assert now(game) == ("ready", ("left", 300, "steady"), "on", IDLE)


def test_new_leads_to_ready():
    game = clock()
    play(game, "press", 70)
    game.new()
    assert now(game) == READY_1
    assert game.due_us() is None


def test_events_name_the_player_and_the_time_left():
    game = clock()
    game.press()
    game.release(0)
    game.run(9 * SECOND)
    game.press()
    game.run(2 * SECOND)
    told = [value for _, kind, value in game.take() if kind == "event"]
    assert told == [
        ("clock.turn", {"player": 1, "left_us": 60 * SECOND}),
        ("clock.turn", {"player": 2, "left_us": 60 * SECOND}),
        ("clock.pause", {"player": 1, "left_us": 51 * SECOND}),
    ]


@pytest.mark.parametrize("step_us", [7_919, 50_000, 100_000, 600_000])
def test_the_steps_in_which_time_goes_by_change_nothing(step_us):
    whole, parts = clock(clock_1_s=5), clock(clock_1_s=5)
    for game in (whole, parts):
        play(game, "press")
    steps, rest_us = divmod(4_800_000, step_us)
    whole.run(4_800_000)
    for us in [step_us] * steps + [rest_us]:
        parts.run(us)
    assert now(parts) == now(whole)
    said = [[(kind, value) for _, kind, value in game.take()] for game in (whole, parts)]
    assert said[0] == said[1] != []
