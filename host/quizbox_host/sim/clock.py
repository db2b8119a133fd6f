"""Virtual time: it stands still while the processor works and jumps to the next event."""

import heapq

TURN = 1 << 30  # ticks_us wraps here, as MicroPython's does
HALF_TURN = TURN >> 1


class Clock:
    """now_us: microseconds since the supply first came on, without end."""

    def __init__(self, origin_us):
        self.now_us = 0
        self._origin_us = origin_us
        self._events = []
        self._count = 0

    def at(self, us, call, *arguments):
        """Call call(*arguments) when time gets to us; in the order of asking within an instant."""
        heapq.heappush(self._events, (us, self._count, call, arguments))
        self._count += 1

    def next_us(self):
        """When the next event is, or None."""
        return self._events[0][0] if self._events else None

    def to(self, us):
        """Let time go on to us, events and all. One that raises leaves time at its instant."""
        events = self._events
        while events and events[0][0] <= us:
            at_us, _, call, arguments = heapq.heappop(events)
            self.now_us = max(self.now_us, at_us)
            call(*arguments)
        self.now_us = max(self.now_us, us)

    def to_next(self, limit_us):
        """Let time go on to the next event, or to limit_us if that comes first."""
        at_us = self.next_us()
        self.to(limit_us if at_us is None or at_us > limit_us else at_us)

    def ticks(self):
        """What ticks_us reads."""
        return (self._origin_us + self.now_us) % TURN
