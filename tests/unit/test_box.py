"""A box on a serial port that misbehaves in every way that serial ports know."""

import itertools
import json

import pytest
from fake_port import HELLO, FakePort, Time, error, event, line, result, says_hello

from quizbox.core import protocol
from quizbox_host.box import Box, Limits
from quizbox_host.errors import BoxBusy, BoxRefused, NoAnswer, NotKept, PortLost, WrongProtocol

LIMITS = Limits()
GONE = PortLost("gone")


class Bench:
    """A Box on a FakePort."""

    def __init__(self, answer=says_hello, greeting=b""):
        self.time = Time()
        self.port = FakePort(self.time, answer, greeting=greeting)
        self.box = Box(self.port, self.time)

    @property
    def gone_s(self):
        return self.time.now_s() - 100


def knows(**results):
    """A box that answers these methods, a dot as two underscores."""

    def answer(request):
        name = request["method"].replace(".", "__")
        return result(request, results[name]) if name in results else says_hello(request)

    return answer


def open_box(answer):
    bench = Bench(answer)
    bench.box.hello()
    return bench


def test_hello_tells_who_is_there():
    bench = Bench()
    assert bench.box.hello() == bench.box.about == HELLO
    assert bench.port.methods == ["hello"]
    assert bench.port.sent.startswith(b"\n{")


@pytest.mark.parametrize(
    "greeting",
    [
        b"AT\r\r\nAT+GCAP\r\n~x~\r\n",
        b"\x00\xff\xfe\n",
        b'half a line, "and":1}\n',
        b'{"jsonrpc": "2.0", "id": 1, "resu\n',
        b"[1, 2]\n3\nnull\n\n",
        b"[" * 2000 + b"\n",
        line({"id": None, "error": {"code": -32700, "message": "not JSON"}}),
        line({"id": 3, "result": {"product": "quizbox", "protocol": 9}}),
        line({"id": 3, "result": 5}),
        b'{"jsonrpc": "2.0", "id": null, "result": {"product": "quizbox", "n": NaN}}\n',
        b'{"jsonrpc": "2.0", "id": null, "result": {"product": "quizbox", "n": -1e999}}\n',
        line({"method": "press", "params": {"t_us": 1}}),
        b"x" * 100_000,
    ],
)
def test_junk_before_the_first_line_does_no_harm(greeting):
    end = b"" if greeting.endswith(b"\n") else b"\n"
    assert Bench(greeting=greeting + end).box.hello() == HELLO


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_number_that_json_has_not_is_no_answer(number):
    """Or what is printed of it would be no JSON either."""
    text = f'{{"jsonrpc": "2.0", "method": "press", "params": {{"t_us": {number}}}}}\n'
    bench = open_box(lambda request: text.encode() + says_hello(request))
    assert next(bench.box.events()) is None


def test_a_hello_that_is_lost_is_repeated():
    nth = itertools.count()
    bench = Bench(lambda request: says_hello(request) if next(nth) == 3 else None)
    assert bench.box.hello() == HELLO
    assert bench.port.methods == ["hello"] * 4
    assert bench.gone_s == pytest.approx(3 * LIMITS.again, abs=0.2)


def test_a_late_answer_to_an_early_hello_will_do():
    first = []

    def answer(request):
        first.append(request)
        return says_hello(first[0]) if len(first) == 3 else None

    assert Bench(answer).box.hello() == HELLO


def test_a_box_that_just_starts_answers_in_the_end():
    bench = Bench(lambda request: [(2.5, says_hello(request))])
    assert bench.box.hello() == HELLO


def test_nothing_but_hello_is_sent_to_a_device_that_does_not_answer():
    bench = Bench(lambda request: None)
    with pytest.raises(NoAnswer, match="did not answer as a quizbox does"):
        bench.box.hello()
    assert set(bench.port.methods) == {"hello"}
    assert bench.gone_s == pytest.approx(LIMITS.hello, abs=0.1)


def test_an_echo_is_no_answer():
    bench = Bench(line)
    with pytest.raises(NoAnswer):
        bench.box.hello()


def test_a_pico_at_the_prompt_is_told_apart():
    bench = Bench(lambda request: b">>> " + line(request))
    with pytest.raises(NoAnswer, match="MicroPython's prompt"):
        bench.box.hello()


def test_another_product_is_not_taken():
    with pytest.raises(NoAnswer, match="is a doorbell"):
        Bench(lambda request: says_hello(request, product="doorbell")).box.hello()


def test_another_protocol_is_not_spoken():
    with pytest.raises(WrongProtocol, match="0.1.0"):
        Bench(lambda request: says_hello(request, protocol=2)).box.hello()


