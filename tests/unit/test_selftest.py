"""The self-test: each sound once with a gap, every segment, and back (7.9)."""

from quizbox.core.game import RUNS, SECOND
from quizbox.core.games import Setup
from quizbox.core.selftest import GAP_US, SelfTest
from quizbox.core.tunes import TUNES


def begun():
    return SelfTest(Setup({"game": "race"}, 1, {}, None))


def length_us(name):
    return sum(ms * 1000 for _, ms in TUNES[name])


def said(game):
    return [(kind, value) for _, kind, value in game.take()]


def test_every_segment_is_lit_and_the_box_is_taken():
    game = begun()
    assert (game.view, game.lamp, game.phase) == (("text", "8." * 8), "on", RUNS)
    assert game.due_us() == 0


def test_each_sound_is_made_once_and_ends_before_the_next():
    game = begun()
    game.run(0)
    heard, free_us, at_us = [], 0, 0
    while True:
        for kind, value in said(game):
            if kind == "sound":
                assert at_us >= free_us
                heard.append(value)
                free_us = at_us + length_us(value) + GAP_US
        due_us = game.due_us()
        if due_us is None:
            break
        at_us += due_us
        game.run(due_us)
    assert sorted(heard) == sorted(TUNES)
    assert at_us == sum(map(length_us, TUNES)) + len(TUNES) * GAP_US


def test_it_ends_in_the_game_that_is_set():
    game = begun()
    game.run(60 * SECOND)
    assert said(game)[-1] == ("game", "race")
    assert game.due_us() is None


def test_start_ends_it_at_once():
    game = begun()
    game.run(SECOND)
    game.take()
    game.press()
    assert said(game) == [("cut", None), ("game", "race")]
    assert game.due_us() is None
