"""Face Chase: a stopwatch; all players start together. behaviour.md section 5."""

from quizbox.core.game import RUNS, SECOND, Game

TENTH = SECOND // 10
GO_US = 3 * SECOND  # three blips, a second apart, then go (5.1)
STOPPED_US = SECOND  # after a stop, START is ignored for this long (5.2)
LAST_US = (99 * 60 + 59) * SECOND  # it stops by itself at 99.59 (5.1)
MINUTES_FROM_US = 600 * SECOND  # from here on it shows minutes and seconds


class Race(Game):
    """States: ready, blips, count, over."""

    name = "race"
    title = "rACE"
    acts_asleep = ("ready", "over")

    def __init__(self, setup):
        super().__init__(setup)
        self._gone_us = 0  # time since the first blip; in count, since go
        self._deaf_us = 0
        self._ready()

    def own_due_us(self):
        if self.state == "over":
            return self._deaf_us or None
        if self.state == "ready":
            return None
        grid_us = SECOND if self.state == "blips" or self._gone_us >= MINUTES_FROM_US else TENTH
        return grid_us - self._gone_us % grid_us

    def go(self, us):
        self._deaf_us = max(0, self._deaf_us - us)
        if self.state in ("blips", "count"):
            self._gone_us += us

    def due(self):
        if self.state == "over":
            self.lamp = "on"
        elif self.state == "blips":
            self._blip()
        elif self._gone_us == LAST_US:
            self._stop()
        else:
            self.view = self._view()

    def pressed(self):
        if self.state == "ready":
            self._gone_us = 0
            self.become("blips", self._view(), "on", RUNS)
            self.say("sound", "blip")
            self._tell("race.start")
        elif self.state == "count":
            self._stop()
        elif not self._deaf_us:
            self.say("cut")
            self._ready()

    def hold(self):
        if self._deaf_us or self.state == "ready":
            return None
        return self.long_hold(self._ready)

    def new(self):
        self._ready()

    def _ready(self):
        self._gone_us = self._deaf_us = 0
        self.become("ready", self._view(), "on")

    def _blip(self):
        if self._gone_us < GO_US:
            self.say("sound", "blip")
            return
        self._gone_us = 0
        self.become("count", self._view(), "on", RUNS)
        self.say("sound", "go")
        self._tell("race.go")

    def _stop(self):
        self._deaf_us = STOPPED_US
        self.become("over", self._view(), "off")
        self._tell("race.stop")

    def _view(self):
        """The time since go, rounded down to tenths; 0 before."""
        return ("gone", 0 if self.state in (None, "blips") else self._gone_us // TENTH)

    def _tell(self, event):
        self.say("event", (event, {"gone_us": self._gone_us}))
