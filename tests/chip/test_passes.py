"""No pass of the main loop takes so long that a hand would notice, in any game (1.2)."""

import random

import pytest

from tests.bench.hand import GAMES, Hand
from tests.chip.box import MS

LONGEST_US = 10 * MS
TABLE = {"colours": [{"name": f"colour {n}", "amount": 1_000 * n} for n in range(20, 0, -1)]}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_laptop_watches_every_event_and_no_pass_takes_ten_milliseconds(game):
    keeps = {"settings": {"game": game, "volume": 3}, "table": TABLE}
    box = Hand(random.Random(1), keeps=keeps, watched=True)
    GAMES[game](box)
    longest_us = box.ask("diagnostics")["longest_pass_us"]
    print(f"{game}: {longest_us} us")
    assert 0 < longest_us <= LONGEST_US
