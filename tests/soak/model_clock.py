"""Chase, the dice game, by behaviour.md section 4."""

from tests.properties.expected import SECOND, Model, within
from tests.properties.model_chase import beeps

READY, TURN, PAUSED, OVER = "ready", "turn", "paused", "over"
BEGUN_US = SECOND // 2  # 4.2
DEAF_US = 2 * SECOND  # 4.3
BACK_US = 2 * SECOND  # 4.4
CALLS = {1: "high", 2: "low"}


class Clock(Model):
    """settings: clock_1_s, clock_2_s and the beep settings."""

    def __init__(self, settings, power):
        super().__init__(power, settings)
        self._settings = settings
        self._back = None  # (press, changes, player, left_us): what holding it gives back
        self._ready(power.on_us)

    def _period_us(self):
        return self._settings[f"clock_{self.position}_s"] * SECOND

    def _become(self, state, us, shown):
        self.state = state
        self.change()
        self.show(us, shown)

    def _ready(self, us):
        self._become(READY, us, {self.figures.time(self._period_us())})

    def _left_us(self, us):
        return self._end_us - us

    def _run(self, press, player, left_us):
        us = press.first_us
        self._player = player
        self._begun_us = us
        self._end_us = end_us = us + left_us
        # 4.4: only those of the last seconds.
        last = {**self._settings, "beep_every_s": 0}
        self._beeps = [end_us - before_us for before_us in _before(last, left_us)]
        self._become(
            TURN, press.decided_us, lambda at_us: self.figures.turn(player, end_us - at_us)
        )

    def press(self, us, press):
        state = self.state
        if state == OVER and within(us, self._over_us, DEAF_US):
            return
        if state == TURN and within(us, self._begun_us, BEGUN_US):
            return
        if state == PAUSED:
            self._run(press, self._player, self._kept_us)
        else:
            player = 1 if state == READY else 3 - self._player
            before = (self._player, self._left_us(us)) if state == TURN else None
            self._run(press, player, self._period_us())
            self.sound(press.decided_us, CALLS[player])
            if before:
                self._back = (press, self.changes, *before)
        if state != READY:
            self.begin_hold(press)

    def slide(self, us, position):
        self.position = position
        if self.state == READY:
            self._ready(self.when(us))

    def dues(self):
        dues = self.hold_dues(self._ready)
        if self._back and self._back[1] == self.changes:
            dues.append((self._back[0].first_us + BACK_US, self._give_back))
        if self.state == TURN:
            if self._beeps:
                dues.append((self._beeps[0], self._beep))
            dues.append((self._end_us, self._end))
        return dues

    def _give_back(self, us):
        press, _, player, left_us = self._back
        self._back = None
        if press.released_us is not None and press.released_us < us:
            return
        if press.released_us == us or any(abs(at - us) < self.LIFT_US for at, _ in self._start):
            self.unclear(us)
        self._player, self._kept_us = player, left_us
        self.expected.silences.append(us)
        self._become(PAUSED, self.when(us), {self.figures.turn(player, left_us), ""})
        self.begin_hold(press)

    def _beep(self, us):
        self._beeps.pop(0)
        self.sound(self.when(us), "short")

    def _end(self, us):
        self._over_us = us
        self.sound(self.when(us), "long")
        self._become(OVER, self.when(us), {self.figures.turn(self._player, 0), ""})


def _before(settings, left_us):
    """How long before the end of a turn its short beeps are, the first one first."""
    whole_us = 600 * SECOND
    return [whole_us - us for us in beeps(whole_us, settings) if whole_us - us < left_us]
