"""An evening of a box for the tests of the soak, sound in all."""

import functools

from quizbox.core import colours, kept
from quizbox_host.story import compile as compiler
from tests.soak import worlds
from tests.soak.laptop import Laptop

SECOND = 1_000_000
AMOUNTS_K = [3, 4, *range(5, 21), 1, 2]
TABLE = [
    {"name": name, "amount": 1000 * amount_k}
    for name, amount_k in zip(colours.DEFAULT_NAMES, AMOUNTS_K, strict=True)
]
GAME = {
    "deal": AMOUNTS_K, "names": list(colours.DEFAULT_NAMES), "played": [], "stage": "choose",
    "colour": 0, "peeked": False,
}  # fmt: skip


def press(at_s, for_us=120_000):
    return compiler.press(round(at_s * SECOND), for_us, 4000, seed=1)


def slide(at_s, position):
    at_us = round(at_s * SECOND)
    return [[at_us, "slide", 0], [at_us + 2000, "slide", position]]


def say(at_s, *requests):
    return [[round(at_s * SECOND), "rx", request] for request in requests]


@functools.cache
def evening(game, display="tm1650", separator="point"):
    """(script, Played) of two times of power, sound in all."""
    laptop = Laptop(None)
    acts = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]

    def greet(at_s):
        return say(at_s, laptop.request("hello"), laptop.request("events", on=True))

    def leave(at_s):
        return say(at_s, laptop.request("diagnostics"), laptop.request("log.get"))

    acts += greet(1) + press(5) + say(6, laptop.request("game.status")) + press(9) + press(11)
    acts += slide(14, 2) + press(16) + press(19.3) + slide(34, 1)
    acts += press(21) if game == "money" else []
    acts += say(36, laptop.request("game.new"))
    acts += say(36.2, laptop.request("settings.set", chase_1_s=7, money_step_ms=300))
    acts += leave(60) + [[70 * SECOND, "power", 0], [71 * SECOND, "power", 1]] + greet(72.5)
    acts += press(75) + slide(78, 2) + press(80) + press(82.05) + leave(140)
    settings = {"game": game, "chase_1_s": 8, "chase_2_s": 8, "clock_1_s": 8, "clock_2_s": 11,
                "money_rounds": 2, "dim_min": 1, "sleep_min": 2,
                "display": display, "separator": separator}  # fmt: skip
    files = {"settings": settings, "table": {"colours": TABLE}, "game": GAME}
    script = {
        "kept": {name: kept.pack(value).hex() for name, value in files.items()},
        "display": display,
        "origin_us": 5,
        "seed": 1,
        "acts": sorted(acts, key=lambda act: act[0]),
        "until_us": 170 * SECOND,
    }
    return script, worlds.in_cpython(script)
