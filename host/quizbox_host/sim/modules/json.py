"""json, as lax as MicroPython's about commas, colons and crossed brackets."""

import _json

_SKIPPED = " ,:\t\n\r"
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
_WORDS = {"n": ("null", None), "t": ("true", True), "f": ("false", False)}
_DIGITS = "0123456789"


def dumps(value):
    return _json.dumps(value, ensure_ascii=False)


def loads(text):
    """text: str or bytes. Raises ValueError for what even MicroPython does not parse."""
    if not isinstance(text, str):
        text = bytes(text).decode("utf-8", "surrogateescape")  # MicroPython takes any bytes
    return _Reader(text).value()


class _Reader:
    """A parser: the text, and the position of the next character."""

    def __init__(self, text):
        self._text = text
        self._at = 0

    def value(self):
        outer = []  # a stack: the containers around the one being filled
        inner, key = None, None
        while self._at < len(self._text):
            char = self._text[self._at]
            self._at += 1
            if char in _SKIPPED:
                continue
            if char in "]}":
                if inner is None:
                    raise ValueError("syntax error in JSON")
                if not outer:
                    return self._whole(inner, outer)
                inner = outer.pop()
                continue
            enters = char in "[{"
            item = ([] if char == "[" else {}) if enters else self._plain(char)
            if inner is None:
                if not enters:
                    return self._whole(item, outer)
                inner = item
                continue
            if isinstance(inner, list):
                inner.append(item)
            elif key is None:
                if enters:
                    raise ValueError("syntax error in JSON")
                key = (item,)
                continue
            else:
                inner[key[0]] = item
                key = None
            if enters:
                outer.append(inner)
                inner = item
        raise ValueError("syntax error in JSON")

    def _whole(self, value, outer):
        if self._text[self._at :].strip(" \t\n\r\v\f") or outer:
            raise ValueError("syntax error in JSON")
        return value

    def _plain(self, char):
        if char == '"':
            return self._string()
        if char == "-" or char in _DIGITS:
            return self._number(char)
        word, value = _WORDS.get(char, ("", None))
        if not word or self._text[self._at - 1 : self._at + len(word) - 1] != word:
            raise ValueError("syntax error in JSON")
        self._at += len(word) - 1
        return value

    def _number(self, char):
        digits = char
        while self._at < len(self._text) and self._text[self._at] in _DIGITS + "+-.eE":
            digits += self._text[self._at]
            self._at += 1
        return float(digits) if set(digits) & set(".eE") else int(digits)

    def _string(self):
        found = []
        while self._at < len(self._text):
            char = self._text[self._at]
            self._at += 1
            if char == '"':
                return "".join(found)
            if char == "\\":
                char = self._escape()
            found.append(char)
        raise ValueError("syntax error in JSON")

    def _escape(self):
        char = self._text[self._at : self._at + 1]
        self._at += 1
        if char == "u":
            code = self._text[self._at : self._at + 4]
            self._at += 4
            return chr(int(code, 16))
        return _ESCAPES.get(char, char)
