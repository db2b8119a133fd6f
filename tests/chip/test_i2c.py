"""The I2C block of the chip, as machine.I2C uses it."""

import pytest

WRITE = """
from machine import I2C, Pin
import time
bus = I2C(0, sda=Pin(4), scl=Pin(5), freq=100_000, timeout=2_000)
time.sleep_ms(60)
def attempt(call, *arguments):
    begin = time.ticks_us()
    try:
        result = call(*arguments)
    except OSError as error:
        result = "errno %d" % error.errno
    print(result, "in", time.ticks_us() - begin)
"""
EIO, ETIMEDOUT = 5, 110
BIT_US = 10


class Target:
    """At one address; takes `room` bytes and answers with those of `answers`."""

    def __init__(self, chip, address, room=100, answers=b""):
        self.log = []
        self._chip, self._block = chip, chip.mcu.i2c[0]
        self._address, self._room, self._answers = address, room, iter(answers)
        block = self._block
        block.on_connect = self._connect
        block.on_write_byte = self._write
        block.on_read_byte = self._read
        self._stop, block.on_stop = block.on_stop, self._stopped

    def _in(self, bits, call, *arguments):
        self._chip.at(self._chip.now_ns + bits * self._block.bit_ns, call, *arguments)

    def _connect(self, address, mode):
        self.log.append((address, "wr"[mode]))
        self._in(9, self._block.complete_connect, address == self._address)

    def _write(self, value):
        self.log.append(value)
        self._room -= 1
        self._in(9, self._block.complete_write, self._room >= 0)

    def _read(self, acknowledge):
        self.log.append("ack" if acknowledge else "nack")
        self._in(9, self._block.complete_read, next(self._answers))

    def _stopped(self):
        self.log.append("stop")
        self._stop()


def lines(box):
    """[(result, us)] of what attempt() printed."""
    box.run_ms(300)
    said = [line.rpartition(" in ") for line in box.text.split("\n") if " in " in line]
    return [(result, int(us)) for result, _, us in said]


def test_nobody_there_is_eio_at_once_and_again(pico):
    box = pico(WRITE + "for _ in range(3):\n    attempt(bus.writeto, 0x24, b'ab')\n")
    found = lines(box)
    assert [result for result, _ in found] == [f"errno {EIO}"] * 3
    assert all(10 * BIT_US < us < 40 * BIT_US for _, us in found)


def test_bytes_reach_the_target_in_their_time(pico):
    box = pico(WRITE + "attempt(bus.writeto, 0x24, b'\\x48\\x01')\n")
    target = Target(box.chip, 0x24)
    [(result, us)] = lines(box)
    assert result == "2"
    assert target.log == [(0x24, "w"), 0x48, 0x01, "stop"]
    assert 29 * BIT_US <= us < 29 * BIT_US + 150


def test_many_bytes_more_than_the_fifo_holds(pico):
    box = pico(WRITE.replace("2_000", "9_000") + "attempt(bus.writeto, 0x24, bytes(range(40)))\n")
    target = Target(box.chip, 0x24)
    assert lines(box)[0][0] == "40"
    assert target.log == [(0x24, "w"), *range(40), "stop"]


def test_a_byte_that_is_not_acknowledged_ends_the_transfer(pico):
    """The method counts what was taken; nothing after the NACK is sent, and no second START."""
    box = pico(WRITE + "attempt(bus.writeto, 0x24, b'abcd')\nattempt(bus.writeto, 0x30, b'x')\n")
    target = Target(box.chip, 0x24, room=1)
    results = [result for result, _ in lines(box)]
    assert target.log == [(0x24, "w"), 97, 98, "stop", (0x30, "w"), "stop"]
    assert results[1] == f"errno {EIO}"


def test_reading_acknowledges_all_but_the_last(pico):
    box = pico(WRITE + "attempt(bus.readfrom, 0x24, 3)\n")
    target = Target(box.chip, 0x24, answers=b"xyz")
    assert lines(box)[0][0] == "b'xyz'"
    assert target.log == [(0x24, "r"), "ack", "ack", "nack", "stop"]


def test_a_register_is_read_with_a_repeated_start(pico):
    box = pico(WRITE + "attempt(bus.readfrom_mem, 0x24, 7, 2)\n")
    target = Target(box.chip, 0x24, answers=b"ok")
    assert lines(box)[0][0] == "b'ok'"
    assert target.log == [(0x24, "w"), 7, (0x24, "r"), "ack", "nack", "stop"]


def test_sda_held_low_ends_by_the_timeout_and_the_bus_lives_again(pico):
    """The byte that the SDK had put into the FIFO goes out once the bus is free."""
    box = pico(
        WRITE + "attempt(bus.writeto, 0x24, b'ab')\nattempt(bus.writeto, 0x24, b'cd')\n"
        "time.sleep_ms(50)\nattempt(bus.writeto, 0x24, b'ef')\n"
    )
    target = Target(box.chip, 0x24)
    free = [False]
    box.chip.mcu.i2c[0].is_free = lambda: free[0]
    box.chip.at(100_000_000, free.__setitem__, 0, True)
    box.chip.at(100_000_000, box.chip.mcu.i2c[0].freed)
    found = lines(box)
    assert [result for result, _ in found] == [f"errno {ETIMEDOUT}"] * 2 + ["2"]
    assert all(2_000 <= us < 2_300 for _, us in found[:2])
    assert target.log == [(0x24, "w"), *b"cef", "stop"]


@pytest.mark.parametrize("khz", [100, 400])
def test_the_clock_is_as_asked(pico, khz):
    box = pico(WRITE.replace("100_000", f"{khz}_000") + "attempt(bus.writeto, 0x24, bytes(20))\n")
    Target(box.chip, 0x24)
    [(_, us)] = lines(box)
    assert (21 * 9 + 2) * 1000 / khz <= us < (21 * 9 + 2) * 1000 / khz * 1.1 + 150
