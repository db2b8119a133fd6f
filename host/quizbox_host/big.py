"""What a box shows, reconstructed on the laptop from its events and from `game.status`.

While a game runs, the laptop's own clock extrapolates between two events, and each event corrects
it. In other states the box is polled: a look is one `game.status`. It returns what the digits show
at that instant, which may be the dark half of a blink or a part of a scrolling name: view and blink
are inferred from several looks.
"""

import re

from quizbox.core import alphabet
from quizbox.core.screen import Screen

DIGITS = 4  # until the first look says how many
TENTH_US = 100_000
SECOND = 1_000_000
LOOK_S = 0.3  # between two looks; no divisor of a blink's second, so that they see both halves
SOON_S = 0.1  # from a press to the next look: an event that it causes comes first
REMIND_S = 5  # without an event, then look whether the state is still the same
DARK_S = 0.7  # dark for longer than half a blink: the box is dimmed or asleep
LOW_S = 12  # after a `Lo`, which shows each 10 s, the batteries count as low

STIRS = ("press", "release", "slide", "money.new")  # the digits may change after these
GAMES = {
    "chase": "The Chase",
    "money": "The Colour of Money",
    "clock": "Chase, the dice game",
    "race": "Face Chase",
}
STATES = {  # the state that an event puts the game into
    "chase.start": "running", "chase.resume": "running", "chase.beep": "running",
    "chase.pause": "paused", "chase.over": "over",
    "clock.turn": "turn", "clock.resume": "turn", "clock.beep": "turn",
    "clock.pause": "paused", "clock.over": "over",
    "race.start": "blips", "race.go": "count", "race.stop": "over",
    "money.arm": "armed", "money.step": "counting", "money.stop": "stopped",
    "money.reveal": "revealed",
}  # fmt: skip
RUNS = ("running", "turn", "blips", "count", "counting")
GOES = ("running", "turn", "count")  # the time on the digits runs between two events
OF_A_COLOUR = ("armed", "counting", "stopped", "revealed", "over")


class Big:
    """A model of the display: event(), look() and named() feed it, title() and lit() read it.

    separator: the setting of that name.
    """

    def __init__(self, separator="point"):
        self._separator = separator
        self._screen = Screen(DIGITS, separator)
        self._lit = [0] * DIGITS
        self._drawn_s = None  # when lit() was last called
        self._game = self._state = None
        self._round = 0
        self._colour = self._player = None
        self._names = {}  # {colour: name}, as far as they are known
        self._marked = False  # a peek has lit the last point (3.17)
        self._dealt = False  # no colour of this game has been played
        self._asked_names = False
        self._looked_s = self._heard_s = None
        self._low_s = None  # when `Lo` was last seen
        self._forget()

    def _forget(self):
        """Drop the view: the next look or event gives another."""
        self._view = None  # microseconds since _since_s -> view
        self._since_s = 0
        self._told = False  # _view comes from an event or an exact figure, not from looks
        self._text = None  # the last text that was seen lit...
        self._dark_s = None  # ...and since when the digits are dark
        self._blinks = False

    # For the watcher.

    def has_to_look(self, now_s):
        """Whether it is time for the next look. now_s: seconds, by any clock."""
        if self._looked_s is None:
            return True
        if self._state in RUNS and self._told:
            return now_s - max(self._looked_s, self._heard_s or 0) >= REMIND_S
        return now_s - self._looked_s >= LOOK_S

    @property
    def wants_names(self):
        """Whether to ask table.get for the names. Only before a colour is played: later the table
        may have been loaded for the next game."""
        return (
            self._game == "money"
            and self._state == "choose"
            and self._dealt
            and not self._asked_names
        )

    def title(self, now_s):
        """The texts above the digits: game, round, colour, player, and hints about the box."""
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
        """The segments that are lit at now_s (seconds, by any clock), a byte a digit."""
        if self._drawn_s is not None:
            self._screen.run(int(max(0, now_s - self._drawn_s) * SECOND))
        self._drawn_s = now_s
        if self._view is not None:
            self._screen.show(self._view(int((now_s - self._since_s) * SECOND)))
            self._lit = self._screen.draw()[0]
            if self._marked and self._game == "money":
                self._lit = [*self._lit[:-1], self._lit[-1] | alphabet.POINT]
        return self._lit

    # From the box.

    def named(self, names):
        """Take the names of all colours, in the order of their numbers."""
        self._asked_names = True
        self._names = dict(enumerate(names, 1))

    def event(self, name, params, now_s):
        """Take an event, as docs/protocol.md lists them, that came at now_s."""
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
        """Take a result of game.status."""
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

    # Inferred from looks.

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
        """Dark digits: half of a blink, or, for longer than DARK_S, a box dimmed or asleep."""
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
        """The view after a count, if game.status gives its amount; else None."""
        if self._game != "money" or not played or played[-1]["amount"] is None:
            return None
        thousands = played[-1]["amount"] // 1000
        if self._state == "over":
            return ("over", played[-1]["colour"], thousands)
        if self._state == "revealed":
            return ("money", played[-1]["colour"], thousands, "blink")
        return None

    def _see_offer(self):
        """In choose: a colour's number, a part of its scrolling name, or a round or `nEu`."""
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
    """The params of an event at the time that text shows in tenths of a second."""
    tenths = int(re.search(r"(\d+)\.\d$", text)[1] + text[-1])
    player = int(text[0]) if text[0].isdigit() else 0
    us = tenths * TENTH_US
    return {"left_us": us, "gone_us": us, "player": player}


def _view(game, state, params, us):
    """The box's view, us microseconds after the event with params that led to that state."""
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
