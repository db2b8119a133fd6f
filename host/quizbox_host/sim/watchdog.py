"""The watchdog: it restarts the chip unless it is fed in time."""

from quizbox_host.sim.errors import Restarted


class Watchdog:
    """Off until start(). clock: a sim.clock.Clock. Raises Restarted when time runs out."""

    def __init__(self, clock):
        self._clock = clock
        self._us = None  # the timeout; None: off
        self._bites_us = 0  # the deadline
        self._looks = False  # an event that checks the deadline is scheduled

    def start(self, us):
        """Turn it on with a timeout in microseconds."""
        self._us = us
        self.feed()

    def feed(self):
        """Start the timeout again; nothing while it is off."""
        if self._us is not None:
            self._bites_us = self._clock.now_us + self._us
            self._look_later()

    def off(self):
        """Turn it off."""
        self._us = None

    def _look_later(self):
        if not self._looks:
            self._looks = True
            self._clock.at(self._bites_us, self._look)

    def _look(self):
        self._looks = False
        if self._us is None:
            return
        if self._clock.now_us < self._bites_us:
            self._look_later()
            return
        self.off()
        raise Restarted("watchdog")
