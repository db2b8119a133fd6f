"""What a laptop says to the box: good requests, and whatever else comes down a serial line."""

import itertools
import json

from .badlines import Bad
from .evidence import FIRST_ID
from .law import READS
from .runs import CTRL_C

STOPS = (b"\x03", b"\x03\x03", b"\r\x03\x03", b"\x03\r", b"x\x03", b'{"jsonrpc": "2.0", "i\x03')
CHANGES = (
    *["settings.set"] * 3, *["game.mode"] * 2, *["table.set"] * 2,
    "game.new", "game.select", "log.clear",
)  # fmt: skip
MODEM = (b"AT+GCAP\r\n", b"ATZ\r", b"\n\n\n", b"\r\n", b"~\x00x\xf0~")
BROKEN = (
    b'{"jsonrpc": "2.0", "id": 1, "method": "hello"\n',
    b'{"id": 2, "method": "hello"}\n',
    b'{"jsonrpc": "2.0", "id": [3], "method": "hello"}\n',
    b'{"jsonrpc": "2.0", "id": 4, "method": "no.such"}\n',
    b'{"jsonrpc": "2.0", "method": "hello"}\n',
    b'{"jsonrpc": "2.0", "id": "\\ud800", "method": "hello"}\n',
    b"{\xff\xfe\n",
    b"{" + b"[" * 2000 + b"\n",
    b"{" + b"x" * 3000 + b"\n",
)


class Laptop:
    """Puts requests into words; each has an id of its own, and they are told apart by that.

    rng: a random.Random.
    """

    def __init__(self, rng):
        self._rng = rng
        self._bad = Bad(rng)
        self._ids = itertools.count(FIRST_ID)

    def request(self, method, **params):
        """The hex of a request. The newline before it ends what was left half said."""
        line = {"jsonrpc": "2.0", "id": next(self._ids), "method": method}
        if params:
            line["params"] = params
        text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        return b"\n".join((b"", text.encode(), b"")).hex()

    def read(self):
        """One that changes nothing."""
        return self.request(self._rng.choice(READS[:-1]))

    def table(self):
        """table.set with other amounts and names."""
        amounts = [1000 * number for number in range(1, 21)]
        self._rng.shuffle(amounts)
        mark = self._rng.choice("abcdé")
        colours = [
            {"name": f"{mark}{number}", "amount": amount}
            for number, amount in enumerate(amounts, 1)
        ]
        return self.request("table.set", colours=colours)

    def refused(self):
        """One that no box grants."""
        if self._rng.random() < 0.5:
            return self.request("settings.set", brightness=2, volume=77)
        return self.request("table.set", colours=[])

    def stop(self):
        """What ends the program: 0x03, alone or as terminals and tools send it."""
        return self._rng.choice(STOPS).hex()

    def bad_line(self):
        """One that is to be refused; seldom it turns out to be good, and changes nothing."""
        return self._bad.line().hex()

    def garbage(self):
        """Bytes that are no request, as hex; never the one that stops the program."""
        rng = self._rng
        kind = rng.choice(("bytes", "half", "modem", "broken", "ctrl_d"))
        if kind == "bytes":
            data = bytes(rng.randrange(256) for _ in range(rng.choice((1, 7, 64, 300))))
            data = bytes(byte for byte in data if byte != CTRL_C)
        elif kind == "half":
            whole = bytes.fromhex(self.read())
            data = whole[: rng.randrange(2, len(whole) - 1)]
        elif kind == "ctrl_d":
            data = b"\x04" * rng.randint(1, 5)
        else:
            data = rng.choice(MODEM if kind == "modem" else BROKEN)
        return data.hex()
