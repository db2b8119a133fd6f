"""One colour of The Colour of Money: its count, stops, stalls and reveal, in milliseconds."""

import pytest
from money_hand import DEAL, Hand, armed, at_colour, choose, counting, kept, revealed, stopped

# A colour


def test_a_colour_from_choosing_to_the_next():
    hand = Hand().slide(1000, 2).press(2000).slide(5000, 1)
    red = {"colour": 1, "amount": 1000}
    assert hand.said == [
        (0, "keep", None),
        (0, "event", ("money.new", {})),
        (1000, "keep", None),
        (1000, "event", ("money.arm", {"colour": 1})),
        (2000, "sound", "tick"),
        (2000, "event", ("money.step", red)),
        (2120, "mark", None),
        (3120, "sound", "reveal"),
        (3120, "keep", None),
        (3120, "event", ("money.reveal", red)),
        (5000, "keep", None),
    ]
    assert (hand.face, hand.game.to_keep()) == (choose(2, 2), kept([1, [], 1]))


def test_a_colour_with_two_stops():
    hand = at_colour(3).press(1000).press(2500).press(5000).press(6500).press(9000).to(20000)

    def event(name, amount):
        return "event", (name, {"colour": 3, "amount": amount})

    assert hand.said == [
        (1000, "sound", "tick"),
        (1000, *event("money.step", 1000)),
        (1120, "mark", None),
        (2120, "sound", "tick"),
        (2120, *event("money.step", 2000)),
        (2500, "sound", "stop"),
        (2500, *event("money.stop", 2000)),
        (5000, "sound", "tick"),
        (5000, *event("money.step", 3000)),
        (6120, "sound", "tick"),
        (6120, *event("money.step", 4000)),
        (6500, "sound", "stop"),
        (6500, *event("money.stop", 4000)),
        (9000, "sound", "tick"),
        (9000, *event("money.step", 5000)),
        (10120, "sound", "reveal"),
        (10120, "keep", None),
        (10120, *event("money.reveal", 5000)),
    ]
    assert hand.game.to_keep() == kept([3, [2, 4], 5], stage="revealed", colour=3)


@pytest.mark.parametrize("colour", range(1, 21))
def test_each_colour_counts_to_its_amount_and_no_further(colour):
    hand = at_colour(colour).press(0).to(30000)
    amount = DEAL[colour - 1]
    ticks = [(0, "tick"), *[(120 + 1000 * step, "tick") for step in range(1, amount)]]
    assert (hand.sounds, hand.face) == (
        [*ticks, (120 + 1000 * amount, "reveal")],
        revealed(colour),
    )


@pytest.mark.parametrize(
    ("step_ms", "sounds"),
    [
        (250, [(0, "tick"), (370, "tick"), (620, "tick"), (870, "reveal")]),
        (1000, [(0, "tick"), (1120, "tick"), (2120, "tick"), (3120, "reveal")]),
        (3000, [(0, "tick"), (3120, "tick"), (6120, "tick"), (9120, "reveal")]),
    ],
)
def test_the_step_is_a_setting(step_ms, sounds):
    assert at_colour(2, money_step_ms=step_ms).press(0).to(20000).sounds == sounds


