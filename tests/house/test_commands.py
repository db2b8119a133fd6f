"""docs/laptop.md and tests/cli against the commands and the exit codes that there are."""

import re

import click
import pytest
import tree

from quizbox_host import errors
from quizbox_host.__main__ import main

PAGE = tree.text("docs/laptop.md")
# Where the tests of a command are that has no box to talk with.
ELSEWHERE = {
    "play": "tests/unit/test_play_demo.py",
    "story": "tests/unit/test_runner.py",
    "colours check": "tests/unit/test_colour_commands.py",
    "colours template": "tests/unit/test_colour_commands.py",
    "flash": "tests/flash/test_refusals.py",
}
TESTS = [tree.text(path) for path in tree.files(".py") if path.parts[:2] == ("tests", "cli")]


def commands(command=main, path=()):
    """Every command that does something, as its words."""
    if not isinstance(command, click.Group):
        return [" ".join(path)]
    context = click.Context(command)
    found = []
    for name in command.list_commands(context):
        found += commands(command.get_command(context, name), (*path, name))
    return found


def codes():
    """{exit code: class} of every error, the deepest too."""
    found, left = {}, [errors.QuizboxError]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        found.setdefault(kind.exit_code, []).append(kind.__name__)
    return found


def test_there_are_commands():
    assert {"info", "colours load", "colours check", "settings set", "new-game"} <= set(commands())


@pytest.mark.parametrize("name", commands())
def test_a_command_is_on_the_laptops_page(name):
    assert re.search(rf"`quizbox {name}[` ]", PAGE)


@pytest.mark.parametrize("name", commands())
def test_a_command_has_tests(name):
    if name in ELSEWHERE:
        assert "def test_" in tree.text(ELSEWHERE[name])
        return
    words = ", ".join(f'"{word}"' for word in name.split())
    assert [text for text in TESTS if f"({words}" in text]


@pytest.mark.parametrize("name", commands())
def test_a_command_says_what_it_does(name):
    command = main
    for word in name.split():
        command = command.get_command(click.Context(command), word)
    assert command.help
    odd = [one.name for one in command.params if isinstance(one, click.Option) and not one.help]
    assert [one for one in odd if one != "speed"] == []


def test_each_exit_code_is_of_one_error():
    assert {code: kinds for code, kinds in codes().items() if len(kinds) > 1} == {}
    assert min(codes()) > 1


def test_each_exit_code_is_on_the_laptops_page_and_no_other():
    told = [int(code) for code in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)]
    assert told == sorted({0, 1, 2, *codes()})
