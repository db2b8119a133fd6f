"""The sounds: the table of behaviour.md 0.10, tone by tone."""

import re

from quizbox.core import tunes
from quizbox_host.story.coverage import BEHAVIOUR


def lawful():
    """{name: tones} of behaviour.md 0.10."""
    text = BEHAVIOUR.read_text(encoding="utf-8")
    table = text.split("**0.10 Sounds.**")[1].split("**0.11")[0]
    found = {}
    for name, text in re.findall(r"^\| `(\w+)` \| (.+) \|$", table, re.MULTILINE):
        tones = (tone.replace("silence ", "0, ").split(", ") for tone in text.split("; "))
        found[name] = tuple((int(hertz), int(ms)) for hertz, ms in tones)
    return found


def test_the_tunes_are_the_law():
    assert lawful() == tunes.TUNES


def test_what_is_late_is_dropped_but_never_the_long_beep_or_the_reveal():
    text = BEHAVIOUR.read_text(encoding="utf-8")
    assert "more than 50 ms late is dropped, but never the long beep or the reveal" in text
    assert (tunes.LATE_US, tunes.NEVER_DROPPED) == (50_000, ("long", "reveal"))
