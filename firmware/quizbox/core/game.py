"""What a game is. Time reaches it only as microseconds gone by: no clock, no wrap, no pin."""

SECOND = 1_000_000

IDLE, ARMED, RUNS, PAUSED = range(4)  # what the rest of the box may do meanwhile: see Game.phase


class Game:
    """Feed it run, press, release and slide in the order in which they happened; then read

    view      what to show, as a tuple that screen.py draws
    lamp      "off", "on" or "blink"
    phase     IDLE, ARMED, RUNS or PAUSED (paused or stopped)
    due_us()  microseconds to the next thing that happens by itself, or None
    take()    what it says, see say

    A game writes due and pressed; where it wants them, slid, hold and let_go. One that waits for
    a single thing at a time counts in _wait_us; another writes own_due_us and go.
    """

    name = None  # by which it is chosen and kept
    title = None  # as the chooser shows it
    needs_digits = False  # cannot be played without a display
    peeked = False  # a laptop was told amounts in mid-game (3.17)
    acts_asleep = ()  # the states in which the press that wakes the box also acts (6.2)
    LONG_HOLD_US = (3 * SECOND, SECOND, SECOND)  # to each rising sound, the last one acts (1.7)

    def __init__(self, setup):
        """setup is what games.Setup holds."""
        self.setup = setup
        self.view = ()
        self.lamp = "off"
        self.phase = IDLE
        self.state = None
        self.position = setup.position  # where SLIDE stands
        self.lifted = False  # START's line is up and its release not yet accepted
        self._wait_us = None  # to what it waits for
        self._said = []
        self._late_us = 0
        self._hold = None  # what to call at each mark of the press under way
        self._hold_us = 0  # time to that mark; below 0 while the mark waits for a lifted line
        self._marks = 0

    # What app calls.

    def due_us(self):
        own_us, hold_us = self.own_due_us(), self._hold_due_us()
        return hold_us if own_us is None or (hold_us is not None and hold_us < own_us) else own_us

    def run(self, us, behind_us=0):
        """Let us microseconds go by; each deadline, one at the very end too, acts at its instant.

        behind_us: how long ago the end of this run already is.
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
        held = self.hold()
        self._hold = None
        self.pressed()
        if held:
            self._hold, self._hold_us = held
            self._marks = 0

    def release(self, ago_us):
        """START was let go ago_us microseconds before the instant that run has reached."""
        self.lifted = False
        if self._hold is not None and self._hold_us + ago_us <= 0:
            self._mark()
        self._hold = None
        self.let_go(ago_us)

    def slide(self, position):
        if position != self.position:
            self.position = position
            self.slid()

    def take(self):
        said = self._said
        if said:
            self._said = []
        return said

    # What a game writes.

    def own_due_us(self):
        """Microseconds to the game's own next deadline, or None."""
        return self._wait_us

    def go(self, us):
        """Let time go by that holds no deadline but at its end."""
        if self._wait_us is not None:
            self._wait_us -= us

    def due(self):
        """own_due_us has come to 0."""

    def pressed(self):
        """START went down."""

    def hold(self):
        """What a press made now does when held: (method, microseconds to its first call) or None.

        The method gets the number of the mark, from 0, and returns the time to the next or None.
        """
        return

    def let_go(self, ago_us):
        """START was let go, after the hold was settled."""

    def slid(self):
        """self.position has changed."""

    def changed(self):
        """A setting has changed, and nothing runs or is paused."""

    def new(self):
        """Begin anew, as a laptop asks for it; nothing runs or is paused."""

    def select(self, colour):
        """Offer that colour, 1 to 20. Whether it could be."""
        return False

    def status(self):
        """What game.status tells besides what every game has (7.8)."""
        return {}

    # What a game uses.

    def say(self, kind, value=None):
        """Tell the box something: it gets (late_us, kind, value) from take.

        kinds: "sound" name; "cut" (silence at once); "keep" (the game's kept state has changed);
        "mark" (keep it now, 3.18); "game" name (play this one); "setting" {name: value};
        "event" (name, {what belongs to it}).
        """
        self._said.append((self._late_us, kind, value))

    def become(self, state, view, lamp, phase=IDLE):
        """Enter a state; a hold under way counts only if the press itself led here (1.7)."""
        self.state, self.view, self.lamp, self.phase = state, view, lamp, phase
        self._hold = None

    def long_hold(self, act):
        """For hold: five seconds with three rising sounds, then act (1.7)."""

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
