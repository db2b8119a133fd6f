"""The plugin that writes down how each test of a tier went (tests/ran.py), in its own pytest."""

import subprocess
import sys

import pytest

from tests import ran

TEXT = """
import pytest

@pytest.fixture
def broken():
    yield
    raise ValueError

@pytest.fixture
def unmade():
    raise ValueError

@pytest.mark.parametrize("word", ["a b", "c"])
def test_passes(word):
    assert word

def test_fails():
    assert False

def test_skips():
    pytest.skip()

@pytest.mark.xfail(strict=False)
def test_is_expected_to_fail():
    assert False

def test_breaks_in_its_end(broken):
    assert True

def test_breaks_in_its_beginning(unmade):
    assert True
"""
EXPECTED = """\
passed test_it.py::test_passes[a b]
passed test_it.py::test_passes[c]
failed test_it.py::test_fails
failed test_it.py::test_skips
failed test_it.py::test_is_expected_to_fail
failed test_it.py::test_breaks_in_its_end
failed test_it.py::test_breaks_in_its_beginning
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "test_it.py").write_text(TEXT, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return tmp_path


def play(folder, *more):
    """Run pytest there with the plugin; what is below the project's root is found as it is."""
    root = ran.FOLDER.parents[1]
    words = ["-c", "import sys, pytest; sys.path.insert(0, sys.argv.pop(1)); pytest.main()"]
    words += [str(root), "-p", "no:cacheprovider", "-p", "tests.ran", *more]
    subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, check=True)


def test_only_what_passed_from_beginning_to_end_has_passed(folder):
    record = folder / "ran" / "unit.txt"
    play(folder, "--ran", str(record))
    assert record.read_text(encoding="utf-8") == EXPECTED


def test_without_being_asked_it_writes_nothing(folder):
    play(folder)
    assert not [path for path in folder.rglob("*.txt") if path.parent.name == "ran"]


def test_a_run_that_breaks_off_leaves_no_old_record(folder):
    record = folder / "unit.txt"
    record.write_text(EXPECTED, encoding="utf-8")
    (folder / "test_it.py").write_text("import os\n\ndef test_it():\n    os._exit(1)\n")
    with pytest.raises(subprocess.CalledProcessError):
        play(folder, "--ran", str(record))
    assert not record.exists()


def test_a_test_that_began_and_did_not_end_is_not_in_the_record(folder):
    text = TEXT + "\n\ndef test_last():\n    raise KeyboardInterrupt\n"
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    record = folder / "unit.txt"
    play(folder, "--ran", str(record))
    assert record.read_text(encoding="utf-8") == EXPECTED
