"""Strict JSON: a table of cases, each byte in each state, and chance against Python's own json."""

import pytest

from quizbox.core import strictjson
from tests.lines import oracle

READER = strictjson.Reader()
DEEP = strictjson.DEEPEST
LONG = strictjson.LONGEST_NUMBER


def read(data):
    """[the value], or None where the data is refused."""
    try:
        return [READER.loads(data)]
    except ValueError:
        return None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{}", {}),
        (" \t\r\n{ } ", {}),
        ("[]", []),
        ('{"a":[1,-2,0,-0,true,false,null,"x",{},[]]}',
         {"a": [1, -2, 0, 0, True, False, None, "x", {}, []]}),
        ('{"a":{"b":[{"c":1},{"d":2}]},"e":3}', {"a": {"b": [{"c": 1}, {"d": 2}]}, "e": 3}),
        ("[0.5,-1.25e1,1E+2,2e-2,0e0]", [0.5, -12.5, 100.0, 0.02, 0.0]),
        ('["\\"\\\\\\/\\b\\f\\n\\r\\t"]', ['"\\/\b\f\n\r\t']),
        ('["\\u00e9\\uD7FF\\ue000\\uffff\\u0000"]', ["é\ud7ff\ue000\uffff\0"]),
        ('["\\ud83d\\ude00","\\uDBFF\\uDFFF","\\ud800\\udc00"]', ["😀", "\U0010ffff", "𐀀"]),
        ('["a\\ud83d\\ude00\\ud83d\\ude01z","\\\\ud83d"]', ["a😀😁z", "\\ud83d"]),
        ('["é€😀\u007f"]', ["é€😀\u007f"]),
        ('{"a":1,"a":2}', {"a": 2}),
        ('{"":{"":[]}}', {"": {"": []}}),
        ("[" * DEEP + "]" * DEEP, [[[[[[[[]]]]]]]]),
        ("[" + "1" * LONG + "]", [int("1" * LONG)]),
        ("[1,             2]", [1, 2]),
        ("[[1],{},[2],3]", [[1], {}, [2], 3]),
    ],
)  # fmt: skip
def test_what_is_json(text, value):
    assert read(text.encode()) == [value]


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "{", "}", "[", "]", "7", "null", '"a"', "{} {}", "{}x", "[}", "{]", "[1}",
        '{"a":1]', "[,]", "[1,]", "[1,,2]", "[1 2]", "[,1]", '{"a"}', '{"a" 1}', '{"a":}',
        '{"a"::1}', '{"a":1,}', '{"a":1,,"b":2}', '{"a":1 "b":2}', '{,"a":1}', "{a:1}", "{1:1}",
        "{null:1}", "{[]:1}", "{{}:1}", "['a']", "[01]", "[-01]", "[1.]", "[.5]", "[+1]", "[-]",
        "[1e]", "[1e+]", "[1.e1]", "[1-1]", "[1.5.5]", "[1e1.5]", "[0x1]", "[--1]", "[1e1e1]",
        "[tru]", "[nul]", "[True]", "[nulll]", "[truefalse]", "[NaN]", "[Infinity]", "[-Infinity]",
        '["a', '["a]', '["\\x"]', '["\\u12"]', '["\\u12g4"]', '["\\ucO00"]', '["\\U0041"]',
        '["\\\'"]', '["\t"]', '["\n"]', '["\0"]', '["\x1f"]', "[\x0b1]", "[1]\0", '["\\ud83d"]',
        '["\\ude00"]', '["\\ude00\\ud83d"]', '["\\ud83d\\u0041"]', '["\\ud83d\\n"]',
        '["\\ud83d \\ude00"]', '["\\ud83d\\ude0"]', '["\\ud83d\\ud83d\\ude00"]', '["\\\\\\ud800"]',
        "[1] // x", "[/**/1]", "\ufeff[]", "[\u00a01]", "[" * (DEEP + 1) + "]" * (DEEP + 1),
        "[" + "1" * (LONG + 1) + "]", "[-" + "1" * LONG + "]", "[0." + "1" * LONG + "]",
        "[1e" + "1" * LONG + "]", "[1," + "9" * 1900 + "]",
    ],
)  # fmt: skip
def test_what_is_none(text):
    assert read(text.encode()) is None


