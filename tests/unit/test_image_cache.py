"""The cache of images: where it is, its lock, its keys, what is staged and what makes room."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quizbox_host.errors import CannotWrite
from quizbox_host.image import cache

HOLD = """
import sys, pathlib
from quizbox_host.image import cache
with cache.Cache(pathlib.Path(sys.argv[1])).locked(print):
    print("locked", flush=True)
    sys.stdin.read()
"""


def silent(text):
    raise AssertionError(text)


@pytest.mark.parametrize(
    ("environment", "place"),
    [
        ({"QUIZBOX_CACHE": "/a/b", "XDG_CACHE_HOME": "/c"}, "/a/b"),
        ({"XDG_CACHE_HOME": "/c"}, "/c/quizbox"),
        ({"XDG_CACHE_HOME": "c"}, "/person/.cache/quizbox"),
        ({}, "/person/.cache/quizbox"),
    ],
)
def test_where_it_is(environment, place, monkeypatch):
    monkeypatch.setenv("HOME", "/person")
    assert str(cache.folder(environment)) == place


def test_a_folder_that_is_named_is_taken_from_here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert cache.folder({"QUIZBOX_CACHE": "mine"}) == tmp_path / "mine"


@pytest.mark.parametrize("home", [RuntimeError("no home"), "here"])
def test_without_a_home_it_says_how_to_name_a_folder(home, monkeypatch):
    def of_nobody():
        if isinstance(home, str):
            return Path(home)
        raise home

    monkeypatch.setattr(Path, "home", of_nobody)
    with pytest.raises(CannotWrite, match="no home folder .*QUIZBOX_CACHE=FOLDER"):
        cache.folder({})
    assert str(cache.folder({"XDG_CACHE_HOME": "/c"})) == "/c/quizbox"


def test_a_second_builder_waits_for_the_first_and_says_so(tmp_path):
    command = [sys.executable, "-c", HOLD, tmp_path]
    with subprocess.Popen(command, stdin=-1, stdout=-1, text=True) as first:
        assert first.stdout.readline() == "locked\n"
        said = []

        def say(text):
            said.append(text)
            first.stdin.close()  # and so it lets go

        with cache.Cache(tmp_path).locked(say):
            assert first.wait() == 0
    assert said == ["another build is under way: waiting for it"]


def test_a_child_that_has_the_lock_holds_it_when_its_parent_is_gone(tmp_path):
    with cache.Cache(tmp_path).locked(silent) as held:
        child = subprocess.Popen(["cat"], stdin=-1, pass_fds=(held.lock_fd,))
    said = []

    def say(text):
        said.append(text)
        child.stdin.close()

    with cache.Cache(tmp_path).locked(say):
        assert child.wait() == 0
    assert len(said) == 1


def test_one_builder_after_the_other_waits_for_nobody(tmp_path):
    for _ in range(2):
        with cache.Cache(tmp_path / "new").locked(silent) as held:
            assert held.lock_fd is not None
        assert held.lock_fd is None


def test_a_cache_that_cannot_be_is_told_with_another_way(tmp_path):
    (tmp_path / "file").touch()
    with (
        pytest.raises(CannotWrite, match="name another folder: QUIZBOX_CACHE"),
        cache.Cache(tmp_path / "file" / "below").locked(silent),
    ):
        pass


def test_an_image_is_kept_by_key_and_name(tmp_path):
    kept = cache.Cache(tmp_path)
    assert kept.image("k", "a.uf2") is None
    path = kept.keep("k", "a.uf2", b"1")
    assert (path.name, path.read_bytes()) == ("a.uf2", b"1")
    assert kept.image("k", "a.uf2") == path
    assert (kept.image("k", "b.uf2"), kept.image("l", "a.uf2")) == (None, None)
    kept.keep("k", "a.uf2", b"2")
    assert path.read_bytes() == b"2"


def test_the_images_that_were_used_longest_ago_make_room(tmp_path):
    kept = cache.Cache(tmp_path)
    for number in range(cache.KEPT):
        place = kept.keep(str(number), "a.uf2", b"").parent
        os.utime(place, (number, number))
    kept.image("0", "a.uf2")  # used now
    kept.keep("new", "a.uf2", b"")
    left = {path.name for path in (tmp_path / "images").iterdir()}
    assert left == {"new", *map(str, range(cache.KEPT))} - {"1"}


def test_a_key_is_of_all_its_parts_and_of_nothing_else():
    parts = ("one", {"a.py": b"1", "b.py": b"2"})
    others = [
        ("One", {"a.py": b"1", "b.py": b"2"}),
        ("one", {"a.py": b"1", "b.py": b"3"}),
        ("one", {"a.py": b"1", "c.py": b"2"}),
        ("one", {"a.py": b"1"}),
        ("one", {"a.py": b"1", "b.py": b"2"}, ""),
        ("on", "e", {"a.py": b"1", "b.py": b"2"}),
        ("one", {"a.py": b"1b.py2"}),
    ]
    keys = {cache.key(*other) for other in others}
    assert len(keys) == len(others)
    assert cache.key(*parts) not in keys
    assert cache.key(*parts) == cache.key("one", {"b.py": b"2", "a.py": b"1"})


def test_staging_writes_what_is_new_removes_what_is_gone_and_leaves_the_rest(tmp_path):
    assert cache.stage({"a/x.py": b"1", "a/y.py": b"2", "z.py": b"3"}, tmp_path)
    for name in ("a/x.py", "a/y.py", "z.py"):
        os.utime(tmp_path / name, (1, 1))
    assert cache.stage({"a/x.py": b"1", "a/y.py": b"new"}, tmp_path)
    files = {path.name: path for path in tmp_path.rglob("*") if path.is_file()}
    assert files.keys() == {"x.py", "y.py"}
    assert files["x.py"].stat().st_mtime == 1
    assert files["y.py"].stat().st_mtime > 1
    assert files["y.py"].read_bytes() == b"new"


def test_staging_the_same_again_changes_nothing(tmp_path):
    tree = {"a/x.py": b"1"}
    assert (cache.stage(tree, tmp_path), cache.stage(tree, tmp_path)) == (True, False)
