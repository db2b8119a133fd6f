"""A box asleep on batteries, for tests: what it is made of, and what is to be seen of it."""

from box import MS, SECOND, Box, tones

from quizbox_host.sim.parts import PIEZO_A, PIEZO_B, START
from quizbox_host.story import eyes

MINUTE_US = 60 * SECOND
NAP_US = MINUTE_US
HOUR_US = 60 * MINUTE_US
WAKES_US = 100 * MS  # 6.2
TOL_US = 2 * MS  # 2.8
TAP_US = 30 * MS  # from 25 on it is a press (1.2)
DARK = "    "


class Sleeper(Box):
    """A box on good batteries that sleeps after a minute. resets: what has restarted the chip."""

    def __init__(self, origin_us=0, **settings):
        settings = {"sleep_min": 1, "dim_min": 1, "beep_every_s": 1, **settings}
        super().__init__(keeps={"settings": settings}, origin_us=origin_us)
        self.rig.act("battery_mv", 4_500)
        self.rig.act("cable", 0)
        self.power(1)
        self.resets = []
        self.edges = 0  # that flips has made
        self.chip.on_reset.append(self.resets.append)

    def until(self, us):
        self.run(us - self.now_us)

    @property
    def is_stopped(self):
        """Whether the chip's clocks stop when it next waits, or have."""
        return next((value for _, what, value in reversed(self.log) if what == "asleep"), 0) == 1

    @property
    def shown(self):
        lit = next(value for _, what, value in reversed(self.log) if what == "segments")
        return eyes.read(eyes.lit(lit))

    def naps(self, us):
        """[(begin us, end us)] of the times with clocks stopped while time goes on, cut at it."""
        seen, begun_us = len(self.log), self.now_us if self.is_stopped else None
        self.run(us)
        found = []
        for at_us, what, value in [*self.log[seen:], [self.now_us, "asleep", 0]]:
            if what == "asleep" and value:
                begun_us = at_us
            elif what == "asleep" and begun_us is not None:
                found.append((begun_us, at_us))
                begun_us = None
        return found

    def flips(self, each_us, for_us, ends=None):
        """START's contact bounces: each_us(closed) is how long it stays so, ends its level then."""
        pad, end_us = self.rig.board.pads[START], self.now_us + for_us

        def flip(closed):
            if self.now_us >= end_us:
                pad.drive(ends)
                return
            pad.drive(0 if closed else None)
            self.edges += 1
            self.rig.clock.at(min(end_us, self.now_us + each_us(closed)), flip, not closed)

        flip(True)


def tap(made, for_us=TAP_US):
    made.rig.act("start", 1)
    made.rig.clock.at(made.now_us + for_us, made.rig.act, "start", 0)


def acts(made, at_us, act):
    """At at_us act(made) presses START.

    Returns (what is shown 0.1 s later, [by how much the beep of the first second is late]).
    """
    made.until(at_us)
    seen = len(made.log)
    act(made)
    made.until(at_us + WAKES_US)
    shown = made.shown
    made.until(at_us + SECOND + 20 * MS)
    assert made.resets == []
    return shown, [us - at_us - SECOND for us, _ in tones(made.log[seen:])]


def assert_slept(made, seen):
    """Since log[seen] nothing sounded, showed or restarted, and the piezo's pins are low."""
    assert {what for _, what, _ in made.log[seen:]} <= {"asleep", "start"}
    assert made.shown == DARK
    pads = [made.rig.board.pads[number] for number in (PIEZO_A, PIEZO_B)]
    assert [(pad.function, pad.value) for pad in pads] == [("out", 0)] * 2
    assert (made.resets, made.chip.fault) == ([], None)
