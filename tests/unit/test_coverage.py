"""Coverage: which numbers of behaviour.md have no story."""

from quizbox_host.story import coverage
from quizbox_host.story.model import Story

TEXT = """# What the box does
**0.1 Digits.** The default DISPLAY
**0.9 LAMP**: lit where
**0.10 Sounds.** One at a time; one two three four five six
| no. | state |
| 2.1 | ready | ` 1.00` |
- **2.5** One `short` at each
- **2.10** After a press **that** started
- **4.0** For the waiting
see 2.7, or **bold 2.8**
"""


def test_bullets_rows_and_headings_have_numbers():
    assert coverage.numbers(TEXT) == {
        "0.1": "Digits. The default DISPLAY",
        "0.9": "LAMP : lit where",
        "0.10": "Sounds. One at a time; one two three",
        "2.1": "ready ` 1.00`",
        "2.5": "One `short` at each",
        "2.10": "After a press that started",
        "4.0": "For the waiting",
    }


def test_what_has_no_story_is_listed():
    stories = [Story(number, "A name", "a.story", 1) for number in ("0.1", "0.9", "2.1", "2.1")]
    assert coverage.report(TEXT, stories) == [
        "0.10  Sounds. One at a time; one two three",
        "2.5  One `short` at each",
        "2.10  After a press that started",
        "4.0  For the waiting",
        "3 of 7 numbers have a story",
    ]


def test_the_numbers_of_the_project_are_found():
    known = coverage.numbers(coverage.BEHAVIOUR.read_text(encoding="utf-8"))
    assert {"0.1", "0.9", "0.10", "0.11", "1.7", "2.1", "2.12", "4.0", "6.17", "7.14"} <= set(known)
