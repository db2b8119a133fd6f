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
    monkeypatch.delenv("QUIZBOX_CACHE", raising=False)
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


@pytest.mark.parametrize("more", ["", "-g", "'-DA=a b'", " -g  -g "])
def test_a_compiler_with_arguments(folder, monkeypatch, tmp_path, more):
    """As ccache's: the first word is found, the others are handed to it."""
    wrapper = tmp_path / "wrap"
    wrapper.write_text('#!/bin/sh\necho "$@" >>"$0.log"\nexec "$@"\n')
    wrapper.chmod(0o755)
    monkeypatch.setenv("CC", f"{wrapper} cc {more}")
    compiler.library()
    version, compiled = (tmp_path / "wrap.log").read_text().splitlines()
    assert version.startswith("cc ") and version.endswith(" --version")
    assert f" {compiler.FLAGS[0]} " in compiled


def test_a_compiler_in_a_path_with_blanks(folder, monkeypatch, tmp_path):
    (tmp_path / "my own").mkdir()
    (tmp_path / "my own" / "cc").symlink_to(shutil.which("cc"))
    monkeypatch.setenv("CC", str(tmp_path / "my own" / "cc"))
    assert compiler.library().core_size() > 0


@pytest.mark.parametrize("chosen", ["", "  "])
def test_a_cc_that_is_empty_is_none(folder, monkeypatch, chosen):
    monkeypatch.setenv("CC", chosen)
    assert compiler.library().core_size() > 0


@pytest.mark.parametrize("chosen", ["no-such-cc", "no-such-cc -g", 'cc "'])
def test_a_cc_that_is_not_there_is_named(folder, monkeypatch, chosen):
    monkeypatch.setenv("CC", chosen)
    with pytest.raises(QuizboxError, match=f"CC names .* not there: {chosen}. Set it to another"):
        compiler.library()


def test_a_cc_that_is_no_program_is_named(folder, monkeypatch, tmp_path):
    (tmp_path / "cc").write_bytes(b"\x7fELF of another machine")
    (tmp_path / "cc").chmod(0o755)
    monkeypatch.setenv("CC", str(tmp_path / "cc"))
    with pytest.raises(QuizboxError, match="cc cannot be run: .* CC=gcc"):
        compiler.library()


def test_a_library_that_cannot_be_loaded_is_named(folder, monkeypatch, tmp_path):
    half = tmp_path / "half"
    half.write_text('#!/bin/sh\nwhile [ $# -gt 1 ]; do [ "$1" = -o ] && echo >"$2"; shift; done\n')
    half.chmod(0o755)
    monkeypatch.setenv("CC", str(half))
    with pytest.raises(QuizboxError, match="cannot be loaded: .* Remove that file"):
        compiler.library()


def test_a_compiler_that_fails_is_named(folder, monkeypatch):
    monkeypatch.setenv("CC", "false")
    with pytest.raises(QuizboxError, match="false does not compile .* CC=gcc"):
        compiler.library()
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(folder, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with pytest.raises(QuizboxError, match="QUIZBOX_CACHE=FOLDER"):
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
