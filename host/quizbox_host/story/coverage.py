"""Reports which numbers of docs/behaviour.md have no story."""

import re
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[3]
BEHAVIOUR = CHECKOUT / "docs" / "behaviour.md"
SCENARIOS = CHECKOUT / "tests" / "scenarios"
FIRST_WORDS = 8

# "- **2.5** One ...", "**0.9 LAMP**: lit ...", "| 2.1 | ready | ..."
BULLET = re.compile(r"(?:- )?\*\*([0-9]+\.[0-9]+)(?![0-9])(.*)")
ROW = re.compile(r"\| ([0-9]+\.[0-9]+) \|(.*)")


def numbers(text):
    """{number: its first words}, in order; text: that of behaviour.md."""
    found = {}
    for line in text.splitlines():
        match = BULLET.match(line) or ROW.match(line)
        if match:
            words = re.sub(r"\*\*|\|", " ", match[2]).split()
            found[match[1]] = " ".join(words[:FIRST_WORDS])
    return found


def report(text, stories):
    """The report's lines: numbers of text, that of behaviour.md, without a story; then a count."""
    known = numbers(text)
    told = {story.number for story in stories}
    lines = [f"{number}  {words}" for number, words in known.items() if number not in told]
    lines.append(f"{len(known) - len(lines)} of {len(known)} numbers have a story")
    return lines
