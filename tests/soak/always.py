"""What holds of every log, whatever is done to the box."""

import re

from quizbox_host.story import ear
from tests.properties import heard

from .evidence import MS, SECOND, Violation, touches

LONGER_US = 20 * MS
ALARMS = re.compile(r"Traceback|Error|Exception|MicroPython|>>>|File \"")
GREETED_US = 500 * MS  # the rest of a line comes before the first new one
SILENT_US = 3 * SECOND  # a piezo that nothing has to drive is at rest by then


def check_crashes(evidence):
    """Nothing but what was asked for ends the program: see ends, too."""
    for us, what, value in evidence.log:
        if what == "crash":
            raise Violation("goes on", us, f"{what} {value}")


def check_sounds(evidence):
    """Each tone is one of the table's, and none is longer than planned (0.10)."""
    longest_us = {}
    for row in ear.ROWS.values():
        for hertz, ms in (part for part in row if isinstance(part, tuple)):
            longest_us[hertz] = max(longest_us.get(hertz, 0), ms * MS)
    for us, hertz, length_us in heard.tones(evidence.log):
        near = [one for one in longest_us if abs(one - hertz) * 100 <= one * ear.HERTZ_PERCENT]
        if not near:
            raise Violation("sounds", us, f"{hertz:g} Hz is none of the box's")
        if length_us > longest_us[near[0]] + LONGER_US:
            raise Violation("sounds", us, f"{hertz:g} Hz for {length_us} us")


def check_pins(evidence):
    """A pin of the piezo is high within a tone and nowhere else (6.4)."""
    tones = heard.tones(evidence.log)
    at, end_us, high_us = 0, 0, None
    for us, what, value in [*evidence.log, (evidence.until_us + SILENT_US, "piezo", 0)]:
        if what != "piezo":
            continue
        if high_us is not None and not value:
            while at < len(tones) and tones[at][0] <= us:
                begin_us, _, length_us = tones[at]
                if begin_us > max(high_us, end_us):
                    break
                end_us = max(end_us, begin_us + length_us)
                at += 1
            if us > end_us:
                raise Violation("pins", us, f"high since {high_us}, and the tone ended {end_us}")
        high_us = us if value else None
        end_us = max(end_us, us)


def check_lines(evidence):
    """What the box says is JSON-RPC; but for a rest of a line where the laptop had gone."""
    for us, text in evidence.odd:
        if ALARMS.search(text) or not touches(evidence.deaf, us - GREETED_US, us):
            raise Violation("lines", us, f"said {text[:200]!r}")


CHECKS = (check_crashes, check_sounds, check_pins, check_lines)
