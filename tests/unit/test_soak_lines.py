"""The soak knows what each line deserves, and holds what the box answers to that."""

import json
import random

import pytest

from quizbox.core import colours
from tests.soak import answers, law, spoken, strict, worlds
from tests.soak.badlines import Bad
from tests.soak.evidence import MS, SECOND, Evidence, Violation
from tests.soak.hands import GAMES

BAD_JSON, BAD_REQUEST, NO_METHOD, BAD_PARAMS, BUSY = -32700, -32600, -32601, -32602, -32001
HELLO = '{"jsonrpc": "2.0", "id": 7, "method": "hello"}'


def codes(line):
    """(id, codes) that a line deserves, None: no answer."""
    if isinstance(line, str):
        line = line.encode()
    found = strict.deserved(line)
    return found and (found.id, set(found.codes))


@pytest.mark.parametrize(
    "line",
    [
        HELLO[:-1],
        HELLO + "}",
        HELLO.replace("7,", "7,,"),
        HELLO.replace("}", ",}"),
        HELLO.replace(",", "", 1),
        HELLO.replace("7", "07"),
        HELLO.replace("7", "1."),
        HELLO.replace("7", "NaN"),
        HELLO.replace("7", "1" * 21),
        HELLO.replace("7", '"\\x"'),
        HELLO.replace("7", '"\\ucO00"'),
        HELLO.replace("7", '"\\ud800"'),
        HELLO.replace("7", '"a\tb"'),
        HELLO.replace("7", "[}"),
        HELLO.replace("7", "{1:1}"),
        HELLO.replace("7", "[" * 8 + "]" * 8),
        HELLO.encode().replace(b"7", b'"\xff"'),
        HELLO.encode().replace(b"7", b'"\xed\xa0\x80"'),
        HELLO.encode().replace(b"7", b'"\xc0\xaf"'),
        "{",
    ],
)
def test_what_is_no_json(line):
    assert codes(line) == (None, {BAD_JSON})


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (HELLO, (7, {0, BAD_PARAMS})),
        (HELLO.replace("7", '"\\ud83d\\ude00"'), ("\U0001f600", {0, BAD_PARAMS})),
        (HELLO.replace("7", "null"), (None, {0, BAD_PARAMS})),
        (HELLO.replace('"id": 7, ', ""), None),
        (HELLO.replace('"id": 7, ', "").replace("2.0", "1.0"), (None, {BAD_REQUEST})),
        (HELLO.replace("2.0", "1.0"), (None, {BAD_REQUEST})),
        (HELLO.replace("7", "1.0"), (None, {BAD_REQUEST})),
        (HELLO.replace("7", "true"), (None, {BAD_REQUEST})),
        (HELLO.replace('"hello"', "7"), (None, {BAD_REQUEST})),
        (HELLO.replace("hello", "no.such"), (7, {NO_METHOD})),
        (HELLO.replace("}", ', "params": []}'), (7, {BAD_PARAMS})),
        (HELLO.replace("}", ', "params": {"x": 1}}'), (7, {BAD_PARAMS})),
        (HELLO.replace("hello", "reboot"), (7, {0, BAD_PARAMS, BUSY})),
        (HELLO.replace("}", ', "x": ' + "[" * 7 + "]" * 7 + "}"), (7, {0, BAD_PARAMS})),
        ("{" + "x" * 300, (None, {BAD_JSON, BUSY})),
        ("{" + "x" * 2048, (None, {BAD_REQUEST, BUSY})),
        ("AT+GCAP\r", None),
        ("\r" + HELLO, None),
        ("", None),
    ],
)
def test_what_else_a_line_deserves(line, wanted):
    assert codes(line) == wanted


def answer(at_us, id_, code=None):
    line = {"id": id_, "jsonrpc": "2.0"}
    line.update({"result": {}} if code is None else {"error": {"code": code, "message": "x"}})
    return (at_us, "said", json.dumps(line))


def evidence(sent, log, acts=()):
    """sent: [(us, bytes)]."""
    begun = [[0, "start", 0], [0, "slide", 1], [0, "cable", 1], [0, "reads", 1], [0, "power", 1]]
    begun += [[us, "rx", data.hex()] for us, data in sent]
    acts = sorted([*begun, *acts], key=lambda act: act[0])
    script = {"acts": acts, "until_us": 120 * SECOND, "display": "tm1650"}
    return Evidence(script, worlds.Played(log, [(0, "power")], [(0, {})], {}, True))


def broken(found):
    """The name of the invariant of lines and answers that is broken, or None."""
    try:
        answers.check(found)
        spoken.check(found)
    except Violation as violation:
        return violation.name
    return None


