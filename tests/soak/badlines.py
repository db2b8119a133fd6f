"""Lines that a box has to refuse, or may: requests mutated by bytes, by tokens and by types."""

import itertools
import json

from .strict import LINE_BYTES

CTRL_C = 3
# Of these none can be mutated, in two steps, into one that changes the box.
BASES = (
    ("hello", {}),
    ("settings.get", {}),
    ("table.get", {"reveal": False}),
    ("game.status", {}),
    ("diagnostics", {}),
    ("log.get", {}),
    ("settings.set", {"brightness": 2, "volume": 7777}),
    ("game.select", {"colour": 7777}),
    ("game.mode", {"game": "no such game"}),
    ("table.set", {"colours": [{"name": "Red"}, {"name": "é", "amount": 1000}]}),
)
ODD = (
    *(None, True, 0, -1, 1.5, 1e300, "", "x", "\u20ac", [], [[]], {}, {"a": None}),
    *(10**19, [1, [2, [3]]], {"x": {"y": {"z": []}}}),
)
TOKENS = (
    *(",", ",,", ":", "{", "}", "[", "]", "[}", "{]", '"', "\\", "'", "//", "/*", "NaN"),
    *("Infinity", "01", "1.", ".5", "+1", "-", "1e", "0x1", "tru", "nulll", "True", '"\\x"'),
    *('"\\ud800"', '"\\ud83d\\ude00"', '"\\ucO00"', '"a\tb"', '"a\x00b"', "\x0b", "\u00a0", "\t"),
    *("1" * 21, "1" * 400, "[" * 9 + "]" * 9, "{" * 110, "{1:1}", '"a":', "2", "null", "{}"),
)
NOT_UTF8 = (b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"\x80")


class Bad:
    """Draws them. rng: a random.Random."""

    def __init__(self, rng):
        self._rng = rng
        self._ids = itertools.count(1)

    def line(self):
        """The bytes of one, its newlines included."""
        rng = self._rng
        kinds = ("bytes", "tokens", "types", "types", "utf8", "long", "cut", "nested")
        data = getattr(self, "_" + rng.choice(kinds))()
        return b"\n" + bytes(byte for byte in data if byte != CTRL_C) + b"\n"

    def _good(self):
        """A request that changes nothing, as a dict."""
        method, params = self._rng.choice(BASES)
        line = {"jsonrpc": "2.0", "id": f"b{next(self._ids)}", "method": method}
        return {**line, "params": params} if params else line

    def _text(self):
        return json.dumps(self._good(), ensure_ascii=False)

    def _bytes(self):
        """A byte too many, too few or another."""
        data, rng = bytearray(self._text().encode()), self._rng
        for _ in range(rng.choice((1, 1, 2))):
            at, kind = rng.randrange(1, len(data)), rng.randrange(3)
            if kind == 0:
                del data[at]
            else:
                data[at : at + kind - 1] = bytes([rng.randrange(256)])
        return bytes(data)

    def _tokens(self):
        """A token between two others, or in the place of one."""
        text, rng = self._text(), self._rng
        at = rng.choice([nth for nth, character in enumerate(text) if character in ',:{}"'][1:])
        end = at + rng.randrange(2)
        return (text[:at] + rng.choice(TOKENS) + text[end:]).encode()

    def _types(self):
        """A member of another type, one too many or one too few."""
        line, rng = self._good(), self._rng
        what = rng.choice(("jsonrpc", "id", "method", "params", "no", "param", "extra"))
        if what == "no":
            del line[rng.choice(("jsonrpc", "id", "method"))]
        elif what == "extra":
            line[rng.choice(("x", "Id", ""))] = rng.choice(ODD)
        elif what == "param":
            params = {**line.get("params", {}), rng.choice(("x", "colour", "reveal", "")): 1.5}
            line["params"] = params
        else:
            line[what] = rng.choice(ODD)
        return json.dumps(line, ensure_ascii=rng.random() < 0.5).encode()

    def _utf8(self):
        data = self._text().encode()
        at = self._rng.randrange(1, len(data))
        return data[:at] + self._rng.choice(NOT_UTF8) + data[at:]

    def _long(self):
        """A line that is too long, whether or not it makes sense; or just not."""
        size = LINE_BYTES + self._rng.choice((-1, 0, 1, 2, 500))
        data = self._text().encode()
        filler = b" " if self._rng.random() < 0.5 else b"x"
        return data[:-1] + filler * (size - len(data)) + data[-1:]

    def _cut(self):
        data = self._text().encode()
        return data[: self._rng.randrange(1, len(data))]

    def _nested(self):
        depth = self._rng.choice((2, 6, 7, 8, 9, 110))
        opened, closed = self._rng.choice((("[", "]"), ('{"a":', "}")))
        inner = opened * depth + "1" + closed * depth
        return self._text()[:-1].encode() + b', "x": ' + inner.encode() + b"}"
