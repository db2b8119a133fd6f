"""The firmware on an emulated Pico in real time, MicroPython and all: what live.Live is there."""

import threading
from collections import deque

from quizbox_host.worlds import chip
from quizbox_host.worlds.live import RealTime

SLICE_US = 5_000  # so often it goes on to where real time is
LATE_US = 100_000  # behind by more, it takes up where it was: no sound is squeezed


class ChipLive:
    """An emulated box that runs in a thread of its own.

    script, listener, real  as Live's
    given                   what is in the Pico, as emulator.program gives it; None: the image,
                            which is built first where it is not yet there, and told on stderr

    Raises QuizboxError with what the emulator or that build lacks.
    """

    def __init__(self, script, listener, real=None, given=None):
        given = given or chip.given()
        from quizbox_host.emulator import player  # noqa: PLC0415 - only where the extra is there

        self._player = player
        self._rig = player.made(script, given)
        self._rig.listener = listener
        self._real = real or RealTime()
        self._lost_us = 0  # of real time, that it did not run for
        self._put = deque()  # (real instant, call, arguments)
        self._fault = None  # the one that has been told
        self._ends = False
        self._broke = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def now_us(self):
        """Microseconds since the box was made, by which its log counts too."""
        return self._real.now_us() - self._lost_us

    def start(self):
        """Let it run."""
        self._thread.start()

    def act(self, what, value, after_us=0):
        """Do an act of a script after_us from now. From any thread; never waits."""
        self._at_real(self._real.now_us() + after_us, self._rig.act, what, value)

    def act_at(self, us, what, value):
        """As act, at an instant by which the log counts."""
        self.at(us, self._rig.act, what, value)

    def at(self, us, call, *arguments):
        """Call something in the box's thread at that instant, after what else is due then."""
        self._at_real(us + self._lost_us, call, *arguments)

    def stop(self):
        """End it, whatever it does, and wait until it has ended. Raises what broke it, if any."""
        self._ends = True
        self._real.ring()
        self._thread.join()
        if self._broke:
            raise self._broke

    def outcome(self):
        """What has happened, whole; after stop()."""
        self._rig.finish()
        return self._player.outcome(self._rig)

    def _at_real(self, real_us, call, *arguments):
        self._put.append((real_us, call, arguments))
        self._real.ring()

    def _run(self):
        try:
            while not self._ends:
                self._catch_up()
                self._tell_fault()
                self._real.wait(self._rig.clock.now_us + SLICE_US + self._lost_us)
        except Exception as error:
            self._broke = error
            self._rig.note("crash", f"{type(error).__name__}: {error}")

    def _catch_up(self):
        """Let the box go on to now, or where that is too far away, from where it is."""
        clock = self._rig.clock
        behind_us = self.now_us - clock.now_us
        if behind_us > LATE_US:
            self._lost_us += behind_us
        while self._put:
            real_us, call, arguments = self._put.popleft()
            clock.at(real_us - self._lost_us, call, *arguments)
        self._rig.chip.run(self.now_us * 1_000)

    def _tell_fault(self):
        """A HardFault ends the program without a word from it."""
        if self._fault != self._rig.chip.fault:
            self._fault = self._rig.chip.fault
            if self._fault:
                self._rig.note("crash", self._fault)
