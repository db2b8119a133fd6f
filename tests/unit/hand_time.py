"""Time for a Live that moves only when a test says so."""

import threading

STUCK_S = 30


class HandTime:
    """In the place of worlds.live.RealTime; its advance() comes back once the box has caught up."""

    def __init__(self):
        self._changed = threading.Condition()
        self._now_us = 0
        self._until_us = None  # what the box waits for; None: it works
        self._rung = False

    def now_us(self):
        return self._now_us

    def wait(self, us):
        with self._changed:
            self._until_us = us
            self._changed.notify_all()
            self._changed.wait_for(self._is_over)
            self._until_us, self._rung = None, False

    def ring(self):
        with self._changed:
            self._rung = True
            self._changed.notify_all()

    def advance(self, us):
        """Let us microseconds go by, from one thing that the box waits for to the next."""
        with self._changed:
            target_us = self._now_us + us
            self._settle()
            while self._until_us <= target_us:
                self._now_us = self._until_us
                self._changed.notify_all()
                self._settle()
            self.jump(target_us - self._now_us)
            self._settle()

    def jump(self, us):
        """Let us microseconds go by at once, which the box notices only then."""
        with self._changed:
            self._now_us += us
            self.ring()

    def _settle(self):
        def waits():
            return self._until_us is not None and not self._is_over()

        assert self._changed.wait_for(waits, STUCK_S), "the box neither waits nor ends"

    def _is_over(self):
        return self._rung or self._now_us >= self._until_us
