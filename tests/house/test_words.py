"""The project speaks of the product alone, and no test is empty."""

import ast

import pytest
import tree

# In fragments, so that this file does not hold them itself.
ELSEWHERE = [
    "".join(parts)
    for parts in (
        ("/wo", "rk/"),
        ("/ro", "ot/"),
        ("/ho", "me/"),
        ("/tmp/", "bugs"),
        ("/tmp/", "bash"),
        ("sub", "agent"),
        ("clau", "de"),
        ("anthro", "pic"),
        ("open", "ai"),
        ("chat", "gpt"),
        ("co-auth", "ored-by"),
        ("language ", "model"),
        ("as an ", "ai"),
        ("gener", "ated with"),
        ("/us", "ers/"),
    )
]
TESTS = [path for path in tree.files(".py") if path.parts[0] == "tests"]


def test_no_file_tells_of_where_or_how_it_was_made():
    found = []
    for path in tree.files():
        try:
            text = tree.text(path).lower()
        except UnicodeDecodeError:
            continue  # a picture or the like
        found += [(str(path), word) for word in ELSEWHERE if word in text]
    assert found == []


def checks(function):
    """Whether a test can fail by what it says: an assert, or an error that it waits for."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Attribute) and node.attr in ("raises", "fail"):
            return True
    return False


def cases(path):
    names = (node for node in ast.walk(tree.syntax(path)) if isinstance(node, ast.FunctionDef))
    return [node for node in names if node.name.startswith("test_")]


@pytest.mark.parametrize("path", TESTS, ids=str)
def test_each_test_checks_something(path):
    found = cases(path)
    assert [node.name for node in found if not checks(node)] == []
    assert len({node.name for node in found}) == len(found)


@pytest.mark.parametrize("path", TESTS, ids=str)
def test_no_test_waits_or_asks_the_wall_clock_or_mocks_everything(path):
    """tests/bench and what runs the tiers measure time, and nothing else does; each word counts as
    a name and as a module's attribute."""
    names = {
        ast.unparse(node).removeprefix("time.").removeprefix("mock.")
        for node in ast.walk(tree.syntax(path))
        if isinstance(node, ast.Attribute | ast.Name)
    }
    wrong = {"sleep", "MagicMock", "Mock"}
    if path.parts[1] not in ("bench", "tiers.py"):
        wrong |= {"perf_counter", "monotonic", "time_ns"}
    assert names & wrong == set()


def test_each_file_of_tests_holds_some():
    named = [path for path in TESTS if path.name.startswith("test_")]
    assert [str(path) for path in named if not cases(path)] == []
