"""Simulated time in whole nanoseconds, and what is to happen in it."""

from heapq import heappop, heappush


class Alarm:
    """One of rp2040py's alarms: it rings once, delta_nanos after it was scheduled."""

    def __init__(self, clock, call):
        self._clock = clock
        self._call = call
        self._entry = None

    def schedule(self, delta_nanos):
        self.cancel()
        clock = self._clock
        self._entry = clock.at(clock.now_ns + max(0, int(delta_nanos + 0.5)), self._ring)

    def cancel(self):
        if self._entry is not None:
            self._entry[2] = None
            self._entry = None

    def _ring(self):
        self._entry = None
        self._call()


class Clock:
    """now_ns: nanoseconds since it was made, without end."""

    def __init__(self, tell=lambda ns: None):
        """tell: called with the instant of each event that is asked for."""
        self.now_ns = 0
        self._events = []  # [instant, count, call or None, arguments]
        self._count = 0
        self._tell = tell
        self.stopped = False

    @property
    def nanos(self):
        return self.now_ns

    def create_alarm(self, call):
        return Alarm(self, call)

    def at(self, ns, call, *arguments):
        """Call call(*arguments) at ns; in the order of asking within an instant."""
        self._count += 1
        entry = [ns, self._count, call, arguments]
        heappush(self._events, entry)
        self._tell(ns)
        return entry

    def next_ns(self, limit_ns):
        """The instant of the next event, at most limit_ns."""
        events = self._events
        while events and events[0][2] is None:
            heappop(events)
        return events[0][0] if events and events[0][0] < limit_ns else limit_ns

    def to(self, ns):
        """Let time go on to ns, events and all; one that raises or stops leaves it there."""
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
