"""The list of games, and finding them by name."""

from quizbox.core.chase import Chase
from quizbox.core.clock import Clock
from quizbox.core.money import Money
from quizbox.core.race import Race

GAMES = (Chase, Money, Clock, Race)  # in the order in which the chooser offers them (6.1)


class Setup:
    """What a game is given at its start.

    settings  {name: value}, one dict for the whole box: a change is seen at once
    position  of SLIDE, 1 or 2
    kept      the kept files' values by name: "game" and "table", absent if there are none
    entropy   entropy(n) returns n random bytes
    """

    def __init__(self, settings, position, kept, entropy):
        self.settings = settings
        self.position = position
        self.kept = kept
        self.entropy = entropy


def offered(settings):
    """The classes of the games that this box can play: without digits, not all (0.1)."""
    blind = settings["display"] == "none"
    return [game for game in GAMES if not (blind and game.needs_digits)]


def named(name, settings):
    """The class of that name, or the first on offer if this box cannot play that one."""
    games = offered(settings)
    for game in games:
        if game.name == name:
            return game
    return games[0]
