"""docs/protocol.md against the program: every method, code and event, and each example played."""

import ast
import json
import re

import pytest
import tree

from quizbox.core import colours, kept, protocol
from quizbox_host.cli import watch
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython

TEXT = tree.text("docs/protocol.md")
BLOCKS = re.findall(r"^```\n(.+?)^```$", TEXT, re.MULTILINE | re.DOTALL)
FIRST_US = 600_000
APART_US = 1_300_000  # between the lines of a block
PRESS_US = 120_000
SLIDE_GAP_US = 2_000
METHOD_CELLS = 4
# What differs from box to box, or from one version to the next.
OWN = {"version", "board", "free_bytes", "vsys_mv", "uptime_s", "t_us"}
OWN |= {"longest_pass_us", "longest_act_us"}


def rows(title):
    """The cells of the table below a heading."""
    part = TEXT.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    found = [line.strip("|").split(" | ") for line in part.split("\n") if line.startswith("| `")]
    return [[cell.strip() for cell in cells] for cells in found]


def methods():
    return cpython.Machine(Rig({})).load("quizbox.methods").METHODS


def told():
    """Every event that the program can tell: the texts in it that look like one."""
    names = {"press", "release", "slide"}
    games = ("chase", "money", "clock", "race")
    for path in tree.files(".py"):
        if path.parts[0] == "firmware":
            for node in ast.walk(tree.syntax(path)):
                text = node.value if isinstance(node, ast.Constant) else None
                if isinstance(text, str) and re.fullmatch(rf"({'|'.join(games)})\.[a-z]+", text):
                    names.add(text)
    return names


def acts(block):
    """(game, acts of a script, their end, the lines expected) of one block."""
    game, us, done, expected = "chase", FIRST_US, [], []
    for line in block.splitlines():
        mark, _, rest = line.partition(" ")
        if mark == "<":
            expected.append(json.loads(rest))
            continue
        if rest.startswith("game "):
            game = rest.split()[1]
            continue
        if mark == ">":
            done.append([us, "rx", (rest + "\n").encode().hex()])
        elif rest == "START":
            us += APART_US
            done += [[us, "start", 1], [us + PRESS_US, "start", 0]]
        elif rest.startswith("SLIDE "):
            done += [[us, "slide", 0], [us + SLIDE_GAP_US, "slide", int(rest.split()[1])]]
        else:
            raise ValueError(line)
        us += APART_US // 2
    return game, done, us + APART_US, expected


def play(block):
    """(what was expected, what the box said) of one block."""
    game, done, until_us, expected = acts(block)
    still = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]
    table = [
        {"name": name, "amount": number * colours.STEP}
        for number, name in enumerate(colours.DEFAULT_NAMES, 1)
    ]
    files = {"settings": {"game": game}, "table": {"colours": table}}
    script = {
        "kept": {name: kept.pack(value).hex() for name, value in files.items()},
        "acts": still + sorted(done, key=lambda act: act[0]),
        "until_us": until_us,
    }
    log = cpython.play(script).log
    assert [entry for entry in log if entry[1] == "crash"] == []
    return expected, [json.loads(value) for _, what, value in log if what == "said"]


def common(value):
    """value with the kind alone of what is a box's own."""
    if isinstance(value, dict):
        return {
            name: type(item).__name__ if name in OWN else common(item)
            for name, item in value.items()
        }
    return [common(item) for item in value] if isinstance(value, list) else value


def test_each_method_has_its_row():
    named = [row[0].strip("`") for row in rows("Methods") if len(row) == METHOD_CELLS]
    assert named == list(methods())


@pytest.mark.parametrize("name", list(methods()))
def test_a_row_tells_of_the_params_and_of_a_game_under_way(name):
    _, params, while_busy = methods()[name]
    row = next(row for row in rows("Methods") if row[0] == f"`{name}`")
    assert row[3].startswith("always" if while_busy else "not in a game")
    if params is not None:
        assert set(re.findall(r"`(\w+)`:", row[1])) == set(params)
        for param, (_, needed) in params.items():
            assert (f"[`{param}`" in row[1]) == (not needed)


@pytest.mark.parametrize("name", list(methods()))
def test_each_method_has_an_example(name):
    asked = [line for block in BLOCKS for line in block.splitlines() if line[0] == ">"]
    named = [
        line for line in asked if f'"method": "{name}"' in line or f'"method":"{name}"' in line
    ]
    assert named or name == "settings.get"


def test_each_code_has_its_row():
    told = re.findall(r"^\| (-\d+) \| `(\w+)` \|", TEXT, re.MULTILINE)
    values = {name: value for name, value in vars(protocol).items() if name.isupper()}
    codes = {name: value for name, value in values.items() if str(value).startswith("-")}
    assert {name: int(code) for code, name in told} == codes


def test_each_event_has_its_row():
    named = [name for row in rows("Events") for name in re.findall(r"`([\w.]+)`", row[0])]
    assert len(named) == len(set(named))
    assert set(named) == told()
    assert set(named) == set(watch.EVENTS)  # that the tool can wait for


def test_the_limits_are_the_programs():
    link = cpython.Machine(Rig({})).load("quizbox.link")
    assert f"{protocol.LINE_BYTES:,} bytes" in TEXT
    assert f"runs, {protocol.BUSY_LINE_BYTES}." in TEXT
    assert f"where {link.QUEUED_BYTES // 1024} kB" in TEXT


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0][:70])
def test_an_example_is_what_the_box_says(block):
    expected, said = play(block)
    assert [common(line) for line in said] == [common(line) for line in expected]
