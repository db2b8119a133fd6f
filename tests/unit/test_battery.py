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


def test_a_cable_that_comes_or_goes_is_told_once(battery):
    made, bench = battery
    seen = [(made.edge, made.has_cable())]
    for present in (0, 1, 1):
        bench.rig.act("cable", present)
        seen.append((made.edge, made.has_cable()))
    assert seen == [(False, True), (True, False), (True, True), (False, True)]


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
