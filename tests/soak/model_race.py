"""Face Chase by behaviour.md section 5."""

from tests.properties.expected import SECOND, Model, within

READY, BLIPS, COUNT, OVER = "ready", "blips", "count", "over"
STOPPED_US = SECOND  # 5.2
LAST_US = (99 * 60 + 59) * SECOND  # 5.1


class Race(Model):
    """It has no settings of its own but those of the digits."""

    def __init__(self, settings, power):
        super().__init__(power, settings)
        self._ready(power.on_us)

    def _become(self, state, us, shown):
        self.state = state
        self.change()
        self.show(us, shown)

    def _ready(self, us):
        self._become(READY, us, {self.figures.gone(0)})

    def press(self, us, press):
        state = self.state
        if state == OVER and within(us, self._over_us, STOPPED_US):
            return
        if state == READY:
            self._nth, self._zero_us = 1, us
            self.sound(press.decided_us, "blip")
            self._become(BLIPS, press.decided_us, {self.figures.gone(0)})
            return
        if state == COUNT:
            self._over_us = us
            self._become(OVER, press.decided_us, {self.figures.gone(us - self._zero_us)})
        else:
            self.expected.silences.append(press.decided_us)
            self._ready(press.decided_us)
        self.begin_hold(press)

    def slide(self, us, position):
        self.position = position

    def dues(self):
        dues = self.hold_dues(self._ready)
        if self.state == BLIPS:
            dues.append((self._zero_us + self._nth * SECOND, self._blip))
        elif self.state == COUNT:
            dues.append((self._zero_us + LAST_US, self._last))
        return dues

    def _blip(self, us):
        self._nth += 1
        if self._nth <= 3:
            self.sound(self.when(us), "blip")
            return
        self._zero_us = zero_us = us
        self.sound(self.when(us), "go")
        self._become(COUNT, self.when(us), lambda at_us: self.figures.gone(at_us - zero_us))

    def _last(self, us):
        self._over_us = us
        self._become(OVER, self.when(us), {self.figures.gone(LAST_US)})
