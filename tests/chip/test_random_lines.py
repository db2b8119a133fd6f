"""2,000 random lines in every state of every game, on the emulated Pico: as in CPython."""

import pytest

from quizbox_host.story import runner
from quizbox_host.worlds import chip
from tests.lines import scenes, wrong

A_SCENE = 100


@pytest.mark.parametrize("scene", scenes.SCENES, ids=lambda scene: scene.name)
def test_no_line_is_a_fault_or_changes_anything(scene):
    play = scenes.play(scene, 0, A_SCENE)
    outcome = chip.play(play.script)
    assert wrong.wrong(play, outcome) == []
    simulated = runner.player("cpython")(play.script)
    assert wrong.comparable(outcome) == wrong.comparable(simulated)
    if scene.runs:
        assert wrong.disturbed(outcome, chip.play(scenes.quiet(play))) == []
