"""One life of a box, drawn from a seed and a number."""

import random

from quizbox.core import colours, kept

from .hands import GAMES, MINUTE, SECOND, SETTINGS, Hands
from .laptop import Laptop

TURN_US = 1 << 30
SHORT_US = (3 * MINUTE, 30 * MINUTE)
LONG_US = (90 * MINUTE, 180 * MINUTE)  # of power without a break
LONG_EACH = 8  # of so many lives one is long
KINDS = {
    "press": 30, "count": 6, "home": 5, "slide": 5, "brush": 1, "glitch": 2, "chatter": 1,
    "stuck": 1, "rest": 2, "noise": 1, "hum": 1, "pull": 1, "cable_in": 2, "battery": 1, "ask": 3,
    "health": 2, "garbage": 3, "bad_lines": 3, "flood": 1, "deaf": 1, "change": 4, "meddle": 1,
    "power": 2, "mains": 3, "chooser": 0.2, "ctrl_c": 3, "reboot": 1.5, "bootloader": 1,
}  # fmt: skip
DARK_KINDS = ("noise", "chooser", "meddle")  # models are blind after them
CUTS = ("power", "mains", "chooser", "ctrl_c", "reboot", "bootloader")
SET = (*["tm1650"] * 3, "max7219", "tm1637-4", "tm1637-6", "ht16k33", "none")  # of modules
OTHER = 0.12  # so often another is fitted than the one that is set: broken, or not there
COLON = 0.3
LOGGED = 0.3  # so often a box has had faults before


def drawn(seed, number, short_us=SHORT_US, long_us=LONG_US, long_each=LONG_EACH, hurry=1):  # noqa: PLR0913
    """The script of life `number` of a seed, as worlds play it.

    short_us, long_us: how long lives last, (shortest, longest); of long_each lives one is long.
    hurry: by how much less time goes by between two things.
    """
    rng = random.Random(f"{seed}/{number}")
    is_long = number % long_each == long_each - 1
    longest_us = rng.randint(*(long_us if is_long else short_us))
    cable = rng.random() < 0.8
    hands = Hands(rng, Laptop(rng), longest_us, cable, 1 if is_long else hurry)
    files = _files(rng)
    kinds = _kinds(rng, is_long, files["settings"]["game"] == "money")
    names, weights = list(kinds), list(kinds.values())
    while hands.step(rng.choices(names, weights)[0]):
        pass
    until_us = hands.end()
    return {
        "kept": {name: kept.pack(value).hex() for name, value in files.items()},
        "display": rng.choice(SET) if rng.random() < OTHER else files["settings"]["display"],
        "origin_us": rng.choice((rng.randrange(TURN_US), TURN_US - rng.randint(1, 60 * SECOND))),
        "seed": rng.randint(0, 1 << 16),
        "acts": hands.acts,
        "until_us": until_us,
    }


def _kinds(rng, is_long, is_money):
    """What happens how often in this life: some things never, some more than usual."""
    kinds = {name: weight * rng.choice((0.5, 1, 1, 3)) for name, weight in KINDS.items()}
    for name in KINDS:
        if name != "press" and rng.random() < 0.2:
            kinds[name] = 0
    if rng.random() < 0.7:
        kinds.update(dict.fromkeys(DARK_KINDS, 0))
    if is_money:
        kinds.update(count=25, home=20)
    if is_long:
        kinds.update(dict.fromkeys(CUTS, 0))
    return kinds


def _files(rng):
    """{name: value} of what is kept: settings, mostly with a table and a game dealt from it."""
    settings = {name: rng.randint(*SETTINGS[name]) for name in SETTINGS if rng.random() < 0.7}
    settings["game"] = rng.choice((*GAMES, "money"))
    settings["display"] = rng.choice(SET)
    if rng.random() < COLON:
        settings["separator"] = "colon"
    if rng.random() < 0.2:
        settings["deal"] = rng.choice(("loaded", "shuffle"))
    files = {"settings": settings}
    if rng.random() < LOGGED:
        files["log"] = [
            {"number": 7 + nth, "at_s": 3600, "what": "ValueError: 1", "where": "app.py:1"}
            for nth in range(rng.randint(1, 3))
        ]
    if rng.random() < 0.8:
        amounts_k = list(range(1, 21))
        rng.shuffle(amounts_k)
        names = colours.DEFAULT_NAMES
        table = [
            {"name": name, "amount": 1000 * amount_k}
            for name, amount_k in zip(names, amounts_k, strict=True)
        ]
        files["table"] = {"colours": table}
        files["game"] = {
            "deal": amounts_k, "names": list(names), "played": [], "stage": "choose",
            "colour": 0, "peeked": False,
        }  # fmt: skip
    return files
