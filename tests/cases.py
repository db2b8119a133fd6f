"""Faults that others had with such boxes: the table of what tries each, and whether it ran.

A row of cases.tsv names what tries its fault here, or proves the mechanism by which it cannot come:

    tests/unit/test_x.py::test_y            a test, with all its parameters
    tests/scenarios/a/b.story#its-name      a story by the slug of its name, in each of its worlds
    tests/mutants/parts.py#its-name         a mutant, likewise, that a story must catch

`python -m tests.cases` reads what the tiers have written down (tests/ran.py) and counts the faults
all of whose tests ran and passed.
"""

import ast
import functools
import re
import sys
from pathlib import Path
from typing import NamedTuple

from quizbox_host.story import runner
from tests import ran
from tests.mutants import mutants

ROOT = Path(__file__).parents[1]
TABLE = Path(__file__).with_name("cases.tsv")
COUNT = 172
HEAD = ["id", "case", "how", "tests", "why"]
HOW = ("tried", "cannot")
STORIES = "tests/scenarios/test_stories.py::test_story"


class Unsound(Exception):
    """The table is not as it has to be."""


class Case(NamedTuple):
    """One fault. tests: references as above; why: the mechanism, or what of the law rules."""

    id: str
    case: str
    how: str
    tests: tuple
    why: str


def parse(text):
    """The cases of a table. Raises Unsound, with the line, for the first that is none."""
    head, *lines = text.split("\n")
    if head.split("\t") != HEAD or lines[-1:] != [""]:
        raise Unsound(f"1: its columns are {' '.join(HEAD)}, and it ends with a line's end")
    cases = []
    for number, line in enumerate(lines[:-1], 2):
        cells = line.split("\t")
        if len(cells) != len(HEAD) or cells != [" ".join(cell.split()) for cell in cells]:
            raise Unsound(f"{number}: {len(HEAD)} cells, without spaces at their ends")
        case = Case(*cells)._replace(tests=tuple(cells[3].split()))
        if not (case.id[:1] == "B" and case.id[1:].isdigit() and len(case.id) == 4):
            raise Unsound(f"{number}: an id is B and three figures")
        if cases and case.id <= cases[-1].id:
            raise Unsound(f"{number}: {case.id} comes after {cases[-1].id}")
        if case.how not in HOW or not case.case or not case.tests:
            raise Unsound(f"{number}: a case, {' or '.join(HOW)}, and what tries it")
        if len(set(case.tests)) != len(case.tests):
            raise Unsound(f"{number}: a test is named once")
        if case.how == "cannot" and not case.why:
            raise Unsound(f"{number}: why it cannot come")
        cases.append(case)
    return cases


def missing(test):
    """What is wrong with a reference; None: what it names is there."""
    path, mark, name = test.partition("::" if "::" in test else "#")
    file = ROOT / path
    if not path.startswith("tests/") or not mark or not file.is_file():
        return "no such file"
    if mark == "::":
        if file.suffix != ".py":
            return "no such test"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
        return None if name.startswith("test_") and name in found else "no such test"
    if path.endswith(runner.SUFFIX):
        return None if len(_stories(file, name)) == 1 else "not one such story"
    module = f"tests.mutants.{file.stem}"
    named = [slug(one.name) for one in getattr(sys.modules.get(module), "MUTANTS", ())]
    return None if named.count(name) == 1 else "not one such mutant"


def slug(name):
    """A name as a reference has it: small letters and figures, the rest a dash."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _stories(file, name):
    return [story for story in _read(file) if slug(story.name) == name]


@functools.cache
def _read(file):
    return runner.read([file]).stories


def but(test, records):
    """What is wrong with how a test ran; None: it ran, and passed wherever it did."""
    if missing(test):
        return missing(test)
    path, _, name = test.partition("#")
    if not name:
        verdicts = [
            passed
            for tier in records.values()
            for node, passed in tier.items()
            if node == test or node.startswith(f"{test}[")
        ]
        return _but(verdicts, "")
    if not path.endswith(runner.SUFFIX):
        mutant = next(one.name for one in mutants.MUTANTS if slug(one.name) == name)
        tiers = [records.get(tier, {}) for tier in ("mutants", "mutants-few")]
        key = f"mutant {mutant}"
        return _but([tier[key] for tier in tiers if key in tier], "")
    (story,) = _stories(ROOT / path, name)
    told = f"{story.number} {story.name}".encode("unicode_escape").decode()
    wanted = [("stories", f"{STORIES}[{told}]")]
    if not story.not_for("chip"):
        wanted.append(("chip-stories", f"story {story.name}"))
    for tier, key in wanted:
        verdicts = records.get(tier, {})
        wrong = _but([verdicts[key]] if key in verdicts else [], f" in {tier}")
        if wrong:
            return wrong
    return None


def _but(verdicts, where):
    if not verdicts:
        return f"did not run{where}"
    return None if all(verdicts) else f"failed{where}"


def report(cases, records, echo=print):
    """Print a line for each test that is not as it has to be, and the count. Returns who failed."""
    failed = []
    for case in cases:
        wrong = [(test, but(test, records)) for test in case.tests]
        for test, what in wrong:
            if what:
                echo(f"FAIL {case.id} {case.case}: {test} {what}")
        if any(what for _, what in wrong):
            failed.append(case.id)
    echo(f"{len(cases) - len(failed)} passed, {len(failed)} failed")
    return failed


def main():
    try:
        cases = parse(TABLE.read_text(encoding="utf-8"))
    except Unsound as unsound:
        print(f"{TABLE}:{unsound}")
        return 2
    records = ran.read()
    if not records:
        print("no tier has run here yet: make test test-chip test-flash test-hardware, then this")
        return 2
    failed = report(cases, records)
    return 1 if failed or len(cases) != COUNT else 0


if __name__ == "__main__":
    sys.exit(main())
