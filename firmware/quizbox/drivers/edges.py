"""A line's edges, recorded by its interrupt. Noise switches it off for a while: 6.8."""

from array import array
from time import ticks_diff, ticks_us

DEAF_US = 10_000  # noise is not listened to for so long at a time (6.8)


class Edges:
    """pin: a machine.Pin, an input; room: for how many edges, a power of two. other: a second pin
    whose edges are recorded with it, for whom levels are nothing.

    No function that runs in the interrupt has a jump in it: there MicroPython would raise what
    0x03 asks for, and then take the interrupt away (7.3). So it asks nothing. At each place of
    the ring stands what tells the level there: the pin's own value, and at the last free one
    _fill, which switches the interrupt off besides.
    """

    def __init__(self, pin, room, other=None):
        self._pin = pin
        self._other = pin if other is None else other
        self._room = room
        self._turn = 2 * room - 1  # mask of the ring's two places: full and empty differ
        self._at = array("I", [0] * 2 * room)
        self._level = bytearray(2 * room)
        self._value = pin.value
        self._fill = self._on_last  # made once: a bound method is an object
        self._tell = [self._value] * 2 * room
        self._head = 0  # next place to write, moved by the interrupt alone
        self._tail = 0  # next place to read, moved by free alone
        self._last = room - 1  # the last place free
        self._tell[self._last] = self._fill
        self._is_full = False  # the interrupt has switched itself off
        self._deaf_since = None  # ticks_us from which on that is known
        self.ignored = False  # the interrupt is off until somebody listens
        self.overruns = 0  # times the ring was full
        self._handler = self._on_edge
        for one in (self._pin, self._other):
            one.irq(None)  # its object is made here: in an interrupt there is no room for one
        self.listen()

    def listen(self):
        """Record edges from now on."""
        self._deaf_since = None
        self._is_full = self.ignored = False
        for pin in (self._pin, self._other):
            pin.irq(self._handler, pin.IRQ_FALLING | pin.IRQ_RISING, hard=True)
        if self._is_full:  # noise on the first pin, before the second one's turn came
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
        """Record nothing until listen: a line without rest must not keep the box awake.

        What it does meanwhile is unknown, so it counts for nothing, nor does what is recorded.
        """
        self._pin.irq(None)
        self._other.irq(None)
        self.free(self._head)
        self._is_full, self._deaf_since = False, None
        self.ignored = True

    @property
    def edge(self):
        """Whether an interrupt has come since the ring was last read."""
        return self._head != self._tail

    def free(self, to):
        """What stands before that place of the ring has been read."""
        last = (to + self._room - 1) & self._turn
        if last != self._last:
            self._tell[last] = self._fill
            self._tell[self._last] = self._value
            self._tail, self._last = to, last

    def take(self):
        """ticks_us of the last edge since the ring was last read, or None: for whom it is enough
        to know when a line has last moved."""
        head = self._head
        if head == self._tail:
            return None
        self.free(head)
        return self._at[(head - 1) & self._turn]

    def unrest(self, now):
        """The latest ticks_us, up to now, at which the line may have changed since this was last
        asked, or None. To be called in each step; where the line was ignored, it listens again.
        """
        if self._head == self._tail and not self._is_full and not self.ignored:
            return None
        at = self.take()
        if self.ignored:
            self.listen()
            return now
        return now if self.rest(now) else at

    def rest(self, now):
        """Call in each step, when the ring has been read: whether noise is not listened to.

        now: ticks_us. After DEAF_US it listens again, and is deaf no more from the next step on.
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
        """Microseconds until it listens again, or None where it is not deaf."""
        if self._deaf_since is None:
            return None
        return max(0, DEAF_US - ticks_diff(now, self._deaf_since))
