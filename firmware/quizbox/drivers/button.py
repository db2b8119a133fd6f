"""START: debounces its contacts into presses, timed by their first edge. behaviour.md 1.1 on."""

from time import ticks_add, ticks_diff, ticks_us

from quizbox.drivers.edges import DEAF_US, Edges

PRESS_US = 5_000  # low for this long without an edge is a press (1.2)
BURST_US = 10_000  # edges closer than this are one burst (1.1)
LIMIT_US = 15_000  # a burst is undecided for this long at most (1.4)
RELEASE_US = 20_000  # high for this long is a release (1.3), or ends a burst given up (1.4)
QUIET_US = 50_000  # up and quiet: flash may be written (6.6)
WRITTEN_US = 2_000  # after a flash write, this long still counts as inside it (1.2)
LONG_US = 60_000_000  # an older edge counts as this old: ticks_diff must not wrap
RING = 64  # edges between two steps: more are noise

# UNTIL_RELEASE: since power-up; no press counts until one release is accepted (1.5)
UP, UNDECIDED, DOWN, GIVEN_UP, UNTIL_RELEASE = range(5)


class Button(Edges):
    """pin: a machine.Pin with pull-up, 0 while START is down.

    The interrupt only records edges in the ring of Edges; step debounces them. pending: the event
    queue, (ticks_us, "press" or "release"), oldest first. undecided: ticks_us of the first edge of
    a burst not yet decided, or None.
    """

    def __init__(self, pin):
        self._state = UNTIL_RELEASE
        self._high = pin.value()
        self._was_low = not self._high
        self._since = ticks_us()  # ticks_us of the last edge
        self.undecided = None
        self.pending = []
        self._blind = None  # start of the last flash write, in which no low is measured...
        self._sees = 0  # ...and its end
        super().__init__(pin, RING)

    def lifted(self, now):
        """Whether START went up before now and its release is not yet accepted and delivered.

        At the very instant at which it goes up it is not yet lifted: what is due then still acts.
        """
        if self._state == DOWN:
            return bool(self._high) and ticks_diff(now, self._since) > 0
        for _, what in self.pending:  # noqa: SIM110 - any() would make a generator in each pass
            if what == "release":
                return True
        return False

    @property
    def is_down(self):
        """Whether the line is low now, whatever the debounce makes of it."""
        return not self._high

    @property
    def held_since_power_up(self):
        """Whether no release has been accepted since power-up."""
        return self._state == UNTIL_RELEASE

    def low_in_us(self, now):
        """Microseconds until START has been low and at rest for so long that it is no noise; 0 or
        less from then on, None while it is high."""
        return None if self._high else RELEASE_US - ticks_diff(now, self._since)

    def step(self, now):
        """Debounce the recorded edges, and the quiet since the last one, up to now, ticks_us."""
        self._drain()
        if self.ignored:
            self._edge_at(now, self._pin.value())
            self.listen()
        elif self._is_full:
            self._endure(now)
        if self._state != UP:
            self._judge(now)
        if ticks_diff(now, self._since) > LONG_US:
            self._since = ticks_add(now, -LONG_US)
        if self._blind is not None and ticks_diff(now, self._sees) >= WRITTEN_US:
            self._blind = None

    def _drain(self):
        head, tail = self._head, self._tail  # no further: noise may never end
        if tail == head:
            return
        while tail != head:
            at, high = self._at[tail], self._level[tail]
            tail = (tail + 1) & self._turn
            if self._state != UP:
                self._judge(at)
            if high and self._high:
                self._edge_at(at, 0)  # it rose again before the interrupt read it
            self._edge_at(at, high)
            last = (head - 1) & self._turn
            # Noise brings thousands of edges; of those this close together only the last decides.
            if not high and tail != head and ticks_diff(self._at[last], at) < PRESS_US:
                tail = last
        self.free(head)

    def _endure(self, now):
        """The ring is full, so this is noise: ignore the pin for 10 ms, and count no quiet."""
        if self._deaf_since is None and self._state == UNDECIDED:
            self._state, self.undecided = GIVEN_UP, None  # while deaf it cannot be a press in time
        self.rest(now)
        self._edge_at(ticks_us(), self._pin.value())

    def due_us(self, now):
        """Microseconds until step has something to decide, or None."""
        if self.ignored:
            return None
        wait_us, since = self._wait_us(), self._since
        if self._deaf_since is not None:
            wait_us, since = DEAF_US, self._deaf_since
        due_us = None if wait_us is None else wait_us - ticks_diff(now, since)
        if self._state == UNDECIDED:
            due_us = min(due_us, LIMIT_US - ticks_diff(now, self.undecided))
        return due_us if due_us is None or due_us > 0 else 0

    def quiet_in_us(self, now):
        """Microseconds until START has been up and quiet long enough to write flash (6.6); None
        while it is not up."""
        if self._state != UP or not self._high or self.edge:
            return None
        return max(0, QUIET_US - ticks_diff(now, self._since))

    def before_write(self):
        """Call right before a call that may erase or program flash: it keeps interrupts off.

        From here until WRITTEN_US after after_write, no low can be measured (1.2).
        """
        self._drain()
        self._blind = self._sees = ticks_us()

    def after_write(self):
        """Call right after that call."""
        self._sees = ticks_us()

    def _wait_us(self):
        """Microseconds without an edge that lead to the next decision, or None."""
        if self._state == UNDECIDED:
            return BURST_US if self._high else PRESS_US
        return RELEASE_US if self._high and self._state != UP else None

    def _judge(self, at):
        """Make the decisions due by at, ticks_us; since the last edge the line has not changed."""
        same_us = ticks_diff(at, self._since)
        if self._state == UNDECIDED:
            self._judge_burst(at, same_us)
        if self._state in (DOWN, GIVEN_UP, UNTIL_RELEASE) and self._high and same_us >= RELEASE_US:
            if self._state == DOWN or (self._state == UNTIL_RELEASE and self._was_low):
                self.pending.append((self._since, "release"))
            self._state = UP

    def _judge_burst(self, at, same_us):
        burst_us = ticks_diff(at, self.undecided)
        wait_us = self._wait_us()
        in_time = burst_us - same_us + wait_us <= LIMIT_US
        if in_time and same_us >= wait_us:
            if self._high:
                self._state = UP
            else:
                self._state = DOWN
                self.pending.append((self.undecided, "press"))
            self.undecided = None
        elif burst_us >= LIMIT_US or burst_us - same_us > LIMIT_US - PRESS_US:  # too late
            self._state = GIVEN_UP
            self.undecided = None

    def _edge_at(self, at, high):
        if ticks_diff(at, self._since) < 0:
            at = self._since  # inside a flash write: the press is timed at its end
        if not high:
            self._was_low = True
            if self._state == UP:
                at = self._fell(at)
        self._high, self._since = high, at

    def _fell(self, at):
        """A first edge. Returns its time; inside a flash write it is a press, timed at the end."""
        blind = self._blind
        if blind is None or ticks_diff(at, blind) < 0 or ticks_diff(at, self._sees) >= WRITTEN_US:
            self._state = UNDECIDED
            self.undecided = at
            return at
        if ticks_diff(at, self._sees) < 0:
            at = self._sees
        self._state = DOWN
        self.pending.append((at, "press"))
        return at
