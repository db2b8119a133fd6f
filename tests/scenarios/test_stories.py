"""Every story below this folder, played in the cpython world: one test a story."""

from pathlib import Path

import pytest

from quizbox_host.story import runner

READING = runner.read([Path(__file__).parent])


def test_all_files_are_stories():
    assert READING.errors == []
    assert READING.stories


@pytest.mark.parametrize("story", READING.stories, ids=lambda story: f"{story.number} {story.name}")
def test_story(story):
    lines = []
    reading = runner.Reading([story])
    tally = runner.run(reading, "cpython", runner.player("cpython"), lines.append)
    assert tally.exit_code == 0, "\n".join(lines)
