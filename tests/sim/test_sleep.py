"""The simulated chip asleep, its watchdog and its one register: as strict as the firmware needs."""

import pytest

from quizbox_host.sim.errors import Misuse, PowerLost, Restarted
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import Machine

SECOND = 1_000_000
REGISTER, ENABLE = 0x4005B000, 1 << 30


class Chip:
    """A powered Pico on batteries, its machine module and what START's interrupt has seen."""

    def __init__(self, *acts):
        before = [[0, "start", 0], [0, "slide", 1], [0, "cable", 0], [0, "power", 1]]
        self.rig = Rig({"acts": before + [list(act) for act in acts]})
        self.rig.until_power()
        self.machine = Machine(self.rig).load("machine")
        self.edges_us = []
        pin = self.machine.Pin(11, self.machine.Pin.IN, self.machine.Pin.PULL_UP)
        pin.irq(lambda _: self.edges_us.append(self.now_us), pin.IRQ_FALLING, hard=True)

    @property
    def now_us(self):
        return self.rig.clock.now_us

    def nap(self, ms):
        state = self.machine.disable_irq()
        self.machine.lightsleep(ms)
        self.machine.enable_irq(state)

    @property
    def asleep(self):
        return [(us, value) for us, what, value in self.rig.log if what == "asleep"]


def test_a_nap_lasts_as_long_as_asked_for():
    chip = Chip()
    chip.nap(60_000)
    assert chip.asleep == [(0, 1), (60 * SECOND, 0)]


def test_an_edge_ends_it_and_is_served_after_it():
    chip = Chip((5 * SECOND, "start", 1), (6 * SECOND, "start", 0))
    chip.nap(60_000)
    assert (chip.asleep, chip.edges_us) == ([(0, 1), (5 * SECOND, 0)], [5 * SECOND])


def test_an_edge_that_waits_lets_nobody_sleep():
    chip = Chip((SECOND, "start", 1))
    state = chip.machine.disable_irq()
    chip.rig.sleep(2 * SECOND)
    assert chip.edges_us == []
    chip.machine.lightsleep(60_000)
    assert chip.now_us == 2 * SECOND
    chip.machine.enable_irq(state)
    assert chip.edges_us == [2 * SECOND]


def test_a_line_without_interrupt_wakes_nobody():
    chip = Chip((SECOND, "slide", 2), (2 * SECOND, "stall", 5), (3 * SECOND, "reads", 0))
    chip.nap(10_000)
    assert chip.now_us == 10 * SECOND


def test_power_that_goes_ends_a_nap():
    chip = Chip((SECOND, "power", 0))
    with pytest.raises(PowerLost):
        chip.nap(10_000)
    assert chip.asleep == [(0, 1), (SECOND, 0)]


def test_interrupts_go_off_and_on_by_what_was_before():
    chip = Chip()
    outer = chip.machine.disable_irq()
    inner = chip.machine.disable_irq()
    chip.rig.start.set(1)
    chip.machine.enable_irq(inner)
    assert chip.edges_us == []
    chip.machine.enable_irq(outer)
    assert chip.edges_us == [0]


def lit(chip):
    chip.machine.Pin(10, chip.machine.Pin.OUT, value=1)


def sounding(chip):
    chip.machine.PWM(chip.machine.Pin(14), freq=440, duty_u16=9)


def plugged(chip):
    chip.rig.act("cable", 1)


@pytest.mark.parametrize("how", [lit, sounding, plugged])
def test_a_nap_that_costs_the_batteries_or_the_laptop_is_misuse(how):
    chip = Chip()
    how(chip)
    with pytest.raises(Misuse, match="a lightsleep with"):
        chip.nap(1000)


def test_a_nap_with_interrupts_on_is_misuse():
    with pytest.raises(Misuse, match="interrupts on"):
        Chip().machine.lightsleep(1000)


# The watchdog.


def test_a_watchdog_that_is_not_fed_restarts_the_chip_once():
    chip = Chip()
    chip.machine.WDT(timeout=8000)
    with pytest.raises(Restarted) as raised:
        chip.rig.sleep(9 * SECOND)
    assert (raised.value.how, chip.now_us) == ("watchdog", 8 * SECOND)
    chip.rig.restarted("watchdog")
    assert chip.machine.reset_cause() != chip.machine.PWRON_RESET
    chip.rig.sleep(30 * SECOND)
    assert chip.now_us == 38 * SECOND


def test_fed_in_time_it_never_bites_and_then_it_does():
    chip = Chip()
    watchdog = chip.machine.WDT(timeout=8000)
    for _ in range(10):
        chip.rig.sleep(7_999_999)
        watchdog.feed()
    with pytest.raises(Restarted):
        chip.rig.sleep(8 * SECOND)


def test_it_counts_on_while_the_chip_sleeps():
    chip = Chip()
    chip.machine.WDT(timeout=8000)
    with pytest.raises(Restarted):
        chip.nap(60_000)


def test_its_register_puts_it_off_and_it_can_be_begun_again():
    chip = Chip()
    watchdog = chip.machine.WDT(timeout=8000)
    chip.machine.mem32[REGISTER] = ENABLE
    watchdog.feed()
    chip.rig.sleep(60 * SECOND)
    chip.machine.WDT(timeout=1000)
    with pytest.raises(Restarted):
        chip.rig.sleep(SECOND)


@pytest.mark.parametrize(
    ("how", "bites"),
    [("soft_reset", True), ("reset", False), ("watchdog", False)],
)
def test_a_soft_reset_does_not_stop_it(how, bites):
    chip = Chip()
    chip.machine.WDT(timeout=8000)
    chip.rig.restarted(how)
    if bites:
        with pytest.raises(Restarted):
            chip.rig.sleep(9 * SECOND)
    else:
        chip.rig.sleep(9 * SECOND)
        assert chip.now_us == 9 * SECOND


def test_power_that_goes_stops_it():
    chip = Chip((SECOND, "power", 0), (2 * SECOND, "power", 1))
    chip.machine.WDT(timeout=8000)
    with pytest.raises(PowerLost):
        chip.rig.sleep(9 * SECOND)
    chip.rig.until_power()
    chip.rig.sleep(9 * SECOND)
    assert chip.now_us == 11 * SECOND


@pytest.mark.parametrize("timeout", [0, -1, 8389])
def test_it_waits_no_longer_than_the_chip_can(timeout):
    with pytest.raises(ValueError, match="8388"):
        Chip().machine.WDT(timeout=timeout)


@pytest.mark.parametrize(("address", "value"), [(0x40058000, ENABLE), (REGISTER, 1), (0, 0)])
def test_no_other_register_is_written(address, value):
    with pytest.raises(Misuse, match="is written to"):
        Chip().machine.mem32[address] = value


# What a fault is told by.


def test_an_exception_is_printed_with_the_lines_of_the_program_alone():
    rig = Rig({})
    machine = Machine(rig)
    text = machine.load("io").StringIO()
    try:
        machine.load("quizbox.drivers.button").Button(None)
    except AttributeError as error:
        machine.load("sys").print_exception(error, text)
    lines = text.getvalue().splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert len(lines) == 3
    assert lines[1].startswith('  File "')
    assert lines[1].endswith(", in __init__")
    assert "quizbox/drivers/button.py" in lines[1]
    assert lines[2].startswith("AttributeError: ")
