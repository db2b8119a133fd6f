"""Random lines: good requests of every method, spoilt by bytes, by tokens and by types."""

import copy
import json
import re

from quizbox.core import colours, protocol

ETX = 3  # Ctrl-C stops the program, as it should: not part of this
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[-+.\w]+|\s+|.', re.DOTALL)
NAMES = [*colours.DEFAULT_NAMES]
WHOLE = [{"name": name, "amount": 1000 * nth} for nth, name in enumerate(NAMES, 1)]
WIDE = [{"name": f"{'ß😀é'[nth % 3] * (nth % 9)}{nth}"} for nth in range(20)]
GOOD = (
    ("hello", {}),
    ("settings.get", {}),
    ("settings.set", {"volume": 2, "chase_1_s": 30, "deal": "shuffle"}),
    ("settings.set", {"game": "chase"}),
    ("table.get", {}),
    ("table.get", {"reveal": False}),
    ("table.get", {"reveal": True}),
    ("table.set", {"colours": WHOLE}),
    ("table.set", {"colours": WIDE}),
    ("game.status", {}),
    ("game.new", {}),
    ("game.select", {"colour": 7}),
    ("game.mode", {"game": "money"}),
    ("selftest", {}),
    ("diagnostics", {}),
    ("log.get", {}),
    ("log.clear", {}),
    ("events", {"on": True}),
    ("events", {"on": False}),
    ("reboot", {}),
    ("bootloader", {}),
)
IDS = (0, 1, -7, 2**31, 10**19, -(10**18), "", "x", "ß😀", "a" * 200, None)
# Texts that stand for a value, and many that stand for none.
VALUES = (
    "null", "true", "false", "0", "-0", "1", "01", "-", "1.", ".5", "+1", "1e999", "-1E+5", "1e",
    "0x1", "NaN", "Infinity", "9" * 20, "9" * 21, "9" * 400, "0." + "3" * 18, "0." + "3" * 19, '""',
    '"x"', '"\\n\\u0000"', '"\\ud83d\\ude00"', '"\\ud83d"', '"\\ude00\\ud83d"', '"\\ucO00"',
    '"\\x"', '"\t"', "'x'", "{}", "[]", '{"":""}', "{1:1}", "[,]", "[1,]", '{"a":1,}',
    "[" * 6 + "]" * 6, "[" * 7 + "]" * 7, "[" * 110 + "]" * 110, '{"a":' * 6 + "1" + "}" * 6,
    "{" * 50, '[{"name":"Red","amount":1000}]', '"' + "x" * 300 + '"', "tru", "nulll",
)  # fmt: skip
SIGNS = (
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "\\",
    " ",
    "\t",
    "\r",
    "/*",
    "//",
    "\0",
    "\x7f",
    "ß",
    "😀",
    "\ufeff",
)
BYTES = (
    b"\xff", b"\x80", b"\xc0\x80", b"\xe0\x80\x80", b"\xed\xa0\x80", b"\xed\xa0\xbd\xed\xb8\x80",
    b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98",
)  # fmt: skip
ODD = (
    None,
    True,
    False,
    0,
    1,
    -1,
    10**15,
    1.5,
    "",
    "x",
    "1",
    [],
    {},
    [[]],
    {"a": 1},
    ["Red"],
    [{}] * 20,
)
KEYS = ("", "x", "id", "app", "self", "game", "colours", "reveal", "ß", "Volume", "on ")


def line(chance):
    """One line, without its newline, of chance, a random.Random."""
    name, params = chance.choice(GOOD)
    request = {"jsonrpc": "2.0", "id": chance.choice(IDS), "method": name}
    if params or chance.random() < 0.5:
        request["params"] = copy.deepcopy(params)
    if chance.random() < 0.1:
        del request["id"]
    for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
        request = _by_types(chance, request)
    data = _written(chance, request)
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        data = chance.choice((_by_bytes, _by_tokens, _by_tokens, _cut, _padded))(chance, data)
    return data.replace(b"\n", b" ").replace(bytes([ETX]), b"")


def _written(chance, request):
    """As one writer of JSON or another would write it; characters as they are, or as escapes."""
    gaps = chance.choice(((",", ":"), (", ", ": "), (" ,\t", " : ")))
    escapes = chance.random() < 0.3
    return json.dumps(request, separators=gaps, ensure_ascii=escapes).encode()


def _places(value, path=()):
    """The path of each value in a request, but of the whole."""
    if isinstance(value, (dict, list)):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            yield (*path, key)
            yield from _places(inner, (*path, key))


def _by_types(chance, request):
    """A value of another kind, a member too many, one too few, one of another name."""
    request = copy.deepcopy(request)
    places = list(_places(request))
    if not places:
        return request
    path = chance.choice(places)
    holder = request
    for key in path[:-1]:
        holder = holder[key]
    kind = chance.randrange(5)
    if kind == 0:
        del holder[path[-1]]
    elif kind == 1 and isinstance(holder, dict):
        holder[chance.choice(KEYS)] = chance.choice(ODD)
    elif kind == 2 and isinstance(holder, dict):
        holder[chance.choice(KEYS)] = holder.pop(path[-1])
    else:
        holder[path[-1]] = copy.deepcopy(chance.choice(ODD))
    return request


def _by_tokens(chance, data):
    """A token left out, doubled, moved, or put in the place of another one."""
    tokens = TOKEN.findall(data.decode("utf-8", "surrogateescape")) or [""]
    place = chance.randrange(len(tokens))
    kind = chance.randrange(6)
    if kind == 0:
        del tokens[place]
    elif kind == 1:
        tokens.insert(place, tokens[place])
    elif kind == 2:
        other = chance.randrange(len(tokens))
        tokens[place], tokens[other] = tokens[other], tokens[place]
    elif kind == 3:
        tokens.insert(place, chance.choice(SIGNS) * chance.choice((1, 1, 2, 300)))
    else:
        values = [
            nth for nth, token in enumerate(tokens) if token[:1].isalnum() or token[:1] == '"'
        ]
        tokens[chance.choice(values or [place])] = chance.choice(VALUES)
    return "".join(tokens).encode("utf-8", "surrogateescape")


def _by_bytes(chance, data):
    """A few bytes changed, put in, taken out, doubled; or some that are no UTF-8."""
    data = bytearray(data or b"{")
    place = chance.randrange(len(data))
    kind = chance.randrange(5)
    if kind == 0:
        data[place] = chance.randrange(256)
    elif kind == 1:
        data[place:place] = chance.choice(BYTES)
    elif kind == 2:
        del data[place : place + chance.randrange(1, 4)]
    elif kind == 3:
        data[place:place] = data[place : place + chance.randrange(1, 20)]
    else:
        data[place] ^= 1 << chance.randrange(8)
    return bytes(data)


def _cut(chance, data):
    """Its beginning alone, its end alone, or with another line's beginning before it."""
    place = chance.randrange(len(data) + 1)
    return chance.choice((data[:place], data[place:], data[:place] + data))


def _padded(chance, data):
    """With blanks in it, up to about a limit of length."""
    limit = chance.choice((protocol.BUSY_LINE_BYTES, protocol.LINE_BYTES))
    blanks = b" " * max(0, limit + chance.choice((-1, 0, 0, 1)) - len(data))
    place = chance.choice((len(data), data.find(b" ") + 1, chance.randrange(len(data) + 1)))
    return data[:place] + blanks + data[place:]
