"""A game of The Colour of Money under way, and what a box has to make of it after a cut."""

from box import SECOND
from cutting import kept_files, settle

from quizbox.core import kept
from quizbox_host.story import eyes

NAMES = [f"Colour {number}" for number in range(1, 21)]
DEAL = [
    4,
    13,
    20,
    8,
    1,
    17,
    2,
    11,
    6,
    19,
    3,
    10,
    15,
    7,
    12,
    5,
    18,
    9,
    16,
    14,
]  # the fifth, which it offers first, hides 1,000
GAME = {
    "deal": DEAL,
    "names": NAMES,
    "played": [[3, [2, 9, 19], 20], [1, [], 4], [4, [8], 8]],
    "stage": "choose",
    "colour": 0,
    "peeked": False,
    "outdated": False,
}
TABLE = [{"name": name, "amount": 1000 * n} for n, name in enumerate(NAMES, 1)]
KEEPS = {
    "settings": {"game": "money", "deal": "shuffle", "volume": 3, "chase_1_s": 60},
    "game": GAME,
    "table": {"colours": TABLE},
}
SPENT = ("counting", "revealed")


def look(box, position=1, asks=()):
    """Power comes on, with SLIDE at position; hear what the box tells, and play on.

    asks: what it is asked besides, (method, params, the kept file that the answer is to tell).
    Returns what is wrong, in words.
    """
    found = kept_files(box)
    box.rig.act("slide", position)
    begin = len(box.log)
    box.power(1)
    bad = box.ask("hello")["bad_files"]
    if bad or not set(found) >= set(KEEPS):
        return [f"bad files: {bad}; there are {sorted(found)}"]
    there = {name: kept.unpack(data) for name, data in found.items()}
    wrong = _looks_resumed(box, box.log[begin:], there["game"], position)
    for method, params, name in asks:
        told = box.ask(method, **params)
        wrong += differs(method, told, {**told, **there[name]})
    return wrong + _play_on(box, there["game"], position)


def differs(what, found, wanted):
    """Nothing, or a list of one line that says so."""
    return [] if found == wanted else [f"{what}: {found} instead of {wanted}"]


def _looks_resumed(box, log, game, position):
    """3.18, from what the box told of itself and from what was seen and heard."""
    status = box.ask("game.status")
    amount_k = game["deal"][game["colour"] - 1]
    if game["stage"] in SPENT:
        state = "revealed"
    elif game["stage"] == "armed" and position == 2:
        state = "armed"
    else:
        state = "choose" if position == 1 else "set1"
    played = [
        {
            "colour": colour,
            "name": game["names"][colour - 1],
            "stops": [stop_k * 1000 for stop_k in stops],
            "amount": amount_k * 1000,
        }
        for colour, stops, amount_k in _resolved(game)
    ]
    told = {
        "game": "money",
        "state": state,
        "round": len(played) + (state != "revealed"),
        "played": played,
    }
    wrong = differs("game.status", {**status, "shown": 0}, {**told, "shown": 0})
    if state == "revealed":
        shown = [eyes.read(eyes.lit(value)) for _, what, value in log if what == "segments"]
        wrong += differs("shown", shown[0], f"{amount_k:4}")
    heard = [entry for entry in log if entry[1] in ("tone", "crash")]
    return wrong + differs("heard", heard, [])


def _play_on(box, game, position):
    """The next thing that players do; what is kept of it goes on from what was kept."""
    played = _resolved(game)
    if game["stage"] in SPENT:
        if position == 2:
            box.slide(1)
        else:
            box.run(SECOND)
            box.press()
        return _keeps(box, game, "choose", 0, played)
    if position == 1:
        box.slide(2)
    colour = game["colour"] or _opening(game)
    wrong = _keeps(box, game, "armed", colour, played)
    box.press()
    return wrong + _keeps(box, game, "counting", colour, [*played, [colour, [], 0]])


def _keeps(box, game, stage, colour, played):
    settle(box)
    now = kept.unpack(kept_files(box)["game"])
    wanted = {**game, "stage": stage, "colour": colour, "played": played, "peeked": now["peeked"]}
    return differs(stage, now, wanted)


def _resolved(game):
    """played, and of a colour whose count was cut off its amount."""
    amounts_k = game["deal"]
    return [[colour, stops, amounts_k[colour - 1]] for colour, stops, _ in game["played"]]


def _opening(game):
    """3.19."""
    spent = [colour for colour, _, _ in game["played"]]
    last = spent[-1] if spent else 0
    order = [*range(last + 1, 21), *range(1, last + 1)]
    return next(number for number in order if number not in spent)
