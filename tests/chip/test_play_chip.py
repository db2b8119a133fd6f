"""`quizbox play --world chip`: the box on the screen runs on an emulated Pico, in real time."""

import threading

import pytest
from click.testing import CliRunner

from quizbox_host import colourfile
from quizbox_host.__main__ import main
from quizbox_host.cli import play as command
from quizbox_host.emulator import program
from quizbox_host.play import box, demo
from quizbox_host.story import eyes
from quizbox_host.worlds import chip as world
from quizbox_host.worlds.chip_live import LATE_US, SLICE_US, ChipLive
from tests.unit.hand_time import STUCK_S, HandTime
from tests.unit.on_screen import SECOND, played, power_off_and_choose, round_of_money

BROKEN = b"import time\ntime.sleep(0.5)\nraise RuntimeError('no box today')\n"
LOCKED_UP = b"import machine\nmachine.mem32[0x60000000]\n"


class Told:
    """A ChipLive and what its listener was told."""

    def __init__(self, settings, given=None):
        self.time = HandTime()
        self.log = []
        self.live = ChipLive(box.script(settings), self._listen, self.time, given)
        self.live.start()

    def _listen(self, entry):
        us, what, value = entry
        self.log.append((us, what, list(value) if what == "tone" else value))

    def press(self):
        for after_us, what, value in box.press():
            self.live.act(what, value, after_us)

    def of(self, kind):
        return [(us, value) for us, what, value in self.log if what == kind]

    @property
    def shown(self):
        return eyes.read(eyes.lit(self.of("segments")[-1][1]))


@pytest.fixture
def boxes():
    """Told(settings, given); all are stopped in the end."""
    made = []

    def make(settings, given=None):
        made.append(Told(settings, given))
        return made[-1]

    yield make
    for told in made:
        told.live.stop()


def running(main):
    """A Pico that runs this main.py, as emulator.program gives it."""
    return program.slot()[0], {"/main.py": main}


def test_a_whole_round_of_the_colour_of_money():
    rows = colourfile.read(demo.COLOURS)
    assert played(round_of_money, {"game": "money"}, rows, live=ChipLive) == "r 02"


def test_power_off_is_dark_and_start_held_as_it_comes_on_chooses_the_game():
    assert played(power_off_and_choose, {}, live=ChipLive) == "C0Lr"


def test_a_program_that_ended_says_so_until_power_comes_again():
    def broken(script, listener, real):
        return ChipLive(script, listener, real, running(BROKEN))

    async def play(screen):
        said = "the program ended: RuntimeError: no box today"
        assert screen.part("top") == f"[b]quizbox[/b]   {said}"
        await screen.keys("p")
        assert "power [b]off[/b]" in screen.part("top")
        await screen.keys("p", then_us=SECOND // 10)
        assert "power [b]on[/b]" in screen.part("top")
        await screen.wait(SECOND)
        assert screen.part("top") == f"[b]quizbox[/b]   {said}"

    played(play, {}, live=broken)


def test_a_processor_that_locked_up_is_told_once_a_start(boxes):
    told = boxes({}, running(LOCKED_UP))
    told.time.advance(SECOND)
    assert [text.split(" near ")[0] for _, text in told.of("crash")] == ["HardFault"]
    told.live.act("power", 0)
    told.live.act("power", 1, SECOND)
    told.time.advance(2 * SECOND)
    assert len(told.of("crash")) == 2


def test_an_act_happens_when_it_comes(boxes):
    told = boxes({})
    told.time.advance(1_234_567)
    told.live.act("start", 1)
    told.live.act_at(1_400_000, "start", 0)
    called = []
    told.live.at(1_300_000, called.append, "called")
    told.time.advance(SECOND)
    assert told.of("start") == [(1_234_567, 1), (1_400_000, 0)]
    assert called == ["called"]
    assert told.live.now_us == 2_234_567


def test_what_it_does_is_told_a_slice_later_at_most(boxes):
    told = boxes({"chase_1_s": 2})
    told.time.advance(SECOND)
    told.press()
    told.time.advance(SECOND // 2 - SLICE_US)
    assert told.of("tone") == []
    told.time.advance(2 * SLICE_US)
    ((us, _),) = told.of("tone")
    assert SECOND // 2 <= us - SECOND < SECOND // 2 + SLICE_US


def test_the_same_log_as_in_virtual_time(boxes):
    told = boxes({"chase_1_s": 2})
    told.time.advance(SECOND)
    told.press()
    told.time.advance(3_900_000)
    told.live.stop()
    script = box.script({"chase_1_s": 2})
    script["acts"] += [[SECOND + us, what, value] for us, what, value in box.press()]
    script["until_us"] = SECOND + 3_900_000
    assert told.live.outcome() == world.play(script)


def test_time_that_it_did_not_run_for_is_lost_and_no_sound_is_squeezed(boxes):
    told = boxes({"chase_1_s": 2})
    told.time.advance(SECOND)
    told.press()
    told.time.advance(SECOND // 2)
    told.time.jump(60 * SECOND)
    told.live.act("slide", 0)  # what was lost is not to put it off
    told.time.advance(SECOND // 2 + SLICE_US)
    assert told.live.now_us == 2 * SECOND + SLICE_US
    assert told.of("slide") == [(0, 1), (1_500_000, 0)]
    assert [us // SLICE_US * SLICE_US for us, _ in told.of("tone")] == [1_500_000, 2_000_000]


def test_a_little_that_it_is_late_it_makes_good(boxes):
    told = boxes({})
    told.time.advance(SECOND)
    told.time.jump(LATE_US)
    told.time.advance(0)
    assert told.live.now_us == SECOND + LATE_US


@pytest.mark.parametrize("powered", [0, 1])
def test_it_stops_at_once_whatever_it_does(powered):
    told = Told({})
    told.time.advance(SECOND)
    told.live.act("power", powered)
    told.live.stop()
    assert told.live.outcome().log[-1][0] <= SECOND


def test_what_breaks_it_is_told_and_raised_in_the_end():
    told, broke = [], threading.Event()

    def listen(entry):
        if entry[1] == "crash":
            told.append(entry[2])
            broke.set()

    live = ChipLive(box.script({}), listen, HandTime())
    live.act("dance", 1)
    live.start()
    assert broke.wait(STUCK_S), "it does not end"
    assert [text.split(":")[0] for text in told] == ["AttributeError"]
    with pytest.raises(AttributeError, match="_act_dance"):
        live.stop()


def test_without_the_extra_the_next_step_is_told_before_the_screen_is_taken(monkeypatch):
    monkeypatch.setattr(world, "PACKAGES", ("no_such_emulator",))
    monkeypatch.setattr(command, "is_terminal", lambda: True)
    result = CliRunner().invoke(main, ["play", "--world", "chip"])
    said = "Error: the chip world needs no_such_emulator: python -m pip install -e '.[chip]'\n"
    assert (result.exit_code, result.stdout, result.stderr) == (3, "", said)


def test_without_a_terminal_the_demonstration_runs_on_the_chip():
    result = CliRunner().invoke(main, ["play", "--world", "chip"])
    told = result.stdout.splitlines()
    assert result.exit_code == 0
    assert told != list(demo.lines())
    assert [line[12:] for line in told] == [line[12:] for line in demo.lines()]
