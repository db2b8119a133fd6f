"""What the emulated Pico shows of the box's speed and sleep, in its own time."""

import random
import statistics
from functools import cache

from quizbox_host.emulator import program
from tests.bench import hand
from tests.bench.hand import Hand
from tests.chip.box import MS, SECOND, Box

SEED = 1
PRESSES = 60  # in each game: half at any time, half around a change of the figures
NEAR_US = range(-9 * MS, 3 * MS, 400)  # from the change on
ANYWHERE_US = (150 * MS, 850 * MS)
MANY_STEPS = [{"name": f"colour {n}", "amount": 1_000 * n} for n in range(20, 0, -1)]
MONEY = {"settings": {"game": "money", "money_rounds": 20}, "table": {"colours": MANY_STEPS}}
LOADS = 40
NAME_CHARS = (3, 16)
FRAME_LIMIT_US = 3 * SECOND


def press_median(chatters=False):
    """Milliseconds from a press's first edge to its sound: clock turns and money stops."""
    return statistics.median(_presses(chatters)) / 1_000


def press_worst(chatters=False):
    return max(_presses(chatters)) / 1_000


@cache
def _presses(chatters):
    chance = random.Random(SEED)
    waits_us = []
    for keeps, play in (({"settings": {"game": "clock"}}, hand.turns), (MONEY, hand.stops)):
        anywhere = [chance.randint(*ANYWHERE_US) for _ in range(PRESSES - len(NEAR_US))]
        offs_us = [*NEAR_US, *anywhere]
        chance.shuffle(offs_us)
        waits_us += play(Hand(chance, keeps=keeps), offs_us, chatters)
    return waits_us


def first_frame(given=program.frozen):
    """Milliseconds from power to the first thing shown."""
    box = Box(given())
    box.power(1, FRAME_LIMIT_US)
    on_us = next(us for us, what, _ in box.log if what == "power")
    return (next(us for us, what, _ in box.log if what == "segments") - on_us) / 1_000


def longest_pass(game):
    """Milliseconds, as the box itself tells: of its passes without writing and collecting."""
    return _played(game)[0] / 1_000


def longest_awake(game):
    """Milliseconds that the processor did not sleep for, collecting included, writing not."""
    return _played(game)[1] / 1_000_000


@cache
def _played(game):
    """(microseconds, nanoseconds) of a game that a laptop does not watch."""
    box = _box(game)
    box.overlook_writing()
    hand.GAMES[game](box)
    awake_ns = box.chip.longest_awake_ns
    return box.ask("diagnostics")["longest_pass_us"], awake_ns


def _box(game):
    keeps = {"settings": {"game": game}, "table": MONEY["table"]}
    return Hand(random.Random(SEED), keeps=keeps)


def asleep_ready():
    """Percent of ten minutes."""
    box = Hand(random.Random(SEED))
    return _asleep(box, 600)


def asleep_counting(game):
    """Percent of a quarter of a minute in which a game's figures change."""
    box = _box(game)
    if game == "money":
        box.arm()
    box.tap()
    box.run(3 * SECOND)  # the blips of the stopwatch are over
    return _asleep(box, 15)


def _asleep(box, seconds):
    before_ns = box.chip.asleep_ns
    box.run(seconds * SECOND)
    return (box.chip.asleep_ns - before_ns) / (seconds * 10_000_000)


def load_median():
    """Milliseconds from the request to set 20 colours to its answer, which flash then holds."""
    return statistics.median(_loads()) / 1_000


def load_worst():
    return max(_loads()) / 1_000


@cache
def _loads():
    chance = random.Random(SEED)
    box = Hand(chance)
    waits_us = []
    for _ in range(LOADS):
        sizes = [chance.randint(*NAME_CHARS) for _ in MANY_STEPS]
        names = ["".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=size)) for size in sizes]
        amounts = chance.sample(range(1_000, 21_000, 1_000), 20)
        table = [
            {"name": f"{number} {name}", "amount": amount}
            for number, (name, amount) in enumerate(zip(names, amounts, strict=True), 1)
        ]
        asked_us = box.now_us
        at_us, line = box.answer(box.send("table.set", colours=table))
        assert "result" in line, line
        waits_us.append(at_us - asked_us)
        box.run(SECOND)
    return waits_us
