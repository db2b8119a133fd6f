"""Chase, the dice game: a turn clock for two players. behaviour.md section 4."""

from quizbox.core.countdown import Countdown, tenths
from quizbox.core.game import PAUSED, RUNS, SECOND

BEGUN_US = SECOND // 2  # presses are ignored after a turn began or went on (4.2)
GIVE_BACK_US = 2 * SECOND  # START held this long in a turn gives it back (4.4)
CALLS = {1: "high", 2: "low"}  # the sound that calls each player


class Clock(Countdown):
    """States: ready, turn, paused, over."""

    name = "clock"
    title = "CLOC"

    def __init__(self, setup):
        super().__init__(setup)
        self._player = 1
        self._given_up = None  # (player, time left) of the turn that the current press ended

    def own_due_us(self):
        if self.state == "turn":
            return self._beeps.to_mark(self._left_us)
        if self.state == "over" and self._deaf_us:
            return self._deaf_us
        return None

    def go(self, us):
        self._deaf_us = max(0, self._deaf_us - us)
        if self.state == "turn":
            self._left_us -= us

    def due(self):
        if self.state == "over":
            self.lamp = "on"
        elif self._left_us:
            self.view = self._view("steady")
            if self._beeps.near_end(self._left_us):
                self.say("sound", "short")
                self._tell("clock.beep")
        else:
            self.become("over", self._view("blink"), "off")
            self._end()
            self._tell("clock.over")

    def pressed(self):
        if self._deaf_us:
            return
        if self.state == "paused":
            self._run("clock.resume")
        else:
            self._turn(1 if self.state == "ready" else 3 - self._player)

    def hold(self):
        if self._deaf_us or self.state == "ready":
            return None
        rise, first_us = self.long_hold(self._ready)
        if self.state != "turn":
            return rise, first_us
        self._given_up = (self._player, self._left_us)

        def mark(number):
            if number:
                return rise(number - 1)
            self._give_back()
            return first_us - GIVE_BACK_US

        return mark, GIVE_BACK_US

    def slid(self):
        if self.state == "ready":
            self._ready()

    def _turn(self, player):
        self._player = player
        self._left_us = self._period_us()
        self._run("clock.turn")
        self.say("sound", CALLS[player])

    def _run(self, event):
        self._deaf_us = BEGUN_US
        self.become("turn", self._view("steady"), "on", RUNS)
        self._tell(event)

    def _give_back(self):
        """Restore the turn that the press ended, paused until START is pressed again (4.4)."""
        self._player, self._left_us = self._given_up
        self._deaf_us = 0
        self.say("cut")
        hold = self._hold
        self.become("paused", self._view("blink"), "blink", PAUSED)
        self._hold = hold  # only its own press led here: held on, it still leads to ready
        self._tell("clock.pause")

    def _view(self, how):
        return ("turn", self._player, tenths(self._left_us), how)

    def _tell(self, event):
        self.say("event", (event, {"player": self._player, "left_us": self._left_us}))
