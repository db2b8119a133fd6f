"""The ear: tones to the names of behaviour 0.10."""

import pytest

from quizbox_host.story import ear
from quizbox_host.story.ear import Sound, Tone


def tones(*parts, at_us=1_000_000):
    """Tones from (hertz, milliseconds) and silences in milliseconds, the first at at_us."""
    found = []
    for part in parts:
        if isinstance(part, tuple):
            hz, length_ms = part
            found.append(Tone(at_us, hz, round(length_ms * 1000)))
            at_us += round(length_ms * 1000)
        else:
            at_us += part * 1000
    return found


@pytest.mark.parametrize("name", ear.ROWS)
def test_each_row_is_heard_by_its_name(name):
    assert ear.hear(tones(*ear.ROWS[name])) == [Sound(name, 1_000_000)]


@pytest.mark.parametrize(
    ("parts", "names"),
    [
        ([(2646, 100)], ["short"]),
        ([(2754, 100)], ["short"]),
        ([(2645, 100)], ["tone 2645"]),
        ([(2755, 100)], ["tone 2755"]),
        ([(2700, 120)], ["short"]),
        ([(2700, 120.001)], ["tone 2700"]),
        ([(2700, 79.999)], ["high"]),
        ([(2700, 80)], ["short"]),
        ([(2700, 39.999)], ["tone 2700"]),
        ([(2700, 1480)], ["long"]),
        ([(2700, 1479.999)], ["tone 2700"]),
        ([(1350, 45)], ["low"]),
        ([(1350, 39)], ["tick"]),
        ([(1800, 80)], ["blip"]),
        ([(1800, 80), 60, (2700, 120)], ["stop"]),
        ([(1800, 80), 61, (2700, 120)], ["blip", "short"]),
        ([(1800, 80), 19, (2700, 120)], ["blip", "short"]),
        ([(1800, 80), 40, (2700, 200)], ["blip", "rise3"]),
        ([(1800, 80), 40, (1350, 120)], ["blip", "tone 1350"]),
        ([(1800, 80), 40, (1800, 80), 40, (2700, 120)], ["blip", "stop"]),
        ([], []),
    ],
)
def test_the_longest_row_that_fits_wins(parts, names):
    assert [sound.name for sound in ear.hear(tones(*parts))] == names


@pytest.mark.parametrize(
    ("name", "parts", "expected"),
    [
        ("long", [(2700, 100)], (1, 100_000)),
        ("long", [(1800, 100)], (0, 0)),
        ("stop", [(1800, 30)], (1, 30_000)),
        ("stop", [(1800, 80)], (1, 80_000)),
        ("stop", [(1800, 80), 40, (2700, 50)], (2, 170_000)),
        ("stop", [(1800, 80), 90, (2700, 50)], (1, 80_000)),
        ("stop", [(1800, 80), 40, (1350, 30)], (1, 80_000)),
        ("stop", [(2700, 120)], (0, 0)),
    ],
)
def test_what_began_as_a_row_is_measured_to_its_last_tone(name, parts, expected):
    assert ear.cut_short(tones(*parts), 0, name) == expected
