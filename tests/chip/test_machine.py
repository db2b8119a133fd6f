"""What the simulated modules offer the firmware is there on the Pico, by the real dir()."""

import ast
import json

import pytest

from quizbox_host.worlds.cpython import MODULES, SIMULATED

ASKS = """
import json
import {name} as module
for path in {paths}:
    at, is_there = module, True
    for part in path.split("."):
        is_there = is_there and part in dir(at)
        at = getattr(at, part, None)
        if part == "poll":  # a function there; what it gives has the members
            at = at()
    print(json.dumps([path, is_there]))
print("done")
"""


def offered(name):
    """The paths of all that a simulated module has: its names, and its classes' members."""
    tree = ast.parse((MODULES / f"{name}.py").read_text(encoding="utf-8"))
    found = set(names(tree.body))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{member}" for member in names(node.body)}
    return sorted(path for path in found if "_" not in (path[0], path.partition(".")[2][:1]))


def names(body):
    for node in body:
        if isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name


@pytest.mark.parametrize("name", sorted(SIMULATED))
def test_micropython_has_what_is_simulated(pico, name):
    paths = offered(name)
    assert paths
    made = pico(ASKS.format(name=name, paths=paths))
    made.until("done")
    told = [json.loads(line) for line in made.text.splitlines() if line.startswith("[")]
    assert told == [[path, True] for path in paths]
