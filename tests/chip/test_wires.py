"""The I2C and SPI blocks on their wires: bits, times, acknowledgements, a bus held low."""

import pytest

from quizbox_host.emulator.chip import Chip
from quizbox_host.emulator.pads import Board
from quizbox_host.emulator.wires import I2c, Spi

I2C0, SPI0 = 0x40044000, 0x4003C000  # RP2040 data sheet 4.3.17 and 4.4.4
IC_CON, IC_TAR, IC_DATA_CMD, IC_SS_HCNT, IC_SS_LCNT, IC_ENABLE = 0x00, 0x04, 0x10, 0x14, 0x18, 0x6C
IC_ABORT_SOURCE, IC_RAW_STATUS = 0x80, 0x34
SSPCR0, SSPCR1, SSPDR, SSPSR, SSPCPSR = 0x00, 0x04, 0x08, 0x0C, 0x10
MASTER_AT_100_KHZ = 0x63
STOP = 1 << 9
READ = 1 << 8
NO_ADDRESS, NO_DATA, LOST = 1 << 0, 1 << 3, 1 << 12
BIT_NS = 10_000
SDA, SCL, SCK, MOSI = 4, 5, 18, 19


class Target:
    """Notes what reaches it, and pulls SDA low after the bits that it is told to."""

    def __init__(self, pulls_after=(8, 17, 26)):
        self.seen = []
        self._pulls_after = pulls_after
        self._bits = 0

    def start(self):
        self.seen.append("start")
        self._bits = 0

    def bit(self, level):
        self.seen.append(level)
        self._bits += 1
        return self._bits in self._pulls_after

    def stop(self):
        self.seen.append("stop")


class Bus:
    def __init__(self, target=None):
        self.chip = Chip()
        self.board = Board(self.chip)
        self.wires = I2c(self.chip, 0, self.board.pads[SDA], self.board.pads[SCL])
        if target:
            self.wires.targets.append(target)
        self.write(IC_CON, MASTER_AT_100_KHZ)
        self.write(IC_SS_HCNT, 625)
        self.write(IC_SS_LCNT, 625)
        self.write(IC_TAR, 0x24)
        self.write(IC_ENABLE, 1)

    def write(self, register, value):
        self.chip.mcu.write_uint32(I2C0 + register, value)

    def read(self, register):
        return self.chip.mcu.read_uint32(I2C0 + register)

    def run(self, ns):
        self.chip.run(self.chip.now_ns + ns)


def bits(value, count=8):
    return [value >> place & 1 for place in range(count - 1, -1, -1)]


def test_a_write_is_clocked_to_the_targets_bit_by_bit_each_byte_acknowledged():
    target = Target()
    bus = Bus(target)
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 30)
    assert target.seen == ["start", *bits(0x48), 0, *bits(0x8F), 0, "stop"]
    assert bus.read(IC_ABORT_SOURCE) == 0


def test_it_takes_the_time_that_it_takes_on_the_wire():
    target = Target()
    bus = Bus(target)
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 20 - 1)  # START, nine bits twice, and a STOP
    assert target.seen[-1] != "stop"
    bus.run(1)
    assert target.seen[-1] == "stop"


@pytest.mark.parametrize(
    ("pulls_after", "source", "bytes_sent"), [((), NO_ADDRESS, 1), ((8,), NO_DATA, 2)]
)
def test_without_an_acknowledgement_it_stops_and_says_so(pulls_after, source, bytes_sent):
    target = Target(pulls_after)
    bus = Bus(target)
    bus.write(IC_DATA_CMD, 0x8F)
    bus.write(IC_DATA_CMD, 0x01 | STOP)
    bus.run(BIT_NS * 40)
    assert bus.read(IC_ABORT_SOURCE) & 0xFFFF == source
    assert len(target.seen) == 2 + 9 * bytes_sent


def test_with_nobody_on_the_wires_nothing_is_acknowledged():
    bus = Bus()
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 40)
    assert bus.read(IC_ABORT_SOURCE) & 0xFFFF == NO_ADDRESS


