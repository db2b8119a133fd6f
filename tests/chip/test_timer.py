"""TIMER, sleep and the passing of time."""

import pytest

from quizbox_host.emulator.m0 import AWAKE, M0, WAIT_FOR_INTERRUPT

TIMER = 0x40054000
TIMELR, TIMEHR, ALARM0, ARMED, TIMERAWH, TIMERAWL = 0x0C, 0x08, 0x10, 0x20, 0x24, 0x28
INTR, INTE, SET, CLEAR = 0x34, 0x38, 0x2000, 0x3000
SRAM = 0x20000000
LDR_R0_R1, STR_R0_R1 = 0x6808, 0x6008
US = 1_000


class NoBus:
    def read(self, address, size):
        raise AssertionError(f"{address:#x}")

    write = gpio_changed = read


class Timer:
    """Its registers, by loads and stores of the processor."""

    def __init__(self):
        self.sram = bytearray(264 * 1024)
        self.core = M0((bytearray(2 << 20), self.sram, bytearray(4096)), NoBus())
        self.core.reset()
        self.state = self.core.state

    def _step(self, opcode, offset, value=0):
        self.sram[:2] = opcode.to_bytes(2, "little")
        self.state.r[0], self.state.r[1], self.state.r[15] = value, TIMER + offset, SRAM
        self.state.waiting = AWAKE
        self.core.run(self.state.now_ns + 1)
        return self.state.r[0]

    def read(self, offset):
        return self._step(LDR_R0_R1, offset)

    def write(self, offset, value):
        self._step(STR_R0_R1, offset, value)

    def pass_to_us(self, us):
        """Asleep."""
        self.state.waiting = WAIT_FOR_INTERRUPT
        self.core.run(us * US)


@pytest.fixture
def timer():
    return Timer()


def test_it_counts_microseconds(timer):
    timer.pass_to_us(1_234_567)
    assert timer.read(TIMERAWL) == 1_234_567
    assert timer.read(TIMERAWH) == 0


def test_it_begins_where_it_is_told_and_carries_into_the_high_half(timer):
    timer.core.reset_timer((5 << 32) - 10)
    assert timer.read(TIMERAWL) == 0xFFFFFFF6
    assert timer.read(TIMERAWH) == 4
    timer.pass_to_us(20)
    assert (timer.read(TIMERAWL), timer.read(TIMERAWH)) == (10, 5)


def test_the_high_half_is_latched_by_a_read_of_the_low(timer):
    timer.core.reset_timer((1 << 32) - 10)
    assert timer.read(TIMELR) == 0xFFFFFFF6
    timer.pass_to_us(20)
    assert timer.read(TIMEHR) == 0
    assert timer.read(TIMELR) == 10
    assert timer.read(TIMEHR) == 1


def test_an_alarm_rings_at_its_microsecond_and_once(timer):
    timer.write(INTE, 1)
    timer.write(ALARM0, 500)
    assert timer.read(ARMED) == 1
    timer.pass_to_us(499)
    assert timer.state.pending == 0
    timer.pass_to_us(500)
    timer.core.run(500 * US + 1)
    assert timer.state.pending == 1
    assert timer.read(ARMED) == 0
    assert timer.read(INTR) == 1
    timer.write(INTR, 1)
    assert timer.state.pending == 0


def test_an_alarm_before_now_rings_after_a_turn_of_the_low_half(timer):
    timer.pass_to_us(1_000)
    timer.write(ALARM0, 999)
    timer.pass_to_us((1 << 32) + 998)
    assert timer.read(ARMED) == 1
    timer.pass_to_us((1 << 32) + 1_000)
    timer.core.run(((1 << 32) + 1_000) * US + 1)
    assert timer.read(ARMED) == 0


def test_a_disarmed_alarm_does_not_ring(timer):
    timer.write(INTE, 15)
    timer.write(ALARM0 + 4, 500)
    timer.write(ARMED, 2)
    timer.pass_to_us(1_000)
    assert timer.read(INTR) == 0


def test_set_and_clear_of_inte(timer):
    timer.write(SET + INTE, 5)
    timer.write(CLEAR + INTE, 1)
    assert timer.read(INTE) == 4


SLEEPS = """
import machine, time
time.sleep_ms(60)
def took(call, *arguments):
    begin = time.ticks_us()
    call(*arguments)
    return time.ticks_us() - begin
print("took", took(time.sleep_ms, 500), took(time.sleep_us, 300), took(%s, 200))
"""


@pytest.mark.parametrize("call", ["machine.lightsleep", "time.sleep_ms"])
def test_sleeps_are_as_long_as_asked(pico, call):
    box = pico(SLEEPS % call)
    box.run_ms(1_200)
    sleep_us, short_us, light_us = map(int, box.text.split("took ")[1].split()[:3])
    assert 500_000 <= sleep_us < 500_100
    assert 300 <= short_us < 320
    assert 200_000 <= light_us < 200_600


def test_lightsleep_wakes_of_a_pin(pico):
    box = pico(
        "import machine, time\nfrom machine import Pin\n"
        "Pin(11, Pin.IN, Pin.PULL_UP).irq(lambda pin: None, Pin.IRQ_FALLING)\n"
        "out = Pin(3, Pin.OUT, value=0)\ntime.sleep_ms(60)\n"
        "machine.lightsleep(60_000)\nout.value(1)\n"
    )
    trace = box.trace(3)
    box.chip.at(5_000_000_000, box.pin(11).set_input_value, False)
    box.run_ms(6_000)
    assert 5_000_000 < trace[-1][0] < 5_001_000


def test_sleeping_takes_no_work(pico):
    box = pico("import time\ntime.sleep(1_000)\n")
    box.run_ms(100)
    cycles, asleep_ns = box.chip.cycles, box.chip.asleep_ns
    box.run_ms(900_000)
    assert box.chip.cycles - cycles < 10_000
    assert box.chip.asleep_ns - asleep_ns > 899_900_000_000
