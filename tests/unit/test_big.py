"""What a box shows, from its events and from looks at it."""

import pytest

from quizbox.core import alphabet
from quizbox_host.big import LOOK_S, LOW_S, REMIND_S, Big

LEFT = {"left_us": 60_000_000}
MONEY = {"colour": 7, "amount": 15000}
NAMES = [f"Name {number}" for number in range(1, 21)]
PLAYED = {"colour": 7, "name": "Jade", "stops": [3000], "amount": 15000}
BLANK = "    "


def status(game, state, shown, round_number=0, played=()):
    return {
        "game": game, "state": state, "shown": shown, "round": round_number,
        "played": list(played),
    }  # fmt: skip


def text(big, at_s):
    return alphabet.text(big.lit(at_s))


def told(*events, separator="point"):
    """A Big after (seconds, name, params) events."""
    big = Big(separator)
    for now_s, name, params in events:
        big.event(name, params, now_s)
    return big


def seen(game, state, *looks, since=None):
    """A Big after (seconds, shown) looks; since: one that has seen more before."""
    big = since or Big()
    for now_s, shown in looks:
        big.look(status(game, state, shown), now_s)
    return big


@pytest.mark.parametrize(
    ("events", "at_s", "shown"),
    [
        ([(0, "chase.start", LEFT)], 0, " 1.00"),
        ([(0, "chase.start", LEFT)], 0.5, " 1.00"),
        ([(0, "chase.start", LEFT)], 1.5, " 0.59"),
        ([(0, "chase.start", LEFT)], 55.05, "  5.0"),
        ([(0, "chase.start", LEFT)], 70, " 0.00"),
        ([(0, "chase.start", LEFT), (10.2, "chase.beep", {"left_us": 50_000_000})], 10.2, " 0.50"),
        ([(0, "chase.start", LEFT), (3, "chase.pause", {"left_us": 57_000_000})], 3.4, " 0.57"),
        ([(0, "chase.pause", LEFT), (3, "chase.resume", {"left_us": 57_000_000})], 5, " 0.55"),
        ([(0, "chase.over", {"left_us": 0})], 9, " 0.00"),
        ([(0, "clock.turn", {"player": 2, **LEFT})], 1.5, "2. 59"),
        ([(0, "clock.pause", {"player": 1, "left_us": 9_900_000})], 0.3, "1. 9.9"),
        ([(0, "clock.over", {"player": 1, "left_us": 0})], 0.3, "1. 0.0"),
        ([(0, "race.start", {"gone_us": 0})], 2, "  0.0"),
        ([(0, "race.go", {"gone_us": 0})], 2.05, "  2.0"),
        ([(0, "race.go", {"gone_us": 0}), (7, "race.stop", {"gone_us": 7_000_000})], 9, "  7.0"),
        ([(0, "money.arm", {"colour": 7})], 5, "07--"),
        ([(0, "money.step", MONEY)], 5, "  15"),
        ([(0, "money.stop", MONEY)], 5, "  15"),
        ([(0, "money.reveal", MONEY)], 0.3, "  15"),
        ([(0, "chase.start", LEFT), (1, "press", {}), (1, "slide", {"position": 2})], 1.5, " 0.59"),
    ],
)
def test_each_event_is_shown_as_the_box_does(events, at_s, shown):
    assert text(told(*events), at_s) == shown


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("chase.pause", LEFT),
        ("clock.pause", {"player": 1, **LEFT}),
        ("clock.over", {"player": 1, "left_us": 0}),
        ("money.reveal", MONEY),
    ],
)
def test_what_blinks_there_blinks_here(name, params):
    big = told((0, name, params))
    shown = [text(big, at_s) != BLANK for at_s in (0, 0.4, 0.6, 0.9, 1.1, 1.6)]
    assert shown == [True, True, False, False, True, False]


def test_a_colon_is_shown_as_one():
    assert text(told((0, "chase.start", {"left_us": 9_000_000}), separator="colon"), 0) == " 0.09"


def test_an_event_that_is_not_known_changes_nothing():
    assert text(told((0, "money.arm", {"colour": 3}), (1, "new.thing", {"x": 1})), 1) == "03--"


# A running game is not asked.


def test_a_running_game_is_asked_only_where_it_says_nothing():
    big = told((0, "chase.start", LEFT))
    assert big.has_to_look(0)  # for what the title needs
    big.look(status("chase", "running", " 1.00"), 0)
    assert not big.has_to_look(REMIND_S - 0.1)
    big.event("chase.beep", {"left_us": 56_000_000}, 4)
    assert not big.has_to_look(REMIND_S + 3.9)
    assert big.has_to_look(REMIND_S + 4)


