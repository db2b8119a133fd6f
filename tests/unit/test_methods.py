"""Every serial method, its params right and wrong, over the whole program (7.4 to 7.14)."""

import json

import pytest

from quizbox.core import colours, kept, protocol
from quizbox.core.protocol import BAD_JSON, BAD_PARAMS, BAD_REQUEST, BUSY, NO_METHOD
from quizbox_host import busy
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import Machine

METHODS = Machine(Rig({})).load("quizbox.methods").METHODS
ALWAYS = {"hello", "settings.get", "table.get", "game.status", "diagnostics", "log.get", "events"}
TABLE = [
    {"name": name, "amount": number * 1000}
    for number, name in enumerate(reversed(colours.DEFAULT_NAMES), 1)
]
GOOD = {
    "table.set": {"colours": TABLE},
    "game.select": {"colour": 3},
    "game.mode": {"game": "race"},
    "events": {"on": True},
}
SHORT = {**GOOD, "table.set": {"colours": []}}  # fits while a game runs
PRESS_US = 120_000


class Sent:
    """In the place of the link: keeps what goes out."""

    has_line = listens = sends = False
    dropped = 0

    def __init__(self):
        self.lines = []

    def step(self):
        pass

    def send(self, line):
        self.lines.append(json.loads(line))

    offer = send


class Desk:
    """A box with its program, and a laptop that asks."""

    def __init__(self, box, game="chase", **files):
        files["settings"] = {"game": game, **files.get("settings", {})}
        hexed = {name: kept.pack(value).hex() for name, value in files.items()}
        self.box = box(kept=hexed)
        for what, value in (("start", 0), ("slide", 1), ("cable", 1), ("reads", 1)):
            self.box.rig.act(what, value)
        load = self.box.load
        self.panel = load("quizbox.panel").Panel()
        self.panel.read_slide()
        self.store = load("quizbox.store").Store()
        self.link = Sent()
        faults = load("quizbox.faults").Faults(self.store)
        self.app = load("quizbox.app").App(self.panel, self.link, self.store, faults)
        self.answering = load("quizbox.methods").answering
        self.run(300_000)

    def run(self, us):
        end_us = self.box.now_us + us
        while self.box.now_us < end_us:
            wait_us = self.app.step(self.box.ticks)
            self.panel.wait(self.box.ticks, min(wait_us, end_us - self.box.now_us), listens=False)

    def press(self, for_us=PRESS_US):
        us = self.box.now_us
        self.box.plan([(us + 1, "start", 1), (us + 1 + for_us, "start", 0)])
        self.run(for_us + PRESS_US)

    def slide(self, position):
        self.box.rig.act("slide", position)
        self.run(300_000)

    def say(self, line, whole=True):
        """What the box answers to a line: an object or None."""
        before = len(self.link.lines)
        for _ in self.answering(self.app, line, whole):
            pass
        return self.link.lines.pop() if len(self.link.lines) > before else None

    def ask(self, method, **params):
        answer = self.say(protocol.request(7, method, params).rstrip())
        if answer is None:
            self.run(1_000_000)
            answer = self.link.lines.pop()
        assert answer["id"] == 7
        return answer

    def result(self, method, **params):
        return self.ask(method, **params)["result"]

    def code(self, method, **params):
        return self.ask(method, **params)["error"]["code"]


@pytest.fixture
def desk(box):
    return lambda *arguments, **more: Desk(box, *arguments, **more)


def counting(desk):
    desk.slide(2)
    desk.press()


def stopped(desk):
    counting(desk)
    desk.run(500_000)
    desk.press()


UNDER_WAY = [
    ("chase", "running", lambda desk: desk.press()),
    ("chase", "paused", lambda desk: (desk.press(), desk.run(400_000), desk.press())),
    ("money", "armed", lambda desk: desk.slide(2)),
    ("money", "counting", counting),
    ("money", "stopped", stopped),
    ("clock", "turn", lambda desk: desk.press()),
    ("race", "blips", lambda desk: desk.press()),
    ("race", "count", lambda desk: (desk.press(), desk.run(3_000_000))),
    ("chase", "selftest", lambda desk: desk.result("selftest")),
]


