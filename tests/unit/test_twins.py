"""`same until`: two playings that may differ in nothing that anybody sees, hears or reads."""

import pytest
from test_checks import AMOUNTS, S, differences

from quizbox_host.worlds import Outcome

TWINS = [f"amounts {AMOUNTS}", f"twin amounts {AMOUNTS}", "same until 2 s"]


@pytest.mark.parametrize(
    ("log", "twin", "expected"),
    [
        ([(S, "lamp", 1)], [(S, "lamp", 1)], None),
        ([(S, "lamp", 1)], [[S, "lamp", 1]], None),
        ([(S, "lamp", 1)], [(S, "lamp", 0)],
         "lamp 1 at 1.000 s, with the twin lamp 0 at 1.000 s"),
        ([(S, "lamp", 1)], [(S + 1, "lamp", 1)],
         "lamp 1 at 1.000 s, with the twin lamp 1 at 1.000001 s"),
        ([(S, "lamp", 1)], [], "only the first has lamp 1 at 1.000 s"),
        ([], [(2 * S, "lamp", 1)], "only the twin has lamp 1 at 2.000 s"),
        ([(2 * S + 1, "lamp", 1)], [], None),
        ([(S, "kept", ["game", 5])], [], None),
    ],
)  # fmt: skip
def test_twins_are_the_same_until_then(log, twin, expected):
    found = differences(TWINS, log, twin=Outcome(twin))
    assert found == ([f"4: expected same until 2 s, but {expected}"] if expected else [])


@pytest.mark.parametrize(("later_us", "alike"), [(1_000, True), (1_001, False)])
def test_on_a_real_processor_twins_are_the_same_to_a_millisecond(later_us, alike):
    twin = Outcome([(S + later_us, "lamp", 1)])
    found = differences(TWINS, [(S, "lamp", 1)], twin=twin, tol_us=10_000)
    assert (found == []) == alike


@pytest.mark.parametrize(("bytes_free", "amount", "alike"), [(2, 5, True), (1, 6, False)])
def test_on_a_real_processor_twins_may_differ_in_free_bytes(bytes_free, amount, alike):
    lines = ['{"free_bytes": 1, "a": 5}', f'{{"free_bytes": {bytes_free}, "a": {amount}}}']
    mine, theirs = ([(S, "said", line)] for line in lines)
    assert (differences(TWINS, mine, twin=Outcome(theirs), tol_us=10_000) == []) == alike
    assert differences(TWINS, mine, twin=Outcome(theirs)) != []
