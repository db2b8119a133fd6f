"""Every story below this folder, played in the cpython world: one test a story."""

from pathlib import Path

import pytest

from quizbox_host.story import runner

WORLD = "cpython"
READING = runner.read([Path(__file__).parent])
STORIES = [story for story in READING.stories if not story.not_for(WORLD)]


def test_all_files_are_stories():
    assert READING.errors == []
    assert STORIES


@pytest.mark.parametrize("story", STORIES, ids=lambda story: f"{story.number} {story.name}")
def test_story(story):
    lines = []
    reading = runner.Reading([story])
    tally = runner.run(reading, WORLD, runner.player(WORLD), lines.append)
    assert tally.exit_code == 0, "\n".join(lines)
