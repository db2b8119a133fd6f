"""The soak knows how a program may end: by 0x03 at the prompt, by reboot, by bootloader."""

import functools
import json

import pytest
from soak_evening import SECOND, press, say

from quizbox.core import kept
from tests.soak import judge, report, runs, worlds
from tests.soak.evidence import Evidence, Violation
from tests.soak.laptop import Laptop

STOP_US, BACK_US = 20 * SECOND, 30 * SECOND


@functools.cache
def life(ending):
    """(script, Played) of a box that is ended so, and begins anew; sound in all."""
    laptop = Laptop(None)
    acts = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]
    acts += say(1, laptop.request("hello"), laptop.request("events", on=True))
    if ending == "stop":
        acts += [*press(16), [STOP_US, "rx", "03"], [BACK_US, "soft_reset", 0]]
    else:
        acts += say(20, laptop.request(ending))
    if ending == "bootloader":
        acts += [[BACK_US, "power", 0], [BACK_US + 1000, "power", 1]]
    acts += say(32, laptop.request("hello"), laptop.request("events", on=True)) + press(35)
    acts += say(37, laptop.request("diagnostics"))
    settings = {"game": "chase", "chase_1_s": 8}
    script = {
        "kept": {"settings": kept.pack(settings).hex()},
        "display": "tm1650",
        "seed": 1,
        "acts": sorted(acts, key=lambda act: act[0]),
        "until_us": 60 * SECOND,
    }
    return script, worlds.in_cpython(script)


def judged(ending, change=lambda log: log, acts=None):
    """What the judge says of such a life whose log has been tampered with."""
    script, played = life(ending)
    if acts:
        script = {**script, "acts": acts(script["acts"])}
    log = sorted(change(list(played.log)), key=lambda entry: entry[0])
    violation = judge.judge(Evidence(script, played._replace(log=log)))
    return violation and violation.name


def without(what, value):
    return lambda log: [entry for entry in log if entry[1:] != (what, value)]


def with_entries(*entries):
    return lambda log: [*log, *entries]


def late(what, by_us):
    def change(log):
        return [(us + by_us, *rest) if rest[0] == what else (us, *rest) for us, *rest in log]

    return change


def shown(us, lit):
    """A frame of the prompt's time looks otherwise."""

    def change(log):
        before = max(nth for nth, entry in enumerate(log) if entry[1] == "segments"
                     and entry[0] <= us)  # fmt: skip
        log[before] = (log[before][0], "segments", [lit, log[before][2][1]])
        return log

    return change


@pytest.mark.parametrize(
    ("ending", "how"),
    [("stop", "soft_reset"), ("reboot", "restart"), ("bootloader", "power")],
)
def test_each_ending_is_sound_and_begins_a_run_of_its_own(ending, how):
    script, played = life(ending)
    evidence = Evidence(script, played)
    assert judge.judge(evidence) is None
    assert [run.began for run in evidence.powers] == ["power", how]
    wanted = {"stop": runs.STOP, "reboot": runs.RESTART, "bootloader": runs.BOOTLOADER}
    assert [run.ended for run in evidence.powers] == [wanted[ending], runs.CUT]
    presses = [us for us, method, _ in evidence.told if method == "press"]
    assert [us // SECOND for us in presses] == ([16, 35] if ending == "stop" else [35])


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("stop", without("prompt", 1)),
        ("stop", late("prompt", 200_000)),
        ("stop", shown(25 * SECOND, "66000000")),
        ("stop", with_entries((25 * SECOND, "segments", ["06000000", 8]))),
        ("stop", with_entries((25 * SECOND, "segments", ["73390000", 0]))),
        ("stop", with_entries((25 * SECOND, "piezo", 1), (25 * SECOND + 9, "piezo", 0),
            (25 * SECOND, "tone", [2700, 9]))),
        ("stop", with_entries((19_980_000, "piezo", 1), (19_980_000, "tone", [2700, 90_000]),
            (20_070_000, "piezo", 0))),
        ("goes on", with_entries((10 * SECOND, "prompt", 1))),
        ("goes on", with_entries((40 * SECOND, "prompt", 1))),
        ("goes on", with_entries((40 * SECOND, "bootloader", 1))),
        ("goes on", with_entries((25 * SECOND, "crash", "ValueError: 1"))),
    ],
)  # fmt: skip
def test_a_stop_that_is_none(name, change):
    assert judged("stop", change) == name


def test_a_laptop_that_does_not_read_may_miss_the_prompt_but_not_pc():
    script, played = life("stop")
    reads = [[19 * SECOND, "reads", 0], [25 * SECOND, "reads", 1]]
    script = {**script, "acts": sorted([*script["acts"], *reads], key=lambda act: act[0])}
    log = without("prompt", 1)(played.log)
    assert judge.judge(Evidence(script, played._replace(log=log))) is None
    log = shown(25 * SECOND, "66000000")(log)
    assert judge.judge(Evidence(script, played._replace(log=log))).name == "stop"


@pytest.mark.parametrize(("size", "found"), [(100, "stop"), (1000, None)])
def test_on_a_real_line_0x03_comes_behind_what_was_sent_before(size, found):
    script, played = life("stop")
    flood = [STOP_US - SECOND, "rx", (b"x" * size + b"\n").hex()]
    script = {**script, "acts": sorted([*script["acts"], flood], key=lambda act: act[0])}
    log = sorted(late("prompt", 600_000)(played.log), key=lambda entry: entry[0])
    slow = played._replace(log=log, exact=False)
    assert (judge.judge(Evidence(script, slow)) or Violation(None, 0, "")).name == found
    assert judge.judge(Evidence(script, slow._replace(exact=True))).name == "stop"


def test_a_restart_that_nobody_asked_for():
    def unasked(acts):
        return [act for act in acts if act[0] != 20 * SECOND]

    assert judged("reboot", acts=unasked) in ("goes on", "answers")
    script, played = life("reboot")
    log = [entry for entry in played.log if not 20 * SECOND <= entry[0] < 20_200_000]
    script = {**script, "acts": unasked(script["acts"])}
    assert judge.judge(Evidence(script, played._replace(log=log))).name == "goes on"


def test_a_restart_that_was_granted_and_does_not_come():
    script, played = life("reboot")
    short = played._replace(begun=played.begun[:1], found=played.found[:1])
    evidence = Evidence(script, short)
    names = []
    for check in judge.CHECKS:
        try:
            check(evidence)
        except Exception as violation:
            names.append(violation.name)
    assert "restarts" in names


def test_events_are_off_after_a_restart():
    """What it tells before it is asked to is told to nobody."""
    script, played = life("reboot")
    asked = [json.loads(bytes.fromhex(act[2])) for act in script["acts"] if act[1] == "rx"]
    events = [line["id"] for line in asked if line["method"] == "events"]
    acts = [
        act
        for act in script["acts"]
        if act[1] != "rx" or json.loads(bytes.fromhex(act[2]))["id"] != events[-1]
    ]
    script = {**script, "acts": acts}
    assert judge.judge(Evidence(script, worlds.in_cpython(script))) is None
    assert played.begun[-1][1] == "restart"


def test_each_ending_is_counted():
    counts = [report.counted(life(ending)[0]) for ending in ("stop", "reboot", "bootloader")]
    assert [one["stops by 0x03"] for one in counts] == [1, 0, 0]
    assert [one["restarts asked for"] for one in counts] == [0, 1, 0]
    assert [one["bootloaders asked for"] for one in counts] == [0, 0, 1]
