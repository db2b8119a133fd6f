"""The box's digits across a terminal, from its events alone: a running game is not asked.

Between two events the laptop's own clock goes on; each event puts it right again.
"""

from quizbox.core import alphabet
from quizbox.core.screen import Screen
from quizbox_host.play import digits

DIGITS = 4
TENTH_US = 100_000
SECOND = 1_000_000
MARGIN_ROWS = 2
STIRS = ("press", "release", "slide", "money.new")  # what it shows may be another thing after it


class Big:
    """event() and shown() say what is so; rows() draws it. now_s: seconds, by any clock."""

    def __init__(self, columns, rows, separator="point"):
        self._screen = Screen(DIGITS, separator)
        self._size = size(columns, rows)
        self._lit = [0] * DIGITS
        self._view = None  # at -> view, while it is known from events
        self.runs = False

    @property
    def is_known(self):
        """Whether events tell what is shown; if not, game.status has to."""
        return self._view is not None

    def shown(self, text):
        """The box shows that text, in game.status's words, until an event says more."""
        self._view, self.runs = None, False
        self._lit = (alphabet.segments(text) + [0] * DIGITS)[:DIGITS]

    def event(self, name, params, now_s):
        """The box told something."""
        if name in STIRS:
            if not self.runs:
                self._view = None
            return
        game, _, what = name.partition(".")
        make = {"chase": _chase, "clock": _clock, "race": _race, "money": _money}.get(game)
        if make is None:
            return
        self.runs = what in ("start", "resume", "beep", "turn", "go", "step")
        goes = self.runs and what not in ("step",) and name != "race.start"

        def view(at_s):
            return make(what, params, int((at_s - now_s) * SECOND) if goes else 0)

        self._view = view

    def rows(self, now_s):
        """The rows of text that show it."""
        if self._view is not None:
            self._screen.show(self._view(now_s))
            self._lit = self._screen.draw()[0]
        return digits.draw(bytes(self._lit), self._size)


def size(columns, rows):
    """The largest digits.Size of which four stand beside each other."""
    width = max(columns // DIGITS, digits.SMALL.width)
    thick = max(1, width // 8)
    bar = width - 2 - 3 * thick
    post = min(bar // 2, (rows - MARGIN_ROWS - 3) // 2)
    return digits.Size(bar=bar, post=max(1, post), thick=thick)


def _left_tenths(params, gone_us):
    return -(-max(0, params["left_us"] - gone_us) // TENTH_US)


def _chase(what, params, gone_us):
    return ("left", _left_tenths(params, gone_us), "steady")


def _clock(what, params, gone_us):
    return ("turn", params["player"], _left_tenths(params, gone_us), "steady")


def _race(what, params, gone_us):
    return ("gone", (params["gone_us"] + gone_us) // TENTH_US)


def _money(what, params, gone_us):
    if what == "arm":
        return ("armed", params["colour"])
    return ("money", params["colour"], params["amount"] // 1000, "steady")
