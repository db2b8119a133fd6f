"""The simulated json reads as MicroPython's does: a table, and chance against the real one."""

import json
import random
import subprocess
import sysconfig
from pathlib import Path

import pytest

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import Machine

SIMULATED = Machine(Rig({})).load("json")
MICROPYTHON = Path(sysconfig.get_path("scripts")) / "micropython"
READER = """
import json
import sys
for text in json.loads(sys.stdin.read()):
    try:
        print(json.dumps([json.loads(text)]))
    except ValueError:
        print("null")
"""
PIECES = ["{", "}", "[", "]", ",", ":", '"a"', '"b\\n"', '"\\u00e9"', "é", "\\", '"', "\t", " "]
PIECES += ["1", "-2", "01", "0.5", "null", "true", "false", "tru"]


def read(text):
    """[the value], or None where the text is refused."""
    try:
        return [SIMULATED.loads(text)]
    except ValueError:
        return None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": [1, null, true, "x"]}', {"a": [1, None, True, "x"]}),
        ("{]", {}),
        ('{"a":1,}', {"a": 1}),
        ('{"a" 1}', {"a": 1}),
        ("[1}", [1]),
        ("[01]", [1]),
        ('["a\nb"]', ["a\nb"]),
    ],
)
def test_what_it_takes(text, value):
    assert read(text) == [value]


@pytest.mark.parametrize(
    "text", ["", " ", "]", "[", "[[1]", "tru", "1 2", "-", '"a', "{[1]:2}", "[]]"]
)
def test_what_it_refuses(text):
    assert read(text) is None


def test_as_micropython_does():
    chance = random.Random(5)
    texts = ["".join(chance.choices(PIECES, k=chance.randint(1, 9))) for _ in range(3000)]
    done = subprocess.run(
        [MICROPYTHON, "-c", READER],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
    )
    theirs = [json.loads(line) for line in done.stdout.splitlines()]
    assert [read(text) for text in texts] == theirs


def test_names_go_out_unescaped():
    assert SIMULATED.dumps({"name": "Café"}) == '{"name": "Café"}'
