"""SLIDE: a contact to ground for each of its two positions. behaviour.md 1.8."""

from time import ticks_add, ticks_diff, ticks_us

from quizbox.drivers.edges import Edges

SETTLED_US = 20_000
LONG_US = 60_000_000  # longer ago is not told apart
ROOM = 16  # edges of each contact between two steps: more are noise


class Slide:
    """pins: two machine.Pin with pull-ups, position 1's and 2's.

    lines: the Edges of both. pending: (ticks_us, position), oldest first.
    """

    def __init__(self, pins):
        self._pins = pins
        self._changed = ticks_us()
        self._stands = self._read()
        self._listens_at = None  # ticks_us of when noise is listened to again (6.8)
        self.position = 1
        self.pending = []
        self.lines = tuple(Edges(pin, ROOM) for pin in pins)

    @property
    def edge(self):
        """Whether an interrupt has come since the last step."""
        return self.lines[0].edge or self.lines[1].edge

    @property
    def ignored(self):
        """Whether the interrupts are off until the next step."""
        return self.lines[0].ignored

    @property
    def overruns(self):
        """How often there was so much noise that it was not listened to."""
        return self.lines[0].overruns + self.lines[1].overruns

    def ignore(self):
        """As Edges.ignore: record nothing until the next step."""
        for line in self.lines:
            line.ignore()

    def _read(self):
        first, second = self._pins[0].value() == 0, self._pins[1].value() == 0
        if first == second:
            return None
        return 1 if first else 2

    def step(self, now):
        """See where it stands, and since when."""
        self._listens_at = None
        for line in self.lines:
            at = line.unrest(now)
            if at is not None:
                self._stir(at, line, now)
        self._stands = self._read()
        since_us = ticks_diff(now, self._changed)
        if since_us > LONG_US:
            self._changed = ticks_add(now, -LONG_US)
        if self._is_moving() and since_us >= SETTLED_US:
            self.position = self._stands
            self.pending.append((ticks_add(self._changed, SETTLED_US), self.position))

    def _stir(self, at, line, now):
        """A line has changed, or is not listened to and so may have, as late as at."""
        if ticks_diff(at, self._changed) > 0:
            self._changed = at
        deaf_us = line.deaf_us(now)
        if deaf_us is not None:  # the later of two will do: nothing counts before
            self._listens_at = ticks_add(now, deaf_us)

    def due_us(self, now):
        """Microseconds until a new position counts, or noise is listened to again; or None."""
        if self.ignored:
            return None
        if self._listens_at is not None:
            return max(0, ticks_diff(self._listens_at, now))
        if not self._is_moving():
            return None
        return max(0, SETTLED_US - ticks_diff(now, self._changed))

    def _is_moving(self):
        return self._stands is not None and self._stands != self.position
