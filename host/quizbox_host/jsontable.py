"""Generates the table of the box's JSON validator, firmware/quizbox/core/jsontable.py, from rules.

`python -m quizbox_host.jsontable` writes it; a test compares it with the rules. Sources: RFC 8259
(grammar), RFC 3629 (UTF-8), behaviour.md 7.1 (what the box refuses besides).
"""

from quizbox_host.worlds import cpython

FILE = cpython.FIRMWARE / "quizbox" / "core" / "jsontable.py"
A_LINE = 20  # bytes in each

# Kinds of bytes, which every state treats alike: the character for a kind in RULES, and its bytes.
# A byte of no kind, such as a control character or an invalid first byte of UTF-8, is refused.
KINDS = (
    ("_", b" "), ("^", b"\t\r\n"), ('"', b'"'), ("\\", b"\\"), ("{", b"{"), ("}", b"}"),
    ("[", b"["), ("]", b"]"), (",", b","), (":", b":"), ("-", b"-"), ("+", b"+"), (".", b"."),
    ("0", b"0"), ("1", b"1234567"), ("8", b"89"),
    ("a", b"aAB"), ("b", b"b"), ("c", b"cCF"), ("d", b"dD"), ("e", b"eE"), ("f", b"f"),
    ("n", b"nt"), ("r", b"r/"), ("u", b"u"),
)  # fmt: skip
# More kinds, as (character, first byte, last byte): x is the rest of ASCII, the others are bytes of
# longer characters (RFC 3629, section 4).
RANGES = (
    ("x", 0x20, 0x7F),
    ("A", 0x80, 0x8F), ("B", 0x90, 0x9F), ("C", 0xA0, 0xBF), ("2", 0xC2, 0xDF), ("E", 0xE0, 0xE0),
    ("3", 0xE1, 0xEF), ("D", 0xED, 0xED), ("F", 0xF0, 0xF0), ("4", 0xF1, 0xF3), ("G", 0xF4, 0xF4),
)  # fmt: skip

# The state machine, one state per line: its name, then pairs of kinds and the next state. Within a
# number a state is what it still needs, within a word how many letters are left; json checks which.
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
# What a row may hold instead of a next state; strictjson.py knows each action by its place here.
ACTIONS = (",", "closed", "key", "[", "]", "{", "}", "pair", "refused")


def text(all_rules=RULES):
    """The text of the generated file."""
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
    """The next state or the action for each kind; the last is for bytes of no kind, refused."""
    row = bytearray([names.index("refused")] * (len(order) + 1))
    for kinds, to in zip(rule[1::2], rule[2::2], strict=True):
        for kind in kinds:
            row[order.index(kind)] = names.index(to)
    return row


def _literal(data, indent=""):
    """Yield data as lines of bytes literals."""
    for begin in range(0, len(data), A_LINE):
        escaped = "".join(f"\\x{byte:02x}" for byte in data[begin : begin + A_LINE])
        yield f'{indent}    b"{escaped}"'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
