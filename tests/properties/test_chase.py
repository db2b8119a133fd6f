"""The Chase, played by chance."""

from hypothesis import given
from hypothesis import strategies as st

from quizbox.core import kept
from quizbox_host.worlds import cpython

from . import drawn, heard
from .expected import SECOND
from .model_chase import Chase
from .profile import drawn as profile

LONGEST_US = 120 * SECOND
PERIODS_S = st.one_of(st.integers(2, 25), st.sampled_from((60, 120)))
SETTINGS = st.fixed_dictionaries(
    {
        "chase_1_s": PERIODS_S,
        "chase_2_s": PERIODS_S,
        "beep_every_s": st.sampled_from((10, 10, 0, 3, 7)),
        "beep_each_from_s": st.sampled_from((10, 10, 0, 4, 60)),
        "beep_twice_from_s": st.sampled_from((5, 5, 0, 2, 13)),
    }
)


def models(settings, acts, until_us, log):
    """[(a time of power, what is expected of it)]."""
    powers = drawn.powers(acts, until_us, log)
    return [(power, Chase(settings, power).play()) for power in powers]


@profile
@given(
    settings=SETTINGS,
    steps=st.lists(drawn.steps(drawn.KINDS), min_size=4, max_size=20),
    chip=drawn.CHIPS,
)
def test_the_chase_is_as_the_law_has_it(settings, steps, chip):
    origin_us, seed, tail_us = chip

    def dues(acts):
        now_us = acts[-1][0]
        _, expected = models(settings, acts, now_us + 60 * SECOND, [])[-1]
        return [us for us, _, _ in expected.sounds if us > now_us]

    doing = drawn.Acts(dues, LONGEST_US)
    for step in steps:
        if not doing.do(step):
            break
    until_us = doing.end_us + tail_us
    script = {
        "kept": {"settings": kept.pack({"game": "chase", **settings}).hex()},
        "origin_us": origin_us,
        "seed": seed,
        "acts": doing.acts,
        "until_us": until_us,
    }
    outcome = cpython.play(script)
    heard.check_always(outcome)
    log = outcome.log
    assert not [entry for entry in log if entry[1] == "kept" and entry[0] > 200_000]
    for power, expected in models(settings, script["acts"], until_us, log):
        heard.check(log, power, expected)
