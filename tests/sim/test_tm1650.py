"""The TM1650 decoder: what reaches it on two wires, and what its digits show."""

import pytest

from quizbox_host.sim.errors import PowerLost
from quizbox_host.sim.rig import Rig

BIT_NS = 10_000
CONTROL = 0x48 >> 1
DIGITS = [byte >> 1 for byte in (0x68, 0x6A, 0x6C, 0x6E)]
ON = b"\x01"


class Module:
    """A powered module with its memory cleared, dark."""

    def __init__(self, seed=1, clear=True):
        self.rig = Rig({"seed": seed})
        self.rig.act("power", 1)
        if clear:
            for address in DIGITS:
                self.write(address, b"\x00")

    def write(self, address, data):
        return self.rig.bus.write(address, data, BIT_NS)

    @property
    def shown(self):
        return [value for _, what, value in self.rig.log if what == "segments"]


def test_a_good_transfer_shows_at_its_end():
    module = Module()
    module.write(CONTROL, ON)
    begun_us = module.rig.clock.now_us
    acknowledged = [module.write(DIGITS[place], bytes([0x11 << place])) for place in range(4)]
    assert acknowledged == [2, 2, 2, 2]
    entries = [(us - begun_us, value) for us, what, value in module.rig.log if what == "segments"]
    assert entries[-4:] == [
        (200, ["11000000", 16]),
        (400, ["11220000", 16]),
        (600, ["11224400", 16]),
        (800, ["11224488", 16]),
    ]


def test_dark_until_it_is_switched_on():
    module = Module()
    module.write(DIGITS[0], b"\x7f")
    assert module.shown == []
    module.write(CONTROL, ON)
    module.write(CONTROL, b"\x00")
    assert module.shown == [["7f000000", 16], ["00000000", 0]]


@pytest.mark.parametrize("address", [0x00, 0x23, 0x25, 0x33, 0x38, 0x3C, 0x70, 0x7F])
def test_a_wrong_address_is_not_acknowledged_and_shows_nothing(address):
    module = Module()
    module.write(CONTROL, ON)
    before = list(module.rig.log)
    assert module.write(address, b"\x7f") == 0
    assert module.rig.log == before


@pytest.mark.parametrize("data", [b"", b"\x7f\x7f", b"\x7f\x7f\x7f"])
@pytest.mark.parametrize("address", [CONTROL, *DIGITS])
def test_a_transfer_that_is_not_two_bytes_shows_nothing(address, data):
    module = Module()
    module.write(CONTROL, ON)
    before = list(module.rig.log)
    module.write(address, data)
    assert module.rig.log == before


@pytest.mark.parametrize(
    ("control", "duty"),
    [(0x01, 16), (0x11, 2), (0x21, 4), (0x31, 6), (0x41, 8), (0x51, 10), (0x61, 12), (0x71, 14)],
)
def test_brightness_is_a_duty_of_sixteen(control, duty):
    module = Module()
    module.write(CONTROL, bytes([control]))
    assert module.shown[-1] == ["00000000", duty]


@pytest.mark.parametrize(("control", "lit"), [(0x01, "ff800000"), (0x09, "7f000000")])
def test_the_point_is_bit_7_and_none_in_seven_segment_mode(control, lit):
    module = Module()
    module.write(DIGITS[0], b"\xff")
    module.write(DIGITS[1], b"\x80")
    module.write(CONTROL, bytes([control]))
    assert module.shown[-1] == [lit, 16]


def test_only_a_change_is_logged():
    module = Module()
    module.write(CONTROL, ON)
    before = list(module.rig.log)
    module.write(CONTROL, ON)
    module.write(DIGITS[2], b"\x00")
    assert module.rig.log == before


def test_the_memory_at_power_up_is_chance_and_the_display_is_off():
    memories = set()
    for seed in range(20):
        module = Module(seed, clear=False)
        assert module.shown == []
        module.write(CONTROL, ON)
        ((lit, duty),) = module.shown
        assert duty == 16
        memories.add(lit)
    assert len(memories) == 20


def test_each_power_up_has_its_own_chance_and_power_off_is_dark():
    module = Module(clear=False)
    module.write(CONTROL, ON)
    with pytest.raises(PowerLost):
        module.rig.act("power", 0)
    module.rig.act("power", 1)
    assert module.shown[1:] == [["00000000", 0]]
    module.write(CONTROL, ON)
    assert module.shown[2][1] == 16
    assert module.shown[2] != module.shown[0]
