"""The firmware in real time, which a test moves by hand."""

import json
import math
import threading

import pytest
from hand_time import HandTime

from quizbox_host.play import box
from quizbox_host.story import eyes
from quizbox_host.worlds import cpython
from quizbox_host.worlds.live import Live, RealTime

SECOND = 1_000_000
PC_SHOWN_US = 1_000  # four digits and their brightness over the bus, before the prompt (7.3)


class Told:
    """A Live and what its listener was told."""

    def __init__(self, settings):
        self.time = HandTime()
        self.log = []
        self.live = Live(box.script(settings), self._listen, self.time)
        self.live.start()

    def _listen(self, entry):
        us, what, value = entry
        self.log.append((us, what, list(value) if what == "tone" else value))

    def texts(self):
        return [eyes.read(eyes.lit(value)) for _, what, value in self.log if what == "segments"]

    def of(self, kind):
        return [(us, value) for us, what, value in self.log if what == kind]


@pytest.fixture
def boxes():
    """Told(settings); all are stopped in the end."""
    made = []

    def make(**settings):
        made.append(Told(settings))
        return made[-1]

    yield make
    for told in made:
        told.live.stop()


def press(told):
    for after_us, what, value in box.press():
        told.live.act(what, value, after_us)


def test_an_act_happens_when_it_comes(boxes):
    told = boxes()
    told.time.advance(1_234_567)
    press(told)
    told.time.advance(SECOND)
    assert told.of("start") == [(1_234_567, 1), (1_234_567 + box.PRESS_US, 0)]
    assert told.live.now_us == 1_234_567 + SECOND


def test_nothing_happens_before_its_time(boxes):
    told = boxes(chase_1_s=12)
    told.time.advance(SECOND)
    press(told)
    told.time.advance(2 * SECOND - 1)
    assert told.of("tone") == []
    told.time.advance(1)
    assert told.of("tone") == [(3 * SECOND, [2700, 0])]


def test_a_listener_is_told_of_a_tone_as_it_begins_and_the_log_has_its_length(boxes):
    told = boxes(chase_1_s=2)
    told.time.advance(SECOND)
    press(told)
    told.time.advance(SECOND // 2)
    assert told.of("tone") == [(1_500_000, [2700, 0])]
    told.time.advance(SECOND // 10)
    told.live.stop()
    log = told.live.outcome().log
    assert [entry for entry in log if entry[1] == "tone"] == [(1_500_000, "tone", [2700, 100_000])]


def test_the_same_log_as_in_virtual_time(boxes):
    told = boxes(chase_1_s=2)
    told.time.advance(SECOND)
    press(told)
    told.time.advance(3_900_000)
    told.live.stop()
    script = box.script({"chase_1_s": 2})
    script["acts"] += [[SECOND + us, what, value] for us, what, value in box.press()]
    script["until_us"] = SECOND + 3_900_000
    assert told.live.outcome() == cpython.play(script)


def test_power_off_and_on_again_keeps_what_was_kept(boxes):
    told = boxes(game="money")
    told.time.advance(SECOND)
    told.live.act("power", 0)
    told.time.advance(5 * SECOND)
    assert told.texts()[-1].strip() == ""
    told.live.act("power", 1)
    told.time.advance(SECOND // 2)
    assert told.of("power") == [(0, 1), (SECOND, 0), (6 * SECOND, 1)]
    assert told.texts()[-1] == "r 01"


def test_it_waits_at_the_prompt_until_power_comes_again(boxes):
    told = boxes()
    told.time.advance(SECOND)
    told.live.act("rx", "03")
    told.time.advance(60 * SECOND)
    told.live.act("power", 0)
    told.live.act("power", 1)
    told.time.advance(SECOND)
    assert told.of("prompt") == [(SECOND + PC_SHOWN_US, 1), (61 * SECOND, 0)]
    assert told.texts()[-1] == " 1.00"


@pytest.mark.parametrize("powered", [0, 1])
def test_it_stops_at_once_whatever_it_does(powered):
    told = Told({})
    told.time.advance(SECOND)
    told.live.act("power", powered)
    told.live.stop()
    assert told.live.outcome().log[-1][0] <= SECOND


def test_real_time_goes_on_and_a_ring_ends_a_wait():
    time = RealTime()
    time.wait(1_000)
    assert time.now_us() >= SECOND // 1000
    ringing = threading.Thread(target=time.ring)
    ringing.start()
    time.wait(math.inf)
    ringing.join()


def test_what_reaches_the_laptop_is_carried_on_as_it_comes():
    carried = []
    time = HandTime()
    live = Live(box.script({}), lambda entry: None, time, carried.append)
    live.start()
    time.advance(SECOND)
    live.act("rx", b'{"jsonrpc":"2.0","id":5,"method":"log.get"}\n'.hex())
    time.advance(SECOND)
    live.stop()
    assert max(map(len, carried)) <= 64
    assert json.loads(b"".join(carried)) == {"jsonrpc": "2.0", "id": 5, "result": {"faults": []}}


def test_an_act_at_an_instant_happens_then(boxes):
    told = boxes()
    told.time.advance(SECOND)
    told.live.act_at(1_500_000, "start", 1)
    called = []
    told.live.at(1_600_000, called.append, "called")
    told.time.advance(599_999)
    assert (told.of("start"), called) == ([(1_500_000, 1)], [])
    told.time.advance(1)
    assert called == ["called"]


def test_time_can_go_faster_than_it_does():
    slow, fast = RealTime(), RealTime(1000)
    fast.wait(SECOND)
    assert fast.now_us() >= SECOND
    assert slow.now_us() < fast.now_us()
