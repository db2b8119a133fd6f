"""Makes the table by which the box judges JSON, firmware/quizbox/core/jsontable.py, from its rules.

Written anew by `python -m quizbox_host.jsontable`; a test holds the file to the rules. RFC 8259 has
the grammar, RFC 3629 the bytes of UTF-8, behaviour.md 7.1 what is refused besides.
"""

from quizbox_host.worlds import cpython

FILE = cpython.FIRMWARE / "quizbox" / "core" / "jsontable.py"
A_LINE = 20  # bytes

# Which bytes mean the same wherever they stand, by the character that stands for them in RULES.
# What is in none of them, controls and what begins no UTF-8, is refused everywhere.
KINDS = (
    ("_", b" "), ("^", b"\t\r\n"), ('"', b'"'), ("\\", b"\\"), ("{", b"{"), ("}", b"}"),
    ("[", b"["), ("]", b"]"), (",", b","), (":", b":"), ("-", b"-"), ("+", b"+"), (".", b"."),
    ("0", b"0"), ("1", b"1234567"), ("8", b"89"),
    ("a", b"aAB"), ("b", b"b"), ("c", b"cCF"), ("d", b"dD"), ("e", b"eE"), ("f", b"f"),
    ("n", b"nt"), ("r", b"r/"), ("u", b"u"),
)  # fmt: skip
# The same as (kind, first byte, last byte): x for what else is in ASCII, and the bytes of a longer
# character, RFC 3629, 4.
RANGES = (
    ("x", 0x20, 0x7F),
    ("A", 0x80, 0x8F), ("B", 0x90, 0x9F), ("C", 0xA0, 0xBF), ("2", 0xC2, 0xDF), ("E", 0xE0, 0xE0),
    ("3", 0xE1, 0xEF), ("D", 0xED, 0xED), ("F", 0xF0, 0xF0), ("4", 0xF1, 0xF3), ("G", 0xF4, 0xF4),
)  # fmt: skip

# A state, and for the kinds of bytes that it takes the state that they lead to. Digits and signs
# are told by what a number still needs, words by how many letters: which, json sees to.
RULES = """\
start _^ start { { [ [
value _^ value " string { { [ [ - minus 0 zero 18 whole n word3 f word4
first-item _^ first-item ] ] " string { { [ [ - minus 0 zero 18 whole n word3 f word4
first-key _^ first-key } } " key
next-key _^ next-key " key
colon _^ colon : value
after _^ after , , ] ] } }
end _^ end
string _{}[],:-+.018abcdefnrux string " closed \\ escape 2 tail1 E tailE 3 tail2 D tailD F tailF \
4 tail3 G tailG
word4 xabcdefnru word3
word3 xabcdefnru word2
word2 xabcdefnru word1
word1 xabcdefnru after
tail1 ABC string
tail2 ABC tail1
tail3 ABC tail2
tailE C tail1
tailD AB tail1
tailF BC tail2
tailG A tail2
escape "\\bfnr string u hex4
hex4 018abcef hex3 d hex3d
hex3 018abcdef hex2
hex2 018abcdef hex1
hex1 018abcdef string
hex3d 01 hex2 8ab high2
high2 018abcdef high1
high1 018abcdef pair-slash
pair-slash \\ pair-u
pair-u u pair-d
pair-d d pair-low
pair-low cdef low2
low2 018abcdef low1
low1 018abcdef pair
minus 0 zero 18 whole
zero . point e power _^ after , , ] ] } }
whole 018 whole . point e power _^ after , , ] ] } }
point 018 part
part 018 part e power _^ after , , ] ] } }
power 018 tenfold -+ sign
sign 018 tenfold
tenfold 018 tenfold _^ after , , ] ] } }"""
# What the box has to do besides, in the order in which it looks for it: strictjson.py has each by
# its place.
ACTIONS = (",", "closed", "key", "[", "]", "{", "}", "pair", "refused")


def text(all_rules=RULES):
    """What the file holds by these rules."""
    order = "".join(kind[0] for kind in RANGES + KINDS)
    kinds = bytearray([len(order)] * 256)
    for kind, first, last in RANGES:
        for byte in range(first, last + 1):
            kinds[byte] = order.index(kind)
    for kind, members in KINDS:
        for byte in members:
            kinds[byte] = order.index(kind)
    rules = [line.split(" ") for line in all_rules.split("\n")]
    states = [rule[0] for rule in rules]
    names = [*states, *ACTIONS]
    lines = [
        '"""What is JSON, as a table. The rules that it is made of are in host/quizbox_host."""',
        "",
        f"NUMBERS = {states.index('minus')}  # the first of the states within a number",
        f"ACTIONS = {len(states)}  # the first of what has to be done besides",
        "# A byte's kind.",
        "KINDS = (",
        *_literal(kinds),
        ")",
        "# Of each state the next one by the kind of the byte, or what has to be done.",
        "ROWS = (",
    ]
    for rule in rules:
        lines += [f"    (  # {rule[0]}", *_literal(_row(rule, names, order), "    "), "    ),"]
    return "\n".join([*lines, ")"]) + "\n"


def _row(rule, names, order):
    """The state or the action that each kind of byte leads to; the last kind is refused."""
    row = bytearray([names.index("refused")] * (len(order) + 1))
    for kinds, to in zip(rule[1::2], rule[2::2], strict=True):
        for kind in kinds:
            row[order.index(kind)] = names.index(to)
    return row


def _literal(data, indent=""):
    """Lines of a bytes literal."""
    for begin in range(0, len(data), A_LINE):
        escaped = "".join(f"\\x{byte:02x}" for byte in data[begin : begin + A_LINE])
        yield f'{indent}    b"{escaped}"'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
