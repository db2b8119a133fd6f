"""The pads: levels, contention, interrupts, the PWM slices and the waves on the wires."""

import pytest

from quizbox_host.sim.board import FALLING, INSIDE, NAMED, RISING, Board
from quizbox_host.sim.errors import Misuse

BOTH = FALLING | RISING


class Listener:
    """An input with pull-up on GP11 whose handler notes (now, level)."""

    def __init__(self, trigger=BOTH):
        self.board = Board()
        self.pad = self.board.pads[11]
        self.now = 0
        self.heard = []
        self.pad.use("in", pull=1)
        self.pad.interrupt(self.handle, trigger)

    def handle(self):
        self.heard.append((self.now, self.pad.level(), self.board.in_interrupt))

    def drive(self, *levels):
        for level in levels:
            self.now += 1
            self.pad.drive(level)


def test_every_gpio_of_the_chip_is_there():
    assert sorted(NAMED + INSIDE) == sorted(Board().pads) == list(range(30))


@pytest.mark.parametrize(
    ("function", "value", "pull", "outside", "level"),
    [
        ("in", None, 1, None, 1),
        ("in", None, 0, None, 0),
        ("in", None, 1, 0, 0),
        ("in", None, None, 0, 0),
        ("in", None, None, 1, 1),
        ("out", 1, None, None, 1),
        ("out", 0, None, None, 0),
        ("out", 1, None, 1, 1),
        ("i2c", None, 1, None, 1),
    ],
)
def test_level(function, value, pull, outside, level):
    pad = Board().pads[3]
    pad.use(function, value, pull)
    pad.drive(outside)
    assert pad.level() == level


@pytest.mark.parametrize("function", ["none", "in", "pwm"])
def test_a_read_of_a_wire_that_nothing_holds_is_misuse(function):
    pad = Board().pads[3]
    if function != "none":
        pad.use(function)
    with pytest.raises(Misuse, match="GP3 is read, but nothing holds its level"):
        pad.level()


@pytest.mark.parametrize("value", [0, 1])
def test_contention_is_misuse_whoever_comes_second(value):
    part_second, chip_second = Board().pads[3], Board().pads[3]
    part_second.use("out", value)
    part_second.drive(value)
    with pytest.raises(Misuse, match=f"GP3 drives {value} against a part"):
        part_second.drive(1 - value)
    chip_second.drive(1 - value)
    with pytest.raises(Misuse, match=f"GP3 drives {value} against a part"):
        chip_second.use("out", value)


@pytest.mark.parametrize(
    ("trigger", "heard"),
    [
        (BOTH, [(1, 0, True), (2, 1, True), (4, 0, True)]),
        (FALLING, [(1, 0, True), (4, 0, True)]),
        (RISING, [(2, 1, True)]),
        (0, []),
    ],
)
def test_edges_run_the_handler_at_their_instant(trigger, heard):
    listener = Listener(trigger)
    listener.drive(0, None, 1, 0, 0)
    assert listener.heard == heard
    assert not listener.board.in_interrupt


@pytest.mark.parametrize("function", ["none", "out", "i2c"])
def test_only_an_input_hears_edges(function):
    listener = Listener()
    listener.pad.use(function, value=0, pull=1)
    listener.drive(0, None, 0)
    assert listener.heard == []


@pytest.mark.parametrize(
    ("levels", "heard"),
    [
        ((), []),
        ((0,), [(9, 0, True)]),
        ((0, None), [(9, 1, True)]),
        ((0, None, 0, None, 0), [(9, 0, True)]),
    ],
)
def test_edges_while_masked_count_as_one_and_come_at_unmask(levels, heard):
    listener = Listener()
    listener.board.mask(True)
    listener.drive(*levels)
    assert listener.heard == []
    listener.now = 9
    listener.board.mask(False)
    listener.board.mask(False)
    assert listener.heard == heard


def test_a_new_handler_drops_an_edge_that_waits_and_none_is_off():
    listener = Listener()
    listener.board.mask(True)
    listener.drive(0)
    listener.pad.interrupt(listener.handle, BOTH)
    listener.board.mask(False)
    listener.drive(None)
    listener.pad.interrupt(None, 0)
    listener.drive(0)
    assert listener.heard == [(2, 1, True)]


def test_reset_forgets_everything_but_what_the_parts_drive():
    listener = Listener()
    listener.pad.drive(0)
    listener.board.pwm(14, 440, 32768, True)
    listener.board.mask(True)
    listener.board.reset()
    pads = listener.board.pads
    assert [pads[11].function, pads[11].outside] == ["none", 0]
    assert [pads[14].function, pads[14].wave(), pads[14].slice] == ["none", ("still", 0), None]
    assert (listener.board.masked, listener.board.slices[7].hertz) == (False, 0)
    pads[11].use("in", pull=1)
    listener.drive(None)
    assert listener.heard == [(0, 0, True)]


def test_the_two_channels_of_a_slice_share_its_frequency():
    board = Board()
    board.pwm(14, 1000, 100, False)
    board.pwm(13, 50, 7, False)
    board.pwm(15, 2700, 32768, True)
    waves = {number: board.pads[number].wave() for number in (12, 13, 14, 15)}
    assert waves == {
        12: ("still", 0),
        13: ("square", 50, 7, False),
        14: ("square", 2700, 100, False),
        15: ("square", 2700, 32768, True),
    }


@pytest.mark.parametrize(
    ("duty", "inverted", "wave"),
    [
        (0, False, ("still", 0)),
        (0, True, ("still", 1)),
        (65535, False, ("still", 1)),
        (65535, True, ("still", 0)),
        (1, False, ("square", 440, 1, False)),
        (65534, True, ("square", 440, 65534, True)),
    ],
)
def test_wave_of_a_pwm_channel(duty, inverted, wave):
    board = Board()
    board.pwm(14, 440, duty, inverted)
    assert board.pads[14].wave() == wave


@pytest.mark.parametrize(
    ("function", "value", "wave"),
    [("out", 1, ("still", 1)), ("out", 0, ("still", 0)), ("in", 1, ("still", 0))],
)
def test_wave_of_a_plain_pad(function, value, wave):
    pad = Board().pads[14]
    pad.use(function, value, 1)
    assert pad.wave() == wave


def test_whoever_listens_to_a_pad_hears_its_changes_and_its_slices():
    board = Board()
    heard = []
    board.pads[14].listeners.append(lambda: heard.append(board.pads[14].wave()))
    board.pads[14].use("out", 1)
    board.pwm(14, 440, 9, False)
    board.pwm(15, 880, 9, False)
    board.pads[14].use("out", 0)
    assert heard[0] == ("still", 1)
    assert heard[-3:] == [("square", 440, 9, False), ("square", 880, 9, False), ("still", 0)]
