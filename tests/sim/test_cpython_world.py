"""The cpython world: what the firmware sees, each power-up anew, boxes side by side, crashes."""

import sys

import pytest

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython

BEFORE = [[0, "start", 0], [0, "slide", 1], [0, "power", 1]]
LATER_US = 3_000_000


def script(*acts, until_us=LATER_US, **more):
    return {"acts": BEFORE + [list(act) for act in acts], "until_us": until_us, **more}


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Replaces the firmware by one main.py of the text given, and plays it."""

    def play(text, *acts, until_us=1000):
        (tmp_path / "main.py").write_text(text)
        monkeypatch.setattr(cpython, "FIRMWARE", tmp_path)
        return cpython.play({"acts": [[0, "power", 1], *acts], "until_us": until_us}).log

    return play


def crash(text, us=0):
    return [(0, "power", 1), (us, "crash", text), (us, "prompt", 1)]


@pytest.mark.parametrize(
    "name", ["socket", "threading", "random", "math", "utime", "asyncio", "pytest", "collections"]
)
@pytest.mark.parametrize("how", ["import {}", "from {} import x"])
def test_an_unknown_module_cannot_be_imported(program, name, how):
    log = program(how.format(name))
    assert log[:3] == crash(f"ImportError: no module named '{name}'")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("import os\nos.getcwd()", "AttributeError: module 'os' has no attribute 'getcwd'"),
        ("import time\ntime.time()", "AttributeError: module 'time' has no attribute 'time'"),
        ("import sys\nsys.modules", "AttributeError: module 'sys' has no attribute 'modules'"),
        ("from machine import Timer", "ImportError: no module named 'machine.Timer'"),
        ("import quizbox.none", "ImportError: no module named 'quizbox'"),
        ("import json\njson.dump", "AttributeError: module 'json' has no attribute 'dump'"),
        ("open('/etc/passwd')", "OSError: 2"),
        ("raise ValueError('why')", "ValueError: why"),
    ],
)
def test_the_firmware_sees_the_simulated_modules_alone_and_a_crash_is_logged(program, text, error):
    log = program(text)
    assert [entry[:2] for entry in log[1:3]] == [(0, "crash"), (0, "prompt")]
    assert log[1][2] == error


def test_a_crash_has_its_time_and_leaves_the_prompt_until_power_goes(program):
    text = "from time import sleep_us\nsleep_us(30)\n1 / 0"
    log = program(text, [40, "start", 1], [50, "power", 0], [60, "power", 1])
    assert [entry for entry in log if entry[1] != "segments"][:7] == [
        *crash("ZeroDivisionError: division by zero", 30),
        (40, "start", 1),
        (50, "power", 0),
        (50, "prompt", 0),
        (60, "power", 1),
    ]
    assert (90, "crash", "ZeroDivisionError: division by zero") in log


def test_ctrl_c_ends_the_program_at_the_prompt_without_a_crash(program):
    log = program("from time import sleep_us\nwhile True:\n    sleep_us(7)", [16, "rx", "03"])
    assert log[:2] == [(0, "power", 1), (21, "prompt", 1)]
    assert "crash" not in [what for _, what, _ in log]


def test_a_program_cannot_catch_the_end_of_power(program):
    text = (
        "from time import sleep_us\n"
        "while True:\n"
        "    try:\n"
        "        sleep_us(7)\n"
        "    except Exception:\n"
        "        sleep_us(1)\n"
    )
    log = program(text, [16, "power", 0])
    assert log == [(0, "power", 1), (16, "power", 0)]


def test_names_in_json_are_sent_unescaped():
    json = cpython.Machine(Rig({})).load("json")
    assert json.dumps({"name": "Größe"}) == '{"name": "Größe"}'


def test_each_machine_imports_anew_and_leaves_the_programs_own_modules_alone():
    before = dict(sys.modules)
    first, second = cpython.Machine(Rig({})), cpython.Machine(Rig({}))
    for name in ("quizbox.core.money", "quizbox.panel", "quizbox.settings", "time", "sys"):
        modules = {id(machine.load(name)) for machine in (first, second)}
        assert (len(modules), id(before.get(name)) in modules) == (2, False)
        assert first.load(name) is first.load(name)
    assert {name for name in sys.modules if sys.modules[name] is not before.get(name)} == set()


def test_each_power_up_runs_the_program_anew(program):
    text = "import sys\nsys.path.append('x')\nraise ValueError(len(sys.path))"
    log = program(text, [10, "power", 0], [20, "power", 1])
    assert [entry for entry in log if entry[1] in ("power", "crash")] == [
        (0, "power", 1),
        (0, "crash", "ValueError: 4"),
        (10, "power", 0),
        (20, "power", 1),
        (20, "crash", "ValueError: 4"),
    ]


def test_a_soft_reset_runs_the_program_anew(program):
    text = "from time import sleep_us, ticks_us\nraise ValueError(ticks_us())"
    log = program(text, [10, "soft_reset", 0])
    assert [entry for entry in log if entry[1] == "crash"] == [
        (0, "crash", "ValueError: 0"),
        (10, "crash", "ValueError: 10"),
    ]


PRESS = [[500_000, "start", 1], [600_000, "start", 0]]
SEED_3 = script(*PRESS, seed=3, origin_us=2**30 - 700_000)
SEED_4 = script([1_000_000, "slide", 2], seed=4, display="none")


def test_equal_scripts_give_equal_logs():
    first, second = cpython.play(SEED_3), cpython.play(SEED_3)
    assert (first.log, first.kept) == (second.log, second.kept)
    assert first.log != cpython.play(SEED_4).log
    assert [what for _, what, _ in first.log if what in ("start", "crash")] == ["start", "start"]


def test_the_origin_of_the_ticks_changes_nothing_that_is_seen():
    logs = [
        cpython.play(script(*PRESS, origin_us=origin_us)).log
        for origin_us in (0, 2**29 - 1_000_000, 2**30 - 550_000, 2**30 - 1)
    ]
    assert [log == logs[0] for log in logs] == [True] * 4


def test_two_boxes_side_by_side_are_independent():
    """One box is played whole in the middle of another's run."""
    inner = []
    rig = Rig(SEED_3)
    rig.clock.at(550_000, lambda: inner.append(cpython.play(SEED_4)))
    cpython.run(rig)
    assert cpython.outcome(rig) == cpython.play(SEED_3)
    assert inner == [cpython.play(SEED_4)]


def test_an_outcome_has_the_log_in_order_and_the_kept_files_alone():
    rig = Rig({"kept": {"a": "6162"}})
    rig.flash.files["/slot"] = b"/a"
    rig.log += [[5, "lamp", 1], [3, "start", 1], [5, "lamp", 0]]
    outcome = cpython.outcome(rig)
    assert outcome.log == [(3, "start", 1), (5, "lamp", 1), (5, "lamp", 0)]
    assert outcome.kept == {"a": b"ab"}
