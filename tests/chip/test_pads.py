"""The chip's pads as the parts see them: function, level, what a part drives, the PWM's wave."""

import pytest

from quizbox_host.emulator.chip import Chip
from quizbox_host.emulator.pads import Board
from quizbox_host.sim.errors import Misuse

CTRL, PADS, PWM = 0x40014004, 0x4001C004, 0x40050000  # RP2040 data sheet 2.19.6 and 4.5.3
GPIO_OUT, GPIO_OE = 0xD0000010, 0xD0000020  # 2.3.1.7
SIO_FUNCTION, PWM_FUNCTION, I2C_FUNCTION, SPI_FUNCTION, NO_FUNCTION = 5, 4, 3, 1, 31
INPUT, PULL_UP, PULL_DOWN = 0x40, 0x48, 0x44
ENABLED, A_INVERTED, B_INVERTED, PHASE_CORRECT = 1, 4, 8, 2


class Pads:
    """A chip with power but without a program, whose registers the test writes."""

    def __init__(self):
        self.chip = Chip()
        self.board = Board(self.chip)
        self.mcu = self.chip.mcu

    def __getitem__(self, number):
        return self.board.pads[number]

    def function(self, number, function):
        self.mcu.write_uint32(CTRL + 8 * number, function)

    def pull(self, number, how):
        self.mcu.write_uint32(PADS + 4 * number, how)

    def sio(self, number, level):
        """An output at a level, or with None an input."""
        state = self.mcu.core.state
        bit = 1 << number
        self.function(number, SIO_FUNCTION)
        state.gpio_out = state.gpio_out & ~bit | (bit if level else 0)
        state.gpio_oe = state.gpio_oe & ~bit | (0 if level is None else bit)
        self.mcu.gpio_changed(bit)

    def pwm(self, top, a, b, csr=ENABLED, divider=16):  # noqa: PLR0913 - registers
        """Slice 7, that of GP14 and GP15; divider in sixteenths."""
        for offset, value in ((4, divider), (0x10, top), (0xC, b << 16 | a), (0, csr)):
            self.mcu.write_uint32(PWM + 7 * 0x14 + offset, value)


@pytest.fixture
def pads():
    return Pads()


def test_what_holds_a_pad(pads):
    seen = [pads[4].function]
    for function in (SPI_FUNCTION, I2C_FUNCTION, PWM_FUNCTION, NO_FUNCTION):
        pads.function(4, function)
        seen.append(pads[4].function)
    for level in (None, 0, 1):
        pads.sio(4, level)
        seen.append(pads[4].function)
    assert seen == ["none", "spi", "i2c", "pwm", "none", "in", "out", "out"]


def test_a_wire_that_nobody_drives_follows_the_pull(pads):
    pads.sio(11, None)
    seen = []
    for how in (INPUT, PULL_UP, PULL_DOWN):
        pads.pull(11, how)
        seen.append(pads[11].level())
    assert seen == [None, 1, 0]


def test_the_chip_reads_what_a_part_drives_and_the_pull_once_it_lets_go(pads):
    pads.sio(11, None)
    pads.pull(11, PULL_UP)
    seen = []
    for level in (None, 0, 1, None):
        pads[11].drive(level)
        seen.append((pads[11].level(), pads.mcu.gpio[11].input_value))
    assert seen == [(1, True), (0, False), (1, True), (1, True)]


def test_an_open_drain_wins_over_a_pull_up_and_lets_it_win(pads):
    pads[4].drive(1)
    pads.sio(4, 0)
    assert (pads[4].pulls_low(), pads[4].level()) == (True, 0)
    pads.sio(4, None)
    assert (pads[4].pulls_low(), pads[4].level()) == (False, 1)


def test_driving_high_against_a_part_is_misuse(pads):
    pads[11].drive(0)
    with pytest.raises(Misuse, match="GP11 drives 1 against a part"):
        pads.sio(11, 1)


def test_listeners_hear_of_the_chip_and_watchers_of_the_parts_too(pads):
    heard, watched = [], []
    pads[10].listeners.append(lambda: heard.append(pads[10].value))
    pads[10].watchers.append(lambda: watched.append(pads[10].level()))
    pads.sio(10, 1)
    pads.sio(10, None)
    assert (1 in heard, 1 in watched) == (True, True)
    heard.clear()
    pads[10].drive(0)
    pads[10].drive(0)
    assert heard == [0]  # of the pad's changes, and once
    assert watched[-1] == 0


def test_a_function_that_leaves_the_level_as_it_was_is_told_too(pads):
    pads.function(14, PWM_FUNCTION)
    heard = []
    pads[14].listeners.append(lambda: heard.append(pads[14].function))
    pads.sio(14, 0)
    assert heard[-1] == "out"


def test_the_wave_of_the_pwm(pads):
    pads.function(14, PWM_FUNCTION)
    pads.function(15, PWM_FUNCTION)
    pads.pwm(46_295, 23_148, 23_148, ENABLED | B_INVERTED)
    assert pads[14].wave() == ("square", 2700, 32_768, False)
    assert pads[15].wave() == ("square", 2700, 32_768, True)


@pytest.mark.parametrize(
    ("top", "divider", "csr", "hertz"),
    [
        (62_499, 16, ENABLED, 2000),
        (62_499, 32, ENABLED, 1000),
        (62_499, 40, ENABLED, 800),
        (31_250, 16, ENABLED | PHASE_CORRECT, 2000),
    ],
)
def test_the_pitch_is_of_top_divider_and_mode(pads, top, divider, csr, hertz):
    pads.function(14, PWM_FUNCTION)
    pads.pwm(top, 1000, 0, csr, divider)
    assert pads[14].wave()[:2] == ("square", hertz)


@pytest.mark.parametrize(
    ("compare", "csr", "level"),
    [
        (0, ENABLED, 0),
        (1000, ENABLED, 1),
        (0, ENABLED | A_INVERTED, 1),
        (1000, ENABLED | A_INVERTED, 0),
        (0, 0, 0),
        (0, A_INVERTED, 1),
    ],
)
def test_a_channel_that_does_not_swing_stands_where_the_chip_holds_it(pads, compare, csr, level):
    pads.function(14, PWM_FUNCTION)
    pads.pwm(999, compare, 0, csr)
    assert pads[14].wave() == ("still", level)


def test_a_change_of_pitch_is_told(pads):
    pads.function(14, PWM_FUNCTION)
    pads.pwm(46_295, 23_148, 0)
    heard = []
    pads[14].listeners.append(lambda: heard.append(pads[14].wave()[1]))
    pads.pwm(62_499, 23_148, 0)
    assert heard[-1] == 2000


def test_an_output_has_no_wave_but_its_level(pads):
    for level in (0, 1):
        pads.sio(14, level)
        assert pads[14].wave() == ("still", level)
    pads.sio(14, None)
    assert pads[14].wave() == ("still", 0)


def test_a_loss_of_power_is_told_to_the_parts(pads):
    pads.chip.power(True)
    pads.sio(10, 1)
    heard = []
    pads[10].listeners.append(lambda: heard.append(pads[10].function))
    pads.chip.power(False)
    pads.board.look()
    assert heard[-1] == "none"
