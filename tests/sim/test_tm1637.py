"""The TM1637 decoder: what reaches it on CLK and DIO, and what its digits show."""

import pytest

from quizbox_host.sim.displays import SCL, SDA
from quizbox_host.sim.errors import Misuse, PowerLost
from quizbox_host.sim.rig import Rig

ON = 0x88
HALF_US = 5


class Module:
    """A powered module with its memory cleared, dark, and the two wires to it."""

    def __init__(self, seed=1, clear=True, display="tm1637-4"):
        self.rig = Rig({"seed": seed, "display": display})
        self.rig.act("power", 1)
        self.clk, self.dio = (self.rig.board.pads[number] for number in (SCL, SDA))
        self.half_us = HALF_US
        for pad in (self.clk, self.dio):
            pad.use("open", 1)
        self.wait()
        if clear:
            self.write(0x40)
            self.write(0xC0, *bytes(6))

    def wait(self):
        self.rig.clock.to(self.rig.clock.now_us + self.half_us)

    def set(self, clk, dio):
        self.clk.use("open", clk)
        self.dio.use("open", dio)
        self.wait()

    def start(self):
        self.set(1, 0)

    def stop(self):
        self.set(0, 0)
        self.set(1, 0)
        self.set(1, 1)

    def bits(self, byte, count=8):
        for place in range(count):
            self.set(0, byte >> place & 1)
            self.set(1, byte >> place & 1)

    def byte(self, byte):
        """Whether DIO is low in the ninth clock, and only there."""
        self.bits(byte)
        self.set(0, 1)
        self.set(1, 1)
        return self.dio.level() == 0

    def write(self, *data):
        self.start()
        answers = [self.byte(byte) for byte in data]
        self.stop()
        return answers

    @property
    def shown(self):
        return [value for _, what, value in self.rig.log if what == "segments"]


def test_a_good_transfer_is_acknowledged_and_shows_at_its_stop():
    module = Module()
    assert module.write(ON | 7) == [True]
    begun_us = module.rig.clock.now_us
    assert module.write(0xC0, 0x11, 0x22, 0x44, 0x88) == [True] * 5
    assert module.dio.level() == 1
    us, _, value = module.rig.log[-1]
    assert (us - begun_us, value) == (5 + 5 * 90 + 10, ["11224488", 14])


def test_it_holds_dio_low_from_the_end_of_the_eighth_clock_to_that_of_the_ninth():
    module = Module()
    module.start()
    module.bits(0xFF)
    levels = [module.dio.level()]
    for clk in (0, 1, 0):
        module.set(clk, 1)
        levels.append(module.dio.level())
    assert levels == [1, 0, 0, 1]


def test_a_wire_that_is_driven_high_fights_the_acknowledgement():
    module = Module()
    module.start()
    module.bits(0xFF)
    module.clk.use("open", 0)
    with pytest.raises(Misuse, match="GP4 drives 1 against a part"):
        module.dio.use("out", 1)


@pytest.mark.parametrize(
    ("display", "places"), [("tm1637-4", (0, 1, 2, 3)), ("tm1637-6", (2, 1, 0, 5, 4, 3))]
)
def test_each_bit_of_each_digit(display, places):
    for nth, place in enumerate(places):
        for bit in range(8):
            module = Module(display=display)
            module.write(0xC0 | place, 1 << bit)
            module.write(ON)
            digits = ["00"] * len(places)
            digits[nth] = f"{1 << bit:02x}"
            assert module.shown == [["".join(digits), 1]]


def test_four_digits_do_not_show_the_last_two_places():
    module = Module()
    module.write(0xC4, 0xFF, 0xFF)
    module.write(ON)
    assert module.shown == [["00000000", 1]]


def test_dark_until_it_is_switched_on():
    module = Module()
    module.write(0xC0, 0x7F)
    module.write(0x87)
    assert module.shown == []
    module.write(ON)
    module.write(0x80)
    assert module.shown == [["7f000000", 1], ["00000000", 0]]


@pytest.mark.parametrize(("pulse", "duty"), list(enumerate((1, 2, 4, 10, 11, 12, 13, 14))))
def test_brightness_is_a_duty_of_sixteen(pulse, duty):
    module = Module()
    module.write(ON | pulse)
    assert module.shown == [["00000000", duty]]


def test_one_place_at_a_time():
    module = Module()
    module.write(ON)
    module.write(0x44)
    module.write(0xC1, 0x7F)
    before = list(module.rig.log)
    module.write(0xC2, 0x7F, 0x7F)
    assert (module.shown[-1], module.rig.log) == (["007f0000", 1], before)


