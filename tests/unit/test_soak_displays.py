"""The soak looks at the frames of every display, with points and with a colon."""

import json

import pytest
from soak_evening import evening

from quizbox_host.story import eyes
from tests.soak import judge
from tests.soak.evidence import Evidence

GAMES = ("chase", "money", "clock", "race")
DIGITS = ("tm1650", "max7219", "tm1637-4", "tm1637-6", "ht16k33")
STOOD_US = 20_000
BEGAN_US, ENDED_US = 1_000_000, 10_500_000


def spoilt(log):
    """A log in which a frame that stood in the first game has a segment more or less."""
    frames = [nth for nth, (_, what, value) in enumerate(log) if what == "segments" and value[1]]
    stood = [
        nth for nth, after in zip(frames, frames[1:], strict=False)
        if log[after][0] - log[nth][0] > STOOD_US and BEGAN_US < log[nth][0] < ENDED_US
    ]  # fmt: skip
    nth = stood[len(stood) // 2]
    us, what, (lit, duty) = log[nth]
    digits = bytes.fromhex(lit)
    log[nth] = (us, what, [(digits[:-1] + bytes([digits[-1] ^ 0x08])).hex(), duty])
    return log


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("separator", ["point", "colon"])
@pytest.mark.parametrize("display", DIGITS)
def test_each_display_is_looked_at(display, separator, game):
    script, played = evening(game, display, separator)
    assert judge.judge(Evidence(script, played)) is None
    played = played._replace(log=spoilt(list(played.log)))
    assert judge.judge(Evidence(script, played)).name == "played"


@pytest.mark.parametrize("game", GAMES)
def test_a_box_without_digits_is_played_too(game):
    script, played = evening(game, "none")
    assert judge.judge(Evidence(script, played)) is None
    assert not [entry for entry in played.log if entry[1] == "segments"]
    status = [json.loads(text) for _, what, text in played.log if what == "said"]
    states = [line["result"]["state"] for line in status if "shown" in line.get("result", {})]
    assert states and set(states) <= {"ready", "running", "paused", "over", "turn", "blips"}


def test_another_module_than_the_one_that_is_set_is_not_looked_at():
    script, played = evening("chase")
    assert eyes.DIGITS[script["display"]] == 4
    odd = Evidence({**script, "display": "ht16k33"}, played._replace(log=spoilt(list(played.log))))
    assert judge.judge(odd) is None
