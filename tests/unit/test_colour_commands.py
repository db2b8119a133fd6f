"""The commands `check` and `template`, as click gives them."""

import json
from pathlib import Path

import colour_texts
import pytest
from click.testing import CliRunner
from colour_texts import NAMES, ROWS, csv, toml

from quizbox_host import colourcommands, colourfile

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(command, *arguments):
    """(exit code, stdout, stderr)."""
    done = CliRunner().invoke(command, [str(argument) for argument in arguments])
    return done.exit_code, done.stdout, done.stderr


def check(*arguments):
    return run(colourcommands.check, *arguments)


def template(*arguments):
    return run(colourcommands.template, *arguments)


@pytest.fixture
def bad(tmp_path):
    path = tmp_path / "bad.csv"
    path.write_text(csv([("Red", 7000), ("Red", 7001)]))
    return path


def faults(path):
    return [
        (2, "2 colours; a table has 20"),
        (2, "an amount is a whole thousand from 1,000 to 20,000"),
        (2, "the name of line 1 again"),
    ]


def test_a_good_file_is_one_line(tmp_path):
    path = EXAMPLES / "colours.csv"
    assert check(path) == (0, f"{path}: 20 colours, with amounts\n", "")
    path = EXAMPLES / "names-only.toml"
    assert check(path) == (0, f"{path}: 20 colours, without amounts\n", "")


def test_every_file_and_every_fault(bad, tmp_path):
    good, none = EXAMPLES / "colours.toml", tmp_path / "none.csv"
    lines = [f"{bad}:{line}: {text}\n" for line, text in faults(bad)]
    lines += [f"{good}: 20 colours, with amounts\n", f"{none}: No such file or directory\n"]
    assert check(bad, good, none) == (4, "".join(lines), "")


def test_no_amount_is_printed_unless_asked_for():
    path = EXAMPLES / "colours.toml"
    assert "000" not in check(path)[1] + check("--json", path)[1]
    lines = [f"{at:4}  {name:9}  {amount:,}\n" for at, (name, amount) in enumerate(ROWS, 1)]
    assert check("--reveal", path) == (
        0, f"{path}: 20 colours, with amounts\n" + "".join(lines), "",
    )  # fmt: skip


def test_names_alone_are_revealed_alone():
    told = check("--reveal", EXAMPLES / "names-only.toml")[1].split("\n")[1:-1]
    assert told == [f"{place:4}  {name}" for place, name in enumerate(NAMES, 1)]


@pytest.mark.parametrize("reveal", [False, True])
def test_json(bad, reveal):
    good = EXAMPLES / "colours.toml"
    code, out, err = check("--json", *["--reveal"] * reveal, bad, good)
    expected = [
        {"file": str(bad), "good": False, "colours": 0, "amounts": False,
         "faults": [{"line": line, "text": text} for line, text in faults(bad)]},
        {"file": str(good), "good": True, "colours": 20, "amounts": True, "faults": []},
    ]  # fmt: skip
    if reveal:
        expected[0]["table"] = []
        expected[1]["table"] = [{"name": name, "amount": amount} for name, amount in ROWS]
    assert (code, json.loads(out), err) == (4, expected, "")


def test_check_wants_a_file():
    assert check()[0] == 2


@pytest.mark.parametrize("form", ["toml", "csv"])
def test_a_template_is_a_good_file(tmp_path, form):
    code, out, err = template("--format", form)
    assert (code, err) == (0, "")
    assert colour_texts.read(tmp_path, out, f".{form}") == ROWS
    assert out.startswith("# ")
    assert out.isascii()  # so that no program on the way can spoil it
    assert template("-o", tmp_path / f"new.{form}") == (0, "", "")
    assert (tmp_path / f"new.{form}").read_text() == out
    assert colourfile.read(tmp_path / f"new.{form}") == ROWS


def test_a_template_is_toml_unless_told():
    assert template() == template("--format", "toml")


def test_a_template_overwrites_nothing_unless_forced(tmp_path):
    path = tmp_path / "mine.csv"
    path.write_text("mine")
    assert template("-o", path) == (
        15, "", f"Error: {path} is there already: name another, or say --force to replace it\n",
    )  # fmt: skip
    assert path.read_text() == "mine"
    assert template("-o", path, "--force") == (0, "", "")
    assert colourfile.read(path) == ROWS


def test_a_template_that_cannot_be_written(tmp_path):
    path = tmp_path / "none" / "a.toml"
    told = f"Error: cannot write {path}: No such file or directory; name another\n"
    assert template("-o", path) == (15, "", told)
    assert template("--force", "-o", path)[0] == 15


@pytest.mark.parametrize("arguments", [("--format", "csv", "-o", "a.toml"), ("-o", "a.x")])
def test_a_form_and_an_ending_that_do_not_go_together(tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    assert template(*arguments)[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_a_form_for_a_name_that_tells_none(tmp_path):
    for form in ("toml", "csv"):
        assert template("--format", form, "-o", tmp_path / form)[0] == 0
        assert colourfile.read(tmp_path / form) == ROWS


def test_the_template_is_as_the_example():
    assert (
        colourcommands.text("toml").split("[colours]\n")[1]
        == toml(ROWS).replace('"', "").split("[colours]\n")[1]
    )
