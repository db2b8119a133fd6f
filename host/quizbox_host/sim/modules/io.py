"""io: the base of a stream written in Python, and open."""

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
    """A file of the simulated flash: it is written when it is closed."""

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
    if mode not in ("r", "rb", "wb"):
        raise ValueError(mode)
    return _File(path, mode)
