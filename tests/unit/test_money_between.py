"""The Colour of Money between two colours: choosing, new games, the end, power cuts."""

import pytest
from money_hand import (
    NEW,
    NEW_ARMED,
    SET1,
    Hand,
    after_red,
    armed,
    at_colour,
    choose,
    kept,
    kept_now,
    over,
    revealed,
)

# Choosing


def test_a_new_game_offers_each_colour_in_turn_and_no_new_game():
    hand = Hand()
    seen = [hand.face]
    for turn in range(21):
        hand.press(1000 + 300 * turn)
        seen.append(hand.face)
    every = [choose(colour) for colour in range(1, 21)]
    assert (seen, hand.sounds) == ([choose(1, 1), *every[1:], *every[:2]], [])


def test_under_way_it_offers_what_is_left_and_a_new_game_last():
    hand = Hand(1, kept([5, [], 4], [18, [], 17]))
    seen = [hand.face]
    for turn in range(19):
        hand.press(1000 + 300 * turn)
        seen.append(hand.face)
    left = [colour for colour in range(1, 21) if colour not in (5, 18)]
    assert seen == [choose(19, 3), choose(20), NEW, *[choose(colour) for colour in left[:17]]]


@pytest.mark.parametrize(
    ("for_ms", "colour"),
    [(599, 2), (600, 3), (849, 3), (850, 4), (1100, 5), (5099, 20), (5100, 1), (30_000, 1)],
)
def test_held_it_goes_on_but_no_further_than_a_lap(for_ms, colour):
    hand = Hand().press(1000, for_ms)
    assert (hand.face, hand.sounds) == (choose(colour), [])


@pytest.mark.parametrize(("for_ms", "face"), [(4849, choose(20)), (4850, NEW), (5100, choose(2))])
def test_a_lap_has_a_place_for_the_new_game(for_ms, face):
    assert after_red().press(1000, for_ms).face == face


def test_slide_arms_and_puts_down():
    hand = Hand().press(1000).slide(2000, 2)
    up = hand.face, kept_now(hand)
    hand.slide(3000, 1)
    down = hand.face, kept_now(hand)
    assert (up, down) == ((armed(2), kept(stage="armed", colour=2)), (choose(2, 1), kept()))


@pytest.mark.parametrize(
    ("acts", "face"),
    [
        (lambda hand: hand, SET1),
        (lambda hand: hand.slide(1000, 1), choose(1, 1)),
        (lambda hand: hand.press(1000, 9000), SET1),
    ],
)
def test_set1(acts, face):
    hand = acts(Hand(2))
    assert (hand.face, hand.game.to_keep()) == (face, kept())


def test_start_at_set1_is_refused():
    assert Hand(2).press(1000).press(2000, 8000).sounds == [(1000, "error"), (2000, "error")]


# A new game

RISES = [(1, "rise1"), (2, "rise2"), (3, "rise3")]


def rises(from_ms, count):
    return [(from_ms + 2000 + 1000 * nth, name) for nth, name in RISES[:count]]


@pytest.mark.parametrize(
    ("for_ms", "count"),
    [(120, 0), (2999, 0), (3000, 1), (4999, 2), (5000, 3), (9000, 3)],
)
@pytest.mark.parametrize(("state", "position"), [(NEW_ARMED, 2), (over(1), 1), (over(1), 2)])
def test_a_new_game_takes_five_seconds_on_start(state, position, for_ms, count):
    if state == NEW_ARMED:
        hand = after_red().press(0, 4850).slide(6000, 2)
    else:
        hand = Hand(position, kept([1, [], 1], stage="revealed", colour=1), money_rounds=1)
    before = hand.face
    hand.press(10_000, for_ms)
    begun = SET1 if position == 2 else choose(1, 1)
    after = (begun, 0) if count == len(RISES) else (state, 1)
    assert (before, hand.sounds) == (state, rises(10_000, count))
    assert (hand.face, hand.game.deal.counted) == after


def test_slide_ends_the_hold_of_a_new_game():
    hand = after_red().press(0, 4850).slide(6000, 2).down(10_000).slide(14_999, 1).up(17_000)
    assert (hand.sounds, hand.face) == (rises(10_000, 2), choose(2, 2))


def test_a_new_game_says_so_and_is_kept():
    hand = Hand(2, kept([1, [], 1], stage="revealed", colour=1), money_rounds=1).press(0, 6000)
    assert hand.said[-3:] == [
        (5000, "sound", "rise3"),
        (5000, "keep", None),
        (5000, "event", ("money.new", {})),
    ]
    assert hand.game.to_keep() == kept()


# The end of a game


@pytest.mark.parametrize("rounds", [1, 2, 10, 20])
def test_the_last_reveal_ends_the_game(rounds):
    hand = Hand(money_rounds=rounds, money_step_ms=250)
    faces = []
    for number in range(1, rounds + 1):
        start = hand.now + 1000
        hand.slide(start, 2).press(start + 1000).to(start + 10_000)
        faces.append(hand.face)
        if number < rounds:
            hand.slide(hand.now + 100, 1)
    assert faces == [*[revealed(number) for number in range(1, rounds)], over(rounds)]


def test_over_neither_press_nor_slide_does_anything():
    hand = Hand(2, kept([1, [], 1], stage="revealed", colour=1), money_rounds=1)
    hand.press(1000).slide(2000, 1).slide(3000, 2).press(4000).to(1_000_000)
    assert (hand.face, hand.said, hand.game.due_us()) == (over(1), [], None)


def test_settings_count_from_the_next_choose():
    hand = at_colour(1)
    hand.settings["money_step_ms"] = 250
    hand.settings["money_rounds"] = 1
    hand.press(0).to(3000)
    first = hand.face
    hand.slide(4000, 1).slide(5000, 2).press(6000).to(10_000)
    assert (first, hand.sounds, hand.face) == (
        revealed(1),
        [
            *[(0, "tick"), (1120, "reveal")],
            *[(6000, "tick"), (6370, "tick"), (6620, "tick"), (6870, "reveal")],
        ],
        over(2),
    )


# After a power cut


@pytest.mark.parametrize(
    ("held", "position", "face"),
    [
        (kept(), 1, choose(1, 1)),
        (kept(), 2, SET1),
        (kept([4, [], 2]), 1, choose(5, 2)),
        (kept([4, [], 2]), 2, SET1),
        (kept([20, [], 19]), 1, choose(1, 2)),
        (kept(stage="armed", colour=7), 2, armed(7)),
        (kept(stage="armed", colour=7), 1, choose(7, 1)),
        (kept([4, [], 2], stage="armed", colour=7), 1, choose(7, 2)),
        (kept([6, [], 0], stage="counting", colour=6), 2, revealed(6)),
        (kept([6, [], 0], stage="counting", colour=6), 1, revealed(6)),
        (kept([6, [4], 20], stage="revealed", colour=6), 2, revealed(6)),
    ],
)
def test_a_game_goes_on_where_it_was_without_a_sound(held, position, face):
    hand = Hand(position, held)
    assert (hand.face, hand.sounds) == (face, [])


@pytest.mark.parametrize("stage", ["counting", "revealed"])
def test_the_last_colour_cut_off_is_the_end(stage):
    hand = Hand(2, kept([6, [], 20], stage=stage, colour=6), money_rounds=1)
    assert (hand.face, hand.said) == (over(6), [])


@pytest.mark.parametrize("held", [{"deal": []}, kept([1, [], 1], stage="armed", colour=1)])
def test_a_game_that_cannot_be_is_a_new_game(held):
    hand = Hand(1, held)
    assert (hand.face, hand.game.to_keep()) == (choose(1, 1), kept())
