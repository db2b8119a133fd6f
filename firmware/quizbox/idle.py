"""What the box does where nobody plays: it dims, sleeps, and tells of low batteries. 6.2, 6.3."""

from quizbox.core.game import PAUSED, RUNS, SECOND
from quizbox.face import DIM, LOW, OPEN, OUT

MINUTE_S = 60
PAUSED_S = 30 * MINUTE_S  # paused and stopped keep the box awake so long
FAR_US = MINUTE_S * SECOND  # what is due later is due later

LOW_STATES = ("ready", "choose")
LOW_EACH_US = 10 * SECOND
LOW_US = SECOND

CALM_US = 200_000  # a line that has not stirred for so long is at rest
PATIENCE_US = 5 * SECOND  # one that has stirred for so long is ignored...
IGNORED_US = 2 * SECOND  # ...for so long at a time


class Idle:
    """panel: the panel.Panel, for its battery and the lines that can wake the box.

    cover       what hides the view, for face.Face
    asleep      whether the box sleeps
    naps        asleep, whether the chip may stop until a line stirs
    due_us      to the next call of look
    longest_us  how long the next pass can wait, whatever else is due
    """

    def __init__(self, panel, settings):
        self._battery = panel.battery
        self._settings = settings
        self._lines = (Line(panel.button), Line(panel.slide))
        self._state = None  # of the game when last looked at
        self._gone_us = 0  # since then
        self._s = 0  # since anybody did anything and since a game ran, and its part below a second
        self._us = 0
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
        """Microseconds until `Lo` may come or has to go, or None where it never shows."""
        return None if self._low_us is None else self._low_us - self._gone_us

    def run(self, us):
        """us microseconds have gone by in which nothing happened and no game ran."""
        self._gone_us += us
        self.due_us -= us

    def touch(self):
        """Somebody has done something."""
        self._count()
        self._s = self._us = 0
        if self._low:
            self._low = False
            self._low_us += LOW_EACH_US - LOW_US
        self._wake()

    def look(self, game):
        """Dim, fall asleep or measure the batteries, if that is due in the state of the game."""
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
        """Seconds until it dims, and until it sleeps."""
        if game.phase == PAUSED:
            return PAUSED_S, PAUSED_S
        return self._settings["dim_min"] * MINUTE_S, self._settings["sleep_min"] * MINUTE_S

    # Asleep: what stirs without end must not keep it awake.

    def hear(self, us):
        """us microseconds after the last pass, before START and SLIDE are read."""
        for line in self._lines:
            line.run(us)

    def settle(self):
        """At the end of a pass: ignore a line that has no rest, but where a cable feeds the box."""
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
    """One that can wake the box; part: a drivers.button.Button or a drivers.slide.Slide."""

    def __init__(self, part):
        self.part = part
        self.is_restless = False
        self._calm_us = 0  # since it last stirred, as far as anybody has listened
        self._stirred_us = 0  # how long it has gone on stirring

    @property
    def stirs(self):
        return self._stirred_us > 0

    def run(self, us):
        self._calm_us = 0 if self.part.ignored else self._calm_us + us
        if self._calm_us >= CALM_US:
            self._stirred_us = 0
        if self.part.edge:
            self._stirred_us += min(self._calm_us, CALM_US) + 1
            self._calm_us = 0
        self.is_restless = self.part.edge and self._stirred_us > PATIENCE_US
