"""The chooser of game and volume at power-up, and SAFE. behaviour.md 6.1."""

from quizbox.core import games
from quizbox.core.game import SECOND, Game

UNTOUCHED_US = 10 * SECOND  # untouched for this long, it takes what it shows
LOUDEST = 3


class Chooser(Game):
    """The games on offer one after another, then the volume, then the first game again."""

    def __init__(self, setup):
        super().__init__(setup)
        self._games = games.offered(setup.settings)
        kept = games.named(setup.settings["game"], setup.settings)
        self._place = self._games.index(kept)
        self._volume = setup.settings["volume"]
        self._show()

    def due(self):
        if self._is_at_volume():
            self._take(self.setup.settings["game"])
        else:
            self._take(self._games[self._place].name)

    def pressed(self):
        self._wait_us = None
        self._place = (self._place + 1) % (len(self._games) + 1)
        self._show()

    def let_go(self, ago_us):
        self._wait_us = UNTOUCHED_US - ago_us

    def slid(self):
        if self._is_at_volume():
            self._volume = (self._volume + 1) % (LOUDEST + 1)
            self.say("setting", {"volume": self._volume})
            self.say("sound", "short")
            if self._wait_us is not None:
                self._wait_us = UNTOUCHED_US
            self._show()
        else:
            self._take(self._games[self._place].name)

    def _is_at_volume(self):
        return self._place == len(self._games)

    def _show(self):
        titles = [game.title for game in self._games] + ["Snd%d" % self._volume]
        self.become("choosing", ("text", titles[self._place]), "on")

    def _take(self, name):
        self._wait_us = None
        self.say("game", name)


class Safe(Game):
    """No game runs; only the serial line answers, until power is cut or `reboot`."""

    def __init__(self, setup):
        super().__init__(setup)
        self.become("safe", ("text", "SAFE"), "off")
