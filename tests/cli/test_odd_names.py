"""What people read, with names that are wide, odd, or meant to play tricks."""

import pytest
from device import HELLO
from rich.cells import cell_len

from quizbox.core.colours import DEFAULT_NAMES

WIDE = ["日本", "❤️", "🏴\u200d☠️", "한글", "e\u0301", "Größe", "Turquoise"]
TRICKS = "R\x1b[2J\u202e\u200bd\n\x07"
PLAIN = "R\\x1b[2J\\u202e\\u200bd\\n\\x07"


def starts(lines, cells):
    """Where in each line its last cell begins, in places of a terminal."""
    return {cell_len(line[: line.rindex(cell)]) for line, cell in zip(lines, cells, strict=True)}


def held(names):
    return [{"name": name, "amount": 1000 * n} for n, name in enumerate(names, 1)]


def status(names):
    played = [
        {"colour": n, "name": name, "stops": [], "amount": 1000 * n}
        for n, name in enumerate(names, 1)
    ]
    return {"game": "money", "state": "choose", "shown": "C 02", "round": 2, "played": played}


@pytest.fixture
def boxed(run, devices):
    """boxed(word, ..., method=answer) is what a command prints of a box that answers so."""

    def boxed(*words, hello=HELLO, **answers):
        device = devices(hello=hello, **answers)
        return run(*words, "--port", device.path)

    return boxed


def test_columns_are_in_line_whatever_the_names(boxed):
    lines = boxed("colours", "show", table__get={"colours": held(WIDE)}).lines
    assert len(starts(lines, [f"{n},000" for n in range(1, 8)])) == 1
    lines = boxed("status", game__status=status(WIDE)).lines[2:]
    assert len(starts(lines, [f"{n},000" for n in range(1, 8)])) == 1


def test_columns_of_a_colour_file_are_in_line(run, tmp_path):
    path = tmp_path / "a.csv"
    names = [*WIDE, *DEFAULT_NAMES[7:]]
    path.write_text("".join(f"{name},{n}000\n" for n, name in enumerate(names, 1)), "utf-8")
    lines = run("colours", "check", "--reveal", path).lines[1:]
    assert len(starts(lines, [f"{n},000" for n in range(1, 21)])) == 1


def test_nothing_that_a_box_says_plays_tricks(boxed):
    fault = {"number": 1, "at_s": 2, "what": TRICKS, "where": "x"}
    hello = {**HELLO, "board": TRICKS, "bad_files": {"table": TRICKS}, "version": TRICKS}
    said = [
        boxed("colours", "show", table__get={"colours": held([TRICKS])}),
        boxed("status", game__status={**status([TRICKS]), "shown": TRICKS}),
        boxed("log", log__get={"faults": [fault]}),
        boxed("info", hello=hello, diagnostics={TRICKS: 1}),
        boxed("ports", hello=hello),
        boxed("settings", "list", settings__get={"x": TRICKS}),
        boxed("mode", "chase", game__mode={"game": TRICKS}),
        boxed("new-game", game__new={}, game__status={**status([]), "state": TRICKS}),
    ]
    for ran in said:
        assert ran.code == 0
        assert PLAIN in ran.out
        assert all(line.isprintable() for line in ran.lines)


def test_no_error_plays_tricks(run, chase, desk):
    ran = run("settings", "set", TRICKS, "1", "--port", chase.port)
    assert ran.err == f"Error: the box says: no setting {PLAIN}\n".replace("\\n", "\n")
    ran = run("info", "--port", "/dev/\x1b[2J")
    assert "\x1b" not in ran.err
    assert "/dev/\\x1b[2J" in ran.err


@pytest.mark.parametrize("ending", [".toml", ".csv"])
def test_a_table_that_no_file_may_hold_is_saved_and_told(boxed, run, tmp_path, ending):
    names = ["Team 5000", *DEFAULT_NAMES[1:]]
    path = tmp_path / f"a{ending}"
    ran = boxed("colours", "save", path, table__get={"colours": [{"name": n} for n in names]})
    assert (ran.code, ran.lines) == (0, [f"saved: {path}"])
    told = ran.err.splitlines()
    assert told[0] == "as the box has it, `load` would refuse it: put these right before"
    assert "a name that ends in an amount" in told[1]
    assert run("colours", "check", path).lines == told[1:]
    ran = boxed("colours", "save", path, "--force", table__get={"colours": held(DEFAULT_NAMES)})
    assert (ran.code, ran.err) == (0, "")
