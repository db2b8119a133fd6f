"""The firmware in CPython in real time: acts happen as they come, the log is told as it is made."""

import math
import threading
import time
from collections import deque

from quizbox_host.sim.clock import Clock
from quizbox_host.sim.errors import Ended
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython


class RealTime:
    """Microseconds since it was made, and a wait that a ring ends.

    speed: so many times as fast as the real one.
    """

    def __init__(self, speed=1):
        self._speed = speed
        self._began_ns = time.monotonic_ns()
        self._rung = threading.Event()

    def now_us(self):
        """Microseconds gone by, a whole number."""
        return int((time.monotonic_ns() - self._began_ns) * self._speed) // 1000

    def wait(self, us):
        """Wait until now_us() is us (math.inf: for ever), or until the next ring."""
        left_us = us - self.now_us()
        self._rung.wait(None if left_us == math.inf else max(0, left_us) / self._speed / 1_000_000)
        self._rung.clear()

    def ring(self):
        """End the wait under way, or else the next one. From any thread."""
        self._rung.set()


class LiveClock(Clock):
    """A Clock that goes no further than real time has come.

    Where the program falls behind, it catches up: each event still has its own instant.
    """

    def __init__(self, origin_us, real):
        super().__init__(origin_us)
        self._real = real
        self._put = deque()

    def put(self, us, call, *arguments):
        """As at(), from any thread."""
        self._put.append((us, call, arguments))
        self._real.ring()

    def next_us(self):
        """When the next event is; where there is none, waits for one to be put in."""
        while super().next_us() is None:
            self._reach(math.inf)
        return super().next_us()

    def to(self, us):
        """Let time go on to us, each event in its own real instant."""
        while True:
            goal_us = self._goal_us(us)
            if self._reach(goal_us):
                super().to(goal_us)
                if goal_us == us:
                    return

    def to_next(self, limit_us):
        """Let time go on to the next event or to limit_us; or return early, if one was put in."""
        goal_us = self._goal_us(limit_us)
        if self._reach(goal_us):
            super().to(goal_us)

    def _goal_us(self, limit_us):
        at_us = super().next_us()
        return limit_us if at_us is None else min(at_us, limit_us)

    def _reach(self, us):
        """Wait until real time gets to us. False, at once, if an event was put in meanwhile."""
        while True:
            if self._put:
                while self._put:
                    at_us, call, arguments = self._put.popleft()
                    self.at(at_us, call, *arguments)
                return False
            if self._real.now_us() >= us:
                return True
            self._real.wait(us)


class Live:
    """A simulated box that runs in a thread of its own.

    script    as worlds play it; without until_us it runs until stop()
    listener  called with each entry of the log as it is made, in the box's thread: a list
              [us, what, value], which is not the listener's to change
    real      a RealTime, or what a test has instead
    carry     called with the bytes that reach the laptop, likewise
    """

    def __init__(self, script, listener, real=None, carry=None):
        self._real = real or RealTime()
        self._rig = Rig(script, lambda origin_us: LiveClock(origin_us, self._real))
        self._rig.listener = listener
        self._rig.serial.carry = carry
        self._thread = threading.Thread(target=cpython.run, args=(self._rig,), daemon=True)

    @property
    def now_us(self):
        """Microseconds since the box was made, by which its log counts too."""
        return self._real.now_us()

    @property
    def box_us(self):
        """Where the box is by now, which may be behind now_us. In the box's thread."""
        return self._rig.clock.now_us

    @property
    def rests(self):
        """Whether the box has done all that it had to. In the box's thread."""
        return self._rig.rests

    def start(self):
        """Let it run."""
        self._thread.start()

    def act(self, what, value, after_us=0):
        """Do an act of a script after_us from now. From any thread; never waits."""
        self.at(self.now_us + after_us, self._rig.act, what, value)

    def act_at(self, us, what, value):
        """As act, at an instant by which the log counts."""
        self.at(us, self._rig.act, what, value)

    def at(self, us, call, *arguments):
        """Call something in the box's thread at that instant, after what else is due then."""
        self._rig.clock.put(us, call, *arguments)

    def stop(self):
        """End it, whatever it does, and wait until it has ended."""
        self._rig.clock.put(self.now_us, _end)
        self._thread.join()

    def outcome(self):
        """What has happened, whole; after stop()."""
        return cpython.outcome(self._rig)


def _end():
    raise Ended