def test_a_read_gives_the_bits_that_a_target_leaves_high():
    target = Target(pulls_after=(8, 10, 12, 14, 16))
    bus = Bus(target)
    bus.write(IC_DATA_CMD, READ | STOP)
    bus.run(BIT_NS * 40)
    assert target.seen[1:10] == [*bits(0x49), 0]
    assert bus.read(IC_DATA_CMD) & 0xFF == 0xAA


def test_a_bus_held_low_keeps_it_waiting_until_it_is_let_go():
    target = Target()
    bus = Bus(target)
    bus.board.pads[SDA].drive(0)
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 1000)
    assert target.seen == []
    bus.board.pads[SDA].drive(None)
    bus.run(BIT_NS * 30)
    assert target.seen[-1] == "stop"


def test_given_up_and_tried_again_a_bus_that_was_held_low_works():
    target = Target()
    bus = Bus(target)
    bus.board.pads[SDA].drive(0)
    bus.write(IC_DATA_CMD, 0x01 | STOP)
    bus.run(BIT_NS * 200)
    bus.write(IC_ENABLE, 0)
    bus.board.pads[SDA].drive(1)
    bus.write(IC_ENABLE, 1)
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 30)
    assert target.seen == ["start", *bits(0x48), 0, *bits(0x8F), 0, "stop"]


def test_sda_pulled_low_in_the_middle_is_an_arbitration_lost():
    bus = Bus(Target())
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.chip.at(BIT_NS * 12, bus.board.pads[SDA].drive, 0)
    bus.run(BIT_NS * 40)
    assert bus.read(IC_ABORT_SOURCE) & 0xFFFF == LOST


def test_a_transfer_breaks_off_with_a_reset_and_the_next_one_is_whole():
    target = Target()
    bus = Bus(target)
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 12)
    bus.chip.mcu.i2c[0].reset()
    bus.wires.forget()
    bus.run(BIT_NS * 100)
    assert "stop" not in target.seen
    assert bus.wires.targets == [target]


def test_the_edges_are_those_of_a_start_eighteen_bits_and_a_stop():
    bus = Bus(Target())
    edges = []
    bus.wires.edges = lambda *edge: edges.append(edge)
    bus.write(IC_DATA_CMD, 0x8F | STOP)
    bus.run(BIT_NS * 30)
    edges.sort(key=lambda edge: edge[0])
    levels, clocked, frames = {SDA: 1, SCL: 1}, [], []
    for _, pad, level in edges:
        if pad == SCL and level and not levels[SCL]:
            clocked.append(levels[SDA])
        if pad == SDA and level != levels[SDA] and levels[SCL]:
            frames.append("stop" if level else "start")
        levels[pad] = level
    assert clocked[:18] == [*bits(0x48), 0, *bits(0x8F), 0]
    assert frames == ["start", "stop"]
    assert levels == {SDA: 1, SCL: 1}


class SpiTarget:
    def __init__(self):
        self.bits = []

    def bit(self, level):
        self.bits.append(level)


def test_spi_clocks_its_bytes_out_in_their_time():
    chip = Chip()
    pads = Board(chip).pads
    wires, target = Spi(chip, 0, pads[SCK], pads[MOSI]), SpiTarget()
    wires.targets.append(target)
    edges = []
    wires.edges = lambda *edge: edges.append(edge)
    for register, value in ((SSPCPSR, 48), (SSPCR0, 7), (SSPCR1, 2)):  # 1 MHz, 8 bits, enabled
        chip.mcu.write_uint32(SPI0 + register, value)
    for byte in (0x0A, 0xF3):
        chip.mcu.write_uint32(SPI0 + SSPDR, byte)
    chip.run(15_999)
    assert target.bits == bits(0x0A)
    assert chip.mcu.read_uint32(SPI0 + SSPSR) & 0x10  # busy
    chip.run(16_001)
    assert target.bits == bits(0x0A) + bits(0xF3)
    assert not chip.mcu.read_uint32(SPI0 + SSPSR) & 0x10
    rises = [ns for ns, pad, level in edges if pad == SCK and level]
    assert rises == [500 + 1_000 * nth for nth in range(16)]
