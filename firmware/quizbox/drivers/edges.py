"""An interrupt records a line's edges in a ring; noise switches it off for 10 ms. 6.8."""

from array import array
from time import ticks_diff, ticks_us

DEAF_US = 10_000  # the interrupt is off for this long after noise (6.8)


class Edges:
    """pin: a machine.Pin, an input; room: how many edges the ring holds, a power of two; other: a
    second pin whose edges go into the same ring, for a part that does not use the levels.

    The functions of the interrupt contain no jump: at one MicroPython would raise a pending
    KeyboardInterrupt, and then disable the interrupt (7.3). So they cannot test whether the ring is
    full. Instead _tell has a function for each place of the ring: the pin's own value, and for the
    last free place _fill, which also switches the interrupt off.
    """

    def __init__(self, pin, room, other=None):
        self._pin = pin
        self._other = pin if other is None else other
        self._room = room
        self._turn = 2 * room - 1  # index mask; twice the room, so that full and empty differ
        self._at = array("I", [0] * 2 * room)
        self._level = bytearray(2 * room)
        self._value = pin.value
        self._fill = self._on_last  # bound once: a bound method is a new object
        self._tell = [self._value] * 2 * room
        self._head = 0  # next place to write, moved by the interrupt alone
        self._tail = 0  # next place to read, moved by free alone
        self._last = room - 1  # the last free place
        self._tell[self._last] = self._fill
        self._is_full = False  # the interrupt has switched itself off
        self._deaf_since = None  # ticks_us at which rest first saw that
        self.ignored = False  # the interrupt is off until listen is called
        self.overruns = 0  # times the ring was full
        self._handler = self._on_edge
        for one in (self._pin, self._other):
            one.irq(None)  # allocates the irq object, which an interrupt must not
        self.listen()

    def listen(self):
        """Record edges from now on."""
        self._deaf_since = None
        self._is_full = self.ignored = False
        for pin in (self._pin, self._other):
            pin.irq(self._handler, pin.IRQ_FALLING | pin.IRQ_RISING, hard=True)
        if self._is_full:  # noise on the first pin, before the second was switched on
            self._other.irq(None)

    def _on_edge(self, pin):
        head = self._head
        self._at[head] = ticks_us()
        self._level[head] = self._tell[head]()
        self._head = (head + 1) & self._turn

    def _on_last(self):
        self._pin.irq(None)  # noise must not starve the loop
        self._other.irq(None)
        self._is_full = True
        return self._value()

    def ignore(self):
        """Record nothing until listen is called: a noisy line must not keep the box awake.

        Edges already recorded are dropped.
        """
        self._pin.irq(None)
        self._other.irq(None)
        self.free(self._head)
        self._is_full, self._deaf_since = False, None
        self.ignored = True

    @property
    def edge(self):
        """Whether an edge was recorded since the ring was last read."""
        return self._head != self._tail

    def free(self, to):
        """Free the places of the ring before to: they have been read."""
        last = (to + self._room - 1) & self._turn
        if last != self._last:
            self._tell[last] = self._fill
            self._tell[self._last] = self._value
            self._tail, self._last = to, last

    def take(self):
        """Empty the ring. Returns ticks_us of its last edge, or None: for a part that only needs
        to know when a line last changed."""
        head = self._head
        if head == self._tail:
            return None
        self.free(head)
        return self._at[(head - 1) & self._turn]

    def unrest(self, now):
        """The latest ticks_us, up to now, at which the line may have changed since the last call,
        or None. Call it in each step; a line that was ignored is listened to again.
        """
        if self._head == self._tail and not self._is_full and not self.ignored:
            return None
        at = self.take()
        if self.ignored:
            self.listen()
            return now
        return now if self.rest(now) else at

    def rest(self, now):
        """Whether noise has switched the interrupt off. Call in each step, after reading the ring.

        now: ticks_us. After DEAF_US it listens again; from the next step on this is False.
        """
        if not self._is_full:
            return False
        if self._deaf_since is None:
            self.overruns += 1
            self._deaf_since = now
        elif ticks_diff(now, self._deaf_since) >= DEAF_US:
            self.listen()
        return True

    def deaf_us(self, now):
        """Microseconds until it listens again, or None if it is not deaf."""
        if self._deaf_since is None:
            return None
        return max(0, DEAF_US - ticks_diff(now, self._deaf_since))
