"""The firmware with a hook for a script's faults and hangs, which no pad of a Pico can cause.

The script writes what is to happen into two unused registers, watchdog scratch 0 and 1 (RP2040
data sheet 4.7.6). The hook reads them where the program waits for input, which is where the
simulated world injects its faults too.
"""

import shutil

STALL, FAULT = range(2)  # scratch registers: milliseconds to hang; whether to raise
SCRATCH = 0x4005800C

HOOK = f"""

_ioctl, _wait = Waker.ioctl, Panel.wait


def _is_wanted():
    return mem32[{SCRATCH + 4 * STALL:#x}] or mem32[{SCRATCH + 4 * FAULT:#x}]


def _ioctl_or_break(self, request, argument):
    if request == POLL and _is_wanted():
        return argument & READABLE
    return _ioctl(self, request, argument)


def _wait_or_break(self, now, us, listens=True, speaks=False, naps=False):
    calm = _wait(self, now, us, listens, speaks, naps)
    if _is_wanted():
        _break()
    return calm


def _break():
    stall_ms, mem32[{SCRATCH + 4 * STALL:#x}] = mem32[{SCRATCH + 4 * STALL:#x}], 0
    until = ticks_us()
    while stall_ms:  # a loop in which 0x03 is seen
        until = ticks_add(until, 1_000)
        sleep_us(max(0, ticks_diff(until, ticks_us())))
        stall_ms -= 1
    if mem32[{SCRATCH + 4 * FAULT:#x}]:
        mem32[{SCRATCH + 4 * FAULT:#x}] = 0
        raise RuntimeError("a fault put in by the script")


Waker.ioctl, Panel.wait = _ioctl_or_break, _wait_or_break
"""


def copy(firmware, folder):
    """Copy the firmware (Path) into a new folder below folder, add the hook; return its Path."""
    place = folder / "firmware"
    shutil.copytree(firmware, place)
    panel = place / "quizbox" / "panel.py"
    panel.write_text(panel.read_text(encoding="utf-8") + HOOK, encoding="utf-8")
    return place
