"""SLIDE: a contact to ground for each of its two positions. behaviour.md 1.8."""

from time import ticks_add, ticks_diff, ticks_us

SETTLED_US = 20_000
LONG_US = 60_000_000  # longer ago is not told apart


class Slide:
    """pins: two machine.Pin with pull-ups, position 1's and 2's. An interrupt notes the time."""

    def __init__(self, pins):
        self._pins = pins
        self._changed = ticks_us()
        self._stands = self._read()
        self.position = 1
        self.edge = False  # an interrupt has come since the last step
        self.ignored = False  # the interrupts are off until the next step
        self.pending = []  # (ticks_us, position), oldest first
        self._handler = self._on_edge
        self._listen()

    def _listen(self):
        self.ignored = False
        for pin in self._pins:
            pin.irq(self._handler, pin.IRQ_FALLING | pin.IRQ_RISING, hard=True)

    def ignore(self):
        """As Button.ignore: record nothing until the next step."""
        self.ignored = True
        for pin in self._pins:
            pin.irq(None)
        self.edge = False

    def _on_edge(self, pin):
        self._changed = ticks_us()
        self.edge = True

    def _read(self):
        first, second = self._pins[0].value() == 0, self._pins[1].value() == 0
        if first == second:
            return None
        return 1 if first else 2

    def step(self, now):
        self.edge = False
        if self.ignored:
            self._changed = now  # nobody knows how long it has stood so
            self._listen()
        self._stands = self._read()
        since_us = ticks_diff(now, self._changed)
        if since_us > LONG_US:
            self._changed = ticks_add(now, -LONG_US)
        if self._is_moving() and since_us >= SETTLED_US:
            self.position = self._stands
            self.pending.append((ticks_add(self._changed, SETTLED_US), self.position))

    def due_us(self, now):
        """Microseconds until a new position counts, or None."""
        if self.ignored or not self._is_moving():
            return None
        return max(0, SETTLED_US - ticks_diff(now, self._changed))

    def _is_moving(self):
        return self._stands is not None and self._stands != self.position
