"""A game of The Colour of Money between two colours: who hides what, what was played. 3.1 to 3.3.

This is what outlives a power cut (3.18); money.py plays one colour after another on it.
"""

from quizbox.core import colours

FRESH, ARMED, COUNTING, REVEALED = "choose", "armed", "counting", "revealed"


class Deal:
    """deal: the amounts in thousands, colour by colour; names: as they were when it was dealt;
    played: [colour, [stops in thousands], revealed amount in thousands or 0], oldest first;
    stage: where the colour in hand stands; colour: its number, 1 to 20, or 0;
    peeked: a laptop was told amounts in mid-game; outdated: a table came while a colour was armed.
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
        self.stage, self.colour = ARMED, colour

    def begin(self):
        """The count of the armed colour begins: it is spent."""
        self.stage = COUNTING
        self.played.append([self.colour, [], 0])

    def stop(self, figure_k):
        self.played[-1][1].append(figure_k)

    def reveal(self):
        self.stage = REVEALED
        self.played[-1][2] = self.amount_k()

    def close(self):
        """The colour in hand is put down."""
        self.stage, self.colour = FRESH, 0

    def amount_k(self):
        """What the colour in hand hides."""
        return self.deal[self.colour - 1]

    def to_keep(self):
        """As a kept file carries it; its length tells nothing of an amount not yet revealed."""
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
    """A new game from the table and the setting deal (3.2)."""
    table = setup.kept.get("table", {}).get("colours") or colours.default()
    loaded = colours.amounts_k(table)
    if loaded is None or setup.settings["deal"] == "shuffle":
        loaded = colours.shuffled(setup.entropy)
    return Deal(loaded, [colour["name"] for colour in table])


def resumed(kept):
    """The game that a kept file holds; a count that was under way is over (3.18).

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
    """Whether the game that a kept file holds has begun and not ended."""
    played = len(kept["played"])
    return played > 0 and not (played >= rounds and kept["stage"] in (COUNTING, REVEALED))


def checked(kept):
    """kept, if resumed takes it; raises ValueError otherwise."""
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
