"""Plays The Colour of Money by hand: presses, SLIDE and time go in, faces and words come out.

Times are milliseconds. Red hides 1,000, Orange 3,000, Yellow 5,000, Lime 2,000, Emerald 20,000.
"""

from quizbox.core import colours
from quizbox.core.game import ARMED, IDLE, PAUSED, RUNS
from quizbox.core.games import Setup
from quizbox.core.money import Money

DEAL = [1, 3, 5, 2, 4, 20, 7, 6, 8, *range(9, 20)]
NAMES = list(colours.DEFAULT_NAMES)
TABLE = [{"name": name, "amount": 1000 * amount} for name, amount in zip(NAMES, DEAL, strict=True)]
SETTINGS = {"money_step_ms": 1000, "money_rounds": 10, "deal": "auto"}


class Hand:
    """Plays a Money; said: [(when, kind, value)] of all that it has said so far."""

    def __init__(self, position=1, kept=None, mark_ms=0, **settings):
        files = {"table": {"colours": TABLE}}
        if kept:
            files["game"] = kept
        self.settings = {**SETTINGS, **settings}
        self.game = Money(Setup(self.settings, position, files, None))
        self.now = 0
        self.said = []
        self._mark_ms = mark_ms  # how long it takes to keep the mark; None: for ever
        self._hear()

    def _hear(self):
        for late_us, kind, value in self.game.take():
            assert late_us % 1000 == 0
            self.said.append((self.now - late_us // 1000, kind, value))
            if kind == "mark" and self._mark_ms == 0:
                self.game.marked()

    def to(self, ms):
        """Let time go by in steps, as the box does: to each thing that falls due."""
        while True:
            due_us = self.game.due_us()
            if due_us is None or due_us > (ms - self.now) * 1000:
                break
            self.now += due_us // 1000
            self.game.run(due_us)
            self._hear()
        self.game.run((ms - self.now) * 1000)
        self.now = ms
        self._hear()
        return self

    def stall(self, ms):
        """Let time go by in one step."""
        gone_us = (ms - self.now) * 1000
        self.now = ms
        self.game.run(gone_us)
        self._hear()
        return self

    def press(self, ms, for_ms=120):
        return self.down(ms).up(ms + for_ms)

    def down(self, ms):
        self.to(ms)
        self.game.press()
        self._hear()
        return self

    def up(self, ms):
        self.to(ms)
        self.game.release(0)
        self._hear()
        return self

    def slide(self, ms, position):
        self.to(ms)
        self.game.slide(position)
        self._hear()
        return self

    @property
    def face(self):
        return self.game.state, self.game.view, self.game.lamp, self.game.phase

    @property
    def sounds(self):
        return [(ms, value) for ms, kind, value in self.said if kind == "sound"]


def offer(colour, round_number=None):
    return ("offer", colour, NAMES[colour - 1], round_number)


def choose(colour, round_number=None):
    return "choose", offer(colour, round_number), "on", IDLE


def armed(colour):
    return "armed", ("armed", colour), "on", ARMED


def counting(colour, thousands):
    return "counting", ("money", colour, thousands, "steady"), "on", RUNS


def stopped(colour, thousands):
    return "stopped", ("money", colour, thousands, "steady"), "blink", PAUSED


def revealed(colour, lamp="off"):
    return "revealed", ("money", colour, DEAL[colour - 1], "blink"), lamp, IDLE


def over(colour):
    return "over", ("over", colour, DEAL[colour - 1]), "on", IDLE


NEW = ("choose", ("text", "nEu"), "on", IDLE)
NEW_ARMED = ("new", ("text", "nEu-"), "on", IDLE)
SET1 = ("set1", ("text", "SEt1"), "off", IDLE)


def kept(*played, stage="choose", colour=0):
    rows = [list(row) for row in played]
    return {
        "deal": DEAL,
        "names": NAMES,
        "played": rows,
        "stage": stage,
        "colour": colour,
        "peeked": False,
        "outdated": False,
    }


def kept_now(hand):
    return dict(hand.game.to_keep())


def at_colour(colour, position=2, **more):
    """A Hand with that colour armed."""
    return Hand(position, kept(stage="armed", colour=colour), **more)


def after_red(position=1, **more):
    return Hand(position, kept([1, [], 1]), **more)
