"""Random lines in every state of every game: no fault, nothing changed, the same answers.

Python's own json, made strict (oracle.py), says which lines are none. 2,000 lines in each world, by
QUIZBOX_LINES so many in CPython; tests/chip plays the same 2,000.
"""

import os
import random

import pytest

from quizbox.core import kept
from quizbox_host.story import runner
from tests.lines import judge, scenes, spoil, wrong

LINES = int(os.environ.get("QUIZBOX_LINES", "2000"))
A_SCENE = 100  # lines, where there is time for so many
ROUNDS = max(1, round(LINES / 2000))


def played(world, play):
    return runner.player(world)(play.script)


@pytest.mark.parametrize("seed", range(ROUNDS))
@pytest.mark.parametrize("scene", scenes.SCENES, ids=lambda scene: scene.name)
def test_no_line_is_a_fault_or_changes_anything(scene, seed):
    play = scenes.play(scene, seed, A_SCENE)
    outcome = played("cpython", play)
    assert wrong.wrong(play, outcome) == []
    quiet = runner.player("cpython")(scenes.quiet(play))
    assert wrong.disturbed(outcome, quiet) == []


@pytest.mark.parametrize("scene", scenes.SCENES, ids=lambda scene: scene.name)
def test_the_answers_are_the_same_in_micropython(scene):
    play = scenes.play(scene, 0, A_SCENE)
    outcome = played("vm", play)
    assert wrong.wrong(play, outcome) == []
    assert wrong.comparable(outcome) == wrong.comparable(played("cpython", play))


@pytest.mark.parametrize("scene", [s for s in scenes.SCENES if s.idle], ids=lambda s: s.name)
def test_what_may_change_something_is_no_fault_either(scene):
    """One line a box: what comes after it is another box's affair."""
    chance = random.Random(scene.name)
    lines = []
    while len(lines) < 6:
        line = spoil.line(chance)
        if judge.changes(line, scene.idle) and not judge.restarts(line):
            lines.append(line)
    for line in lines:
        play = scenes.play(scene, 0, 0)
        at_us = play.script["until_us"] - scenes.SECOND
        acts = [*play.script["acts"], [at_us, "rx", (line + b"\n").hex()]]
        script = {**play.script, "acts": acts, "until_us": at_us + 3 * scenes.SECOND}
        outcome = runner.player("cpython")(script)
        answer = judge.answer(line, scene.runs, scene.idle)
        told = wrong.said(outcome)[len(play.answers()) :]
        assert [entry for entry in outcome.log if entry[1] in ("crash", "prompt")] == []
        log = kept.unpack(outcome.kept["log"]) if "log" in outcome.kept else []
        assert len(log) <= scene.faults
        assert len(told) == (answer is not None)
        assert answer is None or answer.fits(told[0])


def test_there_are_lines_of_every_kind():
    """Of 5,000 lines enough are good, and enough are spoilt in each way."""
    chance = random.Random(5)
    counts = {}
    for _ in range(5000):
        answer = judge.answer(spoil.line(chance), runs=False, idle=False)
        code = None if answer is None else answer.code
        counts[code] = counts.get(code, 0) + 1
    assert set(counts) == {None, "result", -32700, -32600, -32601, -32602, -32001}
    assert min(counts.values()) > 20, counts


def test_every_state_of_every_game_has_its_scene():
    states = {(scene.game, scene.state) for scene in scenes.SCENES}
    games = {"chase": "ready running paused over", "clock": "ready turn paused over"}
    games["race"] = "ready blips count over"
    games["money"] = "choose armed counting stopped revealed over set1"
    assert states >= {(game, state) for game in games for state in games[game].split()}