@pytest.mark.parametrize(
    "data",
    [
        b"\x80", b"\xbf", b"\xc0\x80", b"\xc1\xbf", b"\xc3", b"\xc3\xc3", b"\xc3\xa9\xa9",
        b"\xe0\x9f\xbf", b"\xe2\x82", b"\xe2\x28\xa1", b"\xed\xa0\x80", b"\xed\xbf\xbf",
        b"\xed\xa0\xbd\xed\xb8\x80", b"\xf0\x8f\xbf\xbf", b"\xf0\x9f\x98", b"\xf4\x90\x80\x80",
        b"\xf5\x80\x80\x80", b"\xf8\x88\x80\x80", b"\xfe", b"\xff",
    ],
)  # fmt: skip
def test_what_is_no_utf_8(data):
    assert read(b'["' + data + b'"]') is None


@pytest.mark.parametrize("first", range(0x80, 0x100))
def test_every_two_bytes_are_utf_8_where_python_says_so(first):
    for second in range(0x100):
        for tail in (b"", b"\x80", b"\x80\x80"):
            data = b'["' + bytes([first, second]) + tail + b'"]'
            assert read(data) == oracle.read(data), data


# What leads to each state of the table, and what may follow a byte there.
BEGUN = [
    b"", b"[", b"[1", b"[0", b"[-", b"[-0", b"[1.", b"[1.5", b"[1e", b"[1e+", b"[1e5", b"[1,",
    b"[[],", b"{", b'{"', b'{"a"', b'{"a":', b'{"a":1', b'{"a":1,', b'{"a":{}', b'{"a":[]',
    b'{"a":"b"', b'["', b'["\\', b'["\\u', b'["\\u1', b'["\\u12', b'["\\u123', b'["\\u1234',
    b'["\\ud', b'["\\ud8', b'["\\ud83', b'["\\ud83d', b'["\\ud83d\\', b'["\\ud83d\\u',
    b'["\\ud83d\\ud', b'["\\ud83d\\ude', b'["\\ud83d\\ude0', b'["\\ud83d\\ude00', b"[t", b"[tr",
    b"[tru", b"[true", b"[f", b"[fa", b"[fal", b"[fals", b"[false", b"[n", b"[nu", b"[nul",
    b"[null", b"[]", b"{}", b"[] ", b'["\xc3', b'["\xe0', b'["\xe0\xa0', b'["\xe1', b'["\xed',
    b'["\xf0', b'["\xf0\x90', b'["\xf0\x90\x80', b'["\xf1', b'["\xf4',
]  # fmt: skip
ENDED = [
    b"", b"]", b"}", b'"]', b'"}', b":1}", b'":1}', b"1]", b"1}", b"0]", b'"a"]', b'a":1}', b"e]",
    b"ue]", b"rue]", b"l]", b"ll]", b"ull]", b"se]", b"lse]", b"alse]", b'1"]', b'11"]', b'111"]',
    b'ude00"]', b'\\ude00"]', b'de00"]', b'e00"]', b'00"]', b'0"]', b'd\\ude00"]', b'3d\\ude00"]',
    b'\x80"]', b'\x80\x80"]', b'\x80\x80\x80"]', b'\xa0\x80"]', b'\x90\x80\x80"]', b"null]",
    b"\"a\":1}",
]  # fmt: skip


@pytest.mark.parametrize("begun", BEGUN)
def test_each_byte_in_each_state_is_judged_as_python_does(begun):
    for byte in range(0x100):
        for ended in ENDED:
            data = begun + bytes([byte]) + ended
            assert read(data) == oracle.read(data), data


def test_a_line_is_judged_in_parts():
    data = b'["' + b"a" * 1000 + b'"]'
    pauses = sum(1 for _ in READER.judge(data))
    assert pauses == -(-len(data) // strictjson.PART)
    assert READER.value() == ["a" * 1000]


@pytest.mark.parametrize("place", range(120, 140))
@pytest.mark.parametrize("what", ["\\ud83d\\ude00", "12345678901234567890", "true", "😀"])
def test_parts_are_one_text(place, what):
    inner = what if what[0] in "t1" else f'"{what}"'
    data = ("[" + " " * (place - 1) + inner + ', [{"a": 1}]]').encode()
    assert read(data) == oracle.read(data) is not None


def test_a_value_is_given_once():
    READER.loads(b"[1]")
    with pytest.raises(ValueError):
        READER.value()


def test_what_is_refused_leaves_nothing_behind():
    READER.loads(b"[1]")
    assert read(b"[1,]") is None
    assert read(b"") is None
    assert read(b"[2]") == [[2]]


def test_data_is_left_alone():
    data = bytearray(b'["\\ud83d\\ude00"]')
    READER.loads(data)
    assert data == b'["\\ud83d\\ude00"]'
