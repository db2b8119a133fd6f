"""While nobody plays: the box dims, sleeps, and shows `Lo` for low batteries. 6.2, 6.3."""

from quizbox.core.game import PAUSED, RUNS, SECOND
from quizbox.face import DIM, LOW, OPEN, OUT

MINUTE_S = 60
PAUSED_S = 30 * MINUTE_S  # a paused or stopped game keeps the box awake this long
FAR_US = MINUTE_S * SECOND  # the longest wait: a deadline further away is waited for in parts

LOW_STATES = ("ready", "choose")
LOW_EACH_US = 10 * SECOND  # the batteries are measured, and `Lo` begins, this often...
LOW_US = SECOND  # ...and stays for this long

CALM_US = 200_000  # a line without an edge for this long is quiet
PATIENCE_US = 5 * SECOND  # one that has not been quiet for this long is ignored...
IGNORED_US = 2 * SECOND  # ...for this long at a time


class Idle:
    """panel: the panel.Panel, for its battery and the lines that can wake the box.

    cover       what hides the view, for face.Face
    asleep      whether the box sleeps
    naps        while asleep, whether the chip may stop until an edge
    due_us      microseconds until look is due
    longest_us  microseconds that the loop may sleep at most
    """

    def __init__(self, panel, settings):
        self._battery = panel.battery
        self._settings = settings
        self._lines = (Line(panel.button), Line(panel.slide))
        self._state = None  # the game's state at the last look
        self._gone_us = 0  # time that _count has not yet added to the counters below
        self._s = 0  # whole seconds since the last input and since a game ran...
        self._us = 0  # ...and the part below a second
        self._depth = OPEN  # or DIM, or OUT
        self._low = False  # `Lo` shows
        self._low_us = None  # until the batteries are measured or `Lo` goes; None: neither
        self._wake()

    def _wake(self):
        self._depth = self.cover = OPEN
        self.asleep = self.naps = False
        self.longest_us = FAR_US
        self.due_us = 0

    @property
    def low_in_us(self):
        """Microseconds until `Lo` may begin or has to end; None in a state that never shows it."""
        return None if self._low_us is None else self._low_us - self._gone_us

    def run(self, us):
        """Advance by us microseconds without an input and with no game running."""
        self._gone_us += us
        self.due_us -= us

    def touch(self):
        """Somebody has used the box: wake it, and count idle time from 0."""
        self._count()
        self._s = self._us = 0
        if self._low:
            self._low = False
            self._low_us += LOW_EACH_US - LOW_US
        self._wake()

    def look(self, game):
        """Dim, fall asleep or measure the batteries if due. Call in each pass; game: a Game."""
        if game.state != self._state or self.due_us <= 0:
            self._state = game.state
            self._count()
            self._rest(game)

    def _count(self):
        gone_us, self._gone_us = self._gone_us, 0
        self._us += gone_us
        self._s += self._us // SECOND
        self._us %= SECOND
        if self._low_us is not None:
            self._low_us -= gone_us

    def _rest(self, game):
        dim_s, sleep_s = self._limits_s(game)
        if game.phase == RUNS:
            self.touch()
        elif self._s >= sleep_s:
            self._depth = OUT
            self.asleep = True
        elif self._s >= dim_s:
            self._depth = DIM
        self._look_at_batteries(game)
        self.cover = LOW if self._low else self._depth
        self.due_us = self._due_us(dim_s, sleep_s)

    def _look_at_batteries(self, game):
        if game.state not in LOW_STATES or self._depth != OPEN:
            self._low, self._low_us = False, None
        elif self._low_us is None:
            self._low_us = LOW_EACH_US
        elif self._low_us <= 0 and self._low:
            self._low, self._low_us = False, LOW_EACH_US - LOW_US
        elif self._low_us <= 0:
            self._low = self._battery.mv() < self._settings["low_battery_mv"]
            self._low_us = LOW_US if self._low else LOW_EACH_US

    def _due_us(self, dim_s, sleep_s):
        if self.asleep:
            return FAR_US
        left_s = (dim_s if self._s < dim_s < sleep_s else sleep_s) - self._s
        due_us = FAR_US if left_s > MINUTE_S else left_s * SECOND - self._us
        return due_us if self._low_us is None else min(due_us, self._low_us)

    def _limits_s(self, game):
        """(idle seconds after which it dims, after which it sleeps)."""
        if game.phase == PAUSED:
            return PAUSED_S, PAUSED_S
        return self._settings["dim_min"] * MINUTE_S, self._settings["sleep_min"] * MINUTE_S

    # While asleep: a stuck or noisy line must not keep the box awake.

    def hear(self, us):
        """Note whether START and SLIDE have edges. Call while asleep, before they are read;
        us: microseconds since the last pass."""
        for line in self._lines:
            line.run(us)

    def settle(self):
        """Set naps and longest_us at the end of a pass; without a cable, ignore a restless line."""
        self.naps = True
        self.longest_us = FAR_US
        for line in self._lines:
            if line.is_restless and not self._battery.has_cable():
                line.part.ignore()
                self.longest_us = IGNORED_US
            elif line.stirs:
                self.naps = False
                self.longest_us = min(self.longest_us, CALM_US)


class Line:
    """A line that can wake the box; part: a drivers.button.Button or a drivers.slide.Slide.

    is_restless: whether it has had edges for over PATIENCE_US, one of them just now
    """

    def __init__(self, part):
        self.part = part
        self.is_restless = False
        self._calm_us = 0  # since its last edge, counted only while it is listened to
        self._stirred_us = 0  # since its first edge after it was quiet

    @property
    def stirs(self):
        """Whether it has had an edge and has not been quiet for CALM_US since."""
        return self._stirred_us > 0

    def run(self, us):
        """Advance by us microseconds; call before the ring of part is read."""
        self._calm_us = 0 if self.part.ignored else self._calm_us + us
        if self._calm_us >= CALM_US:
            self._stirred_us = 0
        if self.part.edge:
            self._stirred_us += min(self._calm_us, CALM_US) + 1
            self._calm_us = 0
        self.is_restless = self.part.edge and self._stirred_us > PATIENCE_US
