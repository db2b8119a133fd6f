"""A game between two colours: who hides what, what was played, and what outlives a power cut."""

import random

import pytest
from money_hand import DEAL, NAMES
from money_hand import kept as game

from quizbox.core import colours, deal, kept
from quizbox.core.games import Setup

UPWARDS = list(range(1, 21))


def setup(mode="auto", amounts=None, names=NAMES, seed=1):
    """A Setup with a kept table of these names and amounts; names None: without a table."""
    kept_files = {}
    if names is not None:
        table = [{"name": name} for name in names]
        if amounts:
            table = [
                {"name": name, "amount": 1000 * amount}
                for name, amount in zip(names, amounts, strict=True)
            ]
        kept_files["table"] = {"colours": table}
    return Setup({"deal": mode}, 1, kept_files, random.Random(seed).randbytes)


def without(name):
    return {key: value for key, value in game().items() if key != name}


@pytest.mark.parametrize("mode", ["auto", "loaded"])
def test_amounts_of_the_table_are_dealt_as_they_are(mode):
    assert deal.fresh(setup(mode, DEAL)).to_keep() == game()


@pytest.mark.parametrize("mode", ["auto", "loaded", "shuffle"])
@pytest.mark.parametrize("names", [NAMES, None])
def test_without_amounts_they_come_from_entropy(mode, names):
    shuffled = colours.shuffled(random.Random(5).randbytes)
    dealt = deal.fresh(setup(mode, names=names, seed=5)).to_keep()
    assert dealt == {**game(), "deal": shuffled}


def test_shuffle_overrides_the_amounts_of_the_table():
    shuffled = colours.shuffled(random.Random(6).randbytes)
    assert deal.fresh(setup("shuffle", DEAL, seed=6)).to_keep() == {**game(), "deal": shuffled}


def test_the_names_are_those_of_the_table_in_its_order():
    names = [f"Colour {number}" for number in range(20, 0, -1)]
    assert deal.fresh(setup(amounts=DEAL, names=names)).to_keep() == {**game(), "names": names}


def test_a_colour_from_its_arming_to_its_end():
    hand = deal.Deal(DEAL, NAMES)
    stages = [hand.to_keep()]
    hand.arm(6)
    stages.append(hand.to_keep())
    hand.begin()
    stages.append(_copy(hand))
    hand.stop(4)
    hand.stop(19)
    stages.append(_copy(hand))
    hand.reveal()
    stages.append(_copy(hand))
    hand.close()
    stages.append(_copy(hand))
    assert stages[1:] == [
        {**game(stage="armed", colour=6), "played": hand.played},
        game([6, [], 0], stage="counting", colour=6),
        game([6, [4, 19], 0], stage="counting", colour=6),
        game([6, [4, 19], 20], stage="revealed", colour=6),
        game([6, [4, 19], 20]),
    ]


def _copy(hand):
    return kept.unpack(kept.pack(hand.to_keep()))


@pytest.mark.parametrize("colour", UPWARDS)
def test_each_colour_hides_its_own_amount(colour):
    hand = deal.Deal(DEAL, NAMES)
    hand.arm(colour)
    assert hand.amount_k() == DEAL[colour - 1]


@pytest.mark.parametrize(
    ("spent", "opening"),
    [
        ([], 1),
        ([1], 2),
        ([5], 6),
        ([5, 2], 3),
        ([3, 2], 4),
        ([4, 3, 2], 5),
        ([20], 1),
        ([1, 20], 2),
        ([1, 2, 3, 20], 4),
        ([20, 19], 1),
        ([1, 20, 19], 2),
        (UPWARDS[:-1], 20),
        (UPWARDS[1:], 1),
    ],
)
def test_it_opens_on_the_first_unspent_after_the_last_played(spent, opening):
    hand = deal.Deal(DEAL, NAMES)
    hand.played = [[colour, [], DEAL[colour - 1]] for colour in spent]
    left = [colour for colour in UPWARDS if colour not in spent]
    assert (hand.unspent(), hand.counted, hand.opening()) == (left, len(spent), opening)


@pytest.mark.parametrize(
    "held",
    [
        game(),
        game(stage="armed", colour=1),
        game(stage="armed", colour=20),
        game([1, [], 1], stage="revealed", colour=1),
        game([1, [1], 1]),
        game([1, [1], 1], [6, [4, 9], 20], stage="armed", colour=2),
        game(*[[colour, [], DEAL[colour - 1]] for colour in UPWARDS], stage="revealed", colour=20),
    ],
)
def test_a_game_comes_back_as_it_was_kept(held):
    unpacked = kept.unpack(kept.pack(held))
    assert (deal.resumed(unpacked).to_keep(), deal.checked(unpacked)) == (held, held)


def test_a_count_cut_off_is_over():
    held = game([1, [1], 1], [6, [], 0], stage="counting", colour=6)
    assert deal.resumed(held).to_keep() == game(
        [1, [1], 1], [6, [], 20], stage="revealed", colour=6
    )


def test_resuming_leaves_the_kept_value_alone():
    held = game([6, [], 0], stage="counting", colour=6)
    deal.resumed(held).stop(3)
    assert held == game([6, [], 0], stage="counting", colour=6)


@pytest.mark.parametrize(
    "held",
    [
        None,
        [],
        {},
        7,
        "game",
        *[without(name) for name in ("deal", "names", "played", "stage", "colour")],
        {**game(), "deal": [*DEAL[:-1], 1]},
        {**game(), "deal": DEAL[:-1]},
        {**game(), "deal": [*DEAL, 21]},
        {**game(), "deal": [0, *DEAL[1:]]},
        {**game(), "deal": 20},
        {**game(), "deal": [str(amount) for amount in DEAL]},
        {**game(), "deal": [None, *DEAL[1:]]},
        {**game(), "names": NAMES[:-1]},
        {**game(), "names": [*NAMES[:-1], 5]},
        {**game(), "names": None},
        {**game(), "played": None},
        game([1, []]),
        game([1, [], 1, 1]),
        game([0, [], 1]),
        game([21, [], 1]),
        game(["Red", [], 1]),
        game([1, None, 1]),
        game([1, [], 1], [1, [], 1]),
        game(stage="running"),
        game(stage=None),
        game(colour=1),
        game(stage="armed"),
        game(stage="armed", colour=21),
        game([1, [], 1], stage="armed", colour=1),
        game(stage="counting"),
        game(stage="counting", colour=1),
        game([1, [], 0], [2, [], 0], stage="counting", colour=1),
        game(stage="revealed"),
        game([1, [], 1], stage="revealed", colour=2),
        game([1, [], 1], stage="revealed"),
    ],
)
def test_what_no_game_can_have_kept_is_refused(held):
    for take in (deal.resumed, deal.checked):
        with pytest.raises(ValueError) as caught:
            take(held)
        assert str(caught.value) == "not a game of The Colour of Money"


def test_the_length_of_what_is_kept_tells_nothing_of_the_deal():
    chance = random.Random(8)
    lengths = set()
    for _ in range(50):
        hand = deal.Deal(chance.sample(UPWARDS, 20), NAMES)
        hand.arm(7)
        hand.begin()
        hand.stop(1)
        lengths.add(len(kept.pack(hand.to_keep())))
    assert len(lengths) == 1
