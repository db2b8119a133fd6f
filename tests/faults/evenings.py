"""What is played while lines break: between them, games run through all that a pass can do."""

import json
from typing import NamedTuple

from quizbox_host.story import compile as compiler

MS = 1000
SECOND = 1000 * MS
PRESS_US = 120 * MS
SLIDE_GAP_US = 2 * MS
AMOUNTS_K = (9, 2, *range(3, 9), 1, *range(10, 21))


class Evening(NamedTuple):
    """settings: as kept; acts: as of a script; fitted: the module, where it is not the one that is
    set; flash_is_full: from some time on."""

    name: str
    settings: dict
    acts: list
    fitted: str | None = None
    flash_is_full: bool = False
    amounts_k: tuple = AMOUNTS_K


def press(at_s, for_us=PRESS_US, bounce_us=0):
    return compiler.press(round(at_s * SECOND), for_us, bounce_us, seed=1)


def slide(at_s, position):
    at_us = round(at_s * SECOND)
    return [[at_us, "slide", 0], [at_us + SLIDE_GAP_US, "slide", position]]


def act(at_s, what, value=0):
    return [[round(at_s * SECOND), what, value]]


def send(at_s, text):
    return act(at_s, "rx", (text + "\n").encode().hex())


def ask(at_s, method, params=None, **more):
    request = {"jsonrpc": "2.0", "id": 1, "method": method, **more}
    if params is not None:
        request["params"] = params
    return send(at_s, json.dumps(request))


def questions(at_s):
    """All that a laptop may say while a game runs, a line each tenth of a second."""
    lines = [
        *(json.dumps({"jsonrpc": "2.0", "id": method, "method": method})
          for method in ("hello", "settings.get", "table.get", "game.status", "diagnostics",
                         "log.get", "game.new", "no.such")),
        json.dumps({"jsonrpc": "2.0", "id": 9, "method": "table.get", "params": {"reveal": True}}),
        json.dumps({"jsonrpc": "2.0", "id": 9, "method": "table.get", "params": {"reveal": 1}}),
        json.dumps({"jsonrpc": "2.0", "id": 9, "method": "events", "params": {}}),
        json.dumps({"jsonrpc": "2.0", "id": 9, "method": "events", "params": {"of": True}}),
        json.dumps({"jsonrpc": "2.0", "method": "hello"}),
        json.dumps({"jsonrpc": "2.0", "method": "reboot"}),
        '{"jsonrpc": "2.0", "id": 9, "method": "hello"',
        '{"id": 9, "method": "hello"}',
        '{"jsonrpc": "2.0", "id": [9], "method": "hello"}',
        '{"jsonrpc": "2.0", "id": "\\ud800", "method": "hello"}',
        '{"jsonrpc": "2.0", "id": 9, "method": "hello", "params": [1]}',
        "{" + "x" * 300,
        "{" + "x" * 3000,
        "AT+GCAP",
        "",
    ]  # fmt: skip
    return [part for nth, line in enumerate(lines) for part in send(at_s + nth / 10, line)]


EVENTS_ON = ask(0.6, "events", {"on": True})
DEAF = [part for nth in range(40) for part in ask(2 + nth / 10, "table.get", {"reveal": True})]

EVENINGS = (
    Evening(
        "a minute of The Chase that a laptop looks at",
        {"chase_1_s": 8, "beep_every_s": 2, "volume": 3},
        EVENTS_ON + press(1, bounce_us=8 * MS) + questions(1.5)
        + press(4.2) + slide(4.5, 2) + slide(4.8, 1) + press(5)
        + act(5.5, "noise", [20_000, round(5.51 * SECOND)]) + act(5.7, "noise", [60, 5_760_000])
        + press(6, for_us=2 * MS) + act(7.5, "stall", 300 * MS) + slide(8, 2),
    ),
    Evening(
        "The Chase on batteries, with a colon, given up by a long hold",
        {"chase_1_s": 20, "display": "tm1637-4", "separator": "colon", "volume": 1},
        act(0, "cable", 0) + press(1) + press(2, for_us=5300 * MS) + press(9)
        + press(10, for_us=300 * MS) + act(12, "cable", 1) + act(13, "cable", 0),
    ),
    Evening(
        "The Colour of Money, stopped, gone on with and revealed",
        {"game": "money", "display": "max7219", "money_step_ms": 500},
        EVENTS_ON + press(1) + slide(2, 2) + press(3, bounce_us=5 * MS) + press(4.5) + press(6)
        + press(8) + press(10, for_us=11 * SECOND) + questions(6.5),
    ),
    Evening(
        "The last colour of a game",
        {"game": "money", "money_rounds": 1, "volume": 2},
        slide(2, 2) + press(3) + press(5, for_us=50 * MS) + press(7),
    ),
    Evening(
        "A count begun while flash is full",
        {"game": "money", "display": "tm1637-6"},
        slide(3, 2) + press(4) + press(7),
        flash_is_full=True,
    ),
    Evening(
        "The turn clock, a turn given back",
        {"game": "clock", "clock_1_s": 6, "clock_2_s": 12, "display": "tm1637-6"},
        EVENTS_ON + press(1) + press(2) + press(4, for_us=2500 * MS) + press(8) + slide(9, 2)
        + press(17) + press(19) + press(21, for_us=6 * SECOND) + press(28),
    ),
    Evening(
        "The stopwatch",
        {"game": "race", "display": "ht16k33"},
        EVENTS_ON + press(1) + press(2.5) + press(4) + press(9) + press(12)
        + act(15.5, "stall", 90 * MS) + press(16) + act(13, "reads", 0) + act(14, "reads", 1),
    ),
    Evening(
        "The stopwatch, its module absent",
        {"game": "race", "separator": "colon"},
        press(1) + press(5),
        fitted="none",
    ),
    Evening(
        "A laptop that does not read",
        {"chase_1_s": 10},
        EVENTS_ON + press(1) + act(1.5, "reads", 0) + DEAF + act(8, "reads", 1),
    ),
    Evening(
        "The self-test",
        {"game": "race"},
        ask(1, "selftest", {}) + press(9),
    ),
)  # fmt: skip
