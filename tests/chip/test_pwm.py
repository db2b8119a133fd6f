"""PWM: what the registers say is what the pads would do."""

import pytest

PROGRAM = """
from machine import PWM, Pin
import time
time.sleep_ms(60)
a = PWM(Pin(14), freq=%d, duty_u16=%d)
b = PWM(Pin(15), freq=%d, duty_u16=%d, invert=%d)
time.sleep_ms(200)
"""
WAVES = [
    (2730, 32768, 32768, 1),
    (440, 32768, 32768, 1),
    (1000, 16384, 49152, 0),
    (4000, 32768, 10000, 1),
    (31250, 20000, 20000, 0),
]


def edges(trace):
    return [(us, level) for us, level in trace if level is not None]


def measured(trace):
    """(hertz, share of the time high) of the whole periods in a trace."""
    rising = [us for us, level in trace if level == 1]
    begin, end = rising[0], rising[-1]
    high = 0
    for (us, level), (after, _) in zip(trace, trace[1:], strict=False):
        if level == 1 and begin <= us < end:
            high += after - us
    periods = len(rising) - 1
    return periods * 1e6 / (end - begin), high / (end - begin)


@pytest.mark.parametrize(("hertz", "duty_a", "duty_b", "invert"), WAVES)
def test_registers_say_what_edges_do(pico, hertz, duty_a, duty_b, invert):
    program = PROGRAM % (hertz, duty_a, hertz, duty_b, invert)
    box = pico(program, before=lambda chip: setattr(chip, "pwm_edges", True))
    box.run_ms(100)
    traces = [box.trace(14), box.trace(15)]
    box.run_ms(50)
    for pin, trace in zip((14, 15), traces, strict=True):
        says_hertz, share, inverted = box.chip.mcu.pwm.wave(pin)
        found_hertz, high = measured(edges(trace))
        assert found_hertz == pytest.approx(says_hertz, rel=1e-4)
        assert high == pytest.approx(1 - share if inverted else share, abs=1e-3)
        assert says_hertz == pytest.approx(hertz, rel=5e-3)


def test_the_two_sides_of_a_piezo_are_opposite_to_the_nanosecond(pico):
    program = PROGRAM % (2730, 32768, 2730, 32768, 1)
    box = pico(program, before=lambda chip: setattr(chip, "pwm_edges", True))
    box.run_ms(100)
    traces = [box.trace(14), box.trace(15)]
    box.run_ms(20)
    a, b = map(edges, traces)
    assert len(a) > 100
    assert [(us, 1 - level) for us, level in a] == b


@pytest.mark.parametrize(
    ("duty", "invert", "level"), [(0, 0, 0), (0, 1, 1), (65535, 0, 1), (65535, 1, 0)]
)
@pytest.mark.parametrize("with_edges", [False, True])
def test_nothing_and_all_stand_still(pico, duty, invert, level, with_edges):
    program = PROGRAM % (1000, 32768, 1000, duty, invert)
    box = pico(program, before=lambda chip: setattr(chip, "pwm_edges", with_edges))
    box.run_ms(100)
    trace = box.trace(15)
    box.run_ms(20)
    assert trace == []
    assert box.pin(15).value == level


def test_a_beep_costs_no_event_an_edge(pico):
    box = pico(PROGRAM % (31250, 32768, 31250, 32768, 1) + "time.sleep(100)\n")
    box.run_ms(100)
    trace = box.trace(14)
    calls = box.chip.mcu.core.state.calls
    heard = []
    box.chip.mcu.pwm.listeners.append(heard.append)
    box.run_ms(1_000)
    assert trace == [] and heard == []
    assert box.chip.mcu.core.state.calls - calls < 100


def test_it_sounds_on_through_a_soft_reset_and_ends_with_a_hard_one(pico):
    box = pico(PROGRAM % (1000, 32768, 1000, 32768, 1))
    box.until(">>> ")
    box.chip.usb.send(b"\x04")
    box.run_ms(40)
    assert box.chip.mcu.pwm.wave(14)[0] == pytest.approx(1000, rel=1e-3)
    box.chip.reset()
    assert box.chip.mcu.pwm.wave(14)[0] == 0
    assert box.pin(14).function_select == 31
