"""The Chase by behaviour.md section 2."""

from .expected import SECOND, Model, within

READY, RUNNING, PAUSED, OVER = "ready", "running", "paused", "over"
HANDS_US = 300_000  # 2.10
DEAF_US = 2 * SECOND  # 2.9: the long beep and 0.5 s
OVER_US = 30 * SECOND  # 2.9


def beeps(period_us, settings):
    """The times of the short beeps in a period (2.5, 6.13)."""
    times = set()
    for name, each_us in (("every", 0), ("each_from", SECOND), ("twice_from", SECOND // 2)):
        value_us = settings[f"beep_{name}_s"] * SECOND
        if not value_us:
            continue
        if name == "every":
            times |= set(range(value_us, period_us, value_us))
        else:
            times |= {period_us - left_us for left_us in range(each_us, value_us + 1, each_us)}
    return sorted(us for us in times if 0 < us < period_us)


class Chase(Model):
    """settings: chase_1_s, chase_2_s and the beep settings, all of them."""

    def __init__(self, settings, power):
        super().__init__(power, settings)
        on_us = power.on_us
        self._settings = settings
        self._now_us = on_us
        self._quiet_us = on_us - HANDS_US - 1
        self._touched = False
        self._ready(on_us)

    def _period_us(self):
        return self._settings[f"chase_{self.position}_s"] * SECOND

    def _ready(self, us):
        self.state = READY
        self.change()
        self.show(us, {self.figures.time(self._period_us())})

    def _run(self, us, seen_us, gone_us):
        """The period goes on at us, with gone_us of it gone by."""
        self.state = RUNNING
        self._zero_us = zero_us = us - gone_us
        self._beeps = [beep for beep in beeps(self._latched_us, self._settings) if beep > gone_us]
        end_us = zero_us + self._latched_us
        self.show(seen_us, lambda at_us: self.figures.time(end_us - at_us))

    def _begin(self, press):
        self._latched_us = self._period_us()
        self._latched_at = self.position
        self._run(press.first_us, press.decided_us, 0)

    def press(self, us, press):
        if self.state == OVER:
            if within(us, self._over_us, DEAF_US):
                self._touched = True
                return
            self._begin(press)
        elif within(us, self._quiet_us, HANDS_US):
            return
        elif self.state == READY:
            self._begin(press)
            self._quiet_us = us
            self.change()
            return  # the long hold of ready is a dash
        elif self.state == RUNNING:
            self.state = PAUSED
            self._gone_us = us - self._zero_us
            self._paused_at = self.position
            self.expected.silences.append(press.decided_us)
            self.show(press.decided_us, {self.figures.time(self._latched_us - self._gone_us), ""})
        elif self.position == self._paused_at:
            self._run(us, press.decided_us, self._gone_us)
        else:
            self._begin(press)
        self._quiet_us = us
        self.change()
        self.begin_hold(press)

    def slide(self, us, position):
        self.position = position
        seen_us = self.when(us)
        if self.state == READY:
            self._ready(seen_us)
        elif self.state == PAUSED:
            self.change()  # what START does is another thing now
            if position == self._paused_at:
                self.show(seen_us, {self.figures.time(self._latched_us - self._gone_us), ""})
            else:
                self.show(seen_us, {self.figures.time(self._period_us())})
        elif self.state == OVER:
            self._touched = True
            if us >= self._over_us + DEAF_US and position != self._latched_at:
                self._ready(seen_us)

    def dues(self):
        dues = self.hold_dues(self._ready)
        if self.state == RUNNING:
            if self._beeps:
                dues.append((self._zero_us + self._beeps[0], self._beep))
            dues.append((self._zero_us + self._latched_us, self._end))
        elif self.state == OVER and not self._counted:
            dues.append((self._over_us + DEAF_US, self._count_again))
        elif self.state == OVER:
            dues.append((self._over_us + OVER_US, self._forget))
        return dues

    def _beep(self, us):
        self._beeps.pop(0)
        self.sound(self.when(us), "short")

    def _end(self, us):
        self.state = OVER
        self.change()
        self._over_us = us
        self._counted = self._touched = False
        self.sound(self.when(us), "long")
        self.show(self.when(us), {self.figures.time(0)})

    def _count_again(self, us):
        self._counted = True
        if self.position != self._latched_at:
            self._ready(self.when(us))

    def _forget(self, us):
        if self._touched:  # untouched since when, and is a press that is ignored a touch?
            self.unclear(us)
        self._ready(us)
