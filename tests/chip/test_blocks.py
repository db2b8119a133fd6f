"""ADC, SPI, chance and the rest of what a program asks of the chip."""

import gc
import hashlib
import weakref

ADC = """
from machine import ADC, Pin
import time
time.sleep_ms(60)
print("adc", ADC(Pin(29)).read_u16() * 3300 // 65535)
"""
SPI = """
from machine import SPI, Pin
import time
spi = SPI(0, baudrate=%d, sck=Pin(18), mosi=Pin(19), miso=Pin(16))
time.sleep_ms(60)
data = bytearray(range(%d))
begin = time.ticks_us()
spi.write_readinto(data, data)
print("took", time.ticks_us() - begin, sum(data))
"""
CHANCE = """
import os, time
time.sleep_ms(60)
print("chance", os.urandom(16).hex(), os.urandom(16).hex())
"""


NAPS = """
import machine, time
time.sleep_ms(60)
machine.lightsleep(200)
"""


def said(box, word):
    box.until(word)
    box.run_ms(5)
    return box.text.split(word)[1].split("\n")[0].split()


def test_the_adc_measures_what_is_there(pico):
    for microvolts in (0, 1_000_000, 1_650_000, 3_299_000, 5_000_000):
        box = pico(ADC, before=lambda chip, uv=microvolts: chip.adc_uv(3, uv))
        [millivolts] = map(int, said(box, "adc "))
        assert abs(millivolts - min(microvolts, 3_300_000) / 1000) <= 2


def spi(pico, hertz, count):
    box = pico(SPI % (hertz, count))
    block, seen = box.chip.mcu.spi[0], []

    def transmit(value):
        seen.append(value)
        bits_ns = int(block.data_bits * 1e9 / block.clock_frequency)
        box.chip.at(box.chip.now_ns + bits_ns, block.complete_transmit, value ^ 0xFF)

    block.on_transmit = transmit
    us, total = map(int, said(box, "took "))
    return seen, us, total


def test_spi_sends_and_receives_in_its_time(pico):
    for count in (4, 20, 100):  # by polling, and by DMA
        seen, us, total = spi(pico, 1_000_000, count)
        assert seen == list(range(count))
        assert total == sum(255 - one for one in range(count))
        assert count * 8 <= us < count * 8 * 1.1 + 150


def test_the_clocks_stop_for_a_nap_and_no_longer(pico):
    stops = []

    def watch(chip):
        chip.mcu.clocks.on_sleep = lambda on: stops.append((on, chip.now_ns // 1_000_000))

    box = pico(NAPS, cable=False, before=watch)
    box.run_ms(100)
    assert [on for on, _ in stops] == [True]
    box.run_ms(200)
    assert [on for on, _ in stops] == [True, False]
    assert 200 <= stops[1][1] - stops[0][1] <= 202


def test_what_is_to_sleep_is_forgotten_with_the_power(pico):
    stops = []
    box = pico(
        NAPS, cable=False, before=lambda chip: setattr(chip.mcu.clocks, "on_sleep", stops.append)
    )
    box.run_ms(100)
    box.chip.power(False)
    assert stops == [True, False]


def test_chance_is_of_the_seed(pico):
    first, second = said(pico(CHANCE, seed=1), "chance ")
    assert first != second
    assert len(set(bytes.fromhex(first))) > 8
    assert said(pico(CHANCE, seed=1), "chance ") == [first, second]
    assert said(pico(CHANCE, seed=2), "chance ") != [first, second]


def test_two_runs_of_the_same_acts_are_the_same(pico):
    program = (
        "import os, time\nfrom machine import Pin\nn = 0\nout = Pin(3, Pin.OUT)\n"
        "pin = Pin(11, Pin.IN, Pin.PULL_UP)\npin.irq(lambda pin: out.toggle(), hard=True)\n"
        "while True:\n    n += 1\n    print(n, os.urandom(2), time.ticks_us())\n"
        "    with open('n', 'w') as file:\n        file.write(str(n))\n    time.sleep_ms(7)\n"
    )

    def play():
        box = pico(program, seed=7)
        trace = box.trace(3)
        for number in range(40):
            box.chip.at(70_000_000 + number * 8_765_432, box.pin(11).set_input_value, number % 2)
        box.chip.at(300_000_000, box.chip.power, False)
        box.chip.at(310_000_000, box.chip.power, True)
        box.run_ms(450)
        memories = (box.chip.mcu.sram, box.chip.flash.image)
        digests = [hashlib.sha256(bytes(one)).hexdigest() for one in memories]
        return box.text, trace, digests, box.chip.cycles, box.chip.asleep_ns

    assert play() == play()


def test_an_error_in_an_event_comes_out_of_run(pico):
    box = pico("import time\ntime.sleep(10)\n")

    def fail():
        raise KeyError("told")

    box.chip.at(50_000_000, fail)
    try:
        box.run_ms(100)
    except KeyError as error:
        assert error.args == ("told",)
    assert box.chip.now_ns == 50_000_000
    box.run_ms(10)
    assert box.chip.now_ns == 60_000_000


def test_an_error_of_a_pads_listener_comes_out_of_run(pico):
    box = pico("from machine import Pin\nPin(3, Pin.OUT, value=1)\n")

    def fail(new, old):
        if new == 1:
            raise KeyError("heard")

    box.pin(3).add_listener(fail)
    try:
        box.run_ms(100)
    except KeyError as error:
        assert error.args == ("heard",)
    assert box.chip.now_ns < 100_000_000


def test_stop_ends_a_run_at_its_instant(pico):
    box = pico("while True:\n    pass\n")
    box.chip.at(42_000_123, box.chip.stop)
    box.chip.run(100_000_000)
    assert box.chip.now_ns == 42_000_123
    box.chip.run(100_000_000)
    assert box.chip.now_ns == 100_000_000


def test_a_chip_that_nobody_holds_is_given_back(pico):
    box = pico("print(1)\n")
    box.run_ms(50)
    seen = weakref.ref(box.chip)
    del box
    gc.collect()
    assert seen() is None
