"""The Colour of Money by behaviour.md section 3."""

from .expected import SECOND, Model, within

COLOURS = 20
NEW = 0  # stands for `nEu` among the colours offered
NOTHING = ((), 0, False)  # as kept before the first game is
CHOOSE, ARMED, NEW_ARMED, COUNTING = "choose", "armed", "new armed", "counting"
STOPPED, REVEALED, OVER, SET = "stopped", "revealed", "over", "set"
STOP_US = SECOND  # 3.15
START_US = 200_000  # 3.15
PRESSED_US = 10 * SECOND  # 3.12
HELD_US, AGAIN_US = 600_000, 250_000  # 3.4
BOOTED_US = 1_100_000  # the second of a reveal shown after power-up is over by then
BLANK = ""


class Money(Model):
    """settings: money_step_ms and money_rounds. amounts: in thousands, of colours 1 to 20.

    kept: (the colours played, what is on: a colour armed or 0, whether its count has begun) as
    the box finds it when power comes on. names: of the colours, None: nobody knows them.
    """

    def __init__(self, settings, amounts, kept, power, names=None):
        super().__init__(power, settings)
        self._step_us = settings["money_step_ms"] * 1000
        self._rounds = settings["money_rounds"]
        self._amounts = amounts
        self.names = names
        self._on_us = on_us = power.on_us
        self.history = []  # [(us, kept)], as it changes
        self._stepper = None
        self.games = 1
        played, colour, begun = kept
        self._played = list(played)
        self._colour = colour
        if begun:
            self._figure = amounts[colour - 1]
            self._revealed(on_us, on_us)
        elif colour and self.position == 2:
            self._arm(on_us)
        elif self.position == 2:
            self._become(SET, on_us, {self.figures.left("SEt1")})
        else:
            self._choose(on_us, colour or self._opening())
            if colour:  # armed before, it is but offered now (3.18)
                self._keep(on_us)

    def _opening(self):
        """The first unspent colour after the last one played (3.19)."""
        last = self._played[-1] if self._played else 0
        later = [last + ahead for ahead in range(1, COLOURS + 1)]
        return next(
            colour
            for colour in ((number - 1) % COLOURS + 1 for number in later)
            if colour not in self._played
        )

    def _become(self, state, us, shown):
        self.state = state
        self.change()
        self._stepper = None
        self.show(us, shown)

    def _keep(self, us, begun=False):
        held = self._colour if begun or self.state == ARMED else 0
        self.history.append((us, (tuple(self._played), held, begun)))

    def kept_at(self, us, before):
        """What a write of us keeps; before: what was kept till then, if nothing has changed."""
        return next((kept for at_us, kept in reversed(self.history) if at_us <= us), before)

    def _choose(self, us, colour):
        self._colour = colour
        self._become(CHOOSE, us, self._offer(begins=True))

    def _offer(self, begins=False):
        """What may be shown of the colour offered; begins: the round stands before it (3.4)."""
        if self._colour == NEW:
            return {self.figures.left("nEu")}
        if self.names is None:
            return None
        shown = self.figures.offered(self._colour, self.names[self._colour - 1])
        return {*shown, self.figures.left(f"r {len(self._played) + 1:02d}")} if begins else shown

    def _arm(self, us):
        self._become(ARMED, us, {self.figures.armed(self._colour)})

    def _new_game(self, us):
        self._played = []
        self.games += 1
        if self.position == 2:
            self._become(SET, us, {self.figures.left("SEt1")})
        else:
            self._choose(us, 1)
        self._keep(us)

    def press(self, us, press):
        getattr(self, "_press_" + self.state.replace(" ", "_"))(us, press)

    def _press_choose(self, us, press):
        self._next(press.decided_us)
        self._stepper = [press, us + HELD_US, 1]

    def _next(self, seen_us):
        offered = self._offered()
        self._colour = offered[(offered.index(self._colour) + 1) % len(offered)]
        self.show(seen_us, self._offer())

    def _offered(self):
        unspent = [number for number in range(1, COLOURS + 1) if number not in self._played]
        return unspent + [NEW] if self._played else unspent

    def _press_armed(self, us, press):
        self._played.append(self._colour)
        self._figure = 1
        self._started(us, press)
        self.expected.starts.append((us, press.released_us))
        self._keep(us, begun=True)

    def _press_new_armed(self, us, press):
        self.begin_hold(press)

    _press_over = _press_new_armed

    def _press_set(self, us, press):
        self.sound(press.decided_us, "error")

    def _press_counting(self, us, press):
        # 3.15; the press that it runs from has been let go, or there could be no other.
        if self._begun_by.released_us is None or within(us, self._begun_by.released_us, START_US):
            return
        self.sound(press.decided_us, "stop")
        self._stopped_us = us
        self._become(STOPPED, press.decided_us, {self._money()})

    def _press_stopped(self, us, press):
        if within(us, self._stopped_us, STOP_US):
            return
        if self._figure == self._amounts[self._colour - 1]:
            self._reveal(press.decided_us, us)
            return
        self._figure += 1
        self._started(us, press)

    def _press_revealed(self, us, press):
        if self._revealed_us == self._on_us and SECOND <= us - self._on_us < BOOTED_US:
            self.unclear(us)
        if self.position == 1 and not within(us, self._revealed_us, SECOND):
            self._leave(press.decided_us)
        else:
            self.sound(press.decided_us, "error")

    def _leave(self, us):
        self._choose(us, self._opening())
        self._keep(us)

    def _money(self):
        return self.figures.money(self._colour, self._figure)

    def _started(self, us, press):
        self._begun_by = press
        self._become(COUNTING, press.decided_us, {self._money()})
        self.sound(press.decided_us, "tick")
        begin_us = us + PRESSED_US
        if press.released_us is not None:
            begin_us = min(begin_us, press.released_us)
        self._due_us = begin_us + self._step_us

    def _count(self, us):
        seen_us = self.when(us)
        if self._figure == self._amounts[self._colour - 1]:
            self._reveal(seen_us, us)
            return
        self._figure += 1
        self._due_us = us + self._step_us
        self.sound(seen_us, "tick")
        self.show(seen_us, {self._money()})

    def _reveal(self, seen_us, us):
        self.sound(seen_us, "reveal")
        self.expected.reveals.append(seen_us)
        self._revealed(seen_us, us)

    def _revealed(self, seen_us, us):
        self._revealed_us = us
        if len(self._played) >= self._rounds:
            self._become(OVER, seen_us, {self.figures.left("End"), self._money()})
        else:
            self._become(REVEALED, seen_us, {self._money(), BLANK})

    def slide(self, us, position):
        self.position = position
        seen_us = self.when(us)
        if position == 2 and self.state == CHOOSE:
            if self._colour == NEW:
                self._become(NEW_ARMED, seen_us, {self.figures.left("nEu-")})
            else:
                self._arm(seen_us)
                self._keep(seen_us)
        elif position == 1 and self.state in (ARMED, NEW_ARMED):
            colour = self._colour if self.state == ARMED else self._opening()
            self._choose(seen_us, colour)
            self._keep(seen_us)
        elif position == 1 and self.state == REVEALED:
            self._leave(seen_us)
        elif position == 1 and self.state == SET:
            self._choose(seen_us, self._opening())

    def dues(self):
        if self.state == COUNTING:
            return [(self._due_us, self._count)]
        if self.state == CHOOSE and self._stepper:
            return [(self._stepper[1], self._step_on)]
        if self.state in (OVER, NEW_ARMED):
            return self.hold_dues(self._new_game)
        return []

    def _step_on(self, us):
        press, _, steps = self._stepper
        if press.released_us is not None and press.released_us <= us:
            if press.released_us == us:
                self.unclear(us)
            self._stepper = None
        elif steps >= len(self._offered()):
            self._stepper = None
        else:
            self._next(self.when(us))
            self._stepper = [press, us + AGAIN_US, steps + 1]
