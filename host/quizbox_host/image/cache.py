"""The cache of images and of what they are built from, with a lock for one builder at a time."""

import contextlib
import hashlib
import os
import shutil
from pathlib import Path

from quizbox_host.errors import CannotWrite, QuizboxError

KEPT = 8  # images; each is 0.7 MB


def folder(environment=os.environ):
    """The cache's Path: QUIZBOX_CACHE, or quizbox in XDG_CACHE_HOME, or in ~/.cache.

    Raises CannotWrite if there is none of these.
    """
    own = environment.get("QUIZBOX_CACHE")
    if own:
        return Path(own).absolute()
    shared = environment.get("XDG_CACHE_HOME")
    # One that is relative counts as unset (XDG Base Directory Specification).
    base = Path(shared) if shared and Path(shared).is_absolute() else _home() / ".cache"
    return base / "quizbox"


def _home():
    try:
        home = Path.home()
    except RuntimeError:
        home = Path()
    if home.is_absolute():
        return home
    raise CannotWrite(
        "this user has no home folder to keep the cache in: name a folder, QUIZBOX_CACHE=FOLDER"
    )


class Cache:
    """A cache in a folder (Path), which is made when it is first needed."""

    def __init__(self, path):
        self.path = path
        self.lock_fd = None  # while it is locked; a child process that inherits it keeps the lock

    @contextlib.contextmanager
    def locked(self, say):
        """A context that locks the cache; say(text) is called if it has to wait.

        Raises CannotWrite if the cache cannot be made, QuizboxError on a system without flock.
        """
        try:
            import fcntl  # noqa: PLC0415 - Windows has none
        except ImportError:
            raise QuizboxError(
                "an image can be built on Linux or macOS only: there is a ready one to download"
            ) from None
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            lock = (self.path / "lock").open("w")
        except OSError as error:
            raise CannotWrite(
                f"the cache {self.path} cannot be used: {error.strerror}; "
                "name another folder: QUIZBOX_CACHE"
            ) from None
        with lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("another build is under way: waiting for it")
                fcntl.flock(lock, fcntl.LOCK_EX)
            self.lock_fd = lock.fileno()
            try:
                yield self
            finally:
                self.lock_fd = None

    def image(self, key, name):
        """The Path of the image with that key and file name, or None if it is not cached."""
        path = self._images / key / name
        if not path.is_file():
            return None
        os.utime(path.parent)
        return path

    def keep(self, key, name, data):
        """Cache an image (bytes), and remove the least recently used. Returns its Path."""
        place = self._images / key
        place.mkdir(parents=True, exist_ok=True)
        write(place / name, data)
        make_room(self._images, KEPT)
        return place / name

    @property
    def _images(self):
        return self.path / "images"


def make_room(folder, kept):
    """Remove the least recently used folders in a folder until so many are left."""
    folders = (path for path in folder.iterdir() if path.is_dir())
    ages = sorted(folders, key=lambda path: path.stat().st_mtime)
    for old in ages[:-kept]:
        shutil.rmtree(old)


def write(path, data):
    """Write a file (bytes) atomically: a reader sees the old one or the new one, never half."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.replace(path)


def key(*parts):
    """A short hash of these parts (texts, or {path: bytes}), as a name."""
    digest = hashlib.sha256()
    for part in parts:
        entries = sorted(part.items()) if isinstance(part, dict) else [("", part.encode())]
        for path, data in entries:
            for one in (path.encode(), data):
                digest.update(b"%d:" % len(one) + one)
        digest.update(b";")
    return digest.hexdigest()[:16]


def stage(tree, place):
    """Make the folder place hold tree, {relative path: bytes}, and nothing else.

    An unchanged file keeps its time, so that make sees what is new. Returns whether anything
    changed.
    """
    changed = False
    for path in [path for path in place.rglob("*") if path.is_file()]:
        if path.relative_to(place).as_posix() not in tree:
            path.unlink()
            changed = True
    for name, data in tree.items():
        path = place / name
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, data)
            changed = True
    return changed
