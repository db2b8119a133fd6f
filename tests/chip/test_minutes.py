"""The Chase's periods on the chip, with and without pauses: long comes in its 2 milliseconds."""

import box
import pytest
from box import MS, SECOND

START_US = SECOND
TOL_US = 2 * MS


@pytest.mark.parametrize("pauses", [0, 20])
@pytest.mark.parametrize(("slide", "period_s"), [(1, 60), (2, 120)])
def test_long_comes_at_the_periods_end(slide, period_s, pauses):
    acts, at_us, paused_us = box.press(START_US), START_US, 0
    for nth in range(pauses):
        at_us += 1_311_737 + nth * 10_007
        gone_us = 700 * MS + nth * 33_331
        acts += box.press(at_us) + box.press(at_us + gone_us)
        at_us += gone_us
        paused_us += gone_us
    end_us = START_US + period_s * SECOND + paused_us
    (outcome,) = box.play_all([box.script(acts, end_us + 2 * SECOND, slide=slide)])
    assert len(box.said(outcome, "chase.pause")) == pauses
    late_us = [us - end_us for us, length_us in box.tones(outcome.log) if length_us > SECOND]
    assert len(late_us) == 1
    assert abs(late_us[0]) <= TOL_US, late_us
