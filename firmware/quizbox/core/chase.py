"""The Chase: a countdown of one or two minutes. behaviour.md section 2."""

from quizbox.core.countdown import Countdown, left_view
from quizbox.core.game import PAUSED, RUNS, SECOND

BOTH_HANDS_US = 300_000  # presses are ignored after one that counted (2.10)
UNTOUCHED_US = 30 * SECOND  # untouched for this long, over goes to ready (2.9)


class Chase(Countdown):
    """States: ready, running, paused, over."""

    name = "chase"
    title = "CHAS"

    def __init__(self, setup):
        super().__init__(setup)
        self._over_us = 0  # until over goes back to ready by itself
        self._started_at = self._paused_at = self.position  # SLIDE's position then

    def own_due_us(self):
        if self.state == "running":
            return self._beeps.to_mark(self._left_us)
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
        """Once presses count again: go to ready if SLIDE was moved since the start (2.4)."""
        if self._deaf_us:
            return
        if self.position != self._started_at:
            self._ready()
        else:
            self.lamp = "on"

    def _count(self):
        left_us = self._left_us
        if left_us == 0:
            self._over_us = UNTOUCHED_US
            self.become("over", left_view(0), "off")
            self._end()
            self._tell("chase.over")
            return
        self.view = left_view(left_us)
        if self._beeps.near_end(left_us) or self._beeps.each(self._whole_us - left_us):
            self.say("sound", "short")
            self._tell("chase.beep")

    def _tell(self, event):
        self.say("event", (event, {"left_us": self._left_us}))
