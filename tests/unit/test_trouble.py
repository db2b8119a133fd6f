"""What is shown after a fault, and what the log says of it (6.5)."""

import pytest

from quizbox.core.game import IDLE, SECOND
from quizbox.core.games import Setup
from quizbox.core.trouble import Trouble
from quizbox_host.worlds.cpython import FIRMWARE

FACE = (FIRMWARE / "quizbox" / "face.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "shown"), [(1, "Er 1"), (9, "Er 9"), (10, "Er10"), (99, "Er99"), (123, "Er23")]
)
def test_er_and_a_number_for_two_seconds(number, shown):
    game = Trouble(Setup({"game": "race"}, 1, {}, None), number)
    assert (game.view, game.lamp, game.phase) == (("text", shown), "off", IDLE)
    assert game.due_us() == 2 * SECOND
    game.run(2 * SECOND - 1)
    assert game.take() == []
    game.run(5 * SECOND)
    assert game.take() == [(5 * SECOND - 1, "game", "race")]
    assert game.due_us() is None


def test_start_and_slide_do_nothing():
    game = Trouble(Setup({"game": "race"}, 1, {}, None), 1)
    game.press()
    game.slide(2)
    game.release(0)
    assert (game.take(), game.due_us(), game.view) == ([], 2 * SECOND, ("text", "Er 1"))


@pytest.fixture
def log(box):
    """A Faults, its store and what loads its modules."""
    bench = box()
    store = bench.load("quizbox.store").Store()
    return bench.load("quizbox.faults").Faults(store), store, bench.load


def raised(load):
    """An exception from a line of the program."""
    face = load("quizbox.face")
    try:
        face.Face(None, 4, None, {})
    except KeyError as error:
        return error
    raise AssertionError


def test_an_exception_is_logged_with_the_line_where_it_began(log):
    faults, store, load = log
    faults.note_exception(raised(load), 12_345)
    entry = faults.entries[0]
    file, _, line = entry["where"].partition(":")
    assert (file, entry["at_s"], entry["number"]) == ("face.py", 12, 1)
    assert 'settings["separator"]' in FACE.splitlines()[int(line) - 1]
    assert entry["what"] == "KeyError: 'separator'"
    assert store.waits_for("log")


def test_long_words_are_cut(log):
    faults, _, _ = log
    faults.note_exception(ValueError("x" * 5000), 0)
    assert faults.entries[0]["what"] == "ValueError: " + "x" * 68
    assert faults.entries[0]["where"] == "?"


@pytest.mark.parametrize(
    ("at_ms", "too_many"),
    [
        ((0,), False),
        ((0, 1), False),
        ((0, 1, 2), True),
        ((0, 30_000, 59_999), True),
        ((0, 30_000, 60_000), False),
        ((0, 1000, 70_000, 71_000), False),
        ((0, 50_000, 70_000, 71_000), True),
    ],
)
def test_three_within_a_minute_are_too_many(log, at_ms, too_many):
    faults, _, _ = log
    for ms in at_ms:
        faults.note_exception(ValueError(), ms)
    assert faults.are_too_many is too_many


def test_other_faults_do_not_count(log):
    faults, _, _ = log
    for _ in range(5):
        faults.note("flash", "full", 0)
    assert not faults.are_too_many


def test_the_store_forgets_all_but_the_log_and_the_bad_files(log):
    faults, store, _ = log
    told = []
    store.put_aside("table")
    store.keep("game", dict, told.append)
    store.keep("settings", dict)
    faults.note("what", "where", 0)
    store.forget()
    assert [(job[1], job[0] == store._write) for job in store.waiting] == [
        ("table", False),
        ("log", True),
    ]
    assert (store.waits_for("game"), store.waits_for("settings"), told) == (False, False, [])
