"""Decodes a colour file's bytes to text, or says why that fails."""

import re

from quizbox_host.colours.rows import Fault

LIMIT = 64 * 1024  # bytes; twenty rows with many comments are far below
SPREADSHEET = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")  # the first bytes of .xlsx and .ods, of .xls
UTF_32 = (b"\xff\xfe\0\0", b"\0\0\xfe\xff")
UTF_16 = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
SAVE = 'save the file as UTF-8 (in a spreadsheet: "CSV UTF-8")'
POUND_IN_WINDOWS = 0xA3
_MARKS = re.compile("(?:\ufeff|ï»¿)*")  # byte order marks, some of them damaged


def decode(data):
    """Decode data: (text or None, list of Fault).

    The text has no byte order mark, and its lines end in \\n. data may be UTF-8 with or without a
    mark, or UTF-16 with one; its lines may end in CR, LF or both.
    """
    if len(data) > LIMIT:
        return None, [Fault(1, f"more than {LIMIT // 1024} KB is no colour file")]
    if data.startswith(SPREADSHEET):
        return None, [Fault(1, "a spreadsheet's own file; save the sheet as CSV UTF-8")]
    if data.startswith(UTF_32):
        return None, [Fault(1, f"UTF-32; {SAVE}")]
    wide = UTF_16.get(data[:2])
    text, faults = _wide(data[2:], wide) if wide else _narrow(data)
    if faults:
        return None, faults
    if "\0" in text:
        return None, [Fault(_line(text, text.index("\0")), f"NUL bytes; {SAVE}")]
    if not text.strip():
        return None, [Fault(1, "the file is empty")]
    return text, []


def _wide(data, encoding):
    try:
        return _lines(data.decode(encoding)), []
    except UnicodeDecodeError as error:
        sound = _lines(data[: error.start].decode(encoding))
        return None, [Fault(_line(sound, len(sound)), f"broken UTF-16; {SAVE}")]


def _narrow(data):
    try:
        return _lines(data.decode("utf-8-sig")), []
    except UnicodeDecodeError:
        pass
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        return None, [Fault(line, f"NUL bytes, as in UTF-16 without its mark; {SAVE}")]
    lines = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    places = [(number, place) for number, line in enumerate(lines, 1) if (place := _bad(line))]
    line, byte = places[0]
    what = "a £ in Windows's own encoding (cp1252)" if byte == POUND_IN_WINDOWS else "not UTF-8"
    more = f", here and on {len(places) - 1} more lines" if len(places) > 1 else ""
    return None, [Fault(line, f"{what}{more}; {SAVE}")]


def _bad(line):
    """The first byte of a line that is not valid UTF-8, or None."""
    try:
        line.decode()
    except UnicodeDecodeError as error:
        return line[error.start]
    return None


def _lines(text):
    text = text[_MARKS.match(text).end() :]
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _line(text, place):
    return text.count("\n", 0, place) + 1
