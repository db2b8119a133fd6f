"""The state of a game of The Colour of Money: amounts, colours played. behaviour.md 3.1 to 3.3.

This is what survives power loss (3.18); money.py plays one colour after another on it.
"""

from quizbox.core import colours

FRESH, ARMED, COUNTING, REVEALED = "choose", "armed", "counting", "revealed"


class Deal:
    """deal: the amounts in thousands, colour by colour; names: as they were when it was dealt;
    played: [colour, [stops in thousands], revealed amount in thousands or 0], oldest first;
    stage: of the colour in hand, FRESH to REVEALED; colour: its number, 1 to 20, or 0 for none;
    peeked: a laptop has read hidden amounts in mid-game (3.17); outdated: a new table was loaded
    while a colour was armed (7.7).
    """

    def __init__(self, deal, names):
        self.deal = deal
        self.names = names
        self.played = []
        self.stage = FRESH
        self.colour = 0
        self.peeked = False
        self.outdated = False

    @property
    def counted(self):
        """How many colours are spent."""
        return len(self.played)

    def unspent(self):
        """The numbers of the colours that can still be chosen, in the order of the cards."""
        spent = [colour for colour, _, _ in self.played]
        return [number for number in range(1, colours.COUNT + 1) if number not in spent]

    def opening(self):
        """The colour to offer first: the first unspent one after the last one played (3.19)."""
        left = self.unspent()
        last = self.played[-1][0] if self.played else 0
        return next((number for number in left if number > last), left[0])

    def arm(self, colour):
        """Take that colour in hand."""
        self.stage, self.colour = ARMED, colour

    def begin(self):
        """The count of the armed colour begins: it is spent."""
        self.stage = COUNTING
        self.played.append([self.colour, [], 0])

    def stop(self, figure_k):
        """The count was stopped at figure_k thousands."""
        self.played[-1][1].append(figure_k)

    def reveal(self):
        """The count is over, and the amount is public."""
        self.stage = REVEALED
        self.played[-1][2] = self.amount_k()

    def close(self):
        """Put the colour in hand down."""
        self.stage, self.colour = FRESH, 0

    def amount_k(self):
        """The amount of the colour in hand, in thousands."""
        return self.deal[self.colour - 1]

    def to_keep(self):
        """The value for the kept file; its length gives no hidden amount away (3.17)."""
        return {
            "deal": self.deal,
            "names": self.names,
            "played": self.played,
            "stage": self.stage,
            "colour": self.colour,
            "peeked": self.peeked,
            "outdated": self.outdated,
        }


def fresh(setup):
    """A new game, dealt by the table and the setting deal of setup, a games.Setup (3.2)."""
    table = setup.kept.get("table", {}).get("colours") or colours.default()
    loaded = colours.amounts_k(table)
    if loaded is None or setup.settings["deal"] == "shuffle":
        loaded = colours.shuffled(setup.entropy)
    return Deal(loaded, [colour["name"] for colour in table])


def resumed(kept):
    """The Deal of a kept file; a count that was under way is over (3.18).

    Raises ValueError for what to_keep cannot have made.
    """
    try:
        deal = Deal(list(kept["deal"]), list(kept["names"]))
        deal.played = [[colour, list(stops), amount] for colour, stops, amount in kept["played"]]
        deal.stage, deal.colour = kept["stage"], kept["colour"]
        deal.peeked = kept.get("peeked", False) is True
        deal.outdated = kept.get("outdated", False) is True
        sound = _is_sound(deal)
    except (KeyError, TypeError, ValueError):
        sound = False
    if not sound:
        raise ValueError("not a game of The Colour of Money")
    if deal.stage == COUNTING:
        deal.reveal()
    return deal


def is_under_way(kept, rounds):
    """Whether the game of a kept file has begun and not ended; rounds: colours in a game."""
    played = len(kept["played"])
    return played > 0 and not (played >= rounds and kept["stage"] in (COUNTING, REVEALED))


def checked(kept):
    """Returns kept if resumed accepts it; raises ValueError otherwise."""
    resumed(kept)
    return kept


def _is_sound(deal):
    numbers = list(range(1, colours.COUNT + 1))
    spent = [colour for colour, _, _ in deal.played]
    return (
        sorted(deal.deal) == numbers
        and len(deal.names) == colours.COUNT
        and all(isinstance(name, str) for name in deal.names)
        and all(colour in numbers for colour in spent)
        and len(set(spent)) == len(spent)
        and _stage_is_sound(deal, spent)
    )


def _stage_is_sound(deal, spent):
    if deal.stage == FRESH:
        return deal.colour == 0
    if deal.stage == ARMED:
        return deal.colour in deal.unspent()
    return deal.stage in (COUNTING, REVEALED) and spent and deal.colour == spent[-1]
