"""The vm world: logs equal to cpython's, an interpreter that dies, stalls or is not there."""

import json

import pytest

from quizbox_host.errors import QuizboxError
from quizbox_host.sim import board
from quizbox_host.worlds import cpython, vm

BEFORE = [[0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]
SECOND = 1_000_000


def script(*acts, until_us=3 * SECOND, **more):
    return {"acts": BEFORE + [list(act) for act in acts], "until_us": until_us, **more}


def press(at_us, for_us=120_000):
    return [[at_us, "start", 1], [at_us + for_us, "start", 0]]


def line(method, **params):
    request = {"jsonrpc": "2.0", "id": method, "method": method, "params": params}
    return (json.dumps(request) + "\n").encode().hex()


def parsed(outcome):
    """An outcome with JSON as values: in MicroPython members stand in an order of its own.

    Of a torn file, whose text therefore differs, there is its length.
    """
    log = [(us, what, _value(text) if what == "said" else text) for us, what, text in outcome.log]
    return log, {name: _value(data.split(b"\n")[0]) for name, data in outcome.kept.items()}


def _value(text):
    try:
        return json.loads(text)
    except ValueError:
        return len(text)


def whats(outcome):
    return {what for _, what, _ in outcome.log}


@pytest.fixture
def program(tmp_path):
    """Replaces the firmware by one main.py of the text given: an Interpreter for it."""
    made = []

    def interpreter(text, **more):
        (tmp_path / "main.py").write_text(text)
        made.append(vm.Interpreter(tmp_path, **more))
        return made[-1]

    yield interpreter
    for one in made:
        one.close()


CHASE_MINUTE = script(*press(SECOND), until_us=63 * SECOND, origin_us=2**30 - 30 * SECOND)
MONEY_ROUND = script(
    [600_000, "rx", line("game.mode", game="money")],
    [700_000, "rx", line("events", on=True)],
    *press(2 * SECOND),
    [4 * SECOND, "slide", 2],
    *press(8 * SECOND),
    *press(12 * SECOND),
    until_us=20 * SECOND,
    seed=5,
)
SERIAL_LINES = script(
    [600_000, "rx", line("hello")],
    [700_000, "rx", line("settings.set", volume=1, game="clock")],
    [800_000, "rx", line("settings.set", volume=9)],
    [900_000, "rx", line("status")],
    [SECOND, "rx", line("diagnostics")],
    [1_100_000, "rx", b'{"id": "Gr\xc3\xb6\xc3\x9fe"}\n{[\nnot ours\n'.hex()],
    [1_200_000, "rx", b"{broken \xff\n".hex()],
    [1_300_000, "reads", 0],
    [1_400_000, "rx", line("table.get")],
    [1_700_000, "reads", 1],
    [1_800_000, "cable", 0],
    [1_900_000, "cable", 1],
    [2_000_000, "rx", line("game.status")],
)
PLAYED = {
    "a minute of The Chase": (CHASE_MINUTE, {"tone", "segments", "lamp", "piezo"}),
    "a colour of The Colour of Money": (MONEY_ROUND, {"said", "kept", "tone"}),
    "a flood of lines": (SERIAL_LINES, {"said", "kept"}),
    "Ctrl-C": (script([SECOND, "rx", "03"], [2 * SECOND, "power", 0]), {"prompt"}),
    "a soft reset": (script(*press(SECOND), [2 * SECOND, "soft_reset", 0]), {"lamp"}),
    "a fault": (script([SECOND, "fault", 0], until_us=5 * SECOND), {"kept"}),
    "a crash": (
        script(*([n * SECOND, "fault", 0] for n in (1, 2, 3)), until_us=5 * SECOND),
        {"crash", "prompt"},
    ),
    "a nap": (
        script([SECOND, "cable", 0], *press(1500 * SECOND), until_us=1501 * SECOND),
        {"asleep"},
    ),
    "a hang": (script([SECOND, "cable", 0], [2 * SECOND, "stall", 99 * SECOND]), {"segments"}),
    "noise": (script(*press(SECOND), [2 * SECOND, "noise", [20_000, 2_100_000]]), {"start"}),
    "noise on SLIDE and the cable": (
        script(
            *press(SECOND),
            *(
                [2 * SECOND, "noise", [20_000, 2_100_000, line]]
                for line in ("slide1", "slide2", "cable")
            ),
        ),
        {"noise"},
    ),
    "no display": (script(*press(SECOND), display="none"), {"lamp"}),
}


@pytest.mark.parametrize("name", PLAYED)
def test_the_log_is_equal_to_cpythons(name):
    played, there = PLAYED[name]
    ours, theirs = vm.play(played), cpython.play(played)
    assert parsed(ours) == parsed(theirs)
    assert there - whats(ours) == set()


@pytest.mark.parametrize("into_us", [0, 1, 20_000, 44_999, 45_701, 45_900, 60_000])
def test_power_that_goes_in_a_flash_write_leaves_the_same(into_us):
    asked = script([600_000, "rx", line("settings.set", volume=1)])
    begun_us = next(
        us for us, what, _ in cpython.play(asked).log if what == "kept" and us > 600_000
    )
    cut_us = begun_us + into_us
    acts = [*asked["acts"], [cut_us, "power", 0], [cut_us + SECOND, "power", 1]]
    cut = {"acts": acts, "until_us": 4 * SECOND, "seed": 7}
    assert parsed(vm.play(cut)) == parsed(cpython.play(cut))


def test_two_scripts_are_independent():
    alone = vm.Interpreter()
    first, second = PLAYED["a crash"][0], SERIAL_LINES
    wanted = parsed(alone.play(second))
    alone.close()
    assert [parsed(vm.play(one)) for one in (first, second, second)][1:] == [wanted, wanted]


def test_one_process_plays_many_scripts(program):
    text = "import sys\nsys.path.append('x')\nraise ValueError(len(sys.path))"
    interpreter = program(text)
    power_cycle = [[0, "power", 1], [10, "power", 0], [20, "power", 1]]
    logs = [interpreter.play({"acts": power_cycle, "until_us": 99}).log for _ in range(3)]
    crashes = [(0, "crash", "ValueError: 4"), (20, "crash", "ValueError: 4")]
    assert [[entry for entry in log if entry[1] == "crash"] for log in logs] == [crashes] * 3


POWER = {"acts": [[0, "power", 1]], "until_us": 1000}


@pytest.mark.parametrize(
    ("text", "crash"),
    [
        ("1 / 0", "ZeroDivisionError: divide by zero"),
        ("import nowhere", "ImportError: no module named 'nowhere'"),
        ("open('/etc/passwd')", "OSError: 2"),
        ("from os import getcwd", "ImportError: can't import name getcwd"),
        ("import machine\nmachine.Pin(11).value(1)", "Misuse: GP11 is written, but is no output"),
        ("raise ValueError('why')", "ValueError: why"),
    ],
)
def test_the_firmware_sees_the_simulated_modules_and_a_crash_is_logged(program, text, crash):
    log = program(text).play(POWER).log
    assert log[:3] == [(0, "power", 1), (0, "crash", crash), (0, "prompt", 1)]


def test_a_program_cannot_catch_the_end_of_power(program):
    text = (
        "from time import sleep_us\n"
        "while True:\n"
        "    try:\n"
        "        sleep_us(7)\n"
        "    except Exception:\n"
        "        sleep_us(1)\n"
    )
    log = program(text).play({"acts": [[0, "power", 1], [16, "power", 0]], "until_us": 99}).log
    assert log == [(0, "power", 1), (16, "power", 0)]


def test_a_program_that_exits_takes_the_interpreter_with_it_and_another_is_begun(program):
    interpreter = program("raise SystemExit")
    for _ in range(2):
        with pytest.raises(QuizboxError, match="MicroPython died: "):
            interpreter.play(POWER)


def test_the_interpreters_words_are_told_when_the_simulated_pico_breaks(program):
    interpreter = program("raise ValueError('why')")
    with pytest.raises(QuizboxError, match="AttributeError.*_act_dance"):
        interpreter.play({"acts": [[0, "power", 1], [5, "dance", 1]], "until_us": 99})
    assert interpreter.play(POWER).log[1] == (0, "crash", "ValueError: why")


def test_a_stalled_interpreter_is_broken_off(program):
    interpreter = program("while True:\n    pass", limit_s=0.2)
    with pytest.raises(QuizboxError, match="had not played a script after 0.2 s"):
        interpreter.play(POWER)


def test_an_interpreter_that_is_not_there_is_told_with_what_to_do(monkeypatch):
    monkeypatch.setattr(vm.sysconfig, "get_path", lambda name: "/nowhere")
    with pytest.raises(QuizboxError, match="the vm world needs MicroPython, and /nowhere has none"):
        vm.Interpreter().play(POWER)


def test_pads_are_reset_in_the_order_of_their_list():
    pico = board.Board()
    seen = []
    for number in reversed(board.NAMED + board.INSIDE):
        pico.pads[number].listeners.append(lambda number=number: seen.append(number))
    pico.reset()
    assert tuple(seen) == board.NAMED + board.INSIDE
