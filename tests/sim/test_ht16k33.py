"""The HT16K33 decoder: what reaches it on two wires, and what its digits show."""

import pytest

from quizbox_host.sim.errors import PowerLost
from quizbox_host.sim.rig import Rig

BIT_NS = 10_000
ADDRESS = 0x70
OSCILLATOR, DISPLAY, DIMMING = 0x20, 0x80, 0xE0
ON = 1


class Module:
    """A powered module with its memory cleared, dark."""

    def __init__(self, seed=1, clear=True):
        self.rig = Rig({"seed": seed, "display": "ht16k33"})
        self.rig.act("power", 1)
        if clear:
            self.write(0, *bytes(16))

    def write(self, *data):
        return self.rig.bus.write(ADDRESS, bytes(data), BIT_NS)

    def light(self):
        self.write(OSCILLATOR | ON)
        self.write(DISPLAY | ON)

    @property
    def shown(self):
        return [value for _, what, value in self.rig.log if what == "segments"]


def test_a_transfer_shows_at_its_end():
    module = Module()
    module.light()
    begun_us = module.rig.clock.now_us
    assert module.write(0, 0x11, 0, 0x22, 0, 0, 0, 0x44, 0, 0x88) == 11
    us, _, value = module.rig.log[-1]
    assert (us - begun_us, value) == (11 * 90 + 20, ["11224488", 16])


@pytest.mark.parametrize(
    ("place", "value", "lit"),
    [
        (0x0, 0xFF, "ff000000"),
        (0x2, 0xFF, "00ff0000"),
        (0x4, 0x02, "00800000"),
        (0x4, 0xFD, "00000000"),
        (0x6, 0xFF, "0000ff00"),
        (0x8, 0xFF, "000000ff"),
        *[(place, 0xFF, "00000000") for place in (1, 3, 5, 7, 9, 10, 11, 12, 13, 14, 15)],
    ],
)
def test_where_the_digits_and_the_colon_are(place, value, lit):
    module = Module()
    module.write(place, value)
    module.light()
    assert module.shown[-1] == [lit, 16]


def test_the_address_goes_round():
    module = Module()
    module.write(0xE, 1, 2, 3, 4, 5)
    module.light()
    assert module.shown[-1] == ["03050000", 16]


@pytest.mark.parametrize("first", [OSCILLATOR, DISPLAY])
def test_dark_until_both_oscillator_and_display_are_on(first):
    second = OSCILLATOR + DISPLAY - first
    module = Module()
    module.write(0, 0x7F)
    module.write(first | ON)
    assert module.shown == []
    module.write(second | ON)
    module.write(first)
    module.write(first | ON)
    module.write(second)
    lit, dark = ["7f000000", 16], ["00000000", 0]
    assert module.shown == [lit, dark, lit, dark]


@pytest.mark.parametrize("dimming", range(16))
def test_brightness_is_a_duty_of_sixteen(dimming):
    module = Module()
    module.write(DIMMING | dimming)
    module.light()
    assert module.shown == [["00000000", dimming + 1]]


@pytest.mark.parametrize("address", [0x00, 0x24, 0x34, 0x6F, 0x71, 0x78])
def test_a_wrong_address_is_not_acknowledged_and_shows_nothing(address):
    module = Module()
    module.light()
    before = list(module.rig.log)
    assert module.rig.bus.write(address, b"\x00\x7f", BIT_NS) == 0
    assert module.rig.log == before


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00",
        *[bytes([command, 0x7F]) for command in (0x20, 0x21, 0x80, 0x81, 0xE0, 0xEF)],
        *[bytes([command]) for command in (0x10, 0x22, 0x40, 0x60, 0x83, 0xA0, 0xA1, 0xD9, 0xF0)],
    ],
)
def test_what_is_no_command_with_its_data_shows_nothing(data):
    module = Module()
    module.light()
    before = list(module.rig.log)
    module.write(*data)
    assert module.rig.log == before


def test_a_transfer_that_ends_within_a_byte_shows_nothing():
    module = Module()
    module.light()
    before = list(module.rig.log)
    target = module.rig.display
    target.start()
    for byte in (ADDRESS << 1, 0, 0x7F):
        for place in range(7, -1, -1):
            target.bit(byte >> place & 1)
        target.bit(1)
    target.bit(1)
    target.stop()
    assert module.rig.log == before


def test_it_holds_chance_at_power_up_and_is_dark():
    memories = set()
    for seed in range(20):
        module = Module(seed, clear=False)
        assert module.shown == []
        module.light()
        memories.add(str(module.shown))
    assert len(memories) == 20


def test_each_power_up_has_its_own_chance_and_power_off_is_dark():
    module = Module(clear=False)
    module.light()
    with pytest.raises(PowerLost):
        module.rig.act("power", 0)
    module.rig.act("power", 1)
    assert module.shown[1:] == [["00000000", 0]]
    module.light()
    assert module.shown[2] not in module.shown[:2]
