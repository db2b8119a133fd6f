"""JSON as RFC 8259 has it, and as the serial line limits it (7.1). MicroPython's json alone takes
much that is none: commas, brackets and zeros too many or too few, bytes that are no UTF-8.

One step of a table (jsontable.py) for each byte, and a pause between each two parts: a line takes
its time by its length and not by what is in it, and holds nothing up. Only what is let through
reaches json.
"""

import json

from quizbox.core.jsontable import ACTIONS, KINDS, NUMBERS, ROWS

DEEPEST = 8  # brackets open at once
LONGEST_NUMBER = 20  # characters
PART = 128  # bytes that are judged without a pause: 2 ms on a Pico

OPENED = (3, 5)  # of the actions below, [ and {
START, VALUE, FIRST_ITEM, FIRST_KEY, NEXT_KEY, COLON, AFTER, END, STRING = range(9)  # states


class Reader:
    """Reads one line after another."""

    def __init__(self):
        self._found = None  # [the value] of the data judged last

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
        found, self._found = self._found, None
        if found is None:
            raise ValueError("not JSON")
        return found[0]

    def judge(self, data):  # noqa: PLR0912 - a call for each action would take too long
        """Read data, bytes: a generator that pauses after each part, but after one alone."""
        self._found = None
        rows, kinds, numbers, actions = ROWS, KINDS, NUMBERS, ACTIONS
        text = bytearray(data)  # with pairs of surrogates as UTF-8
        state, after_string, after_comma = START, AFTER, VALUE
        nest, deepest = 1, 1 << DEEPEST  # a 1, and a bit for each open bracket: 1 is {, 0 is [
        end = last = 0  # of text; of what in it is no part of a number
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
    """[what text stands for]; None where a word in it is none: those are json's to tell."""
    try:
        return [json.loads(text)]
    except ValueError:
        return None


def _join(text, end):
    """Put the character that the two escapes at the end of text are in their place.

    Returns the end of text then. RFC 2781, 2.2.
    """
    high, low = bytes(text[end - 10 : end - 6]), bytes(text[end - 4 : end])
    code = 0x10000 + ((int(high, 16) & 0x3FF) << 10 | int(low, 16) & 0x3FF)
    text[end - 12 : end - 8] = chr(code).encode()
    return end - 8
