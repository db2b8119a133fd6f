"""The stopwatch as tables of cases, with no pin in sight (section 5)."""

import functools

import pytest
from game_hand import now
from game_hand import play as play_by_hand

from quizbox.core.game import IDLE, RUNS, SECOND
from quizbox.core.games import Setup
from quizbox.core.race import LAST_US, Race

READY = ("ready", ("gone", 0), "on", IDLE)
BLIPS = ("blips", ("gone", 0), "on", RUNS)
START = [(0, "blip"), (1, "blip"), (2, "blip"), (3, "go")]


def count(tenths):
    return ("count", ("gone", tenths), "on", RUNS)


def over(tenths, lamp="on"):
    return ("over", ("gone", tenths), lamp, IDLE)


play = functools.partial(play_by_hand, kinds=("sound",))


def race(position=1):
    return Race(Setup({}, position, {}, None))


@pytest.mark.parametrize(
    ("acts", "state"),
    [
        ((), READY),
        ((1000,), READY),
        (("press",), BLIPS),
        (("press", 2.999999), BLIPS),
        (("press", 3), count(0)),
        (("press", 3.099999), count(0)),
        (("press", 3.1), count(1)),
        (("press", 12.999999), count(99)),
        (("press", 13), count(100)),
        (("press", 602.999999), count(5999)),
        (("press", 603), count(6000)),
        (("press", 603.999999), count(6000)),
        (("press", 604), count(6010)),
        (("press", 6001.999999), count(59980)),
        (("press", 6002), over(59990, "off")),
        (("press", 6002.999999), over(59990, "off")),
        (("press", 6003), over(59990)),
        (("press", 100_000), over(59990)),
        (("press", 1, "press"), READY),
        (("press", 2.999999, "press", 9), READY),
        (("press", 0.000001, "press"), READY),
        (("press", 3.000001, "press"), over(0, "off")),
        (("press", 8.399999, "press"), over(53, "off")),
        (("press", 8.4, "press"), over(54, "off")),
        (("press", 8.4, "press", 0.999999), over(54, "off")),
        (("press", 8.4, "press", 1), over(54)),
        (("press", 8.4, "press", 5000), over(54)),
        (("press", 664.999999, "press"), over(6619, "off")),
        (("press", 8.4, "press", 0.999999, "press"), over(54, "off")),
        (("press", 8.4, "press", 1, "press"), READY),
        (("press", 8.4, "press", 1, "press", "press", 3.1), count(1)),
        (("press", 8.4, ("slide", 2), 1), count(64)),
        (("press", 8.4, "press", ("slide", 2), 1), over(54)),
        ((("slide", 2),), READY),
        (("press", 1, ("slide", 2)), BLIPS),
    ],
)
def test_what_start_and_slide_lead_to(acts, state):
    game = race()
    play(game, *acts)
    assert now(game) == state


@pytest.mark.parametrize(
    ("acts", "state", "rises"),
    [
        (("hold", 9), count(60), 0),
        (("press", 8, "hold", 2.999999), over(50), 0),
        (("press", 8, "hold", 4.999999), over(50), 2),
        (("press", 8, "hold", 4.999999, "let go", 9), over(50), 2),
        (("press", 8, "hold", 5), READY, 3),
        (("press", 1, "hold", 5), READY, 3),
        (("press", 8, "press", 2, "hold", 5), READY, 3),
        (("press", 8, "press", 0.5, "hold", 9), over(50), 0),
    ],
)
def test_what_a_hold_leads_to(acts, state, rises):
    game = race()
    heard = play(game, *acts)
    assert now(game) == state
    assert len([name for _, name in heard if name.startswith("rise")]) == rises


@pytest.mark.parametrize(
    ("acts", "heard"),
    [
        (("press", 20), START),
        (("press", 2.999999), START[:3]),
        (("press", 7000), START),
        (("press", 1.5, "press", 20), START[:2]),
        (("press", 9, "press", 20), START),
    ],
)
def test_what_sounds(acts, heard):
    assert play(race(), *acts) == heard


def test_a_false_start_cuts_the_blip():
    game = race()
    game.press()
    game.take()
    game.press()
    assert [kind for _, kind, _ in game.take()] == ["cut"]


def test_it_sleeps_where_nothing_is_to_come():
    game = race()
    assert game.due_us() is None
    play(game, "press", 9, "press")
    assert game.due_us() == SECOND
    play(game, 1)
    assert game.due_us() is None


@pytest.mark.parametrize(("gone_s", "due_us"), [(0.05, 50_000), (599.95, 50_000), (600.3, 700_000)])
def test_it_wakes_where_the_digits_change(gone_s, due_us):
    game = race()
    play(game, "press", 3 + gone_s)
    assert game.due_us() == due_us


def test_new_leads_to_ready():
    game = race()
    play(game, "press", 9, "press", 0.5)
    game.new()
    assert now(game) == READY
    play(game, "press", 3.1)
    assert now(game) == count(1)


def test_events_tell_the_time_gone_by():
    game = race()
    game.press()
    game.release(0)
    game.run(3 * SECOND)
    game.run(5_370_005)
    game.press()
    told = [value for _, kind, value in game.take() if kind == "event"]
    assert told == [
        ("race.start", {"gone_us": 0}),
        ("race.go", {"gone_us": 0}),
        ("race.stop", {"gone_us": 5_370_005}),
    ]


def test_the_last_figure_is_stopped_at_and_told_once():
    game = race()
    game.press()
    game.release(0)
    game.run(3 * SECOND + 2 * LAST_US)
    told = [value for _, kind, value in game.take() if kind == "event"]
    assert told[-1] == ("race.stop", {"gone_us": LAST_US})
    assert [name for name, _ in told] == ["race.start", "race.go", "race.stop"]
