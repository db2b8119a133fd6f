"""docs/stories.md against the language: every statement is there, and its examples pass."""

import dataclasses
import itertools
import re

import pytest
import tree

from quizbox_host.story import compile as compiler
from quizbox_host.story import ear, language, model, patterns, runner, statements, whole
from quizbox_host.story.when import LARGEST_TOL_US, When

PAGE = "docs/stories.md"
TEXT = tree.text(PAGE)
EXAMPLES = re.findall(r"^```story\n(.+?)^```$", TEXT, re.MULTILINE | re.DOTALL)
KINDS = {
    "Before power-up": statements.SETUP,
    "Acts": statements.ACTS,
    "Checks": statements.CHECKS,
}
WHENS = re.findall(r"^\| `((?:at|from) T.*?)` \|", TEXT, re.MULTILINE)
FIGURES = (
    f"by {runner.TOL_US['cpython'] // 1000} ms in `cpython` and `vm`",
    f"by {runner.TOL_US['chip'] // 1000} ms in `chip`",
    f"more than {2 * LARGEST_TOL_US // 1000} ms, or more than its `within` and "
    f"{LARGEST_TOL_US // 1000} ms",
    f"ready for a press {whole.FIRST_ACT_US / 1e6:g} s after power-up",
    f"ends {compiler.AFTER_LAST_US / 1e6:g} s after the last time in it",
    f"up after {statements.PRESS_US // 1000} ms",
    "each flip {:g} to {:g} ms long".format(*(us / 1000 for us in compiler.FLIP_US)),
    f"{compiler.SLIDE_GAP_US // 1000} ms without any contact",
    f"1 to {statements.HIGHEST_HZ} |",
    f"Without it: {model.Setup().battery_mv / 1000:g}.",
    f"the seed is {model.Setup().seed}.",
    f"no time beyond {patterns.LONGEST_S // 3600} h",
    f"{statements.MOST_PRESSES:,} presses, {statements.MOST_CHATTER_US // 10**6} s of bouncing",
    f"{statements.MOST_EDGES:,} edges of noise and {statements.MOST_BYTES:,} bytes",
    f"{language.MOST_ITEMS:,} acts",
    f"{language.MOST_BYTES:,} bytes for a file",
    f"{patterns.LONGEST_NUMBER} digits",
    f"{patterns.DEEPEST} brackets",
    f"{(model.WRAP_US - model.DEFAULT_ORIGIN_US) // 10**6} s before the counter wraps",
)


def listed(kind):
    """{pattern: what the page says of it} of one section."""
    section = TEXT.split(f"\n## {kind}\n", 1)[1].split("\n## ", 1)[0]
    return dict(re.findall(r"^- `(.+?)`: (.+)$", section, re.MULTILINE))


def read(example):
    """The one story of an example."""
    (story,) = language.parse(example, str(tree.ROOT / PAGE))
    return story


def used():
    """{pattern: [its lines]} of every statement in the examples."""
    found = {}
    for example in EXAMPLES:
        for line in example.splitlines():
            fitting = language.FIRST_WORDS.get(line.split()[0], ())
            pattern = next((one for one in fitting if patterns.values(one, line) is not None), None)
            found.setdefault(pattern, []).append(line)
    return found


def lines_of(story, world):
    """What the runner prints of one story, played in that world."""
    printed = []
    runner.run(runner.Reading([story]), world, runner.player(world), printed.append)
    return printed


@pytest.mark.parametrize("kind", KINDS)
def test_each_statement_stands_in_its_list_and_no_other(kind):
    there, known = set(listed(kind)), set(KINDS[kind])
    assert known - there == set(), f'{PAGE}, "{kind}": add a line "- `STATEMENT`: what it means"'
    assert there - known == set(), f'{PAGE}, "{kind}": there is no such statement'


def test_each_statement_is_in_an_example():
    missing = set(language.STATEMENTS) - set(used())
    assert missing == set(), f"{PAGE}: add each to an example, or add an example"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_an_example_passes(example):
    story = read(example)
    world = "vm" if story.not_for("cpython") else "cpython"
    assert lines_of(story, world)[:-1] == [f"ok {story.name}"]


def test_each_value_is_explained():
    explained = re.findall(r"^\| `([A-Z]+)` \|", TEXT, re.MULTILINE)
    assert sorted(explained) == sorted(patterns.VALUES)


def test_each_when_is_explained_and_in_an_example():
    """A When with and without each of what it may have is written in one of the page's ways."""
    optional = [field.name for field in dataclasses.fields(When) if field.default is None]
    meant = []
    for form in WHENS:
        times = iter(("1 s", "9 s", "20 ms"))
        written = re.sub("T", lambda _, times=times: next(times), form)
        (when,) = patterns.values("dark WHEN", f"dark {written}")
        meant.append(tuple(getattr(when, name) is None for name in optional))
    assert sorted(meant) == sorted(itertools.product((False, True), repeat=len(optional)))
    lines = "\n".join(line for example in EXAMPLES for line in example.splitlines())
    for form in WHENS:
        assert re.search(form.replace("T", r"\S+ m?s") + "$", lines, re.MULTILINE), form


def test_the_page_says_which_check_is_not_for_which_world():
    for pattern, means in listed("Checks").items():
        (check, *_) = read(f"story 0.1 x\n{used()[pattern][0]}").checks
        assert re.findall(r"Not for `(\w+)`", means) == ([check.not_for] if check.not_for else [])


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_is_the_codes(figure):
    assert figure in TEXT


def test_names_are_the_codes():
    sounds = re.search(r"^Heard \((.+?);", TEXT, re.MULTILINE)[1]
    assert re.findall(r"`(\w+)`", sounds) == list(ear.ROWS)
    files = re.search(r"NAME is (.+?)\.", TEXT)[1]
    assert re.findall(r"`(\w+)`", files) == list(statements.KEPT_NAMES)
    worlds = re.findall(r"^\| `quizbox story FILE(?: --world (\w+))?` \|", TEXT, re.MULTILINE)
    assert worlds == ["", *list(runner.TOL_US)[1:]]


def test_the_first_example_prints_what_the_page_shows():
    right = EXAMPLES[0]
    wrong = right.replace("heard long at 61.000 s", "heard long at 60.000 s")
    (failing,) = language.parse(wrong, "my.story")
    printed = lines_of(read(right), "cpython") + lines_of(failing, "cpython")[:-1]
    for line in printed:
        assert f"\n    {line}\n" in TEXT
