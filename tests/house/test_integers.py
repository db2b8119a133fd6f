"""The firmware reckons in whole numbers: no fraction, no rounding, no sign lost on a display."""

import ast
import re

import pytest
import tree

FILES = [path for path in tree.files(".py") if path.parts[0] == "firmware"]
FRACTIONS = {"float", "round", "complex", "math"}
FORMAT = re.compile(r"%[-+ #0]*[\d*]*(?:\.[\d*]+)?[eEfFgG]")


def fractions(text):
    """The lines of a program in which something may be a fraction."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        is_fraction = (
            (isinstance(node, ast.Constant) and isinstance(node.value, float | complex))
            or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
            or (isinstance(node, ast.Name) and node.id in FRACTIONS)
            or (isinstance(node, ast.Import) and node.names[0].name in FRACTIONS)
            or (isinstance(node, ast.ImportFrom) and node.module in FRACTIONS)
            or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod) and _formats(node))
            or (isinstance(node, ast.FormattedValue) and _spec(node)[-1:] in tuple("eEfFgG%"))
        )
        if is_fraction:
            found.add(node.lineno)
    return sorted(found)


def _formats(node):
    text = node.left.value if isinstance(node.left, ast.Constant) else ""
    return isinstance(text, str) and FORMAT.search(text)


def _spec(node):
    spec = node.format_spec.values if node.format_spec else []
    return "".join(part.value for part in spec if isinstance(part, ast.Constant))


def test_the_firmware_knows_no_fractions():
    assert len(FILES) > 20
    found = {str(path): fractions(tree.text(path)) for path in FILES}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "text",
    ["x = 1.0", "x = a / b", "x /= 2", "x = float(y)", "x = round(y)", "import math",
     "from math import floor", "x = '%.1f' % y", "x = '%g s' % y", "x = '%5.2f' % (y,)",
     "f'{x:.1f}'", "f'{x:5.2f} s'"],
)  # fmt: skip
def test_a_fraction_is_noticed(text):
    assert fractions(text) == [1]


@pytest.mark.parametrize(
    "text", ["x = a // b", "x = '%d.%02d' % (a, b)", "x = a % b", "'a/b'", "f'{x:02}{y}'"]
)
def test_a_whole_number_is_none(text):
    assert fractions(text) == []
