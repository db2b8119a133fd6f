"""MicroPython's prompt after Ctrl-C: the box can be begun there a second time, and plays."""

import box
from box import SECOND, Box

CTRL_C = "03"
BEGIN = b"from quizbox.main import run; run()\r".hex()


def test_begun_again_at_the_prompt_it_plays_a_minute_with_every_beep_once():
    made = Box(keeps={"settings": {"chase_1_s": 12}})
    made.power(1)
    made.press()
    made.run(SECOND)
    made.rig.act("rx", CTRL_C)
    made.run(SECOND)
    made.rig.act("rx", BEGIN)
    made.run(2 * SECOND)
    begun_us = made.now_us
    made.press()
    made.run(15 * SECOND)
    heard_s = [round((us - begun_us) / SECOND, 2) for us, _ in box.tones(made.log)]
    beeps = [*range(2, 7), 7, *(half / 2 for half in range(15, 24)), 12]
    assert heard_s == beeps
