"""The soak knows what the log of faults holds: what it held before, until it is cleared."""

import functools
import json

import pytest
from soak_evening import SECOND, say

from quizbox.core import kept
from tests.soak import judge, worlds
from tests.soak.evidence import Evidence
from tests.soak.laptop import Laptop

LOG = [{"number": 7, "at_s": 3600, "what": "ValueError: 1", "where": "app.py:1"}]


@functools.cache
def life(clears):
    """(script, Played) of a box that had a fault, is stopped, begins anew and goes on."""
    laptop = Laptop(None)
    acts = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]
    acts += say(2, laptop.request("log.get"), laptop.request("diagnostics"))
    if clears:
        acts += say(4, laptop.request("log.clear"), laptop.request("log.get"))
    acts += [[10 * SECOND, "rx", "03"], [12 * SECOND, "soft_reset", 0]]
    acts += say(14, laptop.request("log.get"), laptop.request("diagnostics"))
    files = {"settings": {"game": "chase"}, "log": LOG}
    script = {
        "kept": {name: kept.pack(value).hex() for name, value in files.items()},
        "display": "tm1650",
        "seed": 1,
        "acts": sorted(acts, key=lambda act: act[0]),
        "until_us": 30 * SECOND,
    }
    return script, worlds.in_cpython(script)


def told(name, alter):
    """The last answer with that in its result says something else."""

    def change(played):
        log = list(played.log)
        nth = max(at for at, entry in enumerate(log) if entry[1] == "said" and name in entry[2])
        line = json.loads(log[nth][2])
        alter(line["result"])
        log[nth] = (*log[nth][:2], json.dumps(line))
        return played._replace(log=log)

    return change


def in_flash(log):
    """The log file that a soft reset finds."""

    def change(played):
        us, files = played.found[-1]
        files = {name: data for name, data in files.items() if name != "log"}
        if log is not None:
            files["log"] = kept.pack(log)
        return played._replace(found=[*played.found[:-1], (us, files)])

    return change


@pytest.mark.parametrize("clears", [False, True])
def test_a_log_that_is_kept_or_cleared(clears):
    script, played = life(clears)
    assert judge.judge(Evidence(script, played)) is None
    assert kept.unpack(played.kept["log"]) == ([] if clears else LOG)


@pytest.mark.parametrize(
    ("clears", "change"),
    [
        (False, told('"faults": [{', lambda result: result.update(faults=[]))),
        (False, told('"uptime_s"', lambda result: result.update(faults=0))),
        (False, in_flash([])),
        (False, in_flash(None)),
        (False, in_flash([*LOG, {**LOG[0], "number": 8}])),
        (True, in_flash([{**LOG[0], "number": 8}])),
        (True, told('"uptime_s"', lambda result: result.update(faults=2))),
    ],
)
def test_a_log_that_is_neither(clears, change):
    script, played = life(clears)
    assert judge.judge(Evidence(script, change(played))).name == "faults"


def test_what_was_cleared_does_not_come_back_while_the_box_runs():
    script, played = life(True)
    log = [
        (us, what, value.replace('"faults": []', f'"faults": {json.dumps(LOG)}'))
        if what == "said" and 4 * SECOND < us < 5 * SECOND
        else (us, what, value)
        for us, what, value in played.log
    ]
    assert judge.judge(Evidence(script, played._replace(log=log))).name == "faults"
