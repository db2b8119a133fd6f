"""A display whose memory or supply fails while the box plays is right again soon (0.1)."""

import pytest

from quizbox.core import kept
from quizbox_host.sim.rig import Rig
from quizbox_host.story import eyes
from quizbox_host.worlds import cpython

NAMES = [name for name, digits in eyes.DIGITS.items() if digits]
SECOND = 1_000_000
SOON_US = 1_600_000  # written whole at least each second and a half


def shown_after(name, what, at_us, acts=()):
    """The display's log of 30 s in which `what` befalls the module at at_us; a round runs."""
    rig = Rig(
        {
            "display": name,
            "kept": {"settings": kept.pack({"display": name}).hex()},
            "acts": [[0, "slide", 1], [0, "cable", 1], [0, "power", 1], *acts],
            "until_us": 30 * SECOND,
        }
    )
    rig.clock.at(at_us, lambda: (getattr(rig.display, what)(), rig.display.show()))
    cpython.run(rig)
    return [[us, value] for us, what, value in cpython.outcome(rig).log if what == "segments"]


def at(log, us):
    return [value for at_us, value in log if at_us <= us][-1]


ROUND = [[SECOND, "start", 1], [SECOND + 120_000, "start", 0]]
CASES = {"ready": ((), 5 * SECOND), "a round": (ROUND, 20 * SECOND)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("state", CASES)
@pytest.mark.parametrize("what", ["disturb", "power_on"])
def test_what_noise_or_a_failing_supply_has_changed_is_right_again(name, state, what):
    acts, at_us = CASES[state]
    healthy = shown_after(name, "show", at_us, acts)
    broken = shown_after(name, what, at_us, acts)
    assert [entry for entry in broken if entry[0] < at_us] == [
        entry for entry in healthy if entry[0] < at_us
    ]
    assert at(broken, at_us) != at(healthy, at_us)
    for us in range(at_us + SOON_US, 30 * SECOND, SECOND // 10):
        assert at(broken, us) == at(healthy, us)


@pytest.mark.parametrize("name", NAMES)
def test_a_module_whose_supply_comes_later_than_the_picos_shows_by_the_next_writing(name):
    late_us = 300_000
    log = shown_after(name, "power_on", late_us)
    healthy = shown_after(name, "show", late_us)
    assert at(log, late_us)[1] == 0
    assert at(log, late_us + SOON_US) == at(healthy, late_us + SOON_US)
    assert at(healthy, late_us + SOON_US)[1] > 0
