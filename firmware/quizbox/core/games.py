"""The games by name: the one list."""

from quizbox.core.chase import Chase
from quizbox.core.clock import Clock
from quizbox.core.money import Money
from quizbox.core.race import Race

GAMES = (Chase, Money, Clock, Race)  # in the order in which the chooser offers them (6.1)


class Setup:
    """What a game begins with.

    settings  {name: value}, one dict for the whole box: a change is seen at once
    position  where SLIDE stands, 1 or 2
    kept      the kept files' values by name: "game" and "table", absent if there are none
    entropy   entropy(n) gives n random bytes
    """

    def __init__(self, settings, position, kept, entropy):
        self.settings = settings
        self.position = position
        self.kept = kept
        self.entropy = entropy


def offered(settings):
    """The games that this box can play, as classes: without digits not all of them (0.1)."""
    blind = settings["display"] == "none"
    return [game for game in GAMES if not (blind and game.needs_digits)]


def named(name, settings):
    """The class of that name; the first that is offered where this one cannot be played."""
    games = offered(settings)
    for game in games:
        if game.name == name:
            return game
    return games[0]
