"""Files for the person: old or new, never half, whatever goes wrong and wherever it does."""

import contextlib
import errno
import os
import resource
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from quizbox_host import outfile
from quizbox_host.errors import CannotWrite

OLD, NEW = b"old and much longer than the new one", b"new"
FULL = OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def place(tmp_path):
    folder = tmp_path / "place"
    folder.mkdir()
    return folder / "file.toml"


def fail(*_, **__):
    raise FULL


def break_open(monkeypatch):
    monkeypatch.setattr(Path, "open", fail)


def break_write(monkeypatch):
    """Half of it comes, and then the disk is full."""
    real = Path.open

    @contextlib.contextmanager
    def opened(self, *how):
        with real(self, *how) as file:
            yield Half(file)

    monkeypatch.setattr(Path, "open", opened)


class Half:
    def __init__(self, file):
        self._file = file

    def write(self, data):
        self._file.write(data[: len(data) // 2])
        raise FULL


def break_sync(monkeypatch):
    monkeypatch.setattr(os, "fsync", fail)


def break_rename(monkeypatch):
    monkeypatch.setattr(Path, "replace", fail)
    monkeypatch.setattr(Path, "rename", fail)
    monkeypatch.setattr(os, "link", fail)


def break_by_hand(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)


BREAKS = (break_open, break_write, break_sync, break_rename)


@pytest.mark.parametrize("old", [OLD, None])
@pytest.mark.parametrize("broken", [*BREAKS, break_by_hand], ids=lambda one: one.__name__)
def test_where_it_breaks_off_the_old_one_stays_and_nothing_else(place, monkeypatch, broken, old):
    if old:
        place.write_bytes(old)
    broken(monkeypatch)
    with pytest.raises((CannotWrite, KeyboardInterrupt)) as raised:
        outfile.write(place, NEW, force=True)
    monkeypatch.undo()
    if raised.type is CannotWrite:
        assert raised.value.message == (
            f"cannot write {place}: No space left on device; name another"
        )
    assert {path.name: path.read_bytes() for path in place.parent.iterdir()} == (
        {place.name: old} if old else {}
    )


def test_a_disk_that_is_really_full(place):
    """A process that may write no more than 4 KiB to a file stands for it."""
    place.write_bytes(OLD)

    def limited():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    code = (
        "import sys; from quizbox_host import outfile; "
        "outfile.write(sys.argv[1], 'x' * 100_000, True)"
    )
    command = [sys.executable, "-P", "-c", code, place]
    done = subprocess.run(command, preexec_fn=limited, capture_output=True, text=True, check=False)
    assert "CannotWrite" in done.stderr
    assert {path.name: path.read_bytes() for path in place.parent.iterdir()} == {place.name: OLD}


def test_new_and_replaced(place):
    outfile.write(place, "Größe €\n", force=False)
    assert place.read_bytes() == "Größe €\n".encode()
    outfile.write(place, NEW, force=True)
    assert [(one.name, one.read_bytes()) for one in place.parent.iterdir()] == [(place.name, NEW)]


@pytest.mark.parametrize("kind", ["file", "folder", "a link to nothing"])
def test_what_is_there_stays_without_force(place, kind):
    if kind == "file":
        place.write_bytes(OLD)
    elif kind == "folder":
        place.mkdir()
    else:
        place.symlink_to("none")
    before = os.lstat(place)
    with pytest.raises(CannotWrite, match="is there already: name another, or say --force"):
        outfile.write(place, NEW, force=False)
    assert os.lstat(place) == before


def test_one_that_came_meanwhile_stays_without_force(place, monkeypatch):
    sync = os.fsync

    def meanwhile(number):
        place.write_bytes(OLD)
        sync(number)

    monkeypatch.setattr(os, "fsync", meanwhile)
    with pytest.raises(CannotWrite, match="is there already"):
        outfile.write(place, NEW, force=False)
    assert [(one.name, one.read_bytes()) for one in place.parent.iterdir()] == [(place.name, OLD)]


@pytest.mark.parametrize("is_there", [False, True])
def test_a_drive_without_links(place, monkeypatch, is_there):
    def refuse(*_):
        if is_there:
            place.write_bytes(OLD)
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    if is_there:
        with pytest.raises(CannotWrite, match="is there already"):
            outfile.write(place, NEW, force=False)
    else:
        outfile.write(place, NEW, force=False)
    assert place.read_bytes() == (OLD if is_there else NEW)
    assert len(list(place.parent.iterdir())) == 1


def test_a_link_stays_one_and_rights_stay(place):
    real = place.with_name("real")
    real.write_bytes(OLD)
    real.chmod(0o640)
    place.symlink_to("real")
    outfile.write(place, NEW, force=True)
    assert place.is_symlink()
    assert real.read_bytes() == NEW
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


def test_a_file_that_may_not_be_written_stays(place, monkeypatch):
    """Its folder may be: a new file in its place could be made all the same."""
    place.write_bytes(OLD)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(CannotWrite, match="Permission denied"):
        outfile.write(place, NEW, force=True)
    assert [(one.name, one.read_bytes()) for one in place.parent.iterdir()] == [(place.name, OLD)]


def test_a_new_one_has_the_rights_that_the_system_gives(place):
    place.with_name("usual").touch()
    outfile.write(place, NEW, force=False)
    assert place.stat().st_mode == place.with_name("usual").stat().st_mode


def test_a_pipe_is_written_to(place):
    os.mkfifo(place)
    reader = subprocess.Popen(["cat", place], stdout=subprocess.PIPE)
    outfile.write(place, NEW, force=True)
    assert reader.communicate()[0] == NEW
    assert stat.S_ISFIFO(place.stat().st_mode)


@pytest.mark.parametrize("name", ["none/file", "folder"])
def test_where_no_file_can_be(place, name):
    path = place.parent / name
    if name == "folder":
        path.mkdir()
    with pytest.raises(CannotWrite, match=f"cannot write {path}: .*; name another"):
        outfile.write(path, NEW, force=True)


def test_a_name_as_long_as_names_may_be(place):
    long = place.with_name("x" * 255)
    outfile.write(long, NEW, force=False)
    assert long.read_bytes() == NEW


@pytest.mark.parametrize("tmpdir", ["none", "full"])
def test_no_room_for_files_for_a_while(monkeypatch, tmp_path, tmpdir):
    if tmpdir == "none":
        monkeypatch.setattr("tempfile.TemporaryDirectory", fail)
    with (
        pytest.raises(CannotWrite, match="No space left on device; .*TMPDIR=FOLDER"),
        outfile.scratch() as folder,
    ):
        assert folder.is_dir()
        fail()
