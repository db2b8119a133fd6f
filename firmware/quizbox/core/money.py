"""The Colour of Money: hidden amounts, counted up. behaviour.md section 3."""

from quizbox.core import deal
from quizbox.core.colours import STEP
from quizbox.core.game import ARMED, PAUSED, RUNS, SECOND, Game
from quizbox.core.tunes import LATE_US

RELEASED_US = 200_000  # presses are ignored after the release of a start or restart (3.15)...
STOPPED_US = SECOND  # ...and after a stop
HELD_US = 10 * SECOND  # this long after the press, the step begins at the latest (3.12)
REVEALED_US = SECOND  # before START can leave the reveal (3.9)
REPEAT_FIRST_US = 600_000  # START held in choose moves on (3.4)...
REPEAT_US = SECOND // 4  # ...and again
NEW = 0  # stands for a new game in the list of choose


class Money(Game):
    """States: choose, armed, new, counting, stopped, revealed, over, set1."""

    name = "money"
    title = "COLr"
    needs_digits = True

    def __init__(self, setup):
        super().__init__(setup)
        self._figure_k = 0  # the amount shown, in thousands
        self._wait_us = None  # until the next figure; in revealed, until START may leave (3.9)
        self._deaf_us = 0  # until presses count again...
        self._held = False  # ...and not while START of a start or restart is still down...
        self._unmarked = False  # ...nor before the mark is written (3.18)
        self._waits = False  # the step begins only when that START is released (3.12)
        self._offers = []
        self._offer = 0
        self._read_settings()
        try:
            self.deal = deal.resumed(setup.kept["game"])
        except (KeyError, ValueError):
            self._new_game()
        else:
            self._resume()

    def own_due_us(self):
        if self._waits and self.lifted:
            return None
        return None if self._wait_us is None else max(0, self._wait_us)

    def go(self, us):
        self._deaf_us = max(0, self._deaf_us - us)
        if self._wait_us is not None:
            self._wait_us -= us

    def due(self):
        if self.state == "revealed":
            self._wait_us = None
            self._light_revealed()
        elif self._waits:
            self._run_step(-self._wait_us)  # overdue, if START was lifted just then
        else:
            self._advance()

    def pressed(self):
        if self.state == "choose":
            self._offer_next()
        elif self.state == "armed":
            self._begin()
        elif self.state == "counting":
            if not self._is_deaf():
                self._stop()
        elif self.state == "stopped":
            if not self._is_deaf():
                self._go_on()
        elif self.state == "revealed" and self.position == 1 and self._wait_us is None:
            self._choose()
        elif self.state in ("revealed", "set1"):
            self.say("sound", "error")

    def hold(self):
        if self.state == "choose":
            return self._repeat, REPEAT_FIRST_US
        if self.state in ("new", "over"):
            return self.long_hold(self._new_game)
        return None

    def let_go(self, ago_us):
        if self._held:
            self._held = False
            self._deaf_us = RELEASED_US - ago_us
        if self._waits:
            self._run_step(max(ago_us, -self._wait_us))

    def slid(self):
        if self.state == "choose":
            if self.position == 2:
                self._arm()
        elif self.state == "armed":
            self._choose(self.deal.colour)
        elif self.state in ("new", "set1") or (self.state == "revealed" and self.position == 1):
            self._choose()
        elif self.state == "revealed":
            self._light_revealed()

    def marked(self):
        """The mark is written: the record that this colour's count has begun (3.18)."""
        self._unmarked = False
        self._deaf_us = max(self._deaf_us, 1)  # ignore a press inside the write, timed at its end

    def changed(self):
        if self.state == "choose":
            self._read_settings()

    def new(self):
        self._new_game()

    def select(self, colour):
        if self.state != "choose" or colour not in self.deal.unspent():
            return False
        self._offer = self._offers.index(colour)
        self._show_offer()
        return True

    def status(self):
        between = self.state in ("choose", "armed", "new", "set1")
        played = [
            {
                "colour": colour,
                "name": self.deal.names[colour - 1],
                "stops": [figure_k * STEP for figure_k in stops],
                "amount": amount_k * STEP or None,
            }
            for colour, stops, amount_k in self.deal.played
        ]
        return {"round": self.deal.counted + between, "played": played}

    @property
    def peeked(self):
        return self.deal.peeked

    def to_keep(self):
        return self.deal.to_keep()

    # Between two colours.

    def _read_settings(self):
        self._step = self.setup.settings["money_step_ms"] * 1000
        self._rounds = self.setup.settings["money_rounds"]

    def _resume(self):
        if self.deal.stage == deal.REVEALED:
            self._show_revealed()
        elif self.deal.stage == deal.ARMED and self.position == 2:
            self._show_armed()
        else:
            self._put_down(self.deal.colour)

    def _new_game(self):
        self.deal = deal.fresh(self.setup)
        self.say("keep")
        self.say("event", ("money.new", {}))
        self._put_down()

    def _put_down(self, colour=None):
        if self.position == 1:
            self._choose(colour)
        else:
            self._wait_us = None
            self.become("set1", ("text", "SEt1"), "off")

    def _choose(self, colour=None):
        """Offer the colours left, beginning with colour, or with the one that 3.19 names."""
        if self.deal.outdated and not self.deal.played:  # a new table came before any count: 7.7
            self._new_game()
            return
        self._read_settings()
        self._wait_us = None
        if self.deal.stage != deal.FRESH:
            self.deal.close()
            self.say("keep")
        self._offers = self.deal.unspent()
        if self.deal.played:
            self._offers.append(NEW)
        self._offer = self._offers.index(colour or self.deal.opening())
        self._show_offer(self.deal.counted + 1)

    def _offer_next(self):
        self._offer = (self._offer + 1) % len(self._offers)
        self._show_offer()

    def _repeat(self, number):
        self._offer_next()
        moved = number + 2  # the press itself moved on once
        return REPEAT_US if moved < len(self._offers) else None

    def _show_offer(self, round_number=None):
        """round_number: shown first, for a second; None: not shown."""
        colour = self._offers[self._offer]
        if colour == NEW:
            view = ("text", "nEu")
        else:
            view = ("offer", colour, self.deal.names[colour - 1], round_number)
        if self.state == "choose":
            self.view = view
        else:
            self.become("choose", view, "on")

    def _arm(self):
        colour = self._offers[self._offer]
        if colour == NEW:
            self.become("new", ("text", "nEu-"), "on")
        else:
            self.deal.arm(colour)
            self.say("keep")
            self._show_armed()
            self.say("event", ("money.arm", {"colour": colour}))

    def _show_armed(self):
        self.become("armed", ("armed", self.deal.colour), "on", ARMED)

    # A count.

    def _begin(self):
        self.deal.begin()
        self._figure_k = 0
        self._unmarked = True
        self._go_on()

    def _go_on(self):
        """Show the next figure or the reveal at once; its step begins on release (3.12, 3.15)."""
        self._advance()
        if self.state == "counting":
            self._held = self._waits = True
            self._wait_us = HELD_US

    def _advance(self):
        """Show the next figure, or the reveal if that figure would exceed the amount."""
        if self._figure_k == self.deal.amount_k():
            self._reveal()
            return
        self._figure_k += 1
        late_us = self._late_us if self._late_us > LATE_US else 0
        self._wait_us = self._step + late_us  # after a stall all later steps shift (3.14)
        view = self._money_view("steady")
        if self.state == "counting":
            self.view = view
        else:
            self.become("counting", view, "on", RUNS)
        self.say("sound", "tick")
        self._tell("money.step")

    def _run_step(self, since_us):
        """Begin the step, since_us microseconds ago; after the first start, ask for the mark."""
        self._waits = False
        self._wait_us = self._step - since_us
        if self._unmarked:
            self.say("mark")

    def _is_deaf(self):
        return self._held or self._unmarked or self._deaf_us > 0

    def _stop(self):
        self.deal.stop(self._figure_k)
        self._wait_us = None
        self._deaf_us = STOPPED_US
        self.become("stopped", self._money_view("steady"), "blink", PAUSED)
        self.say("sound", "stop")
        self._tell("money.stop")

    def _reveal(self):
        self.deal.reveal()
        self.say("sound", "reveal")
        self.say("keep")
        self._show_revealed()
        self._tell("money.reveal")

    def _show_revealed(self):
        self._figure_k = self.deal.amount_k()
        self._held = False
        if self.deal.counted >= self._rounds:
            self._wait_us = None
            self.become("over", ("over", self.deal.colour, self._figure_k), "on")
        else:
            self._wait_us = REVEALED_US
            self.become("revealed", self._money_view("blink"), "off")

    def _light_revealed(self):
        self.lamp = "on" if self.position == 1 and self._wait_us is None else "off"

    def _money_view(self, how):
        return ("money", self.deal.colour, self._figure_k, how)

    def _tell(self, event):
        self.say("event", (event, {"colour": self.deal.colour, "amount": self._figure_k * STEP}))
