"""The soak: each invariant catches a log in which it is broken, and finds none in a sound one."""

import json

import pytest
from soak_evening import SECOND, TABLE, evening, say

from quizbox.core import kept
from tests.soak import __main__ as soak
from tests.soak import health, judge, life, report, worlds
from tests.soak.evidence import Evidence
from tests.soak.laptop import Laptop

USAGE = 2


def broken(game="chase", log=None, found=None):
    """What the judge says of an evening whose log or kept files have been tampered with.

    log: from [(us, what, value)] to such a list. found: from {name: value} at the second power-up.
    """
    script, played = evening(game)
    if log:
        played = played._replace(log=sorted(log(list(played.log)), key=lambda entry: entry[0]))
    if found:
        us, files = played.found[-1]
        values = found({name: kept.unpack(data) for name, data in files.items()})
        files = {name: value if isinstance(value, bytes) else kept.pack(value)
                 for name, value in values.items()}  # fmt: skip
        played = played._replace(found=[*played.found[:-1], (us, files)])
    violation = judge.judge(Evidence(script, played))
    return violation and violation.name


def first(log, what, fits=lambda value: True):
    return next(nth for nth, (_, name, value) in enumerate(log) if name == what and fits(value))


def without(what, fits=lambda value: True):
    def change(log):
        del log[first(log, what, fits)]
        return log

    return change


def altered(what, alter, fits=lambda value: True):
    """alter: from (us, value) to another such pair."""

    def change(log):
        nth = first(log, what, fits)
        us, value = alter(log[nth][0], log[nth][2])
        log[nth] = (us, what, value)
        return log

    return change


def with_entry(*entry):
    return lambda log: [*log, entry]


def lines(method):
    return lambda text: f'"method": "{method}"' in text


def answers(name):
    return lambda text: f'"{name}"' in text and '"result"' in text


def retold(alter):
    """A line of the box with its value altered in place."""

    def change(us, text):
        line = json.loads(text)
        alter(line)
        return us, json.dumps(line)

    return change


@pytest.mark.parametrize("game", ["chase", "money", "clock", "race"])
def test_a_sound_evening_breaks_nothing(game):
    script, played = evening(game)
    assert broken(game) is None
    assert len(played.found) == 2
    assert len([entry for entry in played.log if entry[1] == "tone"]) > 5


