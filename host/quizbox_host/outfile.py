"""Atomic writes of a person's files: at each instant the old file or the new one, whole."""

import contextlib
import errno
import os
import secrets
import shutil
import tempfile
from pathlib import Path

from quizbox_host.errors import CannotWrite


def check_free(path, force):
    """Raises CannotWrite if the path exists, unless force is set."""
    if os.path.lexists(path) and not force:
        raise CannotWrite(f"{path} is there already: name another, or say --force to replace it")


def write(path, data, force):
    """Write a file atomically: under a temporary name, synced, then renamed. If that fails, what
    was there before stays.

    data: bytes, or text, which is written as UTF-8; force: replace what is there.
    Raises CannotWrite.
    """
    check_free(path, force)
    data = data.encode() if isinstance(data, str) else data
    try:
        _write(Path(os.path.realpath(path)), data, force)  # a symbolic link stays one
    except FileExistsError:
        check_free(path, force)
        raise
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotWrite(f"cannot write {path}: {why}; name another") from error


def _write(target, data, force):
    if target.exists() and not target.is_file():  # /dev/stdout, a pipe: nothing to replace
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
    """A context with a temporary Path beside the target, removed afterwards if it still exists."""
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    new = target.with_name(f".quizbox-{secrets.token_hex(4)}")
    try:
        yield new
    finally:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)


def _name(new, target, force):
    """Rename the new file. Raises FileExistsError if, without force, the target exists by now."""
    if force:
        if target.exists():
            shutil.copymode(target, new)
        new.replace(target)
        return
    try:
        os.link(new, target)
    except FileExistsError:
        raise
    except OSError:  # a drive without hard links, such as a memory stick
        if target.exists():
            raise FileExistsError from None
        new.rename(target)


@contextlib.contextmanager
def scratch():
    """A context with a temporary folder (Path). Raises CannotWrite if it cannot be made, and for
    any OSError within the context."""
    try:
        with tempfile.TemporaryDirectory(prefix="quizbox-") as folder:
            yield Path(folder)
    except OSError as error:
        raise CannotWrite(
            f"no room for files in between: {error.strerror or error}; name a folder that has "
            "some: TMPDIR=FOLDER"
        ) from error
