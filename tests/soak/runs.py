"""The runs of the program in a life: each from a power-up or a restart to whatever ends it."""

from typing import NamedTuple

from tests.properties import drawn

CTRL_C = 3
POWER, RESTART, SOFT_RESET = "power", "restart", "soft_reset"  # how a run begins
CUT, STOP, BOOTLOADER = "cut", "stop", "bootloader"  # how one ends, or by RESTART
STOPPING_US = 100_000  # 7.3: the program has ended by then
TOGETHER_US = 300_000  # operations on flash nearer than this are one write


class Run(NamedTuple):
    """As drawn.Power, which it stands for in the models; and how it began and ended.

    on_us, off_us  from its first instant to its last; that of the 0x03 that stopped it
    back_us        when power went or a next run began
    """

    on_us: int
    off_us: int
    start: list
    slide: list
    writes: list
    began: str
    ended: str
    back_us: int

    @property
    def stirs_early(self):
        """Whether START or SLIDE moves before the program counts what they do."""
        edges = [us for us, _ in [*self.start[1:], *self.slide[1:]]]
        return any(us < self.on_us + drawn.READY_US for us in edges)


def found(acts, until_us, played):
    """Each Run of a life, in order. played: a worlds.Played."""
    runs = []
    for power in drawn.powers(acts, until_us, played.log):
        writes = power.writes if played.exact else _merged(power.writes)
        marks = _marks(acts, power, played)
        for (on_us, began), (off_us, ended), back_us in marks:
            last_us = off_us + STOPPING_US if ended == STOP else off_us
            runs.append(
                Run(
                    on_us,
                    off_us,
                    drawn.changes(acts, "start", on_us, off_us),
                    drawn.changes(acts, "slide", on_us, off_us),
                    [write for write in writes if on_us <= write[0] < last_us],
                    began,
                    ended,
                    back_us,
                )
            )
    return runs


def _marks(acts, power, played):
    """[((us, how it began), (us, how it ended), us of what followed)] in one time of power."""
    on_us, off_us = power.on_us, power.off_us
    events = [(us, STOP) for us in stops(acts)]
    events += [(us, BOOTLOADER) for us, what, _ in played.log if what == BOOTLOADER]
    events += [(us, how) for us, how in played.begun if how != POWER]
    marks, began, ended = [], (on_us, POWER), None
    for us, what in sorted(events):
        if not on_us < us < off_us:
            continue
        if what in (STOP, BOOTLOADER):
            ended = ended or (us, what)
        else:
            marks.append((began, ended or (us, RESTART if what == RESTART else CUT), us))
            began, ended = (us, what), None
    return [*marks, (began, ended or (off_us, CUT), off_us)]


def stops(acts):
    """When the laptop sent 0x03."""
    return [us for us, what, value in acts if what == "rx" and CTRL_C in bytes.fromhex(value)]


def _merged(writes):
    """Operations on flash as writes: [(us, end_us, end_us, path)]."""
    merged = []
    for us, end_us, _, path in writes:
        if merged and us - merged[-1][1] < TOGETHER_US:
            merged[-1] = (merged[-1][0], end_us, end_us, path)
        else:
            merged.append((us, end_us, end_us, path))
    return merged
