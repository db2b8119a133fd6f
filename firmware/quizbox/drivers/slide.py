"""SLIDE: a contact to ground for each of its two positions. behaviour.md 1.8."""

from time import ticks_add, ticks_diff, ticks_us

from quizbox.drivers.edges import Edges

SETTLED_US = 20_000  # a position counts after this long without an edge
LONG_US = 60_000_000  # an older edge counts as this old: ticks_diff must not wrap
ROOM = 16  # edges between two steps: more are noise


class Slide(Edges):
    """pins: two machine.Pin with pull-ups, of position 1 and of 2.

    position: the last valid one, 1 or 2; pending: the event queue, (ticks_us, position), oldest
    first.
    """

    def __init__(self, pins):
        self._first, self._second = pins[0].value, pins[1].value
        self._changed = ticks_us()
        self._stands = self._read()
        self.position = 1
        self.pending = []
        super().__init__(pins[0], ROOM, pins[1])

    def _read(self):
        first, second = self._first(), self._second()
        if first == second:
            return None
        return 2 if first else 1

    def step(self, now):
        """Read the contacts; a position without an edge for SETTLED_US counts. now: ticks_us."""
        if self._head != self._tail or self._is_full or self.ignored:
            self._changed = self.unrest(now)  # while deaf or ignored, it may have changed up to now
        stands = self._stands = self._read()
        since_us = ticks_diff(now, self._changed)
        if since_us > LONG_US:
            self._changed = ticks_add(now, -LONG_US)
        if since_us >= SETTLED_US and stands is not None and stands != self.position:
            self.position = stands
            self.pending.append((ticks_add(self._changed, SETTLED_US), self.position))

    def due_us(self, now):
        """Microseconds until a new position counts or, after noise, it listens again; or None."""
        if self._deaf_since is not None:
            return self.deaf_us(now)
        if self.ignored or self._stands is None or self._stands == self.position:
            return None
        return max(0, SETTLED_US - ticks_diff(now, self._changed))
