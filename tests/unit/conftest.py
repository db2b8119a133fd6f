"""What the unit tests share: firmware modules loaded over a simulated Pico, driven by hand."""

import pytest

from quizbox_host.sim.rig import Rig
from quizbox_host.worlds.cpython import Machine

ORIGIN_US = 2**30 - 100_000  # the ticks wrap a tenth of a second after the supply comes on


class Box:
    """A powered Pico with its parts and no program. Times are microseconds since power came on."""

    def __init__(self, **script):
        self.rig = Rig({"origin_us": ORIGIN_US, **script})
        self.rig.act("power", 1)
        self.load = Machine(self.rig).load
        self.machine = self.load("machine")
        self.time = self.load("time")

    @property
    def now_us(self):
        return self.rig.clock.now_us

    @property
    def ticks(self):
        return self.rig.clock.ticks()

    def us(self, ticks):
        """Ticks of a little while ago as microseconds since power came on."""
        return self.now_us - self.time.ticks_diff(self.ticks, ticks)

    def to(self, us):
        self.rig.clock.to(us)

    def plan(self, acts):
        """acts: (us, what, value) of a script."""
        for us, what, value in acts:
            self.rig.clock.at(us, self.rig.act, what, value)

    def step(self, part, until_us, told, late_us=0):
        """Step a part as app does, whenever it is due or an edge came, up to until_us.

        told gets (us of the step, us that it tells, what). late_us: so late is each step.
        """
        while True:
            part.step(self.ticks)
            told += [(self.now_us, self.us(at), what) for at, what in part.pending]
            part.pending.clear()
            if self.now_us >= until_us:
                return told
            due_us = part.due_us(self.ticks)
            end_us = until_us if due_us is None else min(until_us, self.now_us + due_us)
            while not part.edge and self.now_us < end_us:
                self.rig.clock.to_next(end_us)
            self.to(self.now_us + late_us)

    def log(self, *whats):
        return [tuple(entry) for entry in self.rig.log if entry[1] in whats]

    def input(self, number):
        pin = self.machine.Pin
        return pin(number, pin.IN, pin.PULL_UP)


@pytest.fixture
def box():
    """Makes a Box: box(**script)."""
    return Box
