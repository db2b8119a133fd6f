"""The firmware on an emulated Pico in real time: the counterpart of live.Live."""

import threading
from collections import deque

from quizbox_host.worlds import chip
from quizbox_host.worlds.live import RealTime

SLICE_US = 5_000  # the period in which emulated time catches up with real time
LATE_US = 100_000  # if it is later than this, real time is skipped, so that no sound is squeezed


class ChipLive:
    """An emulated box that runs in a thread of its own.

    script, listener, real  as for Live
    given                   what is in the Pico, from emulator.program; None: the image, which is
                            built first if it is missing, with a notice on stderr

    Raises QuizboxError, which names what is missing for the emulator or the build.
    """

    def __init__(self, script, listener, real=None, given=None):
        given = given or chip.given()
        from quizbox_host.emulator import player  # noqa: PLC0415 - only where the extra is there

        self._player = player
        self._rig = player.made(script, given)
        self._rig.listener = listener
        self._real = real or RealTime()
        self._lost_us = 0  # real time that was skipped
        self._put = deque()  # (real time in microseconds, call, arguments)
        self._fault = None  # the fault already logged
        self._ends = False
        self._broke = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def now_us(self):
        """Microseconds since the box was made, skipped time left out; the log's times too."""
        return self._real.now_us() - self._lost_us

    def start(self):
        """Start its thread."""
        self._thread.start()

    def act(self, what, value, after_us=0):
        """Schedule an act of a script for after_us from now. From any thread; does not block."""
        self._at_real(self._real.now_us() + after_us, self._rig.act, what, value)

    def act_at(self, us, what, value):
        """As act, at us microseconds of the log's time."""
        self.at(us, self._rig.act, what, value)

    def at(self, us, call, *arguments):
        """Schedule a call in the box's thread, after everything else that is due at us."""
        self._at_real(us + self._lost_us, call, *arguments)

    def stop(self):
        """End its thread and join it. Raises the exception that ended the thread, if any."""
        self._ends = True
        self._real.ring()
        self._thread.join()
        if self._broke:
            raise self._broke

    def outcome(self):
        """The Outcome, complete; only after stop()."""
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
        """Advance the box to now; if it is over LATE_US behind, skip the time that it missed."""
        clock = self._rig.clock
        behind_us = self.now_us - clock.now_us
        if behind_us > LATE_US:
            self._lost_us += behind_us
        while self._put:
            real_us, call, arguments = self._put.popleft()
            clock.at(real_us - self._lost_us, call, *arguments)
        self._rig.chip.run(self.now_us * 1_000)

    def _tell_fault(self):
        """Log a HardFault: the program itself cannot report it."""
        if self._fault != self._rig.chip.fault:
            self._fault = self._rig.chip.fault
            if self._fault:
                self._rig.note("crash", self._fault)
