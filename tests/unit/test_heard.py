"""Names for sounds while they sound."""

import pytest

from quizbox_host.play.heard import KEPT, Ear
from quizbox_host.story import ear as rows


def told(ear):
    return [(sound.at_us, sound.name) for sound in ear.sounds]


def listen_to(ear, row, at_us=0):
    """A row of ear.ROWS, its tones from at_us on; how many sounds began with it."""
    begun = 0
    for part in row:
        if isinstance(part, tuple):
            begun += ear.listen(at_us, "piezo", 1) + ear.listen(at_us, "tone", [part[0], 0])
            at_us += part[1] * 1000
            begun += ear.listen(at_us, "piezo", 0)
        else:
            at_us += part * 1000
    return begun, at_us


@pytest.mark.parametrize("name", rows.ROWS)
def test_each_sound_has_its_name_soon_after_its_end(name):
    ear = Ear()
    begun, end_us = listen_to(ear, rows.ROWS[name], 1_000)
    assert ear.now(end_us + 50_000) is None
    assert (begun, told(ear)) == (1, [(1_000, name)])


def test_a_sound_is_its_hertz_until_it_can_only_be_one():
    ear = Ear()
    ear.listen(0, "tone", [2700, 0])
    assert ear.now(205_000) == "2700 Hz"
    assert ear.now(206_000) == "long"


def test_a_sound_that_only_one_row_has_is_named_at_once():
    ear = Ear()
    ear.listen(0, "tone", [450, 0])
    assert ear.now(0) == "error"


def test_a_sound_cut_before_it_was_decided_keeps_its_hertz():
    ear = Ear()
    listen_to(ear, [(2700, 80)])
    assert (ear.now(500_000), told(ear)) == (None, [(0, "2700 Hz")])


def test_a_sound_cut_after_it_was_decided_keeps_its_name():
    ear = Ear()
    listen_to(ear, [(2700, 700)])
    assert told(ear) == [(0, "long")]


def test_the_second_tone_of_stop_is_no_sound_of_its_own():
    ear = Ear()
    ear.listen(0, "tone", [1800, 0])
    ear.listen(80_000, "piezo", 0)
    assert ear.now(100_000) is None
    assert not ear.listen(120_000, "tone", [2700, 0])
    assert ear.now(120_000) == "stop"


def test_only_the_last_sounds_are_kept():
    ear = Ear()
    for nth in range(KEPT + 2):
        listen_to(ear, rows.ROWS["tick"], nth * 1_000_000)
    assert told(ear) == [(nth * 1_000_000, "tick") for nth in range(2, KEPT + 2)]
