"""The models of the four games in a box that dims and sleeps, by behaviour.md 6.2."""

import bisect
from typing import NamedTuple

from tests.properties import model_chase, model_money
from tests.properties.expected import SECOND

from . import model_clock, model_race

MINUTE = 60 * SECOND
PAUSED_US = 30 * MINUTE
OPEN, DIM, OUT = range(3)
DARK = ""


class Rests:
    """Put before a Model. RUNS and PAUSED: its states of that kind; ACTS: states in which a press
    that wakes the box acts, too.

    rest(...) is to be called before play.
    """

    def rest(self, settings, touched_us, asked_us):
        """touched_us: when anybody did anything. asked_us: when a laptop will (docs/protocol.md:
        the digits of a box that sleeps light up for what changes something)."""
        self._asked_us = list(asked_us)
        self._dim_us = settings["dim_min"] * MINUTE
        self._sleep_us = settings["sleep_min"] * MINUTE
        self.touched_us = touched_us
        self._depth = OPEN
        return self

    def when(self, us):
        """As Model's, for lives with thousands of bursts."""
        nth = bisect.bisect_left(self._bursts, us, key=lambda burst: burst.first_us) - 1
        return max(us, self._bursts[nth].decided_us) if nth >= 0 else us

    def show(self, us, what):
        self._view = what
        if getattr(self, "_depth", OPEN) == OPEN:
            super().show(us, what)

    def _touch(self, us, seen_us):
        self.touched_us = us
        if self._depth != OPEN:
            self._depth = OPEN
            super().show(seen_us, self._view)

    def _note_run(self, us):
        if self.state in self.RUNS:
            self.touched_us = us

    def press(self, us, press):
        self._note_run(us)
        slept = self._depth == OUT
        self._touch(us, press.decided_us)
        if not slept or self.state in self.ACTS:
            super().press(us, press)

    def slide(self, us, position):
        self._note_run(us)
        self._touch(us, self.when(us))
        super().slide(us, position)

    def dues(self):
        dues = [(us, self._watched(act)) for us, act in super().dues()]
        if self._asked_us:
            dues.append((self._asked_us[0], self._be_asked))
        if self.state not in self.RUNS and self._depth != OUT:
            dues.append(self._rest_due())
        return dues

    def _watched(self, act):
        def call(us):
            self._note_run(us)
            act(us)

        return call

    def _be_asked(self, us):
        self._asked_us.pop(0)
        self._touch(us, us)

    def _rest_due(self):
        dim_us, sleep_us = self._dim_us, self._sleep_us
        if self.state in self.PAUSED:
            dim_us = sleep_us = PAUSED_US
        if self._depth == OPEN and dim_us < sleep_us:
            return self.touched_us + dim_us, self._go_dim
        return self.touched_us + sleep_us, self._go_out

    def _go_dim(self, us):
        self._depth = DIM
        super().show(us, {self.figures.point})

    def _go_out(self, us):
        self._depth = OUT
        super().show(us, {DARK})


class Chase(Rests, model_chase.Chase):
    RUNS, PAUSED, ACTS = ("running",), ("paused",), ("ready", "over")


class Clock(Rests, model_clock.Clock):
    RUNS, PAUSED, ACTS = ("turn",), ("paused",), ("ready", "over")


class Race(Rests, model_race.Race):
    RUNS, PAUSED, ACTS = ("blips", "count"), (), ("ready", "over")


class Money(Rests, model_money.Money):
    RUNS, PAUSED, ACTS = ("counting",), ("stopped",), ()
    dealt_k = None  # the amounts of the next game, None: nobody knows them
    dealt_names = None  # and its names

    def _new_game(self, us):
        if self.dealt_k is None:
            self.unclear(us)
        self._amounts, self.names = self.dealt_k, self.dealt_names
        super()._new_game(us)


MODELS = {"chase": Chase, "clock": Clock, "race": Race}


def model(settings, power, touched_us, asked_us):
    """The model of a game that is not The Colour of Money, from its beginning."""
    return MODELS[settings["game"]](settings, power).rest(settings, touched_us, asked_us)


def kept_state(kept):
    """The value of the game's kept file as the model has it."""
    begun = kept["stage"] in ("counting", "revealed")
    return tuple(colour for colour, _, _ in kept["played"]), kept["colour"], begun


class Deal(NamedTuple):
    """What the next game will have: amounts_k, None where only chance knows; names."""

    amounts_k: list | None
    names: list


def money(settings, kept, deal, power, touched_us, asked_us):  # noqa: PLR0913 - all of it
    """The Colour of Money, as the value of its kept file has it. deal: a Deal."""
    game = Money(settings, kept["deal"], kept_state(kept), power, kept["names"])
    game.dealt_k, game.dealt_names = deal
    return game.rest(settings, touched_us, asked_us)
