"""Emulated time in whole nanoseconds, with a queue of events."""

from heapq import heappop, heappush


class Alarm:
    """An alarm as rp2040py uses it: one call, delta_nanos after it was scheduled."""

    def __init__(self, clock, call):
        self._clock = clock
        self._call = call
        self._entry = None

    def schedule(self, delta_nanos):
        """Call in delta_nanos, at once if negative; replaces an earlier schedule."""
        self.cancel()
        clock = self._clock
        self._entry = clock.at(clock.now_ns + max(0, int(delta_nanos + 0.5)), self._ring)

    def cancel(self):
        """Drop the scheduled call, if any."""
        if self._entry is not None:
            self._entry[2] = None
            self._entry = None

    def _ring(self):
        self._entry = None
        self._call()


class Clock:
    """The clock that rp2040py's blocks and the parts share.

    now_ns   nanoseconds since it was made; never wraps
    stopped  set by an event: to() returns after it
    """

    def __init__(self, tell=lambda ns: None):
        """tell: called with the time of each new event, in nanoseconds."""
        self.now_ns = 0
        self._events = []  # a heap of [ns, count, call or None, arguments]
        self._count = 0
        self._tell = tell
        self.stopped = False

    @property
    def nanos(self):
        """now_ns by the name that rp2040py uses."""
        return self.now_ns

    def create_alarm(self, call):
        """An Alarm that calls call(); for rp2040py."""
        return Alarm(self, call)

    def at(self, ns, call, *arguments):
        """Schedule call(*arguments) for ns; first in, first out within an instant."""
        self._count += 1
        entry = [ns, self._count, call, arguments]
        heappush(self._events, entry)
        self._tell(ns)
        return entry

    def next_ns(self, limit_ns):
        """The time of the next event, or limit_ns if that is earlier."""
        events = self._events
        while events and events[0][2] is None:
            heappop(events)
        return events[0][0] if events and events[0][0] < limit_ns else limit_ns

    def to(self, ns):
        """Advance to ns and run the events on the way; one that raises or stops ends it there."""
        events = self._events
        while events and events[0][0] <= ns:
            at_ns, _, call, arguments = heappop(events)
            if call is None:
                continue
            self.now_ns = max(self.now_ns, at_ns)
            call(*arguments)
            if self.stopped:
                return
        self.now_ns = max(self.now_ns, ns)
