"""What of flash is read as the program begins, and when it may be written. behaviour.md 6.6."""

from time import ticks_us

from quizbox import settings
from quizbox.core import colours, deal
from quizbox.core.game import ARMED, IDLE
from quizbox.interrupt import hold

CALM_US = 500_000  # nothing may fall due for so long when flash is written

NO_MARK, MARK_WANTED, MARK_KEPT = range(3)


class Flash:
    """app: the app.App whose kept files these are. A write takes tens of milliseconds in which
    nothing else happens: it waits until nobody can notice.

    mark: MARK_WANTED keeps the game in the next pass that is silent, whatever runs (3.18), and
    then it is MARK_KEPT
    """

    def __init__(self, app):
        self._app = app
        self._store = app.store
        self._store.watcher = app.panel.button
        self.mark = NO_MARK

    def load(self, told):
        """The kept files into the app's kept. Returns the settings.

        told: names of files that are known to be bad, and logged.
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
        """A bad file: the reason into the log, and only then the file aside."""
        faults = self._app.faults
        what, where = "bad file", "%s: %s" % (name, self._store.bad[name])
        told = any(entry["what"] == what and entry["where"] == where for entry in faults.entries)
        if not told or self._store.is_aside(name):
            faults.note(what, where, 0)
        if name != "log":
            self._store.put_aside(name)

    def keep_game(self, then=None):
        """Keep the state of The Colour of Money at the next chance; then: as store.keep has it."""
        self._take_game()
        self._store.keep("game", self._kept_game, then)

    def _take_game(self):
        game = self._app.game
        if game.name == "money":
            self._app.kept["game"] = game.to_keep()

    def _kept_game(self):
        return self._app.kept["game"]

    def keep_settings(self):
        """Keep the settings at the next chance."""
        self._store.keep("settings", self._kept_settings)

    def _kept_settings(self):
        return self._app.settings

    def write(self, now):
        """Write what waits, one thing, if that may be now. Returns whether it did."""
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
        except OSError as error:  # full or worn out: the game goes on, and the log has it
            if self._store.failed != "log":
                self._app.faults.note("flash", str(error), self._app.uptime_s)

    def _is_still_quiet(self):
        """Whether START has not stirred while bytes were made of what is to be kept."""
        return self._app.panel.button.quiet_in_us(ticks_us()) == 0

    def write_all(self):
        """The program ends: write what waits, now."""
        while self._store.waiting:
            try:
                self._store.write_next()
            except OSError:
                pass  # what flash does not take is lost

    def write_log(self):
        """The program ends by 0x03: of what waits, the log alone is written."""
        if self._store.waits_for("log"):
            try:
                self._store.write_now("log", self._app.faults.to_keep)
            except OSError:
                pass  # as write_all

    def due_us(self, now):
        """Microseconds until something that waits can be written, as far as START alone hinders
        it; None where nothing waits, where more hinders it or while START is not up."""
        if not self._store.waiting or self._app.panel.beeper.sounds or not self._is_calm(now):
            return None
        return self._app.panel.button.quiet_in_us(now)

    def _is_calm(self, now):
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
