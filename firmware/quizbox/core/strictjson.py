"""JSON as RFC 8259 has it, and as the serial line limits it (7.1). MicroPython's json alone takes
much that is none: commas, brackets and zeros too many or too few, bytes that are no UTF-8.

One step of a table for each byte, and a pause after each PART: a line takes its time by its length
and not by what is in it, and holds nothing up. Only what the table lets through reaches json.
"""

import json

DEEPEST = 8  # brackets open at once
LONGEST_NUMBER = 20  # characters
PART = 128  # bytes that are judged without a pause: 2 ms on a Pico

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
# What has to be done besides, in the order in which _read looks for it.
ACTIONS = (",", "closed", "key", "[", "]", "{", "}", "pair", "refused")
OPENED = (3, 5)
START, VALUE, FIRST_ITEM, FIRST_KEY, NEXT_KEY, COLON, AFTER, END, STRING = range(9)  # as in RULES


class Reader:
    """Holds the table: some 2 kB, made once."""

    def __init__(self):
        order = "".join(kind[0] for kind in RANGES + KINDS)
        self._kinds = bytearray([len(order)] * 256)
        for kind, first, last in RANGES:
            for byte in range(first, last + 1):
                self._kinds[byte] = order.index(kind)
        for kind, members in KINDS:
            for byte in members:
                self._kinds[byte] = order.index(kind)
        rules = [line.split(" ") for line in RULES.split("\n")]
        names = [rule[0] for rule in rules]
        self._number, self._action = names.index("minus"), len(names)
        names.extend(ACTIONS)
        self._rows = [self._row(rule, names, order) for rule in rules]
        self._text = b""  # what is let through; empty is no JSON

    def _row(self, rule, names, order):
        """The state or the action that each kind of byte leads to."""
        row = bytearray([len(names) - 1] * (len(order) + 1))
        for place in range(1, len(rule), 2):
            for kind in rule[place]:
                row[order.index(kind)] = names.index(rule[place + 1])
        return row

    def loads(self, data):
        """The object or list that data, bytes, stands for. Raises ValueError as value does."""
        for _ in self.judge(data):
            pass
        return self.value()

    def value(self):
        """What the data that was judged stands for; a pair of surrogates, as escapes, is one
        character.

        Raises ValueError for all that RFC 8259 does not allow, and what is beyond the limits above.
        """
        text, self._text = self._text, b""
        return json.loads(text)

    def judge(self, data):
        """Read data, bytes: a generator that pauses after each part of it."""
        self._text = b""
        rows, kinds, number, first_action = self._rows, self._kinds, self._number, self._action
        text = bytearray(data)  # with pairs of surrogates as UTF-8
        state, after_string, after_comma = START, AFTER, VALUE
        nest, deepest = 1, 1 << DEEPEST  # a 1, and a bit for each open bracket: 1 is {, 0 is [
        end = last = 0  # of text; of what in it is no part of a number
        for begin in range(0, len(data), PART):
            for byte in data[begin : begin + PART]:
                state = rows[state][kinds[byte]]
                text[end] = byte
                end += 1
                if state < number:
                    last = end
                    continue
                if state < first_action:
                    if end - last > LONGEST_NUMBER:
                        return
                    continue
                last = end
                action = state - first_action
                if action == 0:  # ,
                    state = after_comma
                elif action == 1:  # closed
                    state, after_string = after_string, AFTER
                elif action == 2:  # key
                    state, after_string = STRING, COLON
                elif action == 7:  # pair
                    state, end = STRING, _join(text, end)
                    last = end
                elif action in OPENED and nest < deepest:
                    nest = nest << 1 | (action == 5)
                    state = FIRST_KEY if nest & 1 else FIRST_ITEM
                    after_comma = NEXT_KEY if nest & 1 else VALUE
                elif action == (6 if nest & 1 else 4):  # } or ]
                    nest >>= 1
                    state = AFTER if nest > 1 else END
                    after_comma = NEXT_KEY if nest & 1 else VALUE
                else:
                    return
            yield
        self._text = text[:end] if state == END else b""


def _join(text, end):
    """Put the character that the two escapes at the end of text are in their place.

    Returns the end of text then. RFC 2781, 2.2.
    """
    high, low = bytes(text[end - 10 : end - 6]), bytes(text[end - 4 : end])
    code = 0x10000 + ((int(high, 16) & 0x3FF) << 10 | int(low, 16) & 0x3FF)
    text[end - 12 : end - 8] = chr(code).encode()
    return end - 8
