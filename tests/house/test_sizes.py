"""No file is too long to read at a sitting, and each opens with what it holds."""

import ast

import pytest
import tree

LONGEST = 400
SOURCES = tree.files(".py")


def test_the_files_are_found():
    known = {str(path) for path in SOURCES}
    assert {"firmware/main.py", "firmware/quizbox/app.py", "tests/house/test_sizes.py"} <= known
    assert not [name for name in known if name.startswith((".venv", "build"))]


def test_no_file_is_over_400_lines():
    lengths = {str(path): tree.text(path).count("\n") for path in SOURCES}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_each_opens_with_a_docstring(path):
    first = (ast.get_docstring(tree.syntax(path)) or "").split("\n")[0]
    assert 10 <= len(first) <= 100
    assert first.endswith((".", ":", "?")) or path.parts[0] == "firmware"
