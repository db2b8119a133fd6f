"""What is shown after a fault in the program, before the game starts again. behaviour.md 6.5."""

from quizbox.core.game import SECOND, Game

SHOWN_US = 2 * SECOND


class Trouble(Game):
    """`Er` and a number for two seconds; START and SLIDE are ignored."""

    def __init__(self, setup, number):
        """number: of the fault in the log; its last two digits are shown."""
        super().__init__(setup)
        self._wait_us = SHOWN_US
        self.become("fault", ("text", "Er%2d" % (number % 100)), "off")

    def due(self):
        self._wait_us = None
        self.say("game", self.setup.settings["game"])
