"""What the box's heap has free after an hour of all games on the emulated Pico."""

import random
from functools import cache

from quizbox_host.emulator import program
from tests.bench import hand
from tests.bench.hand import Hand
from tests.chip.box import MS, SECOND

SEED = 1
HOUR_S, PART_S = 3_600, 600
ASKED = 10  # times after each game: a collection falls among them


def free_early(given=program.frozen):
    """Kilobytes of heap, the most in the first ten minutes of an hour of all games."""
    return _hour(given)[0] / 1_000


def free_late(given=program.frozen):
    """The same of its last ten minutes."""
    return _hour(given)[1] / 1_000


def lost(given=program.frozen):
    """Kilobytes less; garbage that was not yet collected as it was told makes one of them."""
    early, late = _hour(given)
    return (early - late) / 1_000


@cache
def _hour(given):
    box = Hand(random.Random(SEED), given())
    seen = []
    begun_us = box.now_us
    while box.now_us - begun_us < HOUR_S * SECOND:
        for game, play in hand.GAMES.items():
            box.ask("game.mode", game=game)
            play(box)
            for _ in range(ASKED):
                box.run(SECOND + 100 * MS)
                seen.append((box.now_us - begun_us, box.ask("diagnostics")["free_bytes"]))
    first = max(free for us, free in seen if us <= PART_S * SECOND)
    last = max(free for us, free in seen if us >= (HOUR_S - PART_S) * SECOND)
    return first, last
