"""The flash: what an operation takes, and what a cut in the midst of one leaves."""

import random

import pytest

from quizbox_host.emulator.repairs.flash import Flash

WRITE = """
import rp2, time
flash = rp2.Flash()
block = flash.ioctl(4, 0) - 1
page = bytes(range(256))
time.sleep_ms(60)
begin = time.ticks_us()
flash.ioctl(6, block)
middle = time.ticks_us()
flash.writeblocks(block, page, 0)
end = time.ticks_us()
print("took", middle - begin, end - middle)
"""


@pytest.fixture
def flash():
    return Flash(bytearray(b"\x5a" * 8192), b"12345678", random.Random(1))


def test_an_erase_and_a_page_take_their_time(pico):
    told = []
    box = pico(WRITE)
    box.run_ms(50)
    before = box.chip.flash.operations
    box.chip.flash.on_operation = lambda *what: told.append(what)
    box.until("took")
    box.until(">>> ")
    erase_us, program_us = map(int, box.text.split("took ")[1].split()[:2])
    assert 45_000 <= erase_us < 45_500
    assert 700 <= program_us < 1_200
    assert told == [
        ("erase", 0x1FF000, 4096, 45_000),
        ("program", 0x1FF000, 256, 700),
    ]
    assert box.chip.flash.operations == before + 2
    assert box.chip.flash.image[0x1FF000:0x1FF100] == bytes(range(256))


def test_interrupts_wait_for_an_erase_to_end(pico):
    box = pico(
        "from machine import Pin\n"
        "import rp2, time\n"
        "out = Pin(3, Pin.OUT, value=0)\n"
        "Pin(11, Pin.IN, Pin.PULL_UP).irq(lambda pin: out.value(1), hard=True)\n"
        "flash = rp2.Flash()\n"
        "time.sleep_ms(60)\n"
        "flash.ioctl(6, flash.ioctl(4, 0) - 1)\n"
    )
    begun = []
    box.chip.flash.on_operation = lambda *what: begun.append(box.chip.now_ns)
    trace = box.trace(3)
    box.run_ms(50)
    while not begun:
        box.run_ms(0.05)
    box.chip.at(begun[0] + 10_000_000, box.pin(11).set_input_value, False)
    box.run_ms(100)
    assert 45_000 < trace[-1][0] - begun[0] / 1000 < 45_500


def test_a_cut_leaves_some_bits_and_a_later_one_more(flash):
    shares = []
    for at_ns in (1_000_000, 22_000_000, 44_000_000):
        flash.image[:4096] = b"\x5a" * 4096
        flash.begin("erase", 0, 4096, 1, 0)
        flash.image[:4096] = b"\xff" * 4096
        flash.cut(at_ns)
        ones = sum(bin(byte).count("1") for byte in flash.image[:4096])
        shares.append((ones - 4 * 4096) / (4 * 4096))
        assert all(byte & 0x5A == 0x5A for byte in flash.image[:4096])
    assert shares == sorted(shares)
    assert shares[0] < 0.05 and 0.4 < shares[1] < 0.6 and shares[2] > 0.95


def test_a_cut_between_operations_changes_nothing(flash):
    flash.begin("program", 0, 256, 1, 0)
    flash.image[:256] = bytes(256)
    flash.cut(700_000)
    assert flash.image[:256] == bytes(256)
    assert flash.image[256:] == b"\x5a" * (8192 - 256)


def test_the_unique_id_is_the_flashs(pico):
    box = pico(
        "import machine, time\ntime.sleep_ms(60)\nprint(machine.unique_id().hex())\n",
        unique_id=bytes.fromhex("0123456789abcdef"),
    )
    box.until("0123456789abcdef\n")
    assert box.chip.flash.unique_id.hex() in box.text
