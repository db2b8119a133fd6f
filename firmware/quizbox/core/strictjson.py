"""A JSON parser, strict by RFC 8259 and within the limits of the serial line (7.1).

MicroPython's json accepts much that is not JSON: extra or missing commas, brackets and zeros, bytes
that are not UTF-8. So a state table (jsontable.py) checks each byte first, and only what it accepts
reaches json. Its time depends on a line's length alone, and it pauses after each part: no line
holds the box up.
"""

import json

from quizbox.core.jsontable import ACTIONS, KINDS, NUMBERS, ROWS

DEEPEST = 8  # brackets open at once
LONGEST_NUMBER = 20  # characters
PART = 128  # bytes checked without a pause: 2 ms on a Pico

OPENED = (3, 5)  # the actions of [ and {, see judge
START, VALUE, FIRST_ITEM, FIRST_KEY, NEXT_KEY, COLON, AFTER, END, STRING = range(9)  # states


class Reader:
    """Parses one line after another."""

    def __init__(self):
        self._found = None  # [the value] of the data checked last; None: it is bad

    def loads(self, data):
        """Parse data, bytes, without pauses. Returns and raises what value does."""
        for _ in self.judge(data):
            pass
        return self.value()

    def value(self):
        """The object or list of the data judged last; ask once. A pair of surrogate escapes is one
        character.

        Raises ValueError for what RFC 8259 does not allow, or what exceeds the limits above.
        """
        found, self._found = self._found, None
        if found is None:
            raise ValueError("not JSON")
        return found[0]

    def judge(self, data):  # noqa: PLR0912 - a call for each action would take too long
        """A generator: check data, bytes; it pauses after each part, unless there is only one."""
        self._found = None
        rows, kinds, numbers, actions = ROWS, KINDS, NUMBERS, ACTIONS
        text = bytearray(data)  # a copy, in which surrogate pairs become UTF-8
        state, after_string, after_comma = START, AFTER, VALUE
        nest, deepest = 1, 1 << DEEPEST  # a 1, and a bit for each open bracket: 1 is {, 0 is [
        end = last = 0  # lengths: of text; of text up to the last byte outside a number
        for begin in range(0, len(data), PART):
            if begin:
                yield
            for byte in data[begin : begin + PART]:
                state = rows[state][kinds[byte]]
                text[end] = byte
                end += 1
                if state < numbers:
                    last = end
                    continue
                if state < actions:
                    if end - last > LONGEST_NUMBER:
                        return
                    continue
                last = end
                action = state - actions
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
        if state == END:
            self._found = _loaded(text[:end])
        if len(data) > PART:
            yield


def _loaded(text):
    """[the value of text]; None if json refuses it: only json checks the spelling of words."""
    try:
        return [json.loads(text)]
    except ValueError:
        return None


def _join(text, end):
    """Replace the two surrogate escapes at the end of text with their character, in UTF-8.

    Returns the new end of text. RFC 2781, 2.2.
    """
    high, low = bytes(text[end - 10 : end - 6]), bytes(text[end - 4 : end])
    code = 0x10000 + ((int(high, 16) & 0x3FF) << 10 | int(low, 16) & 0x3FF)
    text[end - 12 : end - 8] = chr(code).encode()
    return end - 8
