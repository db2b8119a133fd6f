"""What feeds the box, and the watchdog: the drivers over the simulated chip (6.3, 6.5)."""

import pytest

from quizbox_host.sim.errors import Restarted


@pytest.fixture
def battery(box):
    """The driver, and its bench."""
    bench = box()
    pin = bench.machine.Pin
    cable = pin(24, pin.IN)
    made = bench.load("quizbox.drivers.battery").Battery(bench.machine.ADC(pin(29)), cable)
    return made, bench


@pytest.mark.parametrize("mv", [0, 1800, 3199, 3200, 4500, 5500])
def test_the_supply_is_measured_to_a_millivolt(battery, mv):
    made, bench = battery
    bench.rig.act("battery_mv", mv)
    assert mv - 1 <= made.mv() <= mv


OUT_US = 5_000
DEAF_US = 10_000


def test_a_cable_that_comes_or_goes_is_told_once(battery):
    made, bench = battery
    seen = [(made.edge, made.has_cable())]
    for present in (0, 1, 1):
        bench.rig.act("cable", present)
        told = made.edge
        made.has_cable()
        bench.to(bench.now_us + OUT_US)
        seen.append((told, made.has_cable()))
    assert seen == [(False, True), (True, False), (True, True), (False, True)]


def test_without_a_cable_from_the_first_there_is_none_at_once(box):
    bench = box()
    bench.rig.act("cable", 0)
    pin = bench.machine.Pin
    made = bench.load("quizbox.drivers.battery").Battery(None, pin(24, pin.IN))
    assert (made.has_cable(), made.stirred) == (False, None)


def test_a_cable_is_out_once_its_line_has_been_low_for_5_ms(battery):
    made, bench = battery
    bench.to(50_000)
    assert (made.has_cable(), made.stirred) == (True, None)
    bench.plan([(60_000, "cable", 0), (61_000, "cable", 1), (62_000, "cable", 0)])
    seen = {}
    for us in (60_000, 61_000, 62_000, 65_000, 66_999, 67_000, 68_000):
        bench.to(us)
        seen[us] = (made.has_cable(), made.stirred and made.due_us(bench.ticks))
    assert seen == {
        60_000: (True, OUT_US), 61_000: (True, OUT_US), 62_000: (True, OUT_US),
        65_000: (True, 2_000), 66_999: (True, 1), 67_000: (False, None), 68_000: (False, None),
    }  # fmt: skip


@pytest.mark.parametrize("hertz", [120, 400, 3_000, 20_000, 40_000])
@pytest.mark.parametrize("present", [0, 1])
def test_under_noise_a_cable_is_taken_to_be_in(battery, hertz, present):
    made, bench = battery
    bench.rig.act("cable", present)
    bench.to(100_000)
    assert made.has_cable() == bool(present)
    bench.plan([(150_000, "noise", [hertz, 1_150_000, "cable"])])
    seen = set()
    while bench.now_us < 1_150_000:
        step_us = 2_000 if made.stirred is None else min(2_000, made.due_us(bench.ticks))
        bench.to(bench.now_us + step_us)
        if bench.now_us > 160_000:
            seen.add(made.has_cable())
        else:
            made.has_cable()
    assert seen == {True}
    for _ in range(20):
        bench.to(bench.now_us + 2_500)
        last = made.has_cable()
    assert (last, made.stirred) == (bool(present), None)


def test_noise_is_not_listened_to_for_10_ms_at_a_time(battery):
    made, bench = battery
    bench.plan([(50_000, "noise", [20_000, 250_000, "cable"])])
    bench.to(60_000)
    assert (made.has_cable(), made.overruns, made.due_us(bench.ticks)) == (True, 1, DEAF_US)
    assert bench.rig.board.pads[24]._handler is None
    bench.to(60_000 + DEAF_US)
    assert made.has_cable()
    assert bench.rig.board.pads[24]._handler is not None


@pytest.fixture
def watchdog(box):
    bench = box()
    machine = bench.machine
    made = bench.load("quizbox.drivers.watchdog").Watchdog(machine.WDT, machine.mem32)
    return made, bench


def test_it_is_on_from_the_first_feeding_on(watchdog):
    made, bench = watchdog
    bench.to(20_000_000)
    for _ in range(5):
        made.feed()
        bench.to(bench.now_us + 7_999_999)
    with pytest.raises(Restarted):
        bench.to(bench.now_us + 1)


def test_off_it_stays_off_until_it_is_fed_again(watchdog):
    made, bench = watchdog
    made.off()
    made.feed()
    made.off()
    bench.to(60_000_000)
    made.feed()
    with pytest.raises(Restarted):
        bench.to(68_000_000)
