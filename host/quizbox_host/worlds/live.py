"""The firmware in CPython in real time: acts are done as they arrive, the log is streamed."""

import math
import threading
import time
from collections import deque

from quizbox_host.sim.clock import Clock
from quizbox_host.sim.errors import Ended
from quizbox_host.sim.rig import Rig
from quizbox_host.worlds import cpython


class RealTime:
    """A clock that starts at 0 when it is made, and a wait that ring() interrupts.

    speed: a factor; 2 runs twice as fast as real time.
    """

    def __init__(self, speed=1):
        self._speed = speed
        self._began_ns = time.monotonic_ns()
        self._rung = threading.Event()

    def now_us(self):
        """Microseconds since it was made, a whole number."""
        return int((time.monotonic_ns() - self._began_ns) * self._speed) // 1000

    def wait(self, us):
        """Block until now_us() reaches us (math.inf: for ever), or until ring()."""
        left_us = us - self.now_us()
        self._rung.wait(None if left_us == math.inf else max(0, left_us) / self._speed / 1_000_000)
        self._rung.clear()

    def ring(self):
        """End the current wait, or else the next one. From any thread."""
        self._rung.set()


class LiveClock(Clock):
    """A Clock that never runs ahead of real time.

    If the program falls behind, it catches up: each event keeps its own time.
    """

    def __init__(self, origin_us, real):
        super().__init__(origin_us)
        self._real = real
        self._put = deque()

    def put(self, us, call, *arguments):
        """As at(), but callable from any thread."""
        self._put.append((us, call, arguments))
        self._real.ring()

    def next_us(self):
        """The time of the next event in microseconds; blocks until there is one."""
        while super().next_us() is None:
            self._reach(math.inf)
        return super().next_us()

    def to(self, us):
        """Advance to us in real time, with each event at its own time."""
        while True:
            goal_us = self._goal_us(us)
            if self._reach(goal_us):
                super().to(goal_us)
                if goal_us == us:
                    return

    def to_next(self, limit_us):
        """Advance to the next event or to limit_us; returns early if put() adds an event."""
        goal_us = self._goal_us(limit_us)
        if self._reach(goal_us):
            super().to(goal_us)

    def _goal_us(self, limit_us):
        at_us = super().next_us()
        return limit_us if at_us is None else min(at_us, limit_us)

    def _reach(self, us):
        """Wait until real time is us: True. False as soon as put() has added an event."""
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

    script    see quizbox_host.worlds; without until_us it runs until stop()
    listener  called in the box's thread with each log entry as it is made: a list
              [us, what, value], which the listener must not change
    real      a RealTime, or a test's fake of one
    carry     called in the box's thread with the bytes that reach the laptop
    """

    def __init__(self, script, listener, real=None, carry=None):
        self._real = real or RealTime()
        self._rig = Rig(script, lambda origin_us: LiveClock(origin_us, self._real))
        self._rig.listener = listener
        self._rig.serial.carry = carry
        self._thread = threading.Thread(target=cpython.run, args=(self._rig,), daemon=True)

    @property
    def now_us(self):
        """Microseconds since the box was made; the log uses the same time."""
        return self._real.now_us()

    @property
    def box_us(self):
        """How far the box has got in microseconds, at most now_us. In the box's thread."""
        return self._rig.clock.now_us

    @property
    def rests(self):
        """Whether the box is idle: its program waits, or none runs. In the box's thread."""
        return self._rig.rests

    def start(self):
        """Start its thread."""
        self._thread.start()

    def act(self, what, value, after_us=0):
        """Schedule an act of a script for after_us from now. From any thread; does not block."""
        self.at(self.now_us + after_us, self._rig.act, what, value)

    def act_at(self, us, what, value):
        """As act, at us microseconds of the log's time."""
        self.at(us, self._rig.act, what, value)

    def at(self, us, call, *arguments):
        """Schedule a call in the box's thread, after everything else that is due at us."""
        self._rig.clock.put(us, call, *arguments)

    def stop(self):
        """End its thread, whatever the program does, and join it."""
        self._rig.clock.put(self.now_us, _end)
        self._thread.join()

    def outcome(self):
        """The Outcome, complete; only after stop()."""
        return cpython.outcome(self._rig)


def _end():
    raise Ended
