"""JSON-RPC: which lines are requests, and how each other one is refused (7.1)."""

import json

import pytest

from quizbox.core import protocol, strictjson
from quizbox.core.protocol import BAD_JSON, BAD_REQUEST, Refusal

READER = strictjson.Reader()
GOOD = b'{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {}}'


def parsed(line):
    for _ in READER.judge(line):
        pass
    return protocol.parsed(READER)


def refused(line):
    """The code of the Refusal of a line."""
    with pytest.raises(Refusal) as refusal:
        parsed(line)
    assert refusal.value.text
    return refusal.value.code


def request(**changed):
    """The bytes of a request with some members changed; None takes one out."""
    members = {"jsonrpc": "2.0", "id": 1, "method": "hello", **changed}
    return json.dumps({n: v for n, v in members.items() if v is not None}).encode()


@pytest.mark.parametrize("line", [GOOD, GOOD + b"\r", GOOD + b"  ", GOOD.replace(b" ", b"")])
def test_a_request(line):
    request = parsed(line)
    assert (request["id"], request["method"], request["params"]) == (1, "hello", {})


@pytest.mark.parametrize("id_", [0, -1, 2**40, "", "a", "é"])
def test_an_id_is_a_text_or_a_whole_number(id_):
    assert parsed(request(id=id_))["id"] == id_


def test_an_id_of_null_is_there_and_one_left_out_is_not():
    assert parsed(GOOD.replace(b"1", b"null", 1))["id"] is None
    assert "id" not in parsed(request(id=None))


@pytest.mark.parametrize("place", range(1, len(GOOD)))
def test_a_line_cut_off_anywhere_is_no_json(place):
    assert refused(GOOD[:place]) == BAD_JSON


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
    assert refused(line) == BAD_JSON


@pytest.mark.parametrize("depth", [8, 1000, 2000])
@pytest.mark.parametrize("ended", [True, False])
def test_a_nest_too_deep_is_no_request(depth, ended):
    assert refused(b'{"a":' + b"[" * depth + b"]" * depth * ended + b"}") == BAD_JSON


@pytest.mark.parametrize("half", ["\\ud83d", "\\uDE00", "\\ude00\\ud83d", "\\\\\\ud800"])
def test_half_a_character_as_an_escape_is_no_json(half):
    line = GOOD.decode().replace("1", f'"{half}"', 1)
    assert refused(line.encode()) == BAD_JSON


@pytest.mark.parametrize(
    ("escape", "text"),
    [("\\u00e9", "é"), ("\\ud7ff", "\ud7ff"), ("\\\\ud800", "\\ud800"), ("\\uD83D\\ude00", "😀")],
)
def test_a_whole_one_is_read(escape, text):
    line = GOOD.decode().replace("1", f'"{escape}"', 1)
    assert parsed(line.encode())["id"] == text


@pytest.mark.parametrize("id_", [1.5, True, False, [1], {}])
def test_an_id_of_another_kind_is_no_request_and_not_given_back(id_):
    assert refused(request(id=id_)) == BAD_REQUEST


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
    assert refused(request(**changed)) == BAD_REQUEST


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
    assert parsed(line.rstrip())["params"] == {"volume": 1}


def test_an_error_tells_what_belongs_to_it():
    told = json.loads(protocol.error(1, -1, "x", {"state": "y"}))["error"]
    assert told == {"code": -1, "message": "x", "data": {"state": "y"}}


def test_a_refusal_has_a_text_of_its_own_or_its_codes():
    assert Refusal(BAD_JSON).text == protocol.TEXTS[BAD_JSON]
    assert Refusal(BAD_JSON, "why").text == "why"
    assert str(Refusal(BAD_JSON, "why")) == "why"


def test_the_standard_codes_are_the_standards():
    assert (protocol.BAD_JSON, protocol.BAD_REQUEST) == (-32700, -32600)
    assert (protocol.NO_METHOD, protocol.BAD_PARAMS, protocol.BUSY) == (-32601, -32602, -32001)
    assert (protocol.LINE_BYTES, protocol.BUSY_LINE_BYTES) == (2048, 256)
