"""JSON-RPC: which lines are requests, and how each other one is refused (7.1)."""

import json

import pytest

from quizbox.core import protocol
from quizbox.core.protocol import BAD_JSON, BAD_PARAMS, BAD_REQUEST, Refusal

GOOD = b'{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {}}'


def refused(line):
    """(code, id) of the Refusal of a line."""
    with pytest.raises(Refusal) as refusal:
        protocol.parse(line)
    assert refusal.value.text
    return refusal.value.code, refusal.value.id


def request(**changed):
    """The bytes of a request with some members changed; None takes one out."""
    members = {"jsonrpc": "2.0", "id": 1, "method": "hello", **changed}
    return json.dumps({n: v for n, v in members.items() if v is not None}).encode()


@pytest.mark.parametrize("line", [GOOD, GOOD + b"\r", GOOD + b"  ", GOOD.replace(b" ", b"")])
def test_a_request(line):
    parsed = protocol.parse(line)
    assert (parsed["id"], parsed["method"], parsed["params"]) == (1, "hello", {})


@pytest.mark.parametrize("id_", [0, -1, 2**40, "", "a", "é"])
def test_an_id_is_a_text_or_a_whole_number(id_):
    assert protocol.parse(request(id=id_))["id"] == id_


def test_an_id_of_null_is_there_and_one_left_out_is_not():
    assert protocol.parse(GOOD.replace(b"1", b"null", 1))["id"] is None
    assert "id" not in protocol.parse(request(id=None))


@pytest.mark.parametrize("place", range(1, len(GOOD)))
def test_a_line_cut_off_anywhere_is_no_json(place):
    assert refused(GOOD[:place]) == (BAD_JSON, None)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"}",
        b"{}}",
        b"[]",
        b"[" + GOOD + b"]",
        b'"hello"',
        b"7",
        b"null",
        b"{hello}",
        b"{'id': 1}",
        GOOD + b"}",
        GOOD + GOOD,
        GOOD[:-2] + b"}]",
        GOOD.replace(b"hello", b"hell\xff"),
        GOOD.replace(b"hello", b"hell\xc3"),
        GOOD.replace(b"hello", b"\xed\xa0\x80"),
        GOOD.replace(b"hello", b"\x00"),
    ],
)
def test_what_is_no_object_in_json_and_utf_8(line):
    assert refused(line) == (BAD_JSON, None)


@pytest.mark.parametrize("depth", [1000, 2000])
@pytest.mark.parametrize("ended", [True, False])
def test_a_nest_too_deep_is_no_request(depth, ended):
    code, id_ = refused(b'{"a":' + b"[" * depth + b"]" * depth * ended + b"}")
    assert id_ is None
    assert code in (BAD_JSON, BAD_REQUEST)  # how deep is too deep is each parser's own affair


@pytest.mark.parametrize("half", ["\\ud83d", "\\uDE00", "\\ud83d\\ude00", "\\\\\\ud800"])
def test_half_a_character_as_an_escape_is_no_json(half):
    line = GOOD.decode().replace("1", f'"{half}"', 1)
    assert refused(line.encode()) == (BAD_JSON, None)


@pytest.mark.parametrize(
    ("escape", "text"), [("\\u00e9", "é"), ("\\ud7ff", "\ud7ff"), ("\\\\ud800", "\\ud800")]
)
def test_a_whole_one_is_read(escape, text):
    line = GOOD.decode().replace("1", f'"{escape}"', 1)
    assert protocol.parse(line.encode())["id"] == text


@pytest.mark.parametrize("id_", [1.5, True, False, [1], {}])
def test_an_id_of_another_kind_is_no_request_and_not_given_back(id_):
    assert refused(request(id=id_)) == (BAD_REQUEST, None)


@pytest.mark.parametrize(
    "changed",
    [
        {"jsonrpc": None},
        {"jsonrpc": "1.0"},
        {"jsonrpc": 2.0},
        {"method": None},
        {"method": 7},
        {"method": ["hello"]},
    ],
)
def test_without_version_or_method_it_is_no_request(changed):
    assert refused(request(**changed)) == (BAD_REQUEST, 1)


@pytest.mark.parametrize("params", [[], [1], "x", 1, True])
def test_params_are_an_object(params):
    assert refused(request(params=params)) == (BAD_PARAMS, 1)


def test_params_of_null_are_none():
    assert refused(GOOD.replace(b"{}", b"null")) == (BAD_PARAMS, 1)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (protocol.result(1, {"a": "b"}), {"id": 1, "result": {"a": "b"}}),
        (protocol.error(None, -1, "x"), {"id": None, "error": {"code": -1, "message": "x"}}),
        (protocol.notification("press", {"t": 1}), {"method": "press", "params": {"t": 1}}),
        (protocol.request(7, "hello", {}), {"id": 7, "method": "hello", "params": {}}),
    ],
)
def test_a_message_is_one_line(line, message):
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert json.loads(line) == {**message, "jsonrpc": "2.0"}


def test_a_request_can_be_read_again():
    line = protocol.request("x", "settings.set", {"volume": 1})
    assert protocol.parse(line.rstrip())["params"] == {"volume": 1}


def test_a_refusal_has_a_text_of_its_own_or_its_codes():
    assert Refusal(BAD_JSON).text == protocol.TEXTS[BAD_JSON]
    assert Refusal(BAD_JSON, "why").text == "why"
    assert str(Refusal(BAD_JSON, "why")) == "why"


def test_the_standard_codes_are_the_standards():
    assert (protocol.BAD_JSON, protocol.BAD_REQUEST) == (-32700, -32600)
    assert (protocol.NO_METHOD, protocol.BAD_PARAMS, protocol.BUSY) == (-32601, -32602, -32001)
    assert (protocol.LINE_BYTES, protocol.BUSY_LINE_BYTES) == (2048, 256)
