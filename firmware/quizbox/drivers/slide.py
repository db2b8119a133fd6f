"""SLIDE: a contact to ground for each of its two positions. behaviour.md 1.8."""

from time import ticks_add, ticks_diff, ticks_us

from quizbox.drivers.edges import Edges

SETTLED_US = 20_000
LONG_US = 60_000_000  # longer ago is not told apart
ROOM = 16  # edges between two steps: more are noise


class Slide(Edges):
    """pins: two machine.Pin with pull-ups, position 1's and 2's.

    pending: (ticks_us, position), oldest first.
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
        """See where it stands, and since when."""
        if self._head != self._tail or self._is_full or self.ignored:
            self._changed = self.unrest(now)  # what it does while nobody listens, nobody knows
        stands = self._stands = self._read()
        since_us = ticks_diff(now, self._changed)
        if since_us > LONG_US:
            self._changed = ticks_add(now, -LONG_US)
        if since_us >= SETTLED_US and stands is not None and stands != self.position:
            self.position = stands
            self.pending.append((ticks_add(self._changed, SETTLED_US), self.position))

    def due_us(self, now):
        """Microseconds until a new position counts, or noise is listened to again; or None."""
        if self._deaf_since is not None:
            return self.deaf_us(now)
        if self.ignored or self._stands is None or self._stands == self.position:
            return None
        return max(0, SETTLED_US - ticks_diff(now, self._changed))
