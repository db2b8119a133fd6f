"""The README's pictures are those that the project draws."""

from tests import pictures


def test_the_box_in_a_terminal():
    assert pictures.play() == pictures.PLAY.read_text(encoding="utf-8")
