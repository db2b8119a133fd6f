"""The bytes of a kept file: one line of JSON, one line with its CRC-32.

One value always gives the same bytes: names are sorted, and characters not escaped.
"""

import binascii
import json

from quizbox.core.strictjson import Reader


def pack(value):
    """The bytes for value, which consists of JSON's types."""
    text = _text(value).encode()
    return text + b"\n%08x\n" % binascii.crc32(text)


def unpack(data):
    """The value in data, bytes that pack has made.

    Raises ValueError, with the reason, for any other bytes.
    """
    lines = data.split(b"\n")
    if len(lines) != 3 or lines[2]:
        raise ValueError("not two whole lines")
    text = lines[0]
    if lines[1] != b"%08x" % binascii.crc32(text):
        raise ValueError("the CRC-32 differs")
    if b"\\ud" in text:  # old files: pairs of escapes from CPython, which json does not join
        return Reader().loads(text)
    return json.loads(text)


def _text(value):
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list):
        return "[%s]" % ", ".join([_text(item) for item in value])
    if isinstance(value, dict):
        named = [_quoted(name) + ": " + _text(value[name]) for name in sorted(value)]
        return "{%s}" % ", ".join(named)
    return json.dumps(value)


def _quoted(text):
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    if text and min(text) < " ":
        text = "".join([char if char >= " " else "\\u%04x" % ord(char) for char in text])
    return '"%s"' % text
