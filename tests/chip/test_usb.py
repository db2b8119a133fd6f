"""The serial port over USB: long lines, a laptop that does not read, cables in and out."""

import pytest

ECHO = """
import sys
while True:
    line = sys.stdin.buffer.readline()
    sys.stdout.buffer.write(line)
"""
CHATTER = """
import time
from machine import Pin
led = Pin(3, Pin.OUT, value=0)
time.sleep_ms(60)
while True:
    led.toggle()
    print("x" * 60)
    time.sleep_ms(10)
"""

MURMUR = """
import time
from machine import Pin
led = Pin(3, Pin.OUT, value=0)
time.sleep_ms(60)
while True:
    for _ in range(20):
        led.toggle()
        time.sleep_ms(10)
    print("murmur")
"""


def gaps_ms(trace):
    return [(b - a) / 1000 for (a, _), (b, _) in zip(trace, trace[1:], strict=False)]


def test_the_prompt_comes_and_answers(pico):
    box = pico()
    box.until(">>> ")
    box.chip.usb.send(b"print(6 * 7)\r")
    box.until("42\n>>> ")
    assert box.text.endswith("print(6 * 7)\n42\n>>> ")


def test_a_line_of_5000_bytes_comes_back_whole(pico):
    box = pico(ECHO)
    box.run_ms(60)
    line = bytes(33 + i * 7 % 90 for i in range(5_000)) + b"\n"
    box.chip.usb.send(line)
    box.run_ms(3_000)
    assert bytes(box.heard).replace(b"\r\n", b"\n") == line


def test_a_laptop_that_does_not_read_holds_up_prints_for_half_a_second(pico):
    box = pico(CHATTER)
    box.run_ms(300)
    assert max(gaps_ms(box.trace(3))[-3:], default=0) < 20
    box.chip.usb.reads(False)
    box.run_ms(200)
    heard = len(box.heard)
    trace = box.trace(3)
    box.run_ms(5_000)
    assert len(box.heard) == heard
    assert gaps_ms(trace)[-1] > 500
    box.chip.usb.reads(True)
    box.run_ms(1_500)
    trace = box.trace(3)
    box.run_ms(200)
    assert len(box.heard) > heard
    assert max(gaps_ms(trace)) < 20


def test_nothing_is_held_up_while_the_port_is_closed(pico):
    box = pico(CHATTER)
    box.run_ms(200)
    box.chip.usb.open(False)
    box.chip.usb.reads(False)
    box.run_ms(100)
    trace = box.trace(3)
    box.run_ms(1_000)
    assert max(gaps_ms(trace)) < 20


def test_without_a_cable_it_runs_and_is_never_enumerated(pico):
    box = pico(CHATTER, cable=False)
    trace = box.trace(3)
    box.run_ms(1_000)
    assert not box.chip.usb.is_enumerated
    assert box.heard == b""
    assert len(trace) > 50
    assert max(gaps_ms(trace)[2:]) < 20


def test_a_cable_put_in_later_brings_the_port(pico):
    box = pico(ECHO, cable=False)
    box.run_ms(500)
    box.chip.usb.plug(True)
    box.run_ms(50)
    assert box.chip.usb.is_enumerated
    box.chip.usb.send(b"here\n")
    box.until("here\n")
    assert box.text == "here\n"


def test_a_cable_pulled_drops_what_is_said_and_holds_up_nothing(pico):
    box = pico(MURMUR)
    box.run_ms(300)
    box.chip.usb.plug(False)
    box.run_ms(600)
    heard = len(box.heard)
    trace = box.trace(3)
    box.run_ms(1_000)
    assert not box.chip.usb.is_enumerated
    assert len(box.heard) == heard
    assert max(gaps_ms(trace)) < 20
    box.chip.usb.plug(True)
    box.run_ms(300)
    assert box.chip.usb.is_enumerated
    assert len(box.heard) > heard


def test_a_full_buffer_after_a_pull_holds_a_program_for_ever(pico):
    """MicroPython 1.25's own doing: it writes on until the buffer takes it, and DTR keeps it full.

    A firmware has to see for itself that nobody fetches.
    """
    box = pico(CHATTER)
    box.run_ms(300)
    box.chip.usb.plug(False)
    box.run_ms(600)
    trace = box.trace(3)
    box.run_ms(5_000)
    assert trace == []
    box.chip.usb.plug(True)
    box.run_ms(1_000)
    assert len(trace) > 10


def test_a_pulled_cable_is_suspend_after_three_milliseconds(pico):
    box = pico(ECHO)
    box.run_ms(100)
    usb = box.chip.mcu.usb_ctrl
    suspended = []
    raise_status = usb._sie_status_updated  # noqa: SLF001

    def updated():
        if usb._sie_status & 1 << 4:  # noqa: SLF001
            suspended.append(box.chip.now_ns)
        raise_status()

    usb._sie_status_updated = updated  # noqa: SLF001
    pulled_ns = box.chip.now_ns
    box.chip.usb.plug(False)
    box.run_ms(10)
    assert suspended == [pulled_ns + 3_000_000]


@pytest.mark.parametrize("times", [1, 3])
def test_ctrl_c_ends_a_program(pico, times):
    box = pico("while True:\n    pass\n")
    box.run_ms(100)
    box.chip.usb.send(b"\x03" * times)
    box.until("KeyboardInterrupt")
    box.until(">>> ")
    assert "Traceback" in box.text


def test_ctrl_d_starts_main_again(pico):
    box = pico("print('begun')\n")
    box.until(">>> ")
    box.chip.usb.send(b"\x04")
    box.until("soft reboot")
    box.run_ms(100)
    assert box.text.count("begun") == 2


def test_no_event_comes_of_an_idle_bus(pico):
    """1,000 frames a second would be most of the work of a box that sleeps."""
    box = pico("import time\ntime.sleep_ms(100)\nprint('x')\ntime.sleep(100)\n")
    box.until("x\n")
    box.run_ms(100)
    calls = box.chip.mcu.core.state.calls
    box.run_ms(10_000)
    assert box.chip.mcu.core.state.calls - calls < 100


FRAMES = """
import time
from machine import Pin, mem32
seen = Pin(3, Pin.OUT, value=0)
last = None
while True:
    time.sleep_ms(5)
    frame = mem32[0x50110048]
    seen.value(frame != last)
    last = frame
"""


def test_frames_are_counted_while_a_host_sends_them(pico):
    box = pico(FRAMES)
    box.run_ms(300)
    level = []
    for on in (True, False, True):
        box.chip.usb.plug(on)
        box.run_ms(200)
        level.append(int(box.pin(3).value))
    assert level == [1, 0, 1]
