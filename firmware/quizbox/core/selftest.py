"""The self-test, started by a laptop: every segment lit, each sound once. behaviour.md 7.9."""

from quizbox.core.game import RUNS, SECOND, Game
from quizbox.core.tunes import TUNES

GAP_US = SECOND // 4
ALL = "8.8.8.8.8.8.8.8."


class SelfTest(Game):
    """After the last sound the game starts again; START ends the test at once."""

    def __init__(self, setup):
        super().__init__(setup)
        self._names = sorted(TUNES)
        self._wait_us = 0
        self.become("selftest", ("text", ALL), "on", RUNS)

    def due(self):
        if not self._names:
            self._leave()
            return
        name = self._names.pop(0)
        self._wait_us = GAP_US + sum(ms * 1000 for _, ms in TUNES[name])
        self.say("sound", name)

    def pressed(self):
        self.say("cut")
        self._leave()

    def _leave(self):
        self._wait_us = None
        self.say("game", self.setup.settings["game"])
