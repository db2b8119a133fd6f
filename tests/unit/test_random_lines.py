"""Ten thousand random lines while a minute runs: every beep on its grid, and the box still answers.

What passes for a line is cut, mixed and spoilt from real requests, or sheer bytes.
"""

import json
import random

import pytest

from quizbox.core.protocol import request
from quizbox_host.story import runner

SECOND = 1_000_000
LINES = 10_000
BEGUN_US = SECOND
NEAR_END = [50, 51, 52, 53, 54, 55, 55.5, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5]
SHORT_US = [BEGUN_US + round(at * SECOND) for at in (10, 20, 30, 40, *NEAR_END)]
METHODS = ("hello", "settings.get", "table.get", "game.status", "table.set", "reboot", "selftest")
ETX = 3  # Ctrl-C stops the program, as it should: not part of this


def line(chance):
    """One line of random noise, its newline included."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.randbytes(chance.randrange(80)).replace(b"\n", b"") + b"\n"
    text = bytearray(request(chance.randrange(9), chance.choice(METHODS), {}))
    if kind == 1:
        text[chance.randrange(len(text))] = chance.randrange(256)
    elif kind == 2:
        del text[chance.randrange(len(text)) :]
    else:
        at = chance.randrange(len(text))
        text[at:at] = bytes([chance.choice(b'{}[]",:')]) * chance.randrange(1, 300)
    return bytes(text).rstrip(b"\n") + b"\n"


@pytest.mark.parametrize("world", ["cpython", "vm"])
def test_beeps_stay_on_their_grid_and_the_next_good_line_is_answered(world):
    chance = random.Random(10_000)
    acts = [[0, "cable", 1], [0, "slide", 1], [0, "power", 1]]
    acts += [[BEGUN_US, "start", 1], [BEGUN_US + 120_000, "start", 0]]
    for number in range(LINES):
        data = line(chance).replace(bytes([ETX]), b"")
        acts.append([BEGUN_US + SECOND // 2 + number * 5_800, "rx", data.hex()])
    acts.append([BEGUN_US + 70 * SECOND, "rx", request("last", "diagnostics", {}).hex()])
    outcome = runner.player(world)({"acts": acts, "until_us": BEGUN_US + 71 * SECOND, "seed": 1})
    tones = [(us, value[1]) for us, what, value in outcome.log if what == "tone"]
    assert tones == [(us, 100_000) for us in SHORT_US] + [(BEGUN_US + 60 * SECOND, 1_500_000)]
    said = [json.loads(text) for _, what, text in outcome.log if what == "said"]
    assert (said[-1]["id"], said[-1]["result"]["faults"]) == ("last", 0)
    assert "log" not in outcome.kept
    assert [entry for entry in outcome.log if entry[1] == "crash"] == []