@pytest.mark.parametrize(
    ("acts", "face"),
    [
        (lambda hand: hand, armed(3)),
        (lambda hand: hand.down(1000), counting(3, 1)),
        (lambda hand: hand.press(1000), counting(3, 1)),
        (lambda hand: hand.press(1000).to(2119), counting(3, 1)),
        (lambda hand: hand.press(1000).to(2120), counting(3, 2)),
        (lambda hand: hand.press(1000).to(6119), counting(3, 5)),
        (lambda hand: hand.press(1000).to(6120), revealed(3)),
        (lambda hand: hand.press(1000).press(2119), stopped(3, 1)),
        (lambda hand: hand.press(1000).press(2120), stopped(3, 2)),
        (lambda hand: hand.press(1000).press(6119), stopped(3, 5)),
        (lambda hand: hand.press(1000).press(6119).to(999_000), stopped(3, 5)),
        (lambda hand: hand.press(1000).press(6120), revealed(3)),
        (lambda hand: hand.press(1000).press(6119).down(9000), revealed(3)),
        (lambda hand: hand.press(1000).press(2500).down(9000), counting(3, 3)),
        (lambda hand: hand.press(1000).slide(1500, 1).slide(1600, 2).to(2000), counting(3, 1)),
        (lambda hand: hand.press(1000).press(2500).slide(4000, 1), stopped(3, 2)),
        (lambda hand: hand.press(1000).slide(1500, 1).to(6500), revealed(3)),
        (lambda hand: hand.press(1000).slide(1500, 1).to(7119), revealed(3)),
        (lambda hand: hand.press(1000).slide(1500, 1).to(7120), revealed(3, "on")),
        (lambda hand: hand.press(1000).slide(1500, 1).slide(8000, 2), revealed(3)),
        (lambda hand: hand.press(1000).slide(8000, 1), choose(4, 2)),
        (lambda hand: hand.press(1000).slide(6200, 1), choose(4, 2)),
        (lambda hand: hand.press(1000).slide(1500, 1).down(7119), revealed(3)),
        (lambda hand: hand.press(1000).slide(1500, 1).down(7120), choose(4, 2)),
        (lambda hand: hand.slide(1000, 1), choose(3, 1)),
    ],
)
def test_each_state_shows_itself(acts, face):
    assert acts(at_colour(3)).face == face


# Presses ignored


@pytest.mark.parametrize(
    ("ms", "sounds"),
    [
        (1319, [(1000, "tick"), (2120, "tick")]),
        (1320, [(1000, "tick"), (1320, "stop")]),
        (1500, [(1000, "tick"), (1500, "stop")]),
    ],
)
def test_a_start_is_deaf_until_200_ms_after_its_release(ms, sounds):
    assert at_colour(3).press(1000).press(ms).to(3000).sounds == sounds


@pytest.mark.parametrize(
    ("ms", "sounds"),
    [(5319, [(6120, "tick")]), (5320, [(5320, "stop")])],
)
def test_a_restart_is_deaf_until_200_ms_after_its_release(ms, sounds):
    hand = at_colour(3).press(1000).press(2500).press(5000).press(ms).to(7000)
    before = [(1000, "tick"), (2120, "tick"), (2500, "stop"), (5000, "tick")]
    assert hand.sounds == before + sounds


@pytest.mark.parametrize(
    ("ms", "sounds"),
    [(3499, []), (3500, [(3500, "tick")])],
)
def test_a_stop_is_deaf_for_a_second(ms, sounds):
    hand = at_colour(3).press(1000).press(2500).press(ms).to(4000)
    assert hand.sounds == [(1000, "tick"), (2120, "tick"), (2500, "stop"), *sounds]


def test_a_start_is_deaf_until_its_mark_is_kept():
    hand = at_colour(6, mark_ms=None).press(1000).press(2500).press(4500)
    early = hand.face
    hand.game.marked()
    hand.press(hand.now)
    inside = hand.face
    hand.press(hand.now + 1)
    assert (early, inside, hand.face) == (counting(6, 4), counting(6, 4), stopped(6, 4))


def test_a_start_is_deaf_while_it_is_down_however_long():
    hand = at_colour(6).down(1000).down(12_500)
    assert (hand.sounds, hand.face) == ([(1000, "tick"), (12_000, "tick")], counting(6, 2))


def test_a_restart_needs_no_mark():
    hand = at_colour(6).press(1000).press(2500).press(5000).press(6500)
    assert [said for said in hand.said if said[1] == "mark"] == [(1120, "mark", None)]
    assert hand.face == stopped(6, 4)


# The step of a held START


@pytest.mark.parametrize(
    ("for_ms", "next_ms"),
    [(30, 1030), (2000, 3000), (9900, 10900), (9999, 10999), (10000, 11000), (10001, 11000)],
)
def test_the_step_runs_from_the_release_or_ten_seconds_after_the_press(for_ms, next_ms):
    hand = at_colour(2).press(0, for_ms).to(20000)
    assert hand.sounds == [
        (0, "tick"),
        (next_ms, "tick"),
        (next_ms + 1000, "tick"),
        (next_ms + 2000, "reveal"),
    ]


