"""A serial port and a computer that a test scripts, in time that goes by only as they are used."""

import json

from quizbox_host.box import Limits
from quizbox_host.ports import Patience

READ_S = 0.05
HELLO = {
    "product": "quizbox", "version": "0.1.0", "protocol": 1, "board": "Pico", "id": "e6614103",
    "runs_from": "a", "game": "chase", "state": "ready", "bad_files": {}, "free_bytes": 150000,
    "reset_cause": "power",
}  # fmt: skip


class Time:
    """Seconds that stand still unless somebody waits."""

    def __init__(self):
        self.s = 100.0

    def now_s(self):
        return self.s

    def pause(self, s):
        self.s += s


def line(message):
    """A message of the box as its line."""
    return json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"


def result(request, value):
    return line({"id": request["id"], "result": value})


def error(id_, code, text="text", data=None):
    told = {"code": code, "message": text} | ({} if data is None else {"data": data})
    return line({"id": id_, "error": told})


def event(name, **params):
    return line({"method": name, "params": params})


class FakePort:
    """answer(request) gives what comes back: bytes, or [(seconds later, bytes or an error)]."""

    def __init__(self, time, answer, path="/dev/fake", greeting=b""):
        self.path = path
        self.sent = b""
        self.closed = False
        self._time = time
        self._answer = answer
        self._coming = [(time.now_s(), greeting)] if greeting else []

    @property
    def asked(self):
        """Every request that was sent, as dicts."""
        return [json.loads(text) for text in self.sent.split(b"\n") if text]

    @property
    def methods(self):
        return [request["method"] for request in self.asked]

    def write(self, data):
        assert not self.closed
        self.sent += data
        for text in data.split(b"\n"):
            if text:
                back = self._answer(json.loads(text))
                self.comes(*([(0, back)] if isinstance(back, bytes) else back or []))

    def comes(self, *coming):
        """Later still: (seconds from now, bytes or an error)."""
        self._coming += [(self._time.now_s() + after_s, what) for after_s, what in coming]

    def read(self):
        assert not self.closed
        if not self._is_due():
            self._time.pause(READ_S)
        if not self._is_due():
            return b""
        what = self._coming.pop(0)[1]
        if isinstance(what, Exception):
            raise what
        return what

    def _is_due(self):
        # Within a thousandth: sums of tenths are not exact.
        return bool(self._coming) and self._coming[0][0] <= self._time.now_s() + 0.001

    def close(self):
        self.closed = True


def says_hello(request, **other):
    """The answer of a box, other than usual where said, that knows hello alone."""
    return result(request, {**HELLO, **other}) if request["method"] == "hello" else None


class FakeComputer(Time):
    """devices: {path: a function that makes what open returns}; wrong: {path: what is raised
    instead, an iterator}."""

    limits = Limits()
    patience = Patience()

    def __init__(self, ports=(), devices=None):
        super().__init__()
        self.listed = list(ports)
        self.devices = devices or {}
        self.wrong = {}
        self.opened = []

    def ports(self):
        return self.listed

    def open(self, path):
        self.opened.append(path)
        for wrong in self.wrong.get(path, ()):
            raise wrong
        if path not in self.devices:
            raise FileNotFoundError(2, "No such file or directory")
        return self.devices[path]()