@pytest.mark.parametrize("mode", [None, 0x41, 0x42, 0x48, 0x4C, 0x00])
def test_data_without_a_mode_for_them_show_nothing(mode):
    module = Module(clear=False)
    module.write(ON)
    if mode is not None:
        module.write(mode)
    before = list(module.rig.log)
    module.write(0xC0, 1, 2, 3, 4)
    assert module.rig.log == before


@pytest.mark.parametrize(
    "data",
    [
        (),
        (0xC0,),
        (0x88, 0x00),
        (0x40, 0xC0, 0x7F),
        (0xC0, *[0x7F] * 7),
        (0xC5, 0x7F, 0x7F),
        (0xC6, 0x7F),
        (0xD0, 0x7F),
    ],
)
def test_a_transfer_that_makes_no_sense_shows_nothing(data):
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    module.write(*data)
    assert module.rig.log == before
    module.write(0xC0, 0x01)
    assert module.shown[-1] == ["01000000", 14]


@pytest.mark.parametrize("count", range(1, 8))
def test_a_stop_within_a_byte_shows_nothing(count):
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    module.start()
    module.byte(0xC0)
    module.byte(0x7F)
    module.bits(0xFF, count)
    module.stop()
    assert module.rig.log == before
    assert module.write(0xC0, 0x01) == [True, True]
    assert module.shown[-1] == ["01000000", 14]


def test_neither_a_stop_nor_a_start_is_seen_while_it_holds_dio_itself():
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    module.start()
    module.bits(0xC0)
    module.set(0, 0)
    module.set(1, 0)
    module.set(1, 1)
    module.set(1, 0)
    assert module.dio.level() == 0
    assert module.byte(0x7F)
    module.stop()
    assert (module.rig.log[-1][2], module.rig.log[:-1]) == (["7f000000", 14], before)


def test_a_start_within_a_transfer_begins_anew():
    module = Module()
    module.write(ON | 7)
    module.start()
    module.byte(0xC0)
    module.bits(0x7F, 3)
    module.set(1, 1)
    module.write(0xC1, 0x01)
    assert module.shown == [["00000000", 14], ["00010000", 14]]


def test_bits_without_a_start_are_not_acknowledged_and_show_nothing():
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    assert not module.byte(0xC0)
    assert not module.byte(0x7F)
    module.stop()
    assert module.rig.log == before


def test_what_comes_too_fast_for_the_capacitors_is_lost():
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    module.half_us = HALF_US - 1
    assert module.write(0xC0, 0x7F) == [False, False]
    assert module.rig.log == before
    module.half_us = HALF_US
    module.wait()
    assert module.write(0xC0, 0x7F) == [True, True]
    assert module.shown[-1] == ["7f000000", 14]


@pytest.mark.parametrize("edge", ["start", "stop"])
def test_a_start_or_stop_right_at_an_edge_of_clk_is_lost(edge):
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    if edge == "start":
        module.set(0, 1)
        module.clk.use("open", 1)
    module.start()
    module.byte(0xC0)
    module.byte(0x7F)
    module.set(0, 0)
    if edge == "stop":
        module.clk.use("open", 1)
        module.set(1, 1)
    module.stop()
    assert module.rig.log == before


def test_a_reset_in_a_transfer_lets_both_wires_go_and_the_next_one_is_good():
    module = Module()
    module.write(ON | 7)
    before = list(module.rig.log)
    module.start()
    module.byte(0xC0)
    module.set(0, 0)
    module.rig.board.reset()
    module.wait()
    assert [module.clk.level(), module.dio.level(), module.rig.log] == [1, 1, before]
    for pad in (module.clk, module.dio):
        pad.use("open", 1)
    assert module.write(0xC0, 0x7F) == [True, True]
    assert module.shown[-1] == ["7f000000", 14]


def test_it_holds_chance_at_power_up_and_is_dark():
    memories = set()
    for seed in range(20):
        module = Module(seed, clear=False)
        assert module.shown == []
        module.write(ON)
        memories.add(str(module.shown))
    assert len(memories) == 20


def test_each_power_up_has_its_own_chance_and_power_off_is_dark():
    module = Module(clear=False)
    module.write(ON)
    with pytest.raises(PowerLost):
        module.rig.act("power", 0)
    module.rig.act("power", 1)
    for pad in (module.clk, module.dio):
        pad.use("open", 1)
    assert module.shown[1:] == [["00000000", 0]]
    module.wait()
    module.write(ON)
    assert module.shown[2] not in module.shown[:2]