def slow(request, gap_s, piece, answer=says_hello):
    data = answer(request) or b""
    pieces = [data[at : at + piece] for at in range(0, len(data), piece)]
    return [(gap_s * nth, one) for nth, one in enumerate(pieces)]


def test_a_byte_each_fifth_of_a_second_is_too_slow_whatever_comes():
    first = []
    bench = Bench(lambda request: first.append(1) or slow(request, 0.2, 1) if not first else None)
    with pytest.raises(NoAnswer):
        bench.box.hello()
    assert bench.gone_s == pytest.approx(LIMITS.hello, abs=0.1)


def test_an_answer_that_comes_too_slowly_ends_by_its_limit_as_a_whole():
    answer = knows(game__status={"text": "x" * 100})
    bench = open_box(lambda request: slow(request, 0.2, 1, answer) if "status" in str(request)
                     else answer(request))  # fmt: skip
    began_s = bench.gone_s
    with pytest.raises(NoAnswer, match="did not answer in time"):
        bench.box.request("game.status")
    assert bench.gone_s - began_s == pytest.approx(LIMITS.answer, abs=0.1)


def test_a_long_answer_in_packets_is_whole():
    value = {"colours": [{"name": "n" * 24} for _ in range(20)]}
    answer = knows(table__get=value)
    bench = open_box(lambda request: slow(request, 0.05, 64, answer))
    assert bench.box.request("table.get", reveal=True) == value


def test_what_waits_for_flash_may_take_longer():
    answer = knows(table__set="kept", log__get="late")
    bench = open_box(
        lambda request: (
            [(LIMITS.keep - 1, answer(request))]
            if request["method"] != "hello"
            else answer(request)
        )
    )
    assert bench.box.request("table.set", colours=[]) == "kept"
    with pytest.raises(NoAnswer):
        bench.box.request("log.get")


def test_half_a_line_and_its_rest_are_one():
    answer = knows(log__get={"faults": []})
    bench = open_box(lambda request: slow(request, 0.3, 30, answer)[:99])
    assert bench.box.request("log.get") == {"faults": []}


def test_two_lines_in_one_packet_are_two():
    answer = knows(log__get={"faults": []})
    bench = open_box(lambda request: event("press", t_us=5) + (answer(request) or b""))
    assert bench.box.request("log.get") == {"faults": []}
    assert next(bench.box.events()) == ("press", {"t_us": 5})


@pytest.mark.parametrize("at", range(0, 60, 7))
def test_a_cable_pulled_at_any_byte_is_told(at):
    answer = knows(log__get={"faults": []})
    bench = open_box(
        lambda request: (
            [(0, answer(request)[:at]), (0, GONE)]
            if request["method"] == "log.get"
            else answer(request)
        )
    )
    with pytest.raises(PortLost):
        bench.box.request("log.get")


def test_a_cable_pulled_before_hello_is_told():
    with pytest.raises(PortLost):
        Bench(lambda request: [(0, GONE)]).box.hello()


def test_an_answer_to_somebody_else_is_passed_over():
    def answer(request):
        if request["method"] == "hello":
            return says_hello(request)
        other = {**request, "id": request["id"] + 1}
        return result(other, "theirs") + error(other["id"], -32001) + result(request, "ours")

    assert open_box(answer).box.request("log.get") == "ours"


def test_each_request_has_an_id_of_its_own():
    bench = open_box(knows(log__get=1))
    for _ in range(3):
        bench.box.request("log.get")
    ids = [request["id"] for request in bench.port.asked]
    assert len(set(ids)) == len(ids) == 4


def refuses(code, id_of=lambda request: request["id"], data=None):
    def answer(request):
        if request["method"] == "hello":
            return says_hello(request)
        return error(id_of(request), code, "volume takes 0 to 3", data)

    return answer


@pytest.mark.parametrize("id_of", [lambda request: request["id"], lambda request: None])
@pytest.mark.parametrize("data", [None, {}, {"game": 1, "state": "x"}, "running", [1]])
def test_busy_is_told_by_its_class(id_of, data):
    """A long line in a running game is refused unread, and so without its id (7.1)."""
    bench = open_box(refuses(protocol.BUSY, id_of, data=data))
    with pytest.raises(BoxBusy, match="a game is under way, .* or hold START for 5 s in The Chase"):
        bench.box.request("table.set", colours=[])


