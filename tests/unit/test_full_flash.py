"""Flash that takes no more: the game goes on, the laptop is told, and the log says why."""

import json

from quizbox.core import colours
from quizbox.core.protocol import FAILED, request
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython

SECOND = 1_000_000
ENOSPC = 28
TABLE = [{"name": name, "amount": 1000 * n} for n, name in enumerate(colours.DEFAULT_NAMES, 1)]


def played(*acts, until_s):
    """The log, as (us, what, value), of a box whose flash is full, and the files it has kept."""
    begin = [[0, "cable", 1], [0, "slide", 1], [0, "power", 1]]
    rig = Rig({"acts": begin + list(acts), "until_us": until_s * SECOND})

    def full(path, data):
        raise OSError(ENOSPC)

    rig.flash.write = full
    cpython.run(rig)
    outcome = cpython.outcome(rig)
    return outcome.log, outcome.kept


def said(log):
    return [json.loads(text) for _, what, text in log if what == "said"]


def test_a_table_is_answered_for_and_the_old_one_stays():
    asked = (
        ("table.set", {"colours": TABLE}),
        ("table.get", {"reveal": True}),
        ("log.get", {}),
    )
    acts = [[n * SECOND, "rx", request(n, *ask).hex()] for n, ask in enumerate(asked, 1)]
    log, files = played(*acts, until_s=5)
    answers = {message["id"]: message for message in said(log)}
    assert answers[1]["error"]["code"] == FAILED
    assert answers[2]["result"] == {"colours": colours.default()}
    faults = [(fault["what"], fault["where"]) for fault in answers[3]["result"]["faults"]]
    assert faults == [("flash", str(OSError(ENOSPC)))]
    assert files == {}


def test_a_minute_is_played_out():
    log, _ = played(
        [SECOND, "rx", request(1, "settings.set", {"volume": 2}).hex()],
        [2 * SECOND, "start", 1],
        [2_120_000, "start", 0],
        until_s=63,
    )
    assert [us for us, what, value in log if what == "tone"][-1] == 62 * SECOND
    assert [entry for entry in log if entry[1] == "crash"] == []


def test_a_count_goes_on_without_its_mark():
    mode = [SECOND, "rx", request(1, "game.mode", {"game": "money"}).hex()]
    slide = [[2 * SECOND, "slide", 0], [2_002_000, "slide", 2]]
    start = [[3 * SECOND, "start", 1], [3_120_000, "start", 0]]
    log, _ = played(mode, *slide, *start, until_s=30)
    hertz = [value[0] for _, what, value in log if what == "tone"]
    assert hertz[-1] == 900
    assert set(hertz[:-1]) == {1350}
