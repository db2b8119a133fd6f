"""Reads the kept files at the start, and decides when flash may be written. behaviour.md 6.6."""

from time import ticks_us

from quizbox import settings
from quizbox.core import colours, deal
from quizbox.core.game import ARMED, IDLE
from quizbox.interrupt import hold

CALM_US = 500_000  # flash is written only if nothing is due for this long

NO_MARK, MARK_WANTED, MARK_KEPT = range(3)


class Flash:
    """Schedules writes. One blocks the loop for tens of milliseconds, so it waits for a time when
    nobody can notice.

    app: the app.App whose kept files these are
    mark: set to MARK_WANTED, the game is written in the next pass without a sound, even while it
        runs (3.18); after that it is MARK_KEPT
    """

    def __init__(self, app):
        self._app = app
        self._store = app.store
        self._store.watcher = app.panel.button
        self.mark = NO_MARK

    def load(self, told):
        """Read the kept files into app.kept, and log the bad ones. Returns the settings.

        told: set of the names of bad files that are already logged.
        """
        store = self._store
        values, wrong = store.load("settings", settings.chosen) or (settings.defaults(), [])
        if wrong:
            store.bad["settings"] = "not a value for " + ", ".join(wrong)
        for name, check in (("game", deal.checked), ("table", colours.checked)):
            value = store.load(name, check)
            if value is not None:
                self._app.kept[name] = value
        for name in sorted(set(store.bad) - told):
            self._report(name)
        return values

    def _report(self, name):
        """Log why a file is bad, and only then put it aside."""
        faults = self._app.faults
        what, where = "bad file", "%s: %s" % (name, self._store.bad[name])
        told = any(entry["what"] == what and entry["where"] == where for entry in faults.entries)
        if not told or self._store.is_aside(name):
            faults.note(what, where, 0)
        if name != "log":
            self._store.put_aside(name)

    def keep_game(self, then=None):
        """Queue the state of The Colour of Money; then: as in Store.keep."""
        self._take_game()
        self._store.keep("game", self._kept_game, then)

    def _take_game(self):
        game = self._app.game
        if game.name == "money":
            self._app.kept["game"] = game.to_keep()

    def _kept_game(self):
        return self._app.kept["game"]

    def keep_settings(self):
        """Queue the settings."""
        self._store.keep("settings", self._kept_settings)

    def _kept_settings(self):
        return self._app.settings

    def write(self, now):
        """Write the mark or one queued file, if that may be now. Returns whether it tried.

        now: ticks_us. Raises KeyboardInterrupt for an 0x03 that came meanwhile (7.3).
        """
        if self.mark != MARK_WANTED and not self._store.waiting:
            return False
        if self.mark != MARK_WANTED and self.due_us(now) != 0:
            return False
        panel = self._app.panel
        if panel.beeper.sounds:
            return False
        if hold():  # it must not be cut short
            raise KeyboardInterrupt
        self._write()
        panel.serial.allow()
        return True

    def _write(self):
        try:
            if self.mark == MARK_WANTED:
                self.mark = MARK_KEPT
                self._take_game()
                self._store.write_now("game", self._kept_game)
            else:
                self._store.write_next(self._is_still_quiet)
        except OSError as error:  # full or worn out: log it, and the game goes on
            if self._store.failed != "log":
                self._app.faults.note("flash", str(error), self._app.uptime_s)

    def _is_still_quiet(self):
        """Whether START has stayed quiet while the bytes were packed."""
        return self._app.panel.button.quiet_in_us(ticks_us()) == 0

    def write_all(self):
        """The program ends: write all that is queued, now."""
        while self._store.waiting:
            try:
                self._store.write_next()
            except OSError:
                pass  # what cannot be written is lost

    def write_log(self):
        """The program ends by 0x03: write the log if it is queued, and nothing else."""
        if self._store.waits_for("log"):
            try:
                self._store.write_now("log", self._app.faults.to_keep)
            except OSError:
                pass  # lost, as in write_all

    def due_us(self, now):
        """Microseconds until START has been quiet long enough to write; None if nothing is queued,
        START is not up or something else forbids it."""
        if not self._store.waiting or self._app.panel.beeper.sounds or not self._is_calm(now):
            return None
        return self._app.panel.button.quiet_in_us(now)

    def _is_calm(self, now):
        """Whether all but START leaves CALM_US free for a write."""
        app = self._app
        return (
            app.game.phase in (IDLE, ARMED)
            and _is_far(app.game.due_us())
            and _is_far(app.idle.low_in_us)
            and app.face.settled_for(CALM_US)
            and app.panel.slide.due_us(now) is None
        )


def _is_far(due_us):
    return due_us is None or due_us > CALM_US