@pytest.mark.parametrize(
    ("game", "state", "told"),
    [
        ("chase", "running", "a game is under way (The Chase: running), and this would disturb it: "
         "let the round run out, or hold START for 5 s; then ask again"),
        ("money", "stopped", "a game is under way (The Colour of Money: stopped), and this would "
         "disturb it: press START and let the count run to its reveal; then ask again"),
        ("money", "armed", "move SLIDE to 1; then ask again"),
        ("clock", "turn", "(Chase, the dice game: turn), and this would disturb it: hold START"),
        ("race", "count", "press START, which stops the time; then ask again"),
        ("chase", "selftest", "the box is busy (The Chase: selftest), "),
        ("chase", "over", "the box is busy for a moment (The Chase: over), "),
        ("poker", "bluff", "the box is busy for a moment (poker: bluff), "),
    ],
)  # fmt: skip
def test_busy_names_what_frees_the_box_from_there(game, state, told):
    bench = open_box(refuses(protocol.BUSY, data={"game": game, "state": state}))
    with pytest.raises(BoxBusy) as caught:
        bench.box.request("reboot")
    assert told in caught.value.message


@pytest.mark.parametrize("code", [protocol.BAD_PARAMS, protocol.NO_METHOD, protocol.BAD_REQUEST])
def test_another_refusal_is_told_in_the_boxs_words(code):
    bench = open_box(refuses(code))
    with pytest.raises(BoxRefused, match="the box says: volume takes 0 to 3"):
        bench.box.request("settings.set", volume=9)
    assert bench.port.methods == ["hello", "settings.set"]


def test_what_flash_would_not_take_is_not_kept():
    with pytest.raises(NotKept, match="quizbox log"):
        open_box(refuses(protocol.FAILED)).box.request("table.set", colours=[])


def test_a_line_that_arrives_damaged_is_sent_again():
    nth = itertools.count()

    def answer(request):
        if request["method"] == "hello":
            return says_hello(request)
        return error(None, protocol.BAD_JSON) if next(nth) < 2 else result(request, "well")

    assert open_box(answer).box.request("log.get") == "well"


def test_a_line_that_always_arrives_damaged_is_given_up():
    bench = open_box(refuses(protocol.BAD_JSON, lambda request: None))
    with pytest.raises(BoxRefused):
        bench.box.request("log.get")
    assert bench.port.methods == ["hello", *["log.get"] * 3]


@pytest.mark.parametrize("wrong", [None, 5, {}, {"code": "x"}, {"code": 1}, {"message": "m"}])
def test_an_answer_that_is_neither_result_nor_error_is_none(wrong):
    bench = open_box(
        lambda request: says_hello(request) or line({"id": request["id"], "error": wrong})
    )
    with pytest.raises(NoAnswer):
        bench.box.request("log.get")


def test_a_result_of_nothing_is_a_result():
    assert open_box(knows(log__get=None)).box.request("log.get") is None


def test_names_are_sent_unescaped_and_the_longest_table_fits_a_line():
    table = [{"name": "ß" * 24, "amount": 20000} for _ in range(20)]
    bench = open_box(knows(table__set={}))
    bench.box.request("table.set", colours=table)
    sent = bench.port.sent.split(b"\n")[-2]
    assert "ß".encode() in sent
    assert len(sent) <= protocol.LINE_BYTES
    assert json.loads(sent)["params"] == {"colours": table}


@pytest.mark.parametrize("method", ["hello", "game.status", "log.get"])
def test_what_is_asked_in_a_game_is_short(method):
    bench = open_box(knows(game__status=1, log__get=1))
    if method != "hello":
        bench.box.request(method)
    lines = bench.port.sent.split(b"\n")
    assert max(map(len, lines)) <= protocol.BUSY_LINE_BYTES


def test_events_come_in_their_order_and_a_pulse_between():
    bench = open_box(says_hello)
    bench.port.comes((0, event("a") + event("b", x=1)), (1, event("c")))
    told = itertools.islice(bench.box.events(pulse_s=0.6), 5)
    assert list(told) == [("a", {}), ("b", {"x": 1}), None, ("c", {}), None]


def test_an_event_is_told_at_once():
    bench = open_box(says_hello)
    bench.port.comes((0.2, event("a")))
    began_s = bench.gone_s
    assert next(bench.box.events(pulse_s=5)) == ("a", {})
    assert bench.gone_s - began_s == pytest.approx(0.2, abs=0.06)


def test_events_before_an_answer_are_not_lost():
    answer = knows(log__get="well")
    bench = open_box(
        lambda request: (event("a") if request["method"] == "log.get" else b"") + answer(request)
    )
    assert bench.box.request("log.get") == "well"
    assert next(bench.box.events()) == ("a", {})


def test_closing_lets_go_of_the_port():
    bench = open_box(says_hello)
    with bench.box as box:
        assert box.path == "/dev/fake"
    assert bench.port.closed
