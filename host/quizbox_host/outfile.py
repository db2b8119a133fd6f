"""Files that are written for the person: at each instant the old one or the new one, whole."""

import contextlib
import errno
import os
import secrets
import shutil
import tempfile
from pathlib import Path

from quizbox_host.errors import CannotWrite


def check_free(path, force):
    """Raises CannotWrite where something is there that only --force may replace."""
    if os.path.lexists(path) and not force:
        raise CannotWrite(f"{path} is there already: name another, or say --force to replace it")


def write(path, data, force):
    """Write a file, which gets its name once all of it is on the disk; where that breaks off,
    what was there before stays.

    data: bytes, or a text, which is written as UTF-8; force: replace what is there.
    Raises CannotWrite.
    """
    check_free(path, force)
    data = data.encode() if isinstance(data, str) else data
    try:
        _write(Path(os.path.realpath(path)), data, force)  # a link stays one
    except FileExistsError:
        check_free(path, force)
        raise
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWrite(f"cannot write {path}: {why}; name another") from error


def _write(target, data, force):
    if target.exists() and not target.is_file():  # /dev/stdout, a pipe: nothing to lose
        with target.open("wb") as file:
            file.write(data)
        return
    with _new(target) as new:
        with new.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _name(new, target, force)


@contextlib.contextmanager
def _new(target):
    """A name beside the target, of a file that is gone afterwards if it still has that name."""
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    new = target.with_name(f".quizbox-{secrets.token_hex(4)}")
    try:
        yield new
    finally:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)


def _name(new, target, force):
    """Give the new file its name. Raises FileExistsError where another has come meanwhile."""
    if force:
        if target.exists():
            shutil.copymode(target, new)
        new.replace(target)
        return
    try:
        os.link(new, target)
    except FileExistsError:
        raise
    except OSError:  # a drive without links, as a memory stick's
        if target.exists():
            raise FileExistsError from None
        new.rename(target)


@contextlib.contextmanager
def scratch():
    """Gives a folder (Path) for files that are needed for a while. Raises CannotWrite where the
    system has no room for one; what else goes wrong with files in it counts as that."""
    try:
        with tempfile.TemporaryDirectory(prefix="quizbox-") as folder:
            yield Path(folder)
    except OSError as error:
        raise CannotWrite(
            f"no room for files in between: {error.strerror or error}; name a folder that has "
            "some: TMPDIR=FOLDER"
        ) from error