def test_a_press_in_a_running_game_is_no_reason_to_ask():
    big = told((0, "chase.start", LEFT))
    big.look(status("chase", "running", " 1.00"), 0)
    big.event("press", {}, 1)
    assert not big.has_to_look(1.2)


def test_a_fault_that_has_ended_the_game_is_noticed():
    big = told((0, "chase.start", LEFT))
    big.look(status("chase", "ready", " 1.00"), 6)
    assert text(big, 6) == " 1.00"
    assert text(big, 8) == " 1.00"


@pytest.mark.parametrize("name", ["press", "release", "slide", "money.new"])
def test_what_no_event_tells_is_asked_soon(name):
    big = told((0, "money.stop", MONEY))
    big.look(status("money", "stopped", "  15", 1), 0)
    big.event(name, {}, 0.05)
    assert not big.has_to_look(0.1)
    assert big.has_to_look(0.2)
    big.look(status("money", "choose", "C 04", 2), 0.2)
    assert text(big, 0.2) == "C 04"


def test_over_that_goes_back_by_itself_is_noticed():
    big = told((0, "chase.over", {"left_us": 0}))
    assert big.has_to_look(30)
    big.look(status("chase", "ready", " 2.00"), 30)
    assert text(big, 30) == " 2.00"


# Looks: the view itself, not a snapshot.


@pytest.mark.parametrize("dark_first", [False, True])
@pytest.mark.parametrize(
    ("game", "state", "shown"),
    [("chase", "paused", " 0.57"), ("clock", "paused", "2. 59"), ("clock", "over", "1. 0.0")],
)
def test_a_blink_looked_at_is_a_blink(game, state, shown, dark_first):
    """Looks as far apart as they are, at a box whose digits are dark in each other half second."""
    times = [nth * LOOK_S for nth in range(12)]
    big = seen(
        game,
        state,
        *[(at_s, BLANK if (int(at_s * 2) % 2 == 0) == dark_first else shown) for at_s in times],
    )
    found = {text(big, times[-1] + nth / 10) for nth in range(11)}
    assert found == {shown, BLANK}


def test_a_lit_look_at_a_blink_stands_till_it_is_known_as_one():
    big = seen("chase", "paused", (0, BLANK), (0.3, " 0.57"))
    assert [text(big, at_s) for at_s in (0.3, 0.7, 1)] == [" 0.57"] * 3


def test_a_slide_moved_in_a_pause_shows_what_stands_there():
    big = told((0, "chase.pause", {"left_us": 57_000_000}), (1, "slide", {"position": 2}))
    seen("chase", "paused", (1.1, " 2.00"), (1.4, " 2.00"), (1.7, " 2.00"), since=big)
    assert {text(big, 1.7 + nth / 10) for nth in range(11)} == {" 2.00"}


@pytest.mark.parametrize("covered", [BLANK, "    ."])
def test_a_box_that_rests_shows_its_view_here(covered):
    times = [nth * LOOK_S for nth in range(10)]
    big = seen("chase", "ready", (0, " 1.00"), *[(1 + at_s, covered) for at_s in times])
    assert {text(big, 4 + nth / 10) for nth in range(11)} == {" 1.00"}
    assert big.title(4) == ["The Chase", "the box rests: a press wakes it"]
    seen("chase", "ready", (5, " 1.00"), (5.3, " 1.00"), since=big)
    assert {text(big, 6 + nth / 10) for nth in range(11)} == {" 1.00"}
    assert big.title(6) == ["The Chase"]


def test_low_batteries_do_not_hide_the_view():
    big = seen("chase", "ready", (0, " 1.00"), (1, "Lo  "))
    assert text(big, 1) == " 1.00"
    assert big.title(1) == ["The Chase", "its batteries are low"]
    assert big.title(2 + LOW_S) == ["The Chase"]


def test_a_figure_in_tenths_goes_on_by_itself():
    big = seen("race", "count", (0, " 12.3"))
    assert [text(big, at_s) for at_s in (0, 1.05, 2.5)] == [" 12.3", " 13.3", " 14.8"]
    assert not big.has_to_look(1)
    big = seen("chase", "running", (0, "  9.3"))
    assert text(big, 1.05) == "  8.3"
    big = seen("clock", "turn", (0, "2. 9.3"))
    assert text(big, 1.05) == "2. 8.3"


def test_a_game_that_is_not_known_is_looked_at():
    big = seen("ten", "count", (0, " 12.3"))
    assert text(big, 1.05) == " 12.3"
    assert big.has_to_look(LOOK_S)
    assert big.title(0) == ["ten"]
    seen("ten", "count", (LOOK_S, " 12.6"), since=big)
    assert text(big, LOOK_S) == " 12.6"


