"""Choosing the game and the volume, and SAFE, by time and presses alone."""

import pytest

from quizbox.core import games
from quizbox.core.chooser import Chooser, Safe
from quizbox.core.game import IDLE, SECOND
from quizbox.core.games import Setup

NAMES = [game.name for game in games.GAMES]
TITLES = {game.name: game.title for game in games.GAMES}
SHOWN = [TITLES[name] for name in NAMES]


def chooser(game="chase", volume=3, display="tm1650", held=False):
    """A Chooser; held: START, which called it up, is still down."""
    settings = {"game": game, "volume": volume, "display": display}
    choosing = Chooser(Setup(settings, 1, {}, None))
    if not held:
        choosing.release(0)
    return choosing


def press(choosing, times=1):
    """Presses of a tenth of a second; returns what shows after each."""
    seen = []
    for _ in range(times):
        choosing.press()
        choosing.run(SECOND // 10)
        choosing.release(0)
        seen.append(choosing.view)
    return seen


def text(*texts):
    return [("text", one) for one in texts]


@pytest.mark.parametrize("name", NAMES)
def test_it_begins_at_the_kept_game(name):
    choosing = chooser(name)
    assert (choosing.view, choosing.lamp, choosing.phase, choosing.take()) == (
        ("text", TITLES[name]),
        "on",
        IDLE,
        [],
    )


@pytest.mark.parametrize("volume", range(4))
def test_each_press_shows_the_next_and_after_the_games_the_volume(volume):
    choosing = chooser(volume=volume)
    count = len(NAMES) + 1
    wanted = text(*SHOWN[1:], f"Snd{volume}", *SHOWN, f"Snd{volume}")
    assert press(choosing, 2 * count - 1) == wanted
    assert choosing.take() == []


def test_the_offered_games_follow_one_another_from_the_kept_one():
    choosing = chooser("money")
    at = NAMES.index("money")
    assert press(choosing, len(NAMES)) == text(*SHOWN[at + 1 :], "Snd3", *SHOWN[:at])


@pytest.mark.parametrize("presses", range(len(NAMES)))
def test_slide_takes_the_game_shown(presses):
    choosing = chooser()
    press(choosing, presses)
    choosing.slide(2)
    assert choosing.take() == [(0, "game", NAMES[presses])]


@pytest.mark.parametrize("presses", range(len(NAMES)))
def test_ten_seconds_untouched_take_the_game_shown(presses):
    choosing = chooser()
    press(choosing, presses)
    choosing.run(choosing.due_us() - 1)
    assert choosing.take() == []
    choosing.run(1)
    assert choosing.take() == [(0, "game", NAMES[presses])]


def test_start_held_is_not_untouched():
    choosing = chooser(held=True)
    choosing.run(100 * SECOND)
    assert (choosing.due_us(), choosing.take()) == (None, [])


def test_the_ten_seconds_count_from_the_release_itself():
    choosing = chooser(held=True)
    choosing.run(5 * SECOND)
    choosing.release(20_000)
    choosing.run(10 * SECOND - 20_001)
    assert choosing.take() == []
    choosing.run(1)
    assert choosing.take() == [(0, "game", "chase")]


def test_a_press_that_is_held_is_not_untouched():
    choosing = chooser()
    choosing.press()
    choosing.run(60 * SECOND)
    assert choosing.take() == []
    choosing.release(0)
    choosing.run(10 * SECOND)
    assert choosing.take() == [(0, "game", NAMES[1])]


def test_a_press_counts_the_ten_seconds_anew():
    choosing = chooser()
    choosing.run(9 * SECOND)
    press(choosing)
    choosing.run(10 * SECOND - SECOND // 5)
    assert choosing.take() == []
    choosing.run(SECOND)
    assert [said[1:] for said in choosing.take()] == [("game", NAMES[1])]


def test_slide_where_it_stood_is_no_move():
    choosing = chooser()
    choosing.slide(1)
    assert choosing.take() == []


def test_at_the_volume_slide_steps_it_with_a_beep_and_after_3_comes_0():
    choosing = chooser()
    press(choosing, len(NAMES))
    said, seen = [], []
    for position in (2, 1, 2, 1, 2):
        choosing.slide(position)
        said += choosing.take()
        seen.append(choosing.view)
    volumes = [0, 1, 2, 3, 0]
    assert seen == text(*[f"Snd{volume}" for volume in volumes])
    assert said == [
        one
        for volume in volumes
        for one in ((0, "setting", {"volume": volume}), (0, "sound", "short"))
    ]


@pytest.mark.parametrize("kept", NAMES)
def test_ten_seconds_at_the_volume_leave_the_kept_game(kept):
    choosing = chooser(kept)
    press(choosing, len(NAMES) - NAMES.index(kept))
    assert choosing.view == ("text", "Snd3")
    choosing.run(10 * SECOND)
    assert [said[1:] for said in choosing.take()] == [("game", kept)]


def test_slide_at_the_volume_counts_the_ten_seconds_anew():
    choosing = chooser()
    press(choosing, len(NAMES))
    choosing.run(9 * SECOND)
    choosing.slide(2)
    choosing.take()
    choosing.run(10 * SECOND - 1)
    assert choosing.take() == []
    choosing.run(1)
    assert choosing.take() == [(0, "game", "chase")]


def test_without_a_display_money_is_not_offered():
    choosing = chooser(display="none")
    offered = [TITLES[name] for name in NAMES if name != "money"]
    assert press(choosing, len(offered) + 1) == text(*offered[1:], "Snd3", offered[0])


def test_without_a_display_a_kept_money_gives_way_to_the_first_game():
    assert chooser("money", display="none").view == ("text", "CHAS")


def test_safe_shows_its_name_and_does_nothing():
    safe = Safe(Setup({}, 1, {}, None))
    safe.press()
    safe.run(20 * SECOND)
    safe.release(0)
    safe.slide(2)
    assert (safe.view, safe.lamp, safe.phase, safe.due_us(), safe.take()) == (
        ("text", "SAFE"),
        "off",
        IDLE,
        None,
        [],
    )
