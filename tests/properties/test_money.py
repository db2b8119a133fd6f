"""The Colour of Money, played by chance."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from quizbox.core import colours, kept
from quizbox_host.worlds import cpython

from . import drawn, heard
from .expected import SECOND
from .model_money import NOTHING, Money
from .profile import drawn as profile

LONGEST_US = 90 * SECOND
GAME = "/kept/game"
IGNORED_US = 200_000  # 3.15: after a release, and the mark is kept by then (3.18)
PRESSED_US = 10 * SECOND  # 3.12
REVEAL_US = 1_200_000  # 0.10
WRITE_US = 100_000
ORDERS = st.permutations(range(1, 21))
AMOUNTS_K = st.one_of(st.none(), ORDERS, ORDERS, ORDERS, ORDERS)
SETTINGS = st.fixed_dictionaries(
    {
        "money_step_ms": st.one_of(st.integers(250, 500), st.integers(250, 3000)),
        "money_rounds": st.one_of(st.integers(1, 3), st.integers(1, 20)),
    }
)


def models(settings, amounts, powers, choices):
    """[(a time of power, what is expected of it)].

    choices: for each cut within the last operation of a write, whether that was done.
    """
    found, state, choices = [], NOTHING, iter(choices)
    for power in powers:
        model = Money(settings, amounts, state, power)
        expected = model.play()
        found.append((power, expected))
        for us, end_us, _, path in power.writes:
            if path != GAME:
                begun_us = us
            elif end_us <= power.off_us or next(choices):
                state = model.kept_at(begun_us, state)
        if expected.until_us < power.off_us:
            break  # nothing is known of what follows
    return found


def torn(powers):
    """How many cuts fell into the last operation of a write."""
    return sum(
        path == GAME and end_us > power.off_us
        for power in powers
        for _, end_us, _, path in power.writes
    )


def _check_writes(writes, expected, off_us):
    """From a start to the end of the reveal's sound flash has the mark and nothing else (3.18)."""
    until_us = min(expected.until_us, off_us)
    for start_us, released_us in expected.starts:
        by_us = IGNORED_US + (until_us if released_us is None else released_us)
        reveal_us = next((us for us in expected.reveals if us > start_us), until_us)
        later = [us for us, _, _ in expected.sounds if us > reveal_us]
        end_us = min([reveal_us + REVEAL_US, until_us, *later])
        inside = [write for write in writes if start_us <= write[0] < end_us]
        assert all(write[0] <= by_us for write in inside), f"written from {start_us}: {inside}"
        marks = [write for write in inside if write[3] == GAME]
        assert len(marks) <= 1, f"more than a mark: {inside}"
        if min(by_us + WRITE_US, end_us) < until_us:
            assert marks and marks[0][1] <= by_us + WRITE_US, f"no mark by {by_us}: {inside}"


def _script(settings, amounts, steps):
    """What is done, and what the box has kept."""

    def dues(acts):
        now_us = acts[-1][0]
        powers = drawn.powers(acts, now_us + 30 * SECOND, [])
        _, expected = models(settings, amounts or range(1, 21), powers, ())[-1]
        return [us for us, _, _ in expected.sounds if us > now_us]

    doing = drawn.Acts(dues, LONGEST_US)
    for step in steps:
        if not doing.do(step):
            break
    files = {"settings": kept.pack({"game": "money", **settings}).hex()}
    if amounts:
        table = [
            {"name": name, "amount": 1000 * amount}
            for name, amount in zip(colours.DEFAULT_NAMES, amounts, strict=True)
        ]
        files["table"] = kept.pack({"colours": table}).hex()
    return {"kept": files, "acts": doing.acts, "until_us": doing.end_us}


@profile
@given(
    settings=SETTINGS,
    amounts=AMOUNTS_K,
    steps=st.lists(drawn.steps(drawn.MONEY_KINDS), min_size=4, max_size=24),
    chip=drawn.CHIPS,
)
def test_the_colour_of_money_is_as_the_law_has_it(settings, amounts, steps, chip):
    origin_us, seed, tail_us = chip
    script = _script(settings, amounts, steps)
    script["until_us"] += tail_us
    outcome = cpython.play({**script, "origin_us": origin_us, "seed": seed})
    heard.check_always(outcome)
    if "game" in outcome.kept:
        assert sorted(kept.unpack(outcome.kept["game"])["deal"]) == list(range(1, 21))
    if not amounts:
        return  # nothing tells what was dealt
    powers = drawn.powers(script["acts"], script["until_us"], outcome.log)
    wrong = []
    for choices in itertools.product((True, False), repeat=torn(powers)):
        try:
            for power, expected in models(settings, amounts, powers, choices):
                heard.check(outcome.log, power, expected)
                _check_writes(power.writes, expected, power.off_us)
            return
        except AssertionError as error:
            wrong.append(error)
    raise wrong[0]
