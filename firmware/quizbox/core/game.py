"""The base of all games. Time comes in only as elapsed microseconds: no clock, wrap or pin."""

SECOND = 1_000_000

IDLE, ARMED, RUNS, PAUSED = range(4)  # Game.phase: what the box may do meanwhile


class Game:
    """Call run, press, release and slide, inputs oldest first; then read

    view      what to show, a tuple that screen.py draws
    lamp      "off", "on" or "blink"
    phase     IDLE, ARMED, RUNS or PAUSED (paused or stopped)
    due_us()  microseconds until the next deadline, or None
    take()    what it asks for, see say

    Override pressed() and due(); where needed slid(), hold() and let_go(). One timer: set _wait_us;
    several: override own_due_us() and go().
    """

    name = None  # its name in settings and files
    title = None  # its name on the digits, in the chooser
    needs_digits = False  # cannot be played without a display
    peeked = False  # a laptop has read hidden amounts in mid-game (3.17)
    acts_asleep = ()  # the states in which the press that wakes the box also acts (6.2)
    LONG_HOLD_US = (3 * SECOND, SECOND, SECOND)  # before each rising sound; the last one acts (1.7)

    def __init__(self, setup):
        """setup: a games.Setup."""
        self.setup = setup
        self.view = ()
        self.lamp = "off"
        self.phase = IDLE
        self.state = None
        self.position = setup.position  # of SLIDE, 1 or 2
        self.lifted = False  # START is up, but its release is not yet accepted
        self._wait_us = None  # until due, for a game with one timer; None: it is off
        self._said = []
        self._late_us = 0  # how long ago the current deadline was
        self._hold = None  # called at each stage of the current hold
        self._hold_us = 0  # until its next stage; below 0 if that waits while START is lifted
        self._marks = 0  # stages passed

    # What app calls.

    def due_us(self):
        """Microseconds until the next deadline, of the game or of a hold; None if there is none."""
        own_us, hold_us = self.own_due_us(), self._hold_due_us()
        return hold_us if own_us is None or (hold_us is not None and hold_us < own_us) else own_us

    def run(self, us, behind_us=0):
        """Advance by us microseconds; each deadline, also one at the very end, acts at its instant.

        behind_us: how long ago the instant reached already is.
        """
        while True:
            own_us = step_us = self.own_due_us()
            if self._hold is not None:
                step_us = self.due_us()
            if step_us is None or step_us > us:
                break
            self._pass(step_us)
            us -= step_us
            self._late_us = us + behind_us
            if step_us == own_us:
                self.due()
            else:
                self._mark()
        self._pass(us)
        self._late_us = behind_us

    def press(self):
        """START was pressed, at the instant that run has reached."""
        held = self.hold()
        self._hold = None
        self.pressed()
        if held:
            self._hold, self._hold_us = held
            self._marks = 0

    def release(self, ago_us):
        """START was released, ago_us microseconds before the instant that run has reached."""
        self.lifted = False
        if self._hold is not None and self._hold_us + ago_us <= 0:
            self._mark()
        self._hold = None
        self.let_go(ago_us)

    def slide(self, position):
        """SLIDE is at that position, 1 or 2, at the instant that run has reached."""
        if position != self.position:
            self.position = position
            self.slid()

    def take(self):
        """What the game has said since the last take: a list of (late_us, kind, value), see say."""
        said = self._said
        if said:
            self._said = []
        return said

    # What a game overrides.

    def own_due_us(self):
        """Microseconds until the game's own next deadline, or None."""
        return self._wait_us

    def go(self, us):
        """Advance the timers by us microseconds; no deadline lies before the end."""
        if self._wait_us is not None:
            self._wait_us -= us

    def due(self):
        """The deadline of own_due_us has come."""

    def pressed(self):
        """START was pressed."""

    def hold(self):
        """What holding a press made now does: (method, microseconds until its first call) or None.

        The method gets the number of the stage, from 0, and returns microseconds until the next
        stage, or None.
        """
        return

    def let_go(self, ago_us):
        """START was released ago_us microseconds ago; its hold has acted or ended."""

    def slid(self):
        """self.position has changed."""

    def changed(self):
        """A setting has changed, and nothing runs or is paused."""

    def new(self):
        """A laptop asks for a new game; nothing runs or is paused."""

    def select(self, colour):
        """Offer that colour, 1 to 20. Returns whether it could."""
        return False

    def status(self):
        """What this game adds to the answer to game.status (7.8): {name: value}."""
        return {}

    # What a game calls.

    def say(self, kind, value=None):
        """Ask the box for something: take returns it as (late_us, kind, value).

        kinds: "sound" name; "cut" (silence at once); "keep" (write the state to flash when nobody
        notices); "mark" (write it now, 3.18); "game" name (start it); "setting" {name: value};
        "event" (name, params as a dict).
        """
        self._said.append((self._late_us, kind, value))

    def become(self, state, view, lamp, phase=IDLE):
        """Enter a state. Ends a hold, unless its own press leads here: see press (1.7)."""
        self.state, self.view, self.lamp, self.phase = state, view, lamp, phase
        self._hold = None

    def long_hold(self, act):
        """What hold returns for a long hold: three rising sounds in 5 s, then act() (1.7)."""

        def mark(number):
            self.say("sound", "rise%d" % (number + 1))
            if number + 1 < len(self.LONG_HOLD_US):
                return self.LONG_HOLD_US[number + 1]
            act()
            return None

        return mark, self.LONG_HOLD_US[0]

    def _hold_due_us(self):
        return None if self._hold is None or self.lifted else max(0, self._hold_us)

    def _pass(self, us):
        if us:
            self.go(us)
            if self._hold is not None:
                self._hold_us -= us

    def _mark(self):
        hold = self._hold
        wait_us = hold(self._marks)
        self._marks += 1
        if wait_us is None:
            self._hold = None
        elif self._hold is hold:
            self._hold_us += wait_us
