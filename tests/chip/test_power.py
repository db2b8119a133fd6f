"""Power on and off, the RUN pin, the watchdog: why the chip starts, and what it forgets."""

from quizbox_host.emulator import files

CAUSE = """
import machine, time
from machine import Pin
led = Pin(3, Pin.OUT, value=1)
time.sleep_ms(60)
print("cause", machine.reset_cause(), time.ticks_ms())
"""
PWRON, WATCHDOG = 1, 3
COUNT = """
import os, time
def read():
    try:
        with open("count") as file:
            return file.read()
    except OSError:
        return None
text = read()
number = int(text.split()[0]) if text else 0
print("found", number if text is None or text == " ".join([str(number)] * 80) else "broken")
time.sleep_ms(60)
while True:
    number += 1
    print("begin", number)
    with open("new", "w") as file:
        file.write(" ".join([str(number)] * 80))
    os.rename("new", "count")
    print("end", number)
"""


def test_a_power_on_is_told_and_runs_the_program(pico):
    told = []
    box = pico(CAUSE, before=lambda chip: chip.on_reset.append(told.append))
    box.until("\n>>> ")
    assert f"cause {PWRON} " in box.text
    assert told == ["power"]


def test_a_cut_lets_go_of_every_pad_and_time_goes_on(pico):
    box = pico(CAUSE)
    box.run_ms(100)
    trace = box.trace(3)
    box.chip.power(False)
    cycles = box.chip.cycles
    box.run_ms(500)
    assert trace == [(100_000, None)]
    assert box.chip.now_ns == 600_000_000
    assert box.chip.cycles == cycles
    box.chip.power(True)
    box.run_ms(100)
    assert box.text.count(f"cause {PWRON}") == 2


def test_events_happen_while_it_is_off(pico):
    box = pico(CAUSE)
    box.chip.power(False)
    seen = []
    box.chip.at(5_000_000, lambda: seen.append(box.chip.now_ns))
    box.chip.at(5_000_000, seen.append, "second")
    box.run_ms(10)
    assert seen == [5_000_000, "second"]


def test_the_run_pin_starts_it_anew(pico):
    box = pico(CAUSE)
    box.run_ms(100)
    told = []
    box.chip.on_reset.append(told.append)
    box.chip.reset()
    box.run_ms(100)
    assert told == ["run"]
    assert box.text.count(f"cause {PWRON}") == 2


def test_machine_reset_is_the_watchdogs(pico):
    told = []
    program = CAUSE + "if machine.reset_cause() == 1:\n    machine.reset()\n"
    box = pico(program, before=lambda chip: chip.on_reset.append(told.append))
    box.run_ms(300)
    assert told == ["power", "watchdog"]
    assert f"cause {WATCHDOG}" in box.text


def test_a_watchdog_that_is_not_fed_bites_on_time(pico):
    told = []
    program = CAUSE + (
        "if machine.reset_cause() == 1:\n"
        "    dog = machine.WDT(timeout=500)\n"
        "    for _ in range(5):\n        time.sleep_ms(300)\n        dog.feed()\n"
        "    led.toggle()\n"
    )
    box = pico(program)
    box.chip.on_reset.append(lambda how: told.append((how, box.chip.now_ns)))
    trace = box.trace(3)
    box.run_ms(2_500)
    [(how, bitten_ns)] = told
    fed_us = next(us for us, level in trace if level == 0)
    assert how == "watchdog"
    assert 499_900 < bitten_ns / 1000 - fed_us < 500_100
    assert f"cause {WATCHDOG}" in box.text


def test_the_watchdog_is_off_after_power(pico):
    box = pico("import machine\nmachine.WDT(timeout=500)\n")
    box.run_ms(100)
    told = []
    box.chip.on_reset.append(told.append)
    box.chip.power(False)
    box.run_ms(1_000)
    assert told == []


def test_bootloader_is_noticed_and_left_by_run(pico):
    box = pico("import machine, time\ntime.sleep_ms(60)\nprint('on')\nmachine.bootloader()\n")
    box.run_ms(500)
    assert box.chip.in_bootsel
    assert not box.chip.usb.is_enumerated
    box.chip.reset()
    assert not box.chip.in_bootsel
    box.run_ms(55)
    assert box.chip.usb.is_enumerated


def test_the_timer_can_begin_near_its_wrap(pico):
    begin_us = (1 << 32) - 30_000

    def before(chip):
        chip.timer_us = begin_us

    box = pico("import time\ntime.sleep_ms(60)\nprint('ticks', time.ticks_us())\n", before=before)
    box.until("ticks ")
    box.until(">>> ")
    ticks = int(box.text.split("ticks ")[1].split()[0])
    assert 50_000 < (ticks - begin_us) % (1 << 30) < 90_000


def test_files_survive_a_cut_at_any_instant(pico):
    """Forty times, somewhere in 300 ms of writing: what is read is old or new, never a mixture."""
    box = pico(COUNT)
    chip = box.chip
    kinds = []
    chip.flash.on_operation = lambda kind, address, length, us: kinds.append(
        (kind, chip.now_ns, chip.now_ns + us * 1000)
    )
    inside = 0
    known = 0
    for cut in range(40):
        box.run_ms(90 + cut * 7.3)
        chip.power(False)
        inside += any(begin <= chip.now_ns < end for _, begin, end in kinds[-1:])
        begun = [int(line.split()[1]) for line in box.text.split("\n") if line[:6] == "begin "]
        kept = files.get(chip.flash.image).get("/count", b"0").split()
        assert len(kept) == 80 or not known
        assert len(set(kept)) == 1
        assert known <= int(kept[0]) <= max(begun, default=0)
        known = int(kept[0])
        chip.power(True)
    assert "broken" not in box.text
    assert inside > 5
    assert known > 20


def test_a_crash_is_told_and_ends_with_the_next_start(pico):
    """mem32 of an address where nothing is: MicroPython does not look, the bus does."""
    box = pico("import machine, time\ntime.sleep_ms(60)\nmachine.mem32[0x70000000]\n")
    assert box.chip.fault is None
    box.run_ms(200)
    assert box.chip.fault.endswith("for 0x70000000")
    assert box.chip.fault.startswith("HardFault near 0x10")
    box.chip.reset()
    assert box.chip.fault is None
