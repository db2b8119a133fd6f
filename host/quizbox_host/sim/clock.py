"""Virtual time: it stops while code runs, and jumps from event to event."""

import heapq

TURN = 1 << 30  # ticks_us wraps here, as MicroPython's does
HALF_TURN = TURN >> 1


class Clock:
    """A queue of timed events. now_us: microseconds since the first power-up; never wraps."""

    def __init__(self, origin_us):
        """origin_us: what ticks() reads at now_us 0."""
        self.now_us = 0
        self._origin_us = origin_us
        self._events = []
        self._count = 0

    def at(self, us, call, *arguments):
        """Schedule call(*arguments) for us microseconds; first in, first out within an instant."""
        heapq.heappush(self._events, (us, self._count, call, arguments))
        self._count += 1

    def next_us(self):
        """The time of the next event in microseconds, or None."""
        return self._events[0][0] if self._events else None

    def to(self, us):
        """Advance to us and run the events on the way. If one raises, time stays at that event."""
        events = self._events
        while events and events[0][0] <= us:
            at_us, _, call, arguments = heapq.heappop(events)
            self.now_us = max(self.now_us, at_us)
            call(*arguments)
        self.now_us = max(self.now_us, us)

    def to_next(self, limit_us):
        """Advance to the next event, or to limit_us if that comes first."""
        at_us = self.next_us()
        self.to(limit_us if at_us is None or at_us > limit_us else at_us)

    def ticks(self):
        """What time.ticks_us returns: microseconds, wrapping at TURN."""
        return (self._origin_us + self.now_us) % TURN