@pytest.mark.parametrize("for_ms", [11000, 60000])
def test_held_on_it_blocks_nobody(for_ms):
    hand = at_colour(2).press(0, for_ms).to(70000)
    assert hand.sounds == [(0, "tick"), (11000, "tick"), (12000, "tick"), (13000, "reveal")]


def test_a_release_told_late_still_counts_from_its_edge():
    hand = at_colour(2).down(0).to(500)
    hand.game.lifted = True
    hand.to(520)
    hand.game.release(20_000)
    hand.to(5000)
    assert hand.sounds == [(0, "tick"), (1500, "tick"), (2500, "tick"), (3500, "reveal")]


def test_a_release_within_ten_seconds_told_after_them_counts_from_its_edge():
    hand = at_colour(2).down(0).to(9995)
    hand.game.lifted = True
    hand.to(10015)
    hand.game.release(20_000)
    hand.to(20000)
    assert hand.sounds == [(0, "tick"), (10995, "tick"), (11995, "tick"), (12995, "reveal")]


def test_a_lifted_line_that_falls_again_is_no_release():
    hand = at_colour(2).down(0).to(9995)
    hand.game.lifted = True
    hand.to(10010)
    hand.game.lifted = False
    hand.to(20000)
    assert hand.sounds == [(0, "tick"), (11000, "tick"), (12000, "tick"), (13000, "reveal")]


# Stalls


def test_after_a_stall_no_figure_is_skipped_and_the_grid_shifts():
    hand = at_colour(3).press(0).stall(4500)
    once = (hand.face, [said for said in hand.said if said[1] == "sound"])
    hand.to(20000)
    # The tick is dated when it was due; the box drops one so late.
    assert once == (counting(3, 2), [(0, "sound", "tick"), (1120, "sound", "tick")])
    assert hand.sounds[2:] == [(5500, "tick"), (6500, "tick"), (7500, "tick"), (8500, "reveal")]


@pytest.mark.parametrize(("late_ms", "next_ms"), [(1, 2120), (50, 2120), (51, 2171)])
def test_what_is_late_by_no_more_than_a_sound_may_be_stays_on_its_grid(late_ms, next_ms):
    hand = at_colour(3).press(0).stall(1120 + late_ms).to(3000)
    assert hand.sounds == [(0, "tick"), (1120, "tick"), (next_ms, "tick")]


# Revealed


@pytest.mark.parametrize(
    ("acts", "sounds"),
    [
        (lambda hand: hand.press(2000), [(2000, "error")]),
        (lambda hand: hand.press(90_000), [(90_000, "error")]),
        (lambda hand: hand.slide(500, 1).press(2119), [(2119, "error")]),
        (lambda hand: hand.slide(500, 1).press(2120), []),
        (lambda hand: hand.slide(500, 1).press(1500).press(3000), [(1500, "error")]),
        (lambda hand: hand.press(2000, 9000), [(2000, "error")]),
    ],
)
def test_start_in_the_reveal(acts, sounds):
    hand = acts(at_colour(1).press(0))
    assert hand.sounds == [(0, "tick"), (1120, "reveal"), *sounds]


# No tells


@pytest.mark.parametrize("other", [2, 11, 20])
def test_two_deals_say_the_same_until_one_reveals(other):
    def play(first_k):
        amounts = [first_k, *[k for k in range(20, 0, -1) if k != first_k]]
        held = {**kept(stage="armed", colour=1), "deal": amounts}
        hand = Hand(2, held)
        seen = []
        for acts in (
            lambda: hand.press(1000),
            lambda: hand.to(1500),
            lambda: hand.press(2000, 500),
            lambda: hand.slide(2600, 1),
            lambda: hand.press(9000, 3000),
            lambda: hand.to(12_999),
        ):
            acts()
            seen.append((hand.face, hand.game.due_us(), hand.game.lifted))
        return hand.said, seen

    assert play(2) == play(other)