@pytest.mark.parametrize(
    ("game", "state", "get_there"), UNDER_WAY, ids=lambda value: str(value)[:9]
)
def test_a_game_under_way_lets_through_what_changes_nothing(desk, game, state, get_there):
    desk = desk(game, table={"colours": TABLE[9:] + TABLE[:9]})  # the first one hides 10,000
    get_there(desk)
    assert desk.app.game.state == state
    for name in sorted(METHODS):
        answer = desk.ask(name, **SHORT.get(name, {}))
        assert ("result" in answer) == (name in ALWAYS), name
        data = {"game": game, "state": state}
        assert name in ALWAYS or answer["error"] == {"code": BUSY, "message": "busy", "data": data}
    assert desk.app.game.state == state


def hold(desk):
    desk.run(1_000_000)  # until presses count again
    desk.press(6_000_000)


# What is done with the hands, by the words of busy.py.
HANDS = {
    busy.HOLD: hold,
    "let the round run out": lambda desk: desk.run(61_000_000),
    "move SLIDE to 1": lambda desk: desk.slide(1),
    "let the count run to its reveal": lambda desk: desk.run(12_000_000),
    "press START and let the count run to its reveal": lambda desk: (
        desk.run(1_000_000), desk.press(), desk.run(12_000_000)
    ),
    "press START": lambda desk: (desk.run(500_000), desk.press()),
    "press START, which stops the time": lambda desk: desk.press(),
    "wait for its end": lambda desk: desk.run(12_000_000),
}  # fmt: skip


def test_each_state_that_is_busy_has_its_way_out():
    assert {place[:2] for place in UNDER_WAY} <= {*busy.WAYS_OUT, ("chase", "selftest")}


@pytest.mark.parametrize(
    ("game", "state", "get_there", "nth"),
    [(*place, nth) for place in UNDER_WAY for nth in (0, 1)],
    ids=lambda value: str(value)[:9],
)
def test_what_frees_the_box_from_a_state_does(desk, game, state, get_there, nth):
    desk = desk(game, table={"colours": TABLE[9:] + TABLE[:9]})
    get_there(desk)
    _, way_out = busy.told(desk.ask("log.clear")["error"]["data"])
    ways = way_out.split(", or ")
    HANDS[ways[nth % len(ways)]](desk)
    assert "result" in desk.ask("log.clear")


@pytest.mark.parametrize("name", sorted(METHODS))
def test_ready_lets_everything_through(desk, name):
    desk = desk("money" if name == "game.select" else "chase")
    assert "result" in desk.ask(name, **GOOD.get(name, {}))


@pytest.mark.parametrize("name", sorted(set(METHODS) - {"settings.set"}))
def test_an_unknown_param_is_refused_by_name(desk, name):
    error = desk().ask(name, **GOOD.get(name, {}), more=1)["error"]
    assert error["code"] == BAD_PARAMS
    assert "more" in error["message"]


@pytest.mark.parametrize("name", sorted(GOOD))
def test_a_missing_param_is_refused_by_name(desk, name):
    error = desk().ask(name)["error"]
    assert error["code"] == BAD_PARAMS
    assert next(iter(GOOD[name])) in error["message"]


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("table.get", {"reveal": 1}),
        ("table.get", {"reveal": None}),
        ("table.set", {"colours": {}}),
        ("table.set", {"colours": "Red"}),
        ("game.select", {"colour": "3"}),
        ("game.select", {"colour": 3.0}),
        ("game.select", {"colour": True}),
        ("game.mode", {"game": 1}),
        ("game.mode", {"game": None}),
        ("events", {"on": 1}),
        ("events", {"on": "true"}),
    ],
)
def test_a_param_of_another_kind_is_refused_by_name(desk, name, params):
    error = desk("money").ask(name, **params)["error"]
    assert error["code"] == BAD_PARAMS
    assert next(iter(params)) in error["message"]


