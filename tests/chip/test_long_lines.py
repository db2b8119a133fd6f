"""How long a line of 2,048 bytes holds up a pass: none much longer than a good one (7.1)."""

import json

import pytest

from quizbox.core.protocol import LINE_BYTES
from tests.chip.box import MS, SECOND, Box

LONGER_US = 5 * MS
HELLO = '{"jsonrpc":"2.0","id":"x","method":"hello","params":{"a":'
MANY = ",".join(f'"{n:x}":1' for n in range(200))
NAMES = [{"name": f"{n:02} {'é' * 21}"} for n in range(1, 21)]


def padded(line):
    data = line.encode()
    return data[:-1] + b" " * (LINE_BYTES - len(data)) + b"}"


def filled(unit, begin="[", end="]", gap=","):
    """A request whose one param is that unit again and again."""
    room = LINE_BYTES - len(HELLO) - len(begin + end) - 2 + len(gap)
    count = room // (len(unit) + len(gap))
    return HELLO + begin + gap.join([unit] * count) + end + "}}"


GOOD = json.dumps(
    {"jsonrpc": "2.0", "id": "x", "method": "table.set", "params": {"colours": NAMES}},
    ensure_ascii=False,
    separators=(",", ":"),
)
ODD = {
    "a number of 1,900 digits": HELLO + "9" * 1900 + "}}",
    "110 brackets": HELLO + "[" * 110 + "]" * 110 + "}}",
    "lists in lists": filled("[[[[[]]]]]"),
    "objects": filled("{}"),
    "numbers": filled("12345678901234567890"),
    "escapes": filled("\\n", '"', '"', ""),
    "pairs of surrogates": filled("\\ud83d\\ude00", '"', '"', ""),
    "members": HELLO[: -len('"params":{"a":')] + MANY + "}",
    "params": HELLO[: -len('"a":')] + MANY + "}}",
    "keys of a colour": '{"jsonrpc":"2.0","id":"x","method":"table.set","params":{"colours":[{'
    + MANY + "}" + ",{}" * 19 + "]}}",
}  # fmt: skip


def longest_us(line):
    """The longest pass of a box that was sent that line alone."""
    box = Box()
    box.power(1, SECOND)
    box.rig.act("rx", (padded(line) + b"\n").hex())
    box.run(1500 * MS)
    assert [text for _, what, text in box.log if what == "said"]
    return box.ask("diagnostics")["longest_pass_us"]


@pytest.fixture(scope="module")
def good_us():
    return longest_us(GOOD)


@pytest.mark.parametrize("name", sorted(ODD))
def test_none_holds_the_box_much_longer_than_a_good_one(name, good_us):
    held_us = longest_us(ODD[name])
    print(f"{name}: {held_us} us, a table {good_us} us")
    assert held_us <= good_us + LONGER_US
