"""Compiling the processor: once, side by side, and what is said where it cannot be done."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quizbox_host.emulator import compiler
from quizbox_host.errors import QuizboxError

COMPILERS = {Path(found).resolve(): found for found in map(shutil.which, compiler.NAMES) if found}
LOAD = "from quizbox_host.emulator.m0 import load; print(load().core_size())"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(compiler, "FLAGS", [*compiler.FLAGS, "-O0"])
    compiler.library.cache_clear()
    yield tmp_path / "quizbox"
    compiler.library.cache_clear()


def test_it_is_compiled_once(folder):
    compiler.library()
    [built] = folder.iterdir()
    written = built.stat().st_mtime_ns
    compiler.library.cache_clear()
    compiler.library()
    assert [path.stat().st_mtime_ns for path in folder.iterdir()] == [written]


def test_several_may_compile_at_once(folder):
    started = [
        subprocess.Popen([sys.executable, "-c", LOAD], stdout=subprocess.PIPE) for _ in range(3)
    ]
    said = {process.communicate()[0] for process in started}
    assert [process.returncode for process in started] == [0, 0, 0]
    assert len(said) == 1
    assert len(list(folder.iterdir())) == 1


def test_other_sources_are_another_library(folder, monkeypatch, tmp_path):
    compiler.library()
    sources = tmp_path / "sources"
    sources.mkdir()
    for path in compiler.SOURCES.iterdir():
        (sources / path.name).write_bytes(path.read_bytes())
    (sources / "timer.c").write_text((sources / "timer.c").read_text() + "\n")
    monkeypatch.setattr(compiler, "SOURCES", sources)
    compiler.library.cache_clear()
    compiler.library()
    assert len(list(folder.iterdir())) == 2


def test_without_a_compiler_the_next_step_is_told(folder, monkeypatch):
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(QuizboxError, match="sudo apt install gcc"):
        compiler.library()


def test_a_compiler_that_fails_is_named(folder, monkeypatch):
    monkeypatch.setenv("CC", "false")
    with pytest.raises(QuizboxError, match="false does not compile .* CC=gcc"):
        compiler.library()
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(folder, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(QuizboxError, match="XDG_CACHE_HOME=FOLDER"):
        compiler.library()


@pytest.mark.parametrize("name", COMPILERS.values())
def test_the_sources_give_no_warning(name, tmp_path):
    sources = map(str, compiler.SOURCES.glob("*.c"))
    strict = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fPIC", "-shared"]
    done = subprocess.run(
        [name, *strict, "-o", str(tmp_path / "core.so"), *sources],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
