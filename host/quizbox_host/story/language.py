"""Parses a file of stories."""

import re
import unicodedata
from functools import cache
from pathlib import Path

from quizbox_host import unseen
from quizbox_host.errors import QuizboxError, UnreadableStory
from quizbox_host.story import coverage
from quizbox_host.story.model import Setup, Story
from quizbox_host.story.patterns import told, values
from quizbox_host.story.statements import ACTS, CHECKS, SETUP
from quizbox_host.story.whole import faults

MOST_BYTES = 1_000_000  # of a file
MOST_ITEMS = 50_000  # acts of a story, or checks
HEADLINE = re.compile(r"story +([0-9]+\.[0-9]+) +(\S.*)")
STATEMENTS = SETUP | ACTS | CHECKS


def _by_first_word():
    words = {}
    for pattern in STATEMENTS:
        words.setdefault(pattern.split()[0], []).append(pattern)
    return words


FIRST_WORDS = _by_first_word()


def read(path):
    """The stories of a file; mistakes in a story are listed in its `errors`.

    Raises UnreadableStory, with file and line, if the file cannot be read or has no stories.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableStory(f"{path}:1: cannot be read: {error.strerror}") from None
    if len(data) > MOST_BYTES:
        raise UnreadableStory(f"{path}:1: more than {MOST_BYTES:,} bytes are no file of stories")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise UnreadableStory(f"{path}:{line}: not UTF-8: {error.reason}; save it so") from None
    return parse(text.replace("\r\n", "\n").replace("\r", "\n"), path)


def parse(text, path):
    """As read(), from the text of a file; path: for messages, and for file names in it."""
    stories = []
    for number, line in enumerate(text.split("\n"), 1):
        statement = line.strip()
        if not statement or line.startswith("#"):
            continue
        if statement.split()[0] == "story":
            stories.append(_begin(statement, path, number))
        elif not stories:
            raise UnreadableStory(f'{path}:{number}: a line before the first "story NUMBER NAME"')
        else:
            _take(stories[-1], number, statement)
    if not stories:
        raise UnreadableStory(f'{path}:1: no story: one begins with "story NUMBER NAME"')
    for story in stories:
        story.errors += [story.at(line, wrong) for line, wrong in faults(story)]
    refuse_doubles(stories)
    return stories


def refuse_doubles(stories):
    """Add an error to each story whose `story` line an earlier one has."""
    first = {}
    for story in stories:
        twin = first.setdefault((story.number, story.name), story)
        if twin is not story:
            wrong = f"the same story line stands at {twin.file}:{twin.line}"
            if story.at(story.line, wrong) not in story.errors:
                story.errors.append(story.at(story.line, wrong))


def _begin(statement, path, number):
    match = HEADLINE.fullmatch(statement)
    if not match:
        raise UnreadableStory(
            f"{path}:{number}: cannot read {told(statement)!r}: "
            'a story begins with "story NUMBER NAME", as in "story 2.5 The long beep"'
        )
    setup = Setup(folder=Path(path).parent)
    story = Story(match[1], match[2], str(path), number, setup)
    if _law() and match[1] not in _law():
        wrong = f"docs/behaviour.md has no {match[1]}: a story names one of its numbers, as 2.5"
        story.errors.append(story.at(number, wrong))
    return story


@cache
def _law():
    """The numbers in docs/behaviour.md; empty if the tool is installed without it."""
    try:
        return coverage.numbers(coverage.BEHAVIOUR.read_text(encoding="utf-8"))
    except OSError:
        return {}


def _take(story, number, statement):
    """Add a statement to a story, or, if it is wrong, a message to its errors."""
    try:
        _add(story, number, statement)
    except ValueError as error:
        story.errors.append(story.at(number, error))
    except QuizboxError as error:
        story.errors.append(story.at(number, error.message))


def _add(story, number, statement):
    word = statement.split()[0]
    if word not in FIRST_WORDS:
        raise ValueError(
            f"unknown word {told(word)!r}: a line begins with {', '.join(sorted(FIRST_WORDS))}"
        )
    for pattern in FIRST_WORDS[word]:
        given = values(pattern, statement)
        if given is not None:
            break
    else:
        allowed = "; ".join(FIRST_WORDS[word])
        odd = next(filter(_is_odd, statement), None)
        but = f"{unseen.told(odd)} is no plain quote or space; " if odd else ""
        raise ValueError(f"cannot read {told(statement)!r}: {but}allowed is {allowed}")
    if pattern in SETUP:
        SETUP[pattern](story.setup, *given)
        return
    items, kind = (story.acts, ACTS) if pattern in ACTS else (story.checks, CHECKS)
    added = kind[pattern](*given)
    if len(items) + len(added) > MOST_ITEMS:
        raise ValueError(f"more than {MOST_ITEMS:,} acts or checks in one story")
    for item in added:
        item.line = number
        if kind is CHECKS:
            item.statement = statement
        items.append(item)


def _is_odd(char):
    """Whether a character only looks like a plain quote or space."""
    category = unicodedata.category(char)
    return char > "\x7f" and (category in ("Pi", "Pf", "Zs") or unseen.first(char) == 0)