@pytest.mark.parametrize(
    ("line", "whole", "code", "id_"),
    [
        (b"{", True, BAD_JSON, None),
        (b"{\xff}", True, BAD_JSON, None),
        (b"{" + b" " * 2047, False, BAD_REQUEST, None),
        (b'{"id": 7, "method": "hello"}', True, BAD_REQUEST, None),
        (protocol.request(7, "game.cheat", {}).rstrip(), True, NO_METHOD, 7),
        (protocol.request(7, "hello", []).rstrip(), True, BAD_PARAMS, 7),
        (protocol.request(7, "hello", None).rstrip(), True, BAD_PARAMS, 7),
        (protocol.request(7, "hello", "x").rstrip(), True, BAD_PARAMS, 7),
    ],
)
def test_a_line_that_is_no_request(desk, line, whole, code, id_):
    answer = desk().say(line, whole)
    assert (answer["error"]["code"], answer["id"]) == (code, id_)


@pytest.mark.parametrize(
    ("line", "whole"), [(b"{" + b"x" * 256, True), (b"{" + b"x" * 2047, False)]
)
def test_a_long_line_in_a_game_is_busy_unread(desk, line, whole):
    desk = desk()
    desk.press()
    error = desk.say(line, whole)["error"]
    assert (error["code"], error["data"]) == (BUSY, {"game": "chase", "state": "running"})
    assert desk.say(line[:256], True)["error"]["code"] == BAD_JSON


@pytest.mark.parametrize("name", ["hello", "game.cheat", "game.select", "table.set", "events"])
@pytest.mark.parametrize("good", [True, False])
def test_without_an_id_there_is_never_an_answer(desk, name, good):
    desk = desk()
    params = GOOD.get(name, {}) if good else {"more": 1}
    line = json.dumps({"jsonrpc": "2.0", "method": name, "params": params}).encode()
    assert desk.say(line) is None
    desk.run(1_000_000)
    assert desk.link.lines == []


def test_settings_are_refused_by_name_and_nothing_changes(desk):
    desk = desk()
    before = desk.result("settings.get")
    for params in ({"volume": 1, "loud": 2}, {"chase_1_s": 30, "volume": 4}, {"volume": True}):
        error = desk.ask("settings.set", **params)["error"]
        assert error["code"] == BAD_PARAMS
        assert list(params)[-1] in error["message"]
    assert desk.result("settings.get") == before
    assert not desk.store.waiting


def test_two_tables_at_once_the_second_is_busy(desk):
    desk = desk("money")
    line = protocol.request(1, "table.set", {"colours": TABLE}).rstrip()
    assert desk.say(line) is None
    assert desk.say(line)["error"]["code"] == BUSY
    desk.run(1_000_000)
    assert desk.link.lines == [
        {
            "id": 1,
            "result": {"crc32": colours.checksum(TABLE), "used_from": "this_game"},
            "jsonrpc": "2.0",
        }
    ]
    assert desk.result("table.get", reveal=True) == {"colours": TABLE}


def test_a_bad_table_is_told_with_all_that_is_wrong(desk):
    table = [dict(TABLE[0], amount=1), *TABLE[1:-1], {"name": ""}]
    message = desk().ask("table.set", colours=table)["error"]["message"]
    assert "colour 1: " in message
    assert "colour 20: " in message


def test_an_event_has_the_time_of_the_first_edge(desk):
    desk = desk()
    desk.result("events", on=True)
    edges_us = []
    for _ in range(2):
        edges_us.append(desk.box.now_us + 1)
        desk.press()
        desk.run(777_777)
    told = {name: [] for name in ("press", "release", "chase.start", "chase.pause")}
    for line in desk.link.lines:
        told[line["method"]].append(line["params"]["t_us"])
    gap_us = edges_us[1] - edges_us[0]
    assert told["press"][1] - told["press"][0] == gap_us
    assert told["release"] == [us + PRESS_US for us in told["press"]]
    assert told["chase.start"] + told["chase.pause"] == told["press"]


def test_without_events_nothing_is_told(desk):
    desk = desk()
    desk.press()
    desk.result("events", on=True)
    desk.result("events", on=False)
    desk.press()
    assert desk.link.lines == []
