"""LAMP: off, on, and blinking half a second lit first (behaviour.md 0.8, 0.9)."""

import pytest

HALF = 500_000


@pytest.fixture
def lamp(box):
    """LAMP's driver, and play(how, us): shows how and lets us go by at its own deadlines."""
    bench = box()
    pin = bench.machine.Pin(10, bench.machine.Pin.OUT, value=0)
    driver = bench.load("quizbox.drivers.lamp").Lamp(pin)

    def play(how, us):
        driver.show(how)
        end_us = bench.now_us + us
        while bench.now_us < end_us:
            due_us = driver.due_us()
            step_us = end_us - bench.now_us if due_us is None else due_us
            step_us = min(step_us, end_us - bench.now_us)
            bench.to(bench.now_us + step_us)
            driver.run(step_us)
        return [(us, lit) for us, _, lit in bench.log("lamp")]

    return driver, play


@pytest.mark.parametrize(
    ("plan", "log"),
    [
        ((("off", 5 * HALF),), []),
        ((("on", 5 * HALF),), [(0, 1)]),
        ((("on", 10), ("off", 10), ("on", 10)), [(0, 1), (10, 0), (20, 1)]),
        ((("blink", 5 * HALF),), [(n * HALF, 1 - n % 2) for n in range(6)]),
        ((("on", 10), ("blink", HALF), ("on", 5)), [(0, 1), (HALF + 10, 0), (HALF + 10, 1)]),
        # A blink that stands already goes on; a new one begins lit.
        ((("blink", HALF - 1), ("blink", HALF)), [(0, 1), (HALF, 0)]),
        (
            (("blink", HALF + 7), ("off", 3), ("blink", HALF)),
            [(0, 1), (HALF, 0), (HALF + 10, 1), (2 * HALF + 10, 0)],
        ),
    ],
)
def test_lamp(lamp, plan, log):
    _, play = lamp
    seen = [play(how, us) for how, us in plan]
    assert seen[-1] == log


def test_due_us_is_the_next_change_of_a_blink(lamp):
    driver, play = lamp
    dues_us = [driver.due_us()]
    for how, us in (("on", 3), ("off", 3), ("blink", 0), ("blink", 7), ("blink", HALF - 7)):
        play(how, us)
        dues_us.append(driver.due_us())
    assert dues_us == [None, None, None, HALF, HALF - 7, HALF]


def test_a_late_run_keeps_to_the_grid(lamp):
    driver, play = lamp
    play("blink", 0)
    driver.run(2 * HALF + 20)
    assert (play("blink", 0), driver.due_us()) == ([(0, 1)], HALF - 20)
    driver.run(HALF)
    assert (play("blink", 0), driver.due_us()) == ([(0, 1), (0, 0)], HALF - 20)
