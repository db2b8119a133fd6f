"""Worlds play a script: timed acts in, one log out.

A script is a plain dict that JSON can hold, so that it can be sent to every world:

    kept       {name: hex}: the files in /kept at the first power-on, byte for byte
    display    the module fitted, a name of quizbox.drivers.displays ("tm1650", "none")
    origin_us  what ticks_us reads at the first power-on, 0 to 2**30 - 1
    seed       of the chip's entropy, and of what an interrupted flash operation leaves
    acts       [[us, what, value]], in the order in which they happen
    until_us   the end; a sound that is on then plays to its end, for 3 s at most

Acts, timed in microseconds since the first power-on (time goes on while "power" is 0):

    power 0|1 · start 0|1 (1: contact closed; no bounce is added) · reads 0|1 (laptop reads)
    noise [hz, until_us] on START; [hz, until_us, "slide1"|"slide2"|"cable"] on another line
    slide 0|1|2|3 (closed contacts as bits: 0 in the gap, 3 both) · cable 0|1 (plugged in)
    rx HEX (bytes from the laptop) · battery_mv N · soft_reset 0
    stall US (the program hangs) · fault 0 (the program raises an exception)

Acts at 0 before "power" 1 set the initial state: start, slide, cable, battery.

A log is a list of (us, what, value), in order of time, then of occurrence:

    power, start, slide        as the acts; noise on START is logged as start 1, at its end 0
    noise [line, 0|1]          noise on another line begins or ends
    segments [lit, duty]       the digits: hex, two characters a digit from the left, bit 7 the
                               point or colon; duty in sixteenths, 0 when dark; logged on change
    lamp 0|1
    tone [hz, us]              one unbroken tone, at its beginning, with its whole length
    piezo 0|1                  1: either pin of the piezo is not low
    said TEXT                  a whole line from the box, without its newline
    kept [path, us]            one flash operation, at its beginning, with its duration
    crash TEXT                 an exception has ended the program
    prompt 0|1 · asleep 0|1 · bootloader 1
"""

from dataclasses import dataclass, field


@dataclass
class Outcome:
    """What a world returns.

    log   see above
    kept  {file name in /kept: bytes} at the end
    """

    log: list = field(default_factory=list)
    kept: dict = field(default_factory=dict)


def outcome_of(log, files):
    """The Outcome of a rig: its log, [us, what, value] in any order; its files, {path: bytes}."""
    prefix = "/kept/"
    return Outcome(
        sorted((tuple(entry) for entry in log), key=lambda entry: entry[0]),
        {path[len(prefix) :]: data for path, data in files.items() if path.startswith(prefix)},
    )
