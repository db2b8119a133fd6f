"""Worlds play a script: acts with their times in, one log out.

A script is a plain dict that JSON can carry, so that every world can be given it:

    kept       {name: hex}: files of /kept at first power-on, byte for byte
    display    the module fitted, a name of quizbox.drivers.displays ("tm1650", "none")
    origin_us  what ticks_us shows at the first power-on, 0 to 2**30 - 1
    seed       of the chip's entropy and of what a torn flash operation leaves
    acts       [[us, what, value]], in the order in which they happen
    until_us   the end; a sound then on is heard out, for 3 s at most

Acts, times in microseconds since the supply first came on (clock runs on through "power" 0):

    power 0|1 · start 0|1 (1: contact closed, no bounce is added) · noise [hz, until_us] on START,
    noise [hz, until_us, "slide1"|"slide2"|"cable"] on a contact of SLIDE, on what shows the cable
    slide 0|1|2|3 (contacts closed, as bits: 0 in the gap, 3 both) · cable 0|1 · reads 0|1
    rx HEX (bytes from the laptop) · battery_mv N · stall US · fault 0 · soft_reset 0

The state before power-on (start, slide, cable, battery) is given as acts at 0 before "power" 1.

A log is a list of (us, what, value), ordered by us, and by occurrence within one instant:

    power, start, slide        as the acts; of noise on START, start 1 and 0 at its ends
    noise [line, 0|1]          the ends of noise on another line
    segments [lit, duty]       what the digits show: hex, two characters a digit from the left,
                               bit 7 the point or colon; duty of 16, 0 when dark; logged on change
    lamp 0|1 · tone [hz, us]   one unbroken tone, logged at its beginning with its whole length
    piezo 0|1                  1: either pin of the piezo is not low
    said TEXT                  a whole line from the box, without its newline
    kept [path, us]            one operation on flash, at its beginning, with the time it takes
    crash TEXT                 the program ended by an exception
    prompt 0|1 · asleep 0|1 · bootloader 1
"""

from dataclasses import dataclass, field


@dataclass
class Outcome:
    """What a world returns.

    log   as above
    kept  {file name in /kept: bytes} at the end
    """

    log: list = field(default_factory=list)
    kept: dict = field(default_factory=dict)


def outcome_of(log, files):
    """The Outcome of a rig's log, as [us, what, value] in any order, and of its {path: bytes}."""
    prefix = "/kept/"
    return Outcome(
        sorted((tuple(entry) for entry in log), key=lambda entry: entry[0]),
        {path[len(prefix) :]: data for path, data in files.items() if path.startswith(prefix)},
    )
