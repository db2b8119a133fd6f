"""The MAX7219 decoder: what reaches it on CS and SPI, and what its digits show."""

import pytest

from quizbox_host.sim.displays import CS
from quizbox_host.sim.errors import Misuse, PowerLost
from quizbox_host.sim.rig import Rig

BIT_NS = 1_000
DECODE, INTENSITY, SCAN_LIMIT, SHUTDOWN, TEST = 0x9, 0xA, 0xB, 0xC, 0xF


class Module:
    """A powered module with its control registers set and its memory cleared, dark."""

    def __init__(self, seed=1, clear=True):
        self.rig = Rig({"seed": seed, "display": "max7219"})
        self.rig.act("power", 1)
        self.pad = self.rig.board.pads[CS]
        self.pad.use("out", 1)
        if clear:
            for register in range(1, 9):
                self.write(register, 0)
            self.write(DECODE, 0)
            self.write(INTENSITY, 15)
            self.write(SCAN_LIMIT, 7)

    def write(self, *data):
        self.pad.use("out", 0)
        self.rig.spi.write(bytes(data), BIT_NS)
        self.pad.use("out", 1)

    @property
    def shown(self):
        return [value for _, what, value in self.rig.log if what == "segments"]


def test_a_frame_shows_as_cs_rises():
    module = Module()
    module.write(SHUTDOWN, 1)
    begun_us = module.rig.clock.now_us
    module.write(8, 0x40)
    module.pad.use("out", 0)
    module.rig.spi.write(b"\x01\x80", BIT_NS)
    module.rig.clock.to(begun_us + 50)
    module.pad.use("out", 1)
    entries = [(us - begun_us, value) for us, what, value in module.rig.log if what == "segments"]
    assert entries[1:] == [(16, ["0100000000000000", 16]), (50, ["0100000000000080", 16])]


@pytest.mark.parametrize(
    ("data", "lit"),
    [(1 << bit, (0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01, 0x80)[bit]) for bit in range(8)],
)
@pytest.mark.parametrize("register", range(1, 9))
def test_each_bit_lights_its_segment_and_register_8_is_the_left_most(register, data, lit):
    module = Module()
    module.write(register, data)
    module.write(SHUTDOWN, 1)
    digits = ["00"] * 8
    digits[8 - register] = f"{lit:02x}"
    assert module.shown == [["".join(digits), 16]]


def test_the_four_highest_bits_of_a_frame_do_not_matter():
    module = Module()
    module.write(0xF0 | SHUTDOWN, 0xFF)
    module.write(0xA5, 0x80)
    assert module.shown == [["0000000000000000", 16], ["0000008000000000", 16]]


@pytest.mark.parametrize("data", [b"", b"\x01", b"\x01\x01\x7f", b"\x01\x7f\x01\x7f"])
def test_a_frame_that_is_not_16_bits_shows_nothing(data):
    module = Module()
    module.write(SHUTDOWN, 1)
    before = list(module.rig.log)
    module.write(*data)
    assert module.rig.log == before
    module.write(1, 0x80)
    assert module.shown[-1] == ["0000000000000080", 16]


def test_bits_while_cs_is_high_are_for_another():
    module = Module()
    module.write(SHUTDOWN, 1)
    before = list(module.rig.log)
    module.rig.spi.write(b"\x01\x7f", BIT_NS)
    module.pad.use("out", 1)
    assert module.rig.log == before


def test_bits_while_nothing_holds_cs_are_misuse():
    module = Module()
    module.pad.use("in", pull=1)
    with pytest.raises(Misuse, match="nothing holds CS"):
        module.rig.spi.write(b"\x01", BIT_NS)


def test_a_frame_cut_off_by_a_reset_shows_nothing():
    module = Module()
    module.write(SHUTDOWN, 1)
    before = list(module.rig.log)
    module.pad.use("out", 0)
    module.rig.spi.write(b"\x01\x7f", BIT_NS)
    module.rig.board.reset()
    module.pad.use("out", 1)
    assert module.rig.log == before


@pytest.mark.parametrize("register", [0x0, 0xD, 0xE])
def test_a_register_that_it_has_not_shows_nothing(register):
    module = Module()
    module.write(SHUTDOWN, 1)
    before = list(module.rig.log)
    module.write(register, 0xFF)
    assert module.rig.log == before


@pytest.mark.parametrize("intensity", range(16))
def test_brightness_is_a_duty_of_sixteen(intensity):
    module = Module()
    module.write(INTENSITY, 0xF0 | intensity)
    module.write(SHUTDOWN, 1)
    assert module.shown == [["0000000000000000", intensity + 1]]


@pytest.mark.parametrize("limit", range(8))
def test_digits_beyond_the_scan_limit_are_dark(limit):
    module = Module()
    for register in range(1, 9):
        module.write(register, 0x80)
    module.write(SCAN_LIMIT, limit)
    module.write(SHUTDOWN, 1)
    assert module.shown == [["00" * (7 - limit) + "80" * (limit + 1), 16]]


@pytest.mark.parametrize(
    ("code", "lit"), list(enumerate(bytes.fromhex("3f065b4f666d7d077f6f407976387300")))
)
def test_a_digit_that_is_decoded_shows_a_character_of_code_b(code, lit):
    module = Module()
    module.write(DECODE, 0x02)
    module.write(1, code)
    module.write(2, 0x70 | code)
    module.write(SHUTDOWN, 1)
    plain = sum((code >> bit & 1) << 6 - bit for bit in range(7))
    assert module.shown == [[f"000000000000{lit:02x}{plain:02x}", 16]]


def test_the_display_test_lights_all_even_in_shutdown():
    module = Module()
    module.write(TEST, 1)
    module.write(TEST, 0)
    assert module.shown == [["ff" * 8, 16], ["00" * 8, 0]]


def test_it_holds_chance_at_power_up_and_is_dark():
    memories = set()
    for seed in range(20):
        module = Module(seed, clear=False)
        assert module.shown == []
        module.write(SHUTDOWN, 1)
        memories.add(str(module.shown))
    assert len(memories) == 20


def test_each_power_up_has_its_own_chance_and_power_off_is_dark():
    module = Module()
    module.write(1, 0x80)
    module.write(SHUTDOWN, 1)
    with pytest.raises(PowerLost):
        module.rig.act("power", 0)
    module.rig.act("power", 1)
    module.pad.use("out", 1)
    assert module.shown == [["0000000000000080", 16], ["00" * 8, 0]]
    module.write(SHUTDOWN, 1)
    assert module.shown[-1] not in module.shown[:-1]
