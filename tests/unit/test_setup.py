"""Setting up a checkout: in its own folder, once, and anew where what is there is not its own."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from quizbox_host import checkout

ROOT = Path(__file__).parents[2]
# A Python that makes a .venv with itself in it; its pip writes what can then be found there.
PYTHON = """#!/bin/sh
echo "$0 PIP_USER=$PIP_USER $*" >>"$LOG"
here=$(dirname "$0")
case "$*" in
    *find_spec*) [ -e "$here/installed" ] ;;
    "-m venv"*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
    *"-m pip install"*) [ -e "$PIP_GOES_ELSEWHERE" ] || touch "$here/installed" ;;
    --version) echo Python 3.99 ;;
esac
"""
FILES = ("host/setup.sh", "constraints.txt", "pyproject.toml")


class Place:
    """A checkout with what a set-up needs, and a Python in a path with blanks."""

    def __init__(self, folder):
        self.folder = folder / "the checkout"
        for name in FILES:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.folder / name)
        self.python = folder / "my own python" / "python3"
        self.python.parent.mkdir()
        self.python.write_text(PYTHON)
        self.python.chmod(0o755)
        self.log = folder / "log"

    @property
    def venv(self):
        return self.folder / ".venv"

    def set_up(self, **environment):
        """(exit code, what it said, whether it made anything)."""
        self.log.write_text("")
        done = subprocess.run(
            ["sh", "host/setup.sh"],
            cwd=self.folder,
            env={**os.environ, "LOG": self.log, "PYTHON": self.python, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr, "-m venv" in self.log.read_text()

    def move(self, to, copy=False):
        (shutil.copytree if copy else shutil.move)(self.folder, to)
        self.folder = to


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


def test_it_is_set_up_once(place):
    code, said, made = place.set_up()
    assert (code, made) == (0, True), said
    assert place.set_up() == (0, "", False)


def test_what_is_pinned_otherwise_is_set_up_anew(place):
    place.set_up()
    pinned = place.folder / FILES[-1]
    pinned.write_text(pinned.read_text() + "# more\n")
    assert place.set_up()[::2] == (0, True)


@pytest.mark.parametrize("copy", [False, True])
def test_one_that_was_moved_or_copied_is_set_up_anew(place, tmp_path, copy):
    place.set_up()
    place.move(tmp_path / "elsewhere", copy)
    assert place.set_up()[::2] == (0, True)
    assert place.set_up() == (0, "", False)


def test_one_whose_python_has_gone_is_set_up_anew(place):
    place.set_up()
    (place.venv / "bin/python").unlink()
    assert place.set_up()[::2] == (0, True)


def test_one_whose_python_finds_nothing_any_more_is_set_up_anew(place):
    """As after a system's new Python took the place of the old."""
    place.set_up()
    (place.venv / "bin/installed").unlink()
    assert place.set_up()[::2] == (0, True)


def test_cdpath_leads_nowhere_else(place, tmp_path):
    other = tmp_path / "other"
    kept = other / ".venv/kept"
    (other / "host").mkdir(parents=True)
    kept.parent.mkdir()
    kept.touch()
    code, said, made = place.set_up(CDPATH=str(other))
    assert (code, made) == (0, True), said
    assert kept.exists()
    assert (place.venv / ".ready").exists()


def test_pip_is_told_where_packages_go(place):
    place.set_up(PIP_USER="yes")
    [pip] = [line for line in place.log.read_text().splitlines() if "-m pip" in line]
    assert "PIP_USER=no" in pip


def test_a_pip_that_puts_them_elsewhere_all_the_same_is_told_of(place, tmp_path):
    (tmp_path / "elsewhere").touch()
    code, said, _ = place.set_up(PIP_GOES_ELSEWHERE=str(tmp_path / "elsewhere"))
    assert code == 1
    assert said.splitlines()[-1].startswith("setup: pip put the packages elsewhere than into .venv")
    assert not (place.venv / ".ready").exists()


def test_a_python_that_cannot_make_one_leaves_what_is_there(place):
    place.set_up()
    code, said, made = place.set_up(PYTHON=str(place.folder / "none"))
    assert (code, made) == (0, False)
    (place.venv / ".ready").unlink()
    code, said, made = place.set_up(PYTHON=str(place.folder / "none"))
    assert (code, made) == (1, False)
    assert "name another: make PYTHON=python3.12" in said
    assert (place.venv / "bin/python").exists()


def test_what_draws_the_box_is_set_up_in_the_same_way():
    """Its script is not played here, since it may install KiCad."""
    host, hardware = ((ROOT / room / "setup.sh").read_text() for room in ("host", "hardware"))
    as_host = hardware.replace(".venv-hardware", ".venv").replace("build123d", "click")
    for head, last in (
        ("unset CDPATH", "wanted="),
        ("works() {", "\nfi\n"),
        ("if ! works", "ready"),
    ):
        start = host.index(head)
        assert host[start : host.index(last, start)] in as_host
    assert "PIP_USER=no .venv/bin/python -P -m pip install" in as_host


def in_a_checkout(folder):
    """(the script, the set-up) of a checkout there."""
    (folder / checkout.IN_A_CHECKOUT).parent.mkdir(parents=True)
    (folder / checkout.IN_A_CHECKOUT).touch()
    return folder / ".venv/bin/quizbox", folder / ".venv"


def test_a_copied_checkouts_command_is_noticed(tmp_path):
    """Its script names the original's Python; its Python finds the original's code."""
    script, prefix = in_a_checkout(tmp_path)
    ours = ROOT / ".venv"
    for called in ((script, ours), (script, prefix), (ours / "bin/quizbox", prefix)):
        assert checkout.copied(*called) == tmp_path


def test_its_own_and_one_that_is_no_checkouts_is_no_copy(tmp_path):
    assert checkout.copied(ROOT / ".venv/bin/quizbox", ROOT / ".venv") is None
    assert checkout.copied(tmp_path / ".venv/bin/quizbox", tmp_path / ".venv") is None
    link = tmp_path / "quizbox"
    link.symlink_to(ROOT / ".venv/bin/quizbox")
    assert checkout.copied(link, Path("/usr")) is None
    assert checkout.copied(Path("-c"), Path("/usr")) is None


def test_one_installed_in_a_checkouts_set_up_is_no_copy(tmp_path, monkeypatch):
    script, prefix = in_a_checkout(tmp_path)
    installed = prefix / "lib/python3.11/site-packages/quizbox_host/checkout.py"
    monkeypatch.setattr(checkout, "TOOL", installed)
    assert checkout.copied(script, prefix) is None
