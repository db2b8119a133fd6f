"""What a box shows, followed on the laptop from its events and from `game.status`.

A running game is not asked: between two of its events the laptop's own clock goes on, and each
event puts it right again. Where nothing runs the box is looked at now and then. A look sees what
the digits show at that instant, which may be the dark half of a blink or a letter of a name that
runs through: view and blink are worked out from several.
"""

import re

from quizbox.core import alphabet
from quizbox.core.screen import Screen

DIGITS = 4  # until a look tells
TENTH_US = 100_000
SECOND = 1_000_000
LOOK_S = 0.3  # between two looks; no part of a blink, so that they see both halves
SOON_S = 0.1  # to the look after a press, for what it leads to is told meanwhile
REMIND_S = 5  # without an event: is it still as the last one said?
DARK_S = 0.7  # dark for longer than half a blink: it dims or sleeps
LOW_S = 12  # `Lo` shows each 10 s

STIRS = ("press", "release", "slide", "money.new")  # what it shows may be another thing after it
GAMES = {
    "chase": "The Chase",
    "money": "The Colour of Money",
    "clock": "Chase, the dice game",
    "race": "Face Chase",
}
STATES = {  # in which an event says that the game is
    "chase.start": "running", "chase.resume": "running", "chase.beep": "running",
    "chase.pause": "paused", "chase.over": "over",
    "clock.turn": "turn", "clock.resume": "turn", "clock.beep": "turn",
    "clock.pause": "paused", "clock.over": "over",
    "race.start": "blips", "race.go": "count", "race.stop": "over",
    "money.arm": "armed", "money.step": "counting", "money.stop": "stopped",
    "money.reveal": "revealed",
}  # fmt: skip
RUNS = ("running", "turn", "blips", "count", "counting")
GOES = ("running", "turn", "count")  # its figure changes without an event
OF_A_COLOUR = ("armed", "counting", "stopped", "revealed", "over")


