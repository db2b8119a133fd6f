"""The Chase: a countdown of one or two minutes. behaviour.md section 2."""

from quizbox.core.game import PAUSED, RUNS, SECOND, Game

HALF = SECOND // 2
TENTH = SECOND // 10
TENTHS_FROM = 10 * SECOND  # the time left from which tenths are shown (0.7)

BOTH_HANDS_US = 300_000  # 2.10: presses ignored after one that counted
LONG_BEEP_US = 2 * SECOND  # 2.9: presses ignored at the end: the beep and half a second
UNTOUCHED_US = 30 * SECOND  # 2.9: from over back to ready


def left_view(left_us, how="steady"):
    """What a display shows of the time left, which is rounded up to tenths (0.7)."""
    return ("left", -(-left_us // TENTH), how)


class Chase(Game):
    """States: ready, running, paused, over."""

    name = "chase"
    title = "CHAS"

    def __init__(self, setup):
        super().__init__(setup)
        self._left_us = 0
        self._deaf_us = 0
        self._over_us = 0  # until over goes back to ready by itself
        self._started_at = self._paused_at = self.position  # where SLIDE stood then
        self._ready()

    def own_due_us(self):
        if self.state == "running":
            return self._to_mark()
        if self.state == "over":
            return self._deaf_us or self._over_us
        return None

    def go(self, us):
        self._deaf_us = max(0, self._deaf_us - us)
        if self.state == "running":
            self._left_us -= us
        elif self.state == "over":
            self._over_us -= us

    def due(self):
        if self.state == "running":
            self._count()
        elif self._over_us == 0:
            self._ready()
        else:
            self._leave_over()

    def pressed(self):
        if self._deaf_us:
            self._over_us = UNTOUCHED_US
        elif self.state == "running":
            self._pause()
        elif self.state == "paused" and self.position == self._paused_at:
            self._run("chase.resume")
        else:
            self._started_at = self.position
            self._left_us = self._whole_us = self._period_us()
            self._run("chase.start")

    def hold(self):
        if self._deaf_us or self.state == "ready":
            return None
        return self.long_hold(self._ready)

    def slid(self):
        if self.state == "ready":
            self._ready()
        elif self.state == "paused":
            self._show_paused()
        elif self.state == "over":
            self._over_us = UNTOUCHED_US
            self._leave_over()

    def _period_us(self):
        return self._periods_us[self.position - 1]

    def _ready(self):
        settings = self.setup.settings
        self._periods_us = (settings["chase_1_s"] * SECOND, settings["chase_2_s"] * SECOND)
        self._every_us = settings["beep_every_s"] * SECOND
        self._each_us = settings["beep_each_from_s"] * SECOND
        self._twice_us = settings["beep_twice_from_s"] * SECOND
        self._deaf_us = 0
        self.become("ready", left_view(self._period_us()), "on")

    def _run(self, event):
        self._deaf_us = BOTH_HANDS_US
        self.become("running", left_view(self._left_us), "on", RUNS)
        self._tell(event)

    def _pause(self):
        self._paused_at = self.position
        self._deaf_us = BOTH_HANDS_US
        self.say("cut")
        self._show_paused()
        self._tell("chase.pause")

    def _show_paused(self):
        if self.position == self._paused_at:
            view = left_view(self._left_us, "blink")
        else:
            view = left_view(self._period_us())
        self.become("paused", view, "blink", PAUSED)

    def _leave_over(self):
        """Once presses count again: a SLIDE that was moved since the start takes effect (2.4)."""
        if self._deaf_us:
            return
        if self.position != self._started_at:
            self._ready()
        else:
            self.lamp = "on"

    def _to_mark(self):
        """To the next instant at which the digits change or a beep may fall."""
        left_us = self._left_us
        grid_us = SECOND
        if left_us <= TENTHS_FROM:
            grid_us = TENTH
        elif left_us <= self._twice_us:
            grid_us = HALF
        return (left_us - 1) % grid_us + 1

    def _count(self):
        left_us = self._left_us
        if left_us == 0:
            self._deaf_us = LONG_BEEP_US + self._late_us  # a late long beep ends late
            self._over_us = UNTOUCHED_US
            self.become("over", left_view(0), "off")
            self.say("sound", "long")
            self._tell("chase.over")
            return
        self.view = left_view(left_us)
        if self._beeps_at(left_us):
            self.say("sound", "short")
            self._tell("chase.beep")

    def _beeps_at(self, left_us):
        """Whether a short beep falls here (2.5). A figure of 0 s switches its row off."""
        every_us = self._every_us
        return (
            (every_us and (self._whole_us - left_us) % every_us == 0)
            or (left_us <= self._each_us and left_us % SECOND == 0)
            or (left_us <= self._twice_us and left_us % HALF == 0)
        )

    def _tell(self, event):
        self.say("event", (event, {"left_us": self._left_us}))