def test_one_in_seconds_is_looked_at():
    big = seen("chase", "running", (0, " 0.47"))
    assert big.has_to_look(LOOK_S)
    seen("chase", "running", (LOOK_S, " 0.46"), since=big)
    assert text(big, LOOK_S) == " 0.46"


def test_the_blips_do_not_count():
    assert text(seen("race", "blips", (0, "  0.0")), 1.5) == "  0.0"


def test_the_end_of_a_money_game_shows_both():
    big = told((0, "money.reveal", MONEY))
    big.look(status("money", "over", "End ", 10, [PLAYED]), 0.1)
    assert {text(big, 0.1 + nth / 10) for nth in range(21)} == {"End ", "  15"}


@pytest.mark.parametrize("shown", ["  15", BLANK])
def test_a_reveal_is_told_by_its_amount(shown):
    big = Big()
    big.look(status("money", "revealed", shown, 3, [PLAYED]), 0)
    assert {text(big, nth / 10) for nth in range(11)} == {"  15", BLANK}


def test_a_name_runs_here_as_it_does_there():
    big = Big()
    big.look(status("money", "choose", "r 01", 1), 0)
    assert text(big, 0) == "r 01"
    assert big.wants_names
    big.named(NAMES)
    assert not big.wants_names
    big.look(status("money", "choose", "C 02", 1), 1)
    assert [text(big, at_s) for at_s in (1, 1.95)] == ["C 02"] * 2
    big.look(status("money", "choose", "  nA", 1), 2)  # a piece of it, by chance
    steps = [text(big, 2.05 + nth / 4) for nth in range(5)]
    assert steps == ["   n", "  nA", " nAM", "nAME", "AME "]
    assert text(big, 20) == "C 02"


def test_a_name_that_is_not_known_leaves_the_number():
    big = Big()
    big.look(status("money", "choose", "C 08", 2, [PLAYED]), 0)
    big.look(status("money", "choose", "bLUE", 2, [PLAYED]), 2)
    assert text(big, 2) == "C 08"
    assert not big.wants_names  # another table may have been loaded since


def test_a_new_game_is_offered():
    big = seen("money", "choose", (0, "C 08"), (1, "nEu "))
    assert text(big, 1) == "nEu "
    assert big.title(1) == ["The Colour of Money"]


def test_the_sign_that_somebody_has_looked_stays():
    big = seen("money", "choose", (0, "C 08."))
    assert text(big, 0) == "C 08."
    big.event("money.step", MONEY, 1)
    assert text(big, 1) == "  15."
    big.event("money.new", {}, 2)
    big.look(status("money", "choose", "C 01", 1), 2.2)
    assert text(big, 2.2) == "C 01"


# Modules of more digits.


def test_eight_digits():
    big = Big()
    big.look(status("money", "choose", "07 JAdE ", 3), 0)
    assert text(big, 0) == "07 JAdE "
    big.event("money.step", MONEY, 1)
    assert text(big, 1) == "07 15000"
    assert big.title(1) == ["The Colour of Money", "round 3", "colour 7"]


def test_six_digits():
    big = Big()
    big.look(status("chase", "ready", "   1.00"), 0)
    big.event("chase.start", LEFT, 1)
    assert text(big, 2.5) == "   0.59"


# The title.


def test_the_title_names_game_round_and_colour():
    big = Big()
    big.look(status("money", "choose", "r 01", 1), 0)
    big.named(NAMES)
    big.look(status("money", "choose", "C 02", 1), 1)
    told_s = ["The Colour of Money", "round 1", "colour 2, Name 2"]
    assert big.title(1) == told_s
    big.event("money.arm", {"colour": 2}, 2)
    assert big.title(2) == told_s
    big.event("money.step", {"colour": 2, "amount": 1000}, 3)
    assert big.title(3) == told_s


def test_a_name_that_was_played_is_the_games_own():
    big = Big()
    big.look(status("money", "stopped", "   3", 3, [PLAYED]), 0)
    assert big.title(0) == ["The Colour of Money", "round 3", "colour 7, Jade"]


def test_the_title_names_who_plays():
    big = Big()
    big.look(status("clock", "turn", "2. 59"), 0)
    assert big.title(0) == ["Chase, the dice game", "player 2"]
    big.event("clock.turn", {"player": 1, **LEFT}, 1)
    assert big.title(1) == ["Chase, the dice game", "player 1"]
    big.look(status("clock", "ready", " 1.00"), 6)
    assert big.title(6) == ["Chase, the dice game"]


@pytest.mark.parametrize(
    ("state", "shown"), [("fault", "Er 1"), ("selftest", "8.8.8.8."), ("safe", "5AFE")]
)
def test_what_is_no_game_is_shown_as_it_is(state, shown):
    big = Big()
    big.look(status("race", state, shown), 0)
    assert text(big, 0.7) == shown
    assert big.title(0) == ["Face Chase"]
