"""GPIO: levels, pulls, open drains, edges and their interrupts."""

import json

import pytest

IO_BANK0 = 0x40014
REPORT = """
from machine import Pin
import time
time.sleep_ms(60)
"""
EDGES = """
from machine import Pin
import time, array
times = array.array("i", [0] * 100)
levels = bytearray(100)
count = 0
pin = Pin(11, Pin.IN, Pin.PULL_UP)
def edge(pin):
    global count
    times[count] = time.ticks_us()
    levels[count] = pin.value()
    count += 1
pin.irq(edge, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)
out = Pin(3, Pin.OUT, value=0)
Pin(12, Pin.IN, Pin.PULL_UP).irq(lambda pin: out.value(1), Pin.IRQ_FALLING, hard=True)
time.sleep_ms(300)
offsets = [times[i] - times[0] for i in range(count)]
print("edges %d, %s, %s" % (count, offsets, list(levels[:count])))
"""


def said(box, word):
    box.until(word)
    box.run_ms(5)
    return box.text.split(word)[1].split("\n")[0]


@pytest.mark.parametrize(
    ("pull", "level"), [("Pin.PULL_UP", "1"), ("Pin.PULL_DOWN", "0")], ids=["up", "down"]
)
def test_an_open_input_reads_as_it_is_pulled(pico, pull, level):
    box = pico(REPORT + f"print('reads', Pin(11, Pin.IN, {pull}).value())\n")
    assert said(box, "reads ") == level


@pytest.mark.parametrize("level", [0, 1])
def test_an_input_reads_what_is_put_in(pico, level):
    box = pico(REPORT + "print('reads', Pin(24, Pin.IN).value())\n")
    box.pin(24).set_input_value(level)
    assert said(box, "reads ") == str(level)


def test_an_output_reads_as_it_drives(pico):
    box = pico(
        REPORT + "p = Pin(3, Pin.OUT, value=1)\na = p.value()\np.value(0)\n"
        "b = p.value()\np.toggle()\nprint('reads', a, b, p.value())\n"
    )
    trace = box.trace(3)
    assert said(box, "reads ") == "1 0 1"
    assert [level for _, level in trace] == [1, 0, 1]


def test_an_open_drain_lets_the_other_side_pull(pico):
    box = pico(
        REPORT + "p = Pin(4, Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)\na = p.value()\n"
        "time.sleep_ms(10)\nb = p.value()\np.value(0)\nprint('reads', a, b, p.value())\n"
    )
    box.chip.at(65_000_000, box.pin(4).set_input_value, False)
    assert said(box, "reads ")[-3:] == "0 0"


def test_hard_interrupts_stamp_edges_within_microseconds(pico):
    box = pico(EDGES)
    begun_ns = 100_000_000
    stamps_us = [0, 50, 100, 150, 2_000, 2_050, 90_000]
    for number, us in enumerate(stamps_us):
        box.chip.at(begun_ns + us * 1000, box.pin(11).set_input_value, number % 2 == 1)
    count, times_us, levels = json.loads(f"[{said(box, 'edges ')}]")
    assert count == len(stamps_us)
    assert all(abs(a - b) <= 6 for a, b in zip(times_us, stamps_us, strict=True))
    assert levels == [0, 1, 0, 1, 0, 1, 0]


def test_a_hard_interrupt_answers_within_twenty_microseconds(pico):
    box = pico(EDGES)
    trace = box.trace(3)
    box.chip.at(100_000_000, box.pin(12).set_input_value, False)
    box.run_ms(150)
    assert 5 < next(us for us, level in trace if level == 1) - 100_000 < 20


def test_the_same_level_again_is_no_edge(pico):
    box = pico(EDGES)
    for us in (0, 1_000, 2_000):
        box.chip.at(100_000_000 + us * 1000, box.pin(11).set_input_value, False)
    assert said(box, "edges ").startswith("1,")


def test_an_edge_that_the_chip_drives_itself_is_one_too(pico):
    box = pico(
        REPORT + "hits = []\np = Pin(3, Pin.OUT, value=0)\n"
        "p.irq(lambda pin: hits.append(1), Pin.IRQ_RISING)\n"
        "for _ in range(6):\n    p.toggle()\n    time.sleep_us(50)\nprint('hits', len(hits))\n"
    )
    assert said(box, "hits ") == "3"


def test_letting_go_gives_the_pad_back_to_its_pull(pico):
    box = pico(REPORT + "p = Pin(11, Pin.IN, Pin.PULL_UP)\ntime.sleep_ms(100)\n")
    pin = box.pin(11)
    box.run_ms(80)
    assert pin.input_value
    pin.set_input_value(False)
    assert not pin.input_value
    pin.release_input()
    assert pin.input_value


def test_a_write_of_ctrl_is_told_with_its_pad(pico):
    told = []
    box = pico(
        REPORT + "Pin(7, Pin.OUT)\n",
        before=lambda chip: chip.mcu.peripherals[IO_BANK0].listeners.append(told.append),
    )
    box.run_ms(55)
    before = len(told)
    box.run_ms(45)
    assert set(told[before:]) == {7}
