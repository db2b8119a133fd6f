"""The firmware says nothing of its own accord: what it writes goes through the link alone (7.2)."""

import ast

import pytest
import tree

FILES = [path for path in tree.files(".py") if path.parts[0] == "firmware"]
WRITES = "firmware/quizbox/panel.py"  # as much as USB takes at once


def told(path):
    """The lines that print, or that have MicroPython print an exception on the serial line."""
    calls = [node for node in ast.walk(tree.syntax(path)) if isinstance(node, ast.Call)]
    return [
        call.lineno
        for call in calls
        if ast.unparse(call.func) == "print"
        or (ast.unparse(call.func).endswith("print_exception") and len(call.args) < 2)
    ]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_no_file_prints(path):
    assert told(path) == []


def test_one_file_knows_of_stdout():
    knows = [
        str(path)
        for path in FILES
        for node in ast.walk(tree.syntax(path))
        if isinstance(node, ast.Attribute | ast.Name | ast.alias)
        if "stdout" in ast.unparse(node)
    ]
    assert set(knows) == {WRITES}
