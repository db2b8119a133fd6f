"""io: StringIO, open on the simulated flash, and IOBase for streams written in Python."""

from _rig import rig


class IOBase:
    pass


class StringIO:
    def __init__(self):
        self._text = ""

    def write(self, text):
        self._text += text

    def getvalue(self):
        return self._text


class _File:
    """A file of the simulated flash, stored when it is closed without an exception."""

    def __init__(self, path, mode):
        self._path = path
        self._writes = "w" in mode
        self._binary = "b" in mode
        self._data = b"" if self._writes else rig.flash.read(path)

    def read(self, size=-1):
        data = self._data if size < 0 else self._data[:size]
        return data if self._binary else data.decode()

    def write(self, data):
        if not self._writes or not self._binary:
            raise OSError(9)
        self._data += data

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if self._writes and kind is None:
            rig.flash.write(self._path, self._data)


def open(path, mode="r"):
    """mode: "r", "rb" or "wb". Raises OSError as sim.flash does."""
    if mode not in ("r", "rb", "wb"):
        raise ValueError(mode)
    return _File(path, mode)
