"""Joins the game to the box: whatever happens reaches the game in the order of its time."""

import gc
from time import ticks_diff, ticks_us

from quizbox import settings
from quizbox.core import chooser, colours, deal, games
from quizbox.core.game import ARMED, IDLE, SECOND
from quizbox.core.tunes import LATE_US, NEVER_DROPPED
from quizbox.face import Face

LONGEST_US = 60_000_000  # ticks_diff is right for no more than 8.9 minutes
CALM_US = 500_000  # nothing may fall due for so long when flash is written (6.6)
CHOOSER_US = 1_000_000  # START held since power-up: the chooser, then SAFE (6.1)
SAFE_US = 8_000_000
COLLECT_US = 10_000_000  # garbage is collected so often, in a pass...
COLLECT_FREE_US = 50_000  # ...after which nothing is due for so long

NO_MARK, MARK_WANTED, MARK_KEPT = range(3)


class App:
    """panel: what panel.Panel is; store: store.Store; faults: faults.Faults."""

    def __init__(self, panel, store, faults):
        self._panel = panel
        self._store = store
        self._faults = faults
        self._seen = ticks_us()  # the last step's now
        self._at = self._seen  # the instant that the game has reached
        self._up_us = 0  # since power-up, its part below a second
        self._up_s = 0
        self._collect_us = COLLECT_US
        self._mark = NO_MARK
        self._held_us = 0 if panel.was_powered_on() else None  # START held since power-up
        self._kept = {}
        self.settings = self._load()
        display, digits = panel.display(self.settings["display"])
        self._face = Face(display, digits, panel.lamp, self.settings)
        panel.beeper.volume = self.settings["volume"]
        self._begin(games.named(self.settings["game"], self.settings))

    def step(self, now):
        """Catch up with now, ticks_us read before this call. Returns how long it may sleep, us."""
        button, slide = self._panel.button, self._panel.slide
        passed_us = max(0, ticks_diff(now, self._seen))
        self._seen = now
        self._pass(passed_us)
        button.step(now)
        slide.step(now)
        self.game.lifted = button.lifted
        undecided = button.undecided
        horizon = now if undecided is None or ticks_diff(undecided, now) > 0 else undecided
        while True:
            part = self._first(horizon)
            if part is None:
                break
            self._happen(now, *part.pending.pop(0))
        self._run_to(horizon, now)
        if self._held_us is not None:
            self._watch_held(passed_us)
        self._panel.beeper.step(now)
        if self._mark == MARK_KEPT:
            self._mark = NO_MARK
            self.game.marked()
        self._face.show(self.game.view, self.game.lamp)
        if self._write(now):
            return 0
        wait_us = self._wait_us(now)
        if self._collect_us <= 0 and wait_us > COLLECT_FREE_US:
            self._collect_us = COLLECT_US
            gc.collect()
        return wait_us

    # What has happened, in the order of its time.

    def _first(self, horizon):
        """The part whose oldest happening is next, none later than horizon; or None."""
        first = None
        for part in (self._panel.button, self._panel.slide):
            if not part.pending or ticks_diff(part.pending[0][0], horizon) > 0:
                continue
            if first is None or ticks_diff(part.pending[0][0], first.pending[0][0]) < 0:
                first = part
        return first

    def _happen(self, now, at, what):
        self._run_to(at, now)
        if what == "press":
            self.game.press()
        elif what == "release":
            self.game.release(ticks_diff(self._at, at))
        else:
            self.game.slide(what)
        self._act(now)

    def _run_to(self, at, now):
        us = max(0, ticks_diff(at, self._at))
        if us:
            self._at = at
        self.game.run(us, ticks_diff(now, self._at))
        self._act(now)

    def _pass(self, us):
        """us microseconds have gone by since the last step."""
        self._face.run(us)
        self._collect_us -= us
        self._up_us += us
        self._up_s += self._up_us // SECOND
        self._up_us %= SECOND

    def _watch_held(self, us):
        """START held as power came on: the chooser, and then SAFE (6.1)."""
        if not self._panel.button.held_since_power_up:
            self._held_us = None
            return
        before_us = self._held_us
        self._held_us += us
        if before_us < CHOOSER_US <= self._held_us:
            self._begin(chooser.Chooser)
        elif before_us < SAFE_US <= self._held_us:
            self._begin(chooser.Safe)
            self._held_us = None

    # What the game says.

    def _begin(self, game):
        """Play that game, a class, from its beginning."""
        setup = games.Setup(
            self.settings, self._panel.slide.position, self._kept, self._panel.entropy
        )
        self.game = game(setup)

    def _act(self, now):
        for late_us, kind, value in self.game.take():
            if kind == "sound":
                if late_us <= LATE_US or value in NEVER_DROPPED:
                    self._panel.beeper.play(value, now)
            elif kind == "cut":
                self._panel.beeper.silence()
            elif kind == "keep":
                self._kept["game"] = self.game.to_keep()
                self._store.keep("game", self._kept_game)
            elif kind == "mark":
                self._mark = MARK_WANTED
            elif kind == "setting":
                self._set(*value)
            elif kind == "game":
                self._set("game", value)
                self._begin(games.named(value, self.settings))

    def _kept_game(self):
        return self._kept["game"]

    def _kept_settings(self):
        return self.settings

    def _set(self, name, value):
        if self.settings[name] != value:
            self.settings[name] = value
            self._store.keep("settings", self._kept_settings)
        self._panel.beeper.volume = self.settings["volume"]

    # Flash.

    def _load(self):
        """The kept files into _kept. Returns the settings."""
        values, wrong = self._store.load("settings", settings.chosen) or (settings.defaults(), [])
        if wrong:
            self._store.bad["settings"] = "not a value for " + ", ".join(wrong)
        for name, check in (("game", deal.checked), ("table", colours.checked)):
            value = self._store.load(name, check)
            if value is not None:
                self._kept[name] = value
        for name in sorted(self._store.bad):
            self._report(name)
        return values

    def _report(self, name):
        """A bad file: the reason into the log, and only then the file aside (6.6)."""
        what, where = "bad file", "%s: %s" % (name, self._store.bad[name])
        told = any(
            entry["what"] == what and entry["where"] == where for entry in self._faults.entries
        )
        if not told or self._store.is_aside(name):
            self._faults.note(what, where, 0)
        if name != "log":
            self._store.put_aside(name)

    def _write(self, now):
        """Write to flash what waits, if that may be now. Whether it did."""
        if self._panel.beeper.sounds:
            return False
        if self._mark == MARK_WANTED:
            self._mark = MARK_KEPT
            self._kept["game"] = self.game.to_keep()
            self._store.write_now("game", self._kept_game)
        elif self._store.waits and self._may_write(now) and not self._quiet_in_us(now):
            self._store.write_next()
        else:
            return False
        self._panel.button.after_write(ticks_us())
        return True

    def _may_write(self, now):
        """Whether flash may be written but for START, which has to be quiet besides (6.6)."""
        due_us = self.game.due_us()
        return (
            self.game.phase in (IDLE, ARMED)
            and (due_us is None or due_us > CALM_US)
            and self._face.settled_for(CALM_US)
            and self._panel.slide.due_us(now) is None
        )

    def _quiet_in_us(self, now):
        """Until START has been up and quiet for long enough; a long time while it is not up."""
        quiet_us = self._panel.button.quiet_in_us(now)
        return LONGEST_US if quiet_us is None else quiet_us

    # Sleep.

    def _wait_us(self, now):
        """Until something is due."""
        panel = self._panel
        dues_us = [
            LONGEST_US,
            self._face.due_us(),
            panel.button.due_us(now),
            panel.slide.due_us(now),
            panel.beeper.due_us(now),
        ]
        if panel.button.undecided is None:
            dues_us.append(self.game.due_us())
        if self._held_us is not None:
            next_us = CHOOSER_US if self._held_us < CHOOSER_US else SAFE_US
            dues_us.append(next_us - self._held_us)
        if self._store.waits and self._may_write(now) and not panel.beeper.sounds:
            dues_us.append(self._quiet_in_us(now))
        return max(0, min(due_us for due_us in dues_us if due_us is not None))