@pytest.mark.parametrize(
    ("name", "log"),
    [
        ("goes on", with_entry(9 * SECOND, "crash", "ValueError: 1")),
        ("goes on", with_entry(9 * SECOND, "prompt", 1)),
        ("sounds", altered("tone", lambda us, value: (us, [2700, 1_521_000]))),
        ("sounds", altered("tone", lambda us, value: (us, [1000, value[1]]))),
        ("pins", lambda log: [*log, (4 * SECOND, "piezo", 1), (4 * SECOND + 9, "piezo", 0)]),
        ("pins", with_entry(160 * SECOND, "piezo", 1)),
        ("lines", with_entry(9 * SECOND, "said", "Traceback (most recent call last):")),
        ("lines", with_entry(9 * SECOND, "said", "half a line")),
        ("presses", without("said", lines("press"))),
        ("presses", without("said", lines("slide"))),
        ("presses", altered("said", lambda us, text: (us + SECOND // 3, text), lines("press"))),
        ("presses", altered("said", retold(lambda line: line["params"].update(
            t_us=line["params"]["t_us"] + 2000)), lines("press"))),
        ("presses", with_entry(30 * SECOND, "said",
            '{"jsonrpc": "2.0", "method": "press", "params": {"t_us": 29900000}}')),
        ("answers", without("said", answers("product"))),
        ("answers", altered("said", lambda us, text: (us + 11 * SECOND, text), answers("shown"))),
        ("answers", with_entry(30 * SECOND, "said",
            '{"id": 1000, "result": {}, "jsonrpc": "2.0"}')),
        ("answers", with_entry(30 * SECOND, "said",
            '{"id": 9999, "result": {}, "jsonrpc": "2.0"}')),
        ("kept", altered("said", retold(lambda line: line["result"].update(
            bad_files={"game": "the CRC-32 differs"})), answers("product"))),
        ("faults", altered("said", retold(lambda line: line["result"].update(faults=1)),
            answers("uptime_s"))),
        ("faults", altered("said", retold(lambda line: line["result"].update(
            faults=[{"number": 1}])), lambda text: '"faults": []' in text)),
        ("writes", altered("said", retold(lambda line: line["result"].update(flash_writes=99)),
            answers("uptime_s"))),
    ],
)  # fmt: skip
def test_what_holds_of_every_game(name, log):
    assert broken(log=log) == name


@pytest.mark.parametrize(
    ("game", "log"),
    [
        ("chase", without("tone")),
        ("chase", altered("tone", lambda us, value: (us + 5000, value))),
        ("chase", altered("tone", lambda us, value: (us + 30_000, value),
            lambda value: value[1] == 1_500_000)),
        ("chase", altered("tone", lambda us, value: (us, [value[0], value[1] - 30_000]))),
        ("chase", with_entry(6 * SECOND, "tone", [2700, 100_000])),
        ("chase", altered("segments", lambda us, value: (us, ["3f3f3f3f", value[1]]))),
        ("money", without("tone", lambda value: value[0] == 900)),
        ("money", altered("tone", lambda us, value: (us, [1350, 30_000]),
            lambda value: value[0] == 900)),
        ("clock", without("tone")),
        ("clock", altered("tone", lambda us, value: (us, [1350, value[1]]))),
        ("race", without("tone", lambda value: value[0] == 1800 and value[1] == 600_000)),
    ],
)  # fmt: skip
def test_a_game_that_is_not_as_the_law_has_it(game, log):
    def consistent(entries):
        """The pins follow the tones, so that nothing else is wrong."""
        entries = [entry for entry in log(entries) if entry[1] != "piezo"]
        tones = [entry for entry in entries if entry[1] == "tone"]
        high = [(us, "piezo", 1) for us, _, _ in tones]
        return entries + high + [(us + value[1], "piezo", 0) for us, _, value in tones]

    assert broken(game, log=consistent) == "played"


def test_a_change_that_is_granted_in_a_round():
    script, played = evening("chase")
    laptop = Laptop(None)
    acts = [*script["acts"], *say(76, laptop.request("game.new").replace("31303030", "32303030"))]
    script = {**script, "acts": sorted(acts, key=lambda act: act[0])}
    said = (76 * SECOND + 900, "said", '{"id": 2000, "result": {}, "jsonrpc": "2.0"}')
    log = sorted([*played.log, said], key=lambda entry: entry[0])
    assert judge.judge(Evidence(script, played._replace(log=log))).name == "busy"


@pytest.mark.parametrize(
    "found",
    [
        lambda values: {**values, "settings": b"{}\n0000"},
        lambda values: {**values, "settings": {}},
        lambda values: {**values, "settings": {**values["settings"], "chase_1_s": 9}},
        lambda values: {**values, "settings": {**values["settings"], "chase_1_s": 8}},
        lambda values: {**values, "table": {"colours": TABLE[::-1]}},
        lambda values: {name: value for name, value in values.items() if name != "table"},
        lambda values: {**values, "game.bad": b"x"},
    ],
)
def test_kept_files_that_are_neither_old_nor_new(found):
    assert broken(found=found) == "kept"


@pytest.mark.parametrize(
    "game",
    [
        lambda game: None,
        lambda game: {**game, "deal": game["deal"][::-1]},
        lambda game: {**game, "deal": [1] * 20},
        lambda game: {**game, "played": []},
    ],
)
def test_a_game_that_a_cut_has_changed(game):
    script, played = evening("money")
    acts = [act for act in script["acts"] if not 35 * SECOND < act[0] < 40 * SECOND]
    script = {**script, "acts": acts}
    played = worlds.in_cpython(script)
    assert judge.judge(Evidence(script, played)) is None
    us, files = played.found[-1]
    value = game(kept.unpack(files["game"]))
    files = {**files, "game": kept.pack(value)}
    if value is None:
        del files["game"]
    played = played._replace(found=[*played.found[:-1], (us, files)])
    assert judge.judge(Evidence(script, played)).name == "kept"


def test_memory_that_sinks():
    script, played = evening("chase")
    laptop = Laptop(None)
    acts, log = [], []
    for nth in range(48):
        at_us = (60 + 150 * nth) * SECOND
        acts.append([at_us, "rx", laptop.request("diagnostics")])
        result = {"faults": 0, "flash_writes": 0, "free_bytes": 150_000 - 500 * nth}
        line = {"id": 1000 + nth, "result": result, "jsonrpc": "2.0"}
        log.append((at_us + 500, "said", json.dumps(line)))
    acts = [act for act in script["acts"] if act[0] == 0] + acts
    script = {**script, "acts": acts, "until_us": 121 * 60 * SECOND}
    evidence = Evidence(script, played._replace(log=log, found=played.found[:1]))
    with pytest.raises(Exception, match="free bytes"):
        health.check(evidence)


def test_a_life_is_the_same_each_time_and_no_other():
    assert life.drawn(5, 2) == life.drawn(5, 2)
    assert life.drawn(5, 2) != life.drawn(5, 3)
    assert life.drawn(5, 2) != life.drawn(6, 2)


def test_all_that_can_befall_a_box_does():
    kinds = set()
    for number in range(30):
        kinds |= {what for what, count in report.counted(life.drawn(5, number)).items() if count}
    assert len(kinds) == 14


def test_a_violation_is_shrunk_to_what_matters(monkeypatch):
    script, _ = evening("chase")
    play = worlds.in_cpython

    def forgetful(script):
        """A box that never tells a press."""
        played = play(script)
        tells = [entry[1] == "said" and lines("press")(entry[2]) for entry in played.log]
        return played._replace(
            log=[entry for entry, told in zip(played.log, tells, strict=True) if not told]
        )

    monkeypatch.setitem(worlds.PLAY, "cpython", forgetful)
    _, violation = judge.judged(script, "cpython")
    short, again, _ = report.shrunk(script, "cpython", violation, budget_us=3600 * SECOND)
    assert again.name == violation.name == "presses"
    assert len(short["acts"]) < 20 < len(script["acts"])


def test_a_violation_tells_how_to_play_it_again():
    script, played = evening("chase")
    log = [*played.log, (9 * SECOND, "crash", "ValueError: 1")]
    evidence = Evidence(script, played._replace(log=log))
    text = "\n".join(report.told(judge.judge(evidence), evidence, "make soak SEED=1"))
    assert "goes on: at 9.000000 s" in text
    assert "ValueError" in text
    assert "9.000000 s start 1" in text
    assert text.endswith("again: make soak SEED=1")


def test_the_command_plays_one_life_and_counts_it_in_its_last_line(capsys):
    assert soak.main(["--world", "cpython", "--seed", "1", "--life", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"


def test_a_life_that_breaks_an_invariant_fails_the_command(monkeypatch, capsys):
    play = worlds.in_cpython

    def crashing(script):
        played = play(script)
        return played._replace(log=[*played.log, (script["until_us"], "crash", "ValueError: 1")])

    monkeypatch.setitem(worlds.PLAY, "cpython", crashing)
    assert soak.main(["--world", "cpython", "--seed", "1", "--life", "2"]) == 1
    told = capsys.readouterr().out
    assert "again: make soak WORLD=cpython SEED=1 LIFE=2" in told
    assert told.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    "words",
    [
        ["--minutes", "0"],
        ["--minutes", "-1"],
        ["--hours", "nan"],
        ["--hours", "inf"],
        ["--minutes", "1", "--hours", "1"],
        ["--seed", "-1"],
        ["--life", "-1"],
        ["--script", "no such file"],
    ],
    ids=" ".join,
)
def test_figures_that_make_no_sense_are_refused(words):
    with pytest.raises(SystemExit) as refused:
        soak.main(words)
    assert refused.value.code == USAGE