SENT_US = 10 * SECOND
GOOD = HELLO.encode() + b"\n"
SENT = [(2 * SECOND, b"\n"), (SENT_US, GOOD), (SENT_US + MS, b'{"id"\n'), (SENT_US + MS, b"AT\r\n"),
        (SENT_US + 2 * MS, GOOD.replace(b"7", b"8"))]  # fmt: skip
FIRST, SECOND_ONE, THIRD = (
    answer(SENT_US + 10 * MS, 7),
    answer(SENT_US + 11 * MS, None, BAD_JSON),
    answer(SENT_US + 12 * MS, 8),
)


def test_each_line_is_answered_in_its_turn():
    assert broken(evidence(SENT, [FIRST, SECOND_ONE, THIRD])) is None


@pytest.mark.parametrize(
    "log",
    [
        [FIRST, THIRD],
        [FIRST, SECOND_ONE],
        [SECOND_ONE, FIRST, THIRD],
        [FIRST, SECOND_ONE, SECOND_ONE, THIRD],
        [FIRST, SECOND_ONE, THIRD, answer(SENT_US + 20 * MS, None, BAD_JSON)],
        [FIRST, answer(SENT_US + 11 * MS, None, BAD_REQUEST), THIRD],
        [FIRST, answer(SENT_US + 11 * MS, 1, BAD_JSON), THIRD],
        [FIRST, SECOND_ONE, answer(SENT_US + 12 * MS, 8, BAD_JSON)],
        [FIRST, SECOND_ONE, answer(SENT_US + 12 * MS, "8")],
        [FIRST, SECOND_ONE, answer(SENT_US + 60 * SECOND, 8)],
    ],
)
def test_an_answer_that_no_line_deserves(log):
    assert broken(evidence(SENT, log)) == "spoken"


def test_where_lines_may_be_lost_an_answer_may_be_missing_but_none_comes_unasked():
    deaf = [[SENT_US - MS, "reads", 0], [SENT_US + SECOND, "reads", 1]]
    assert broken(evidence(SENT, [FIRST, THIRD], deaf)) is None
    assert broken(evidence(SENT, [], deaf)) is None
    assert broken(evidence(SENT, [FIRST, THIRD, FIRST], deaf)) == "spoken"


def test_a_bad_line_is_none_of_the_good_requests_whatever_its_id():
    sent = [(2 * SECOND, b"\n")]
    ids = [7, 10**19, 999]
    sent += [(SENT_US + id_ % 3, b"\n" + GOOD.replace(b"7", b"%d" % id_)) for id_ in ids]
    log = [answer(SENT_US + (nth + 1) * MS, id_) for nth, id_ in enumerate([999, 7, 10**19])]
    found = evidence(sent, log)
    assert found.requests == {}
    assert broken(found) is None


def test_a_long_line_may_be_refused_by_its_length_where_a_game_runs():
    long = HELLO.encode()[:-1] + b" " * 300 + b"}\n"
    sent = [(2 * SECOND, b"\n"), (SENT_US, long)]
    assert broken(evidence(sent, [answer(SENT_US + MS, None, BUSY)])) is None
    assert broken(evidence(sent, [answer(SENT_US + MS, 7)])) is None
    assert broken(evidence(sent, [answer(SENT_US + MS, None, BUSY)] * 2)) == "spoken"


def lines(count):
    bad = Bad(random.Random(1))
    return [bad.line() for _ in range(count)]


def test_bad_lines_are_of_every_kind():
    seen = set()
    for line in lines(2000):
        assert line[:1] == line[-1:] == b"\n" and 3 not in line
        for part in line.split(b"\n"):
            found = strict.deserved(part)
            seen |= found.codes if found else {None}
    assert seen == {None, 0, BAD_JSON, BAD_REQUEST, NO_METHOD, BAD_PARAMS, BUSY}


def refused(method, params):
    """Whether no box grants it."""
    if not set(params) <= set(law.METHODS[method][0]):
        return True
    if method == "settings.set":
        return params == {} or params.get("volume") not in range(4)
    if method == "table.set":
        return "colours" not in params or bool(colours.faults(params["colours"]))
    if method == "game.select":
        return params.get("colour") not in range(1, 21)
    return method == "game.mode" and params.get("game") not in GAMES


def test_no_bad_line_changes_a_box():
    changing = 0
    for line in lines(6000):
        for part in line.split(b"\n"):
            try:
                request = strict.parsed(part)
            except ValueError:
                continue
            method, params = request.get("method"), request.get("params", {})
            if not strict.is_request(request) or method not in law.METHODS:
                continue
            if isinstance(params, dict) and not law.METHODS[method][1]:
                assert refused(method, params), part
                changing += 1
    assert changing > 100
