"""Every story below this folder in each world that can play it, and the worlds' logs compared."""

import json
from pathlib import Path

import pytest

from quizbox_host.story import runner

READING = runner.read([Path(__file__).parent])
WORLDS = ("cpython", "vm")


def test_all_files_are_stories():
    assert READING.errors == []
    assert READING.stories


def parsed(outcome):
    """An outcome to be compared: JSON's members stand in no order; of a torn file, its length."""
    log = [(us, what, value(text) if what == "said" else text) for us, what, text in outcome.log]
    return log, {name: value(data.split(b"\n")[0]) for name, data in outcome.kept.items()}


def value(text):
    try:
        return json.loads(text)
    except ValueError:
        return len(text)


def tell(story, world):
    """Play a story, which must pass. Returns its outcomes."""
    lines, outcomes = [], []
    play = runner.player(world)

    def noted(script):
        outcome = play(script)
        outcomes.append(parsed(outcome))
        return outcome

    tally = runner.run(runner.Reading([story]), world, noted, lines.append)
    assert tally.exit_code == 0, "\n".join(lines)
    return outcomes


@pytest.mark.parametrize("story", READING.stories, ids=lambda story: f"{story.number} {story.name}")
def test_story(story):
    worlds = [world for world in WORLDS if not story.not_for(world)]
    outcomes = [tell(story, world) for world in worlds]
    assert worlds
    assert all(others == outcomes[0] for others in outcomes)
