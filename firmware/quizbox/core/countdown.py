"""What The Chase and the turn clock share: a countdown with its beeps. behaviour.md 0.7, 2.5."""

from quizbox.core.game import SECOND, Game

HALF = SECOND // 2
TENTH = SECOND // 10
TENTHS_FROM_US = 10 * SECOND  # the time left from which tenths are shown
LONG_BEEP_US = 2 * SECOND  # presses are ignored during the beep and 0.5 s more (2.9, 4.3)


def tenths(left_us):
    """left_us microseconds in tenths of a second, rounded up."""
    return -(-left_us // TENTH)


def left_view(left_us, how="steady"):
    """The view of the time left, in microseconds; how: "steady" or "blink"."""
    return ("left", tenths(left_us), how)


class Beeps:
    """When a countdown beeps, by the settings beep_...: 0 s switches those beeps off (6.13)."""

    def __init__(self, settings):
        self._every_us = settings["beep_every_s"] * SECOND
        self._each_us = settings["beep_each_from_s"] * SECOND
        self._twice_us = settings["beep_twice_from_s"] * SECOND

    def to_mark(self, left_us):
        """Microseconds until the next instant at which digits change or a beep may be due."""
        grid_us = SECOND
        if left_us <= TENTHS_FROM_US:
            grid_us = TENTH
        elif left_us <= self._twice_us:
            grid_us = HALF
        return (left_us - 1) % grid_us + 1

    def near_end(self, left_us):
        """Whether a beep of the last seconds is due with left_us left."""
        return (left_us <= self._each_us and left_us % SECOND == 0) or (
            left_us <= self._twice_us and left_us % HALF == 0
        )

    def each(self, gone_us):
        """Whether a beep of the whole period is due after gone_us."""
        return self._every_us > 0 and gone_us % self._every_us == 0


class Countdown(Game):
    """A game that counts down the setting that SLIDE picks in ready: NAME_1_s or NAME_2_s."""

    acts_asleep = ("ready", "over")

    def __init__(self, setup):
        super().__init__(setup)
        self._left_us = 0
        self._deaf_us = 0  # until presses count again
        self._ready()

    def changed(self):
        if self.state == "ready":
            self._ready()

    def new(self):
        self._ready()

    def _end(self):
        """Sound the long beep; ignore presses until 0.5 s after it (a late one ends late)."""
        self._deaf_us = LONG_BEEP_US + self._late_us
        self.say("sound", "long")

    def _period_us(self):
        return self._periods_us[self.position - 1]

    def _ready(self):
        settings = self.setup.settings
        self._periods_us = [settings["%s_%d_s" % (self.name, n)] * SECOND for n in (1, 2)]
        self._beeps = Beeps(settings)
        self._deaf_us = 0
        self.become("ready", left_view(self._period_us()), "on")