class Big:
    """separator: as in the settings; event(), look() and named() say what is so."""

    def __init__(self, separator="point"):
        self._separator = separator
        self._screen = Screen(DIGITS, separator)
        self._lit = [0] * DIGITS
        self._drawn_s = None  # when lit() was last asked for
        self._game = self._state = None
        self._round = 0
        self._colour = self._player = None
        self._names = {}  # of the colours of this game, as far as they are known
        self._marked = False  # somebody has looked at the amounts (3.17)
        self._dealt = False  # no colour of this game has been played
        self._asked_names = False
        self._looked_s = self._heard_s = None
        self._low_s = None  # when `Lo` was last seen
        self._forget()

    def _forget(self):
        """It is no longer known what is shown."""
        self._view = None  # seconds since _since_s -> view
        self._since_s = 0
        self._told = False  # _view is by an event or an exact figure, not by looks
        self._text = None  # the last lit one that was seen...
        self._dark_s = None  # ...and since when there has been none
        self._blinks = False

    # What the watcher asks.

    def has_to_look(self, now_s):
        """Whether game.status has to tell more."""
        if self._looked_s is None:
            return True
        if self._state in RUNS and self._told:
            return now_s - max(self._looked_s, self._heard_s or 0) >= REMIND_S
        return now_s - self._looked_s >= LOOK_S

    @property
    def wants_names(self):
        """Whether table.get would tell the names of this game: no colour of it is played, so
        none can have been loaded for the next one."""
        return (
            self._game == "money"
            and self._state == "choose"
            and self._dealt
            and not self._asked_names
        )

    def title(self, now_s):
        """What stands beside the digits, as a list of texts."""
        parts = [GAMES.get(self._game, self._game or "")]
        if self._round:
            parts.append(f"round {self._round}")
        if self._colour is not None:
            name = self._names.get(self._colour)
            parts.append(f"colour {self._colour}" + (f", {name}" if name else ""))
        if self._player is not None:
            parts.append(f"player {self._player}")
        if self._dark_s is not None and now_s - self._dark_s > DARK_S:
            parts.append("the box rests: a press wakes it")
        if self._low_s is not None and now_s - self._low_s < LOW_S:
            parts.append("its batteries are low")
        return parts

    def lit(self, now_s):
        """The segments of each digit at that instant. now_s: seconds, by any clock."""
        if self._drawn_s is not None:
            self._screen.run(int(max(0, now_s - self._drawn_s) * SECOND))
        self._drawn_s = now_s
        if self._view is not None:
            self._screen.show(self._view(int((now_s - self._since_s) * SECOND)))
            self._lit = self._screen.draw()[0]
            if self._marked and self._game == "money":
                self._lit = [*self._lit[:-1], self._lit[-1] | alphabet.POINT]
        return self._lit

    # What the box says.

    def named(self, names):
        """The names of all colours, in order."""
        self._asked_names = True
        self._names = dict(enumerate(names, 1))

    def event(self, name, params, now_s):
        """The box told something."""
        self._heard_s = now_s
        if name == "money.new":
            self._names, self._asked_names, self._marked = {}, False, False
        game, state = name.partition(".")[0], STATES.get(name)
        if state is None:
            if name in STIRS and self._state not in RUNS:
                self._forget()
                self._looked_s = now_s + SOON_S - LOOK_S
            return
        self._enter(game, state)
        if game == "money":
            self._colour = params["colour"]
        self._player = params.get("player")
        self._tell(lambda us: _view(game, state, params, us), now_s)

    def look(self, status, now_s):
        """What game.status says."""
        self._looked_s = now_s
        if (status["game"], status["state"]) != (self._game, self._state):
            self._enter(status["game"], status["state"])
        digits = len(alphabet.segments(status["shown"])) or DIGITS
        if digits != len(self._lit):
            self._screen, self._lit = Screen(digits, self._separator), [0] * digits
        self._round = status["round"]
        played = status["played"]
        self._dealt = not played
        self._names.update({one["colour"]: one["name"] for one in played})
        if self._game == "money" and played and self._state in OF_A_COLOUR[1:]:
            self._colour = played[-1]["colour"]
        if not self._told:
            self._see(status["shown"], played, now_s)

    def _enter(self, game, state):
        if (game, state) != (self._game, self._state):
            self._forget()
            if game != "money" or state not in (*OF_A_COLOUR, "choose"):
                self._colour = None
            if game != "clock" or state == "ready":
                self._player = None
            if game != self._game:
                self._round = 0
        self._game, self._state = game, state

    def _tell(self, view, now_s):
        self._forget()
        self._view, self._since_s, self._told = view, now_s, True

    # What a look sees.

    def _see(self, shown, played, now_s):
        is_lit = shown.strip(" .") != ""
        if is_lit and self._game == "money":
            self._marked = shown.endswith(".")
            shown = shown.rstrip(".")
        exact = self._exact(played)
        if exact is not None:
            self._view = lambda us: exact
            return
        if not is_lit:
            self._see_nothing(now_s)
            return
        if shown.strip() == "Lo":
            self._low_s = now_s
            return
        self._blinks = self._blinks and shown == self._text
        self._text, self._dark_s = shown, None
        self._show_seen(now_s)

    def _see_nothing(self, now_s):
        """The dark half of a blink, or a box that dims or sleeps: the view stands then."""
        if self._dark_s is None:
            self._dark_s = now_s
        was, self._blinks = self._blinks, now_s - self._dark_s <= DARK_S and self._text is not None
        if self._text is not None and was != self._blinks:
            self._show_text()

    def _show_seen(self, now_s):
        known = self._game in GAMES and self._state in GOES  # how it goes on
        if known and re.search(r"\d\.\d$", self._text):
            state, game, params = self._state, self._game, _figure(self._text)
            self._player = params["player"] if game == "clock" else None
            self._tell(lambda us: _view(game, state, params, us), now_s)
        elif self._state == "choose":
            self._see_offer()
        else:
            number = re.match(r"\d*", self._text)[0]
            if number and self._state == "armed":
                self._colour = int(number)
            if number and self._game == "clock":
                self._player = int(number[0])
            self._show_text()

    def _exact(self, played):
        """The view at the end of a count, which game.status tells whole."""
        if self._game != "money" or not played or played[-1]["amount"] is None:
            return None
        thousands = played[-1]["amount"] // 1000
        if self._state == "over":
            return ("over", played[-1]["colour"], thousands)
        if self._state == "revealed":
            return ("money", played[-1]["colour"], thousands, "blink")
        return None

    def _see_offer(self):
        """A colour's number, its name as it runs through, or what is no colour."""
        found = re.match(r"C (\d\d)" if len(self._lit) < 8 else r"(\d\d) ", self._text)
        if found:
            self._colour = int(found[1])
            name = self._names.get(self._colour)
            if name:
                view = ("offer", self._colour, name, None)
                self._view = lambda us: view
                return
        elif re.match(r"r \d\d|nEu", self._text):
            self._colour = None
        elif self._colour is not None and self._view is not None:
            return  # the number is known
        self._show_text()

    def _show_text(self):
        view = ("text", self._text, "blink" if self._blinks else "steady")
        self._view = lambda us: view


def _figure(text):
    """Of a time shown in tenths what an event would tell."""
    tenths = int(re.search(r"(\d+)\.\d$", text)[1] + text[-1])
    player = int(text[0]) if text[0].isdigit() else 0
    us = tenths * TENTH_US
    return {"left_us": us, "gone_us": us, "player": player}


def _view(game, state, params, us):
    """The view that the box has us microseconds after an event that led to that state."""
    gone_us = us if state in GOES else 0
    how = "blink" if state in ("paused", "revealed") else "steady"
    if game == "race":
        return ("gone", (params["gone_us"] + gone_us) // TENTH_US)
    if game == "money":
        if state == "armed":
            return ("armed", params["colour"])
        return ("money", params["colour"], params["amount"] // 1000, how)
    tenths = -(-max(0, params["left_us"] - gone_us) // TENTH_US)
    if game == "chase":
        return ("left", tenths, how)
    return ("turn", params["player"], tenths, "blink" if state == "over" else how)
