"""Dimming, sleep, lines without rest and low batteries: behaviour.md 6.2 and 6.3."""

import pytest

from quizbox.core.game import ARMED, IDLE, PAUSED, RUNS, SECOND

MINUTE = 60 * SECOND
SETTINGS = {"dim_min": 5, "sleep_min": 20, "low_battery_mv": 3200}


class Part:
    """START or SLIDE as idle sees them."""

    def __init__(self):
        self.edge = self.ignored = False

    def ignore(self):
        self.ignored = True


class Panel:
    """The batteries and the lines."""

    def __init__(self):
        self.battery, self.button, self.slide = self, Part(), Part()
        self.cable, self.supply_mv, self.measured = False, 4500, 0

    def has_cable(self):
        return self.cable

    def mv(self):
        self.measured += 1
        return self.supply_mv


class Game:
    def __init__(self, phase=IDLE, state="ready"):
        self.phase, self.state = phase, state


class Resting:
    """An Idle that looks whenever it is due, and counts as app does: not while a game runs."""

    def __init__(self, box, settings=(), game=None):
        load = box().load
        self.panel = Panel()
        self.game = game or Game()
        self.idle = load("quizbox.idle").Idle(self.panel, {**SETTINGS, **dict(settings)})
        self.face = load("quizbox.face")
        self.idle.look(self.game)

    def run(self, us):
        """Returns the covers on the way, each with the microseconds to it."""
        seen, gone_us = [], 0
        while gone_us < us:
            step_us = min(max(0, self.idle.due_us), us - gone_us)
            if self.game.phase != RUNS:
                self.idle.run(step_us)
            gone_us += step_us
            before = self.idle.cover
            self.idle.look(self.game)
            if self.idle.cover != before:
                seen.append((gone_us, self.idle.cover))
        return seen


@pytest.fixture
def resting(box):
    return lambda **more: Resting(box, **more)


@pytest.mark.parametrize("state", ["ready", "over", "revealed", "set1", "safe", "choosing"])
@pytest.mark.parametrize("phase", [IDLE, ARMED])
def test_it_dims_and_sleeps(resting, phase, state):
    one = resting(game=Game(phase, state))
    assert one.run(24 * 60 * MINUTE) == [(5 * MINUTE, one.face.DIM), (20 * MINUTE, one.face.OUT)]
    assert one.idle.asleep


@pytest.mark.parametrize(
    ("dim_min", "sleep_min", "marks"),
    [
        (1, 120, [(1, "DIM"), (120, "OUT")]),
        (120, 120, [(120, "OUT")]),
        (9, 1, [(1, "OUT")]),
        (1, 2, [(1, "DIM"), (2, "OUT")]),
    ],
)
def test_the_settings_say_when(resting, dim_min, sleep_min, marks):
    one = resting(settings={"dim_min": dim_min, "sleep_min": sleep_min})
    seen = one.run(200 * MINUTE)
    assert seen == [(minutes * MINUTE, getattr(one.face, cover)) for minutes, cover in marks]


def test_a_pause_sleeps_after_half_an_hour_and_never_dims(resting):
    one = resting(game=Game(PAUSED, "paused"), settings={"dim_min": 1, "sleep_min": 1})
    assert one.run(90 * MINUTE) == [(30 * MINUTE, one.face.OUT)]


def test_a_game_that_runs_never_does(resting):
    one = resting(game=Game(RUNS, "running"))
    assert one.run(10 * 60 * MINUTE) == []


@pytest.mark.parametrize("after_us", [1, 299 * SECOND, 301 * SECOND, 50 * MINUTE])
def test_a_touch_begins_the_time_anew(resting, after_us):
    one = resting()
    one.run(after_us)
    one.idle.touch()
    assert (one.idle.cover, one.idle.asleep) == (one.face.OPEN, False)
    assert one.run(30 * MINUTE) == [(5 * MINUTE, one.face.DIM), (20 * MINUTE, one.face.OUT)]


def test_no_figure_is_too_large_for_the_chips_small_integers(resting):
    one = resting(settings={"sleep_min": 120, "dim_min": 120})
    dues_us = []
    for _ in range(119):
        dues_us.append(one.idle.due_us)
        one.run(MINUTE)
    assert max(dues_us) <= MINUTE < 2**30


# Low batteries.


def lows(one, us):
    return [(at_us / SECOND, cover == one.face.LOW) for at_us, cover in one.run(us)]


@pytest.mark.parametrize("state", ["ready", "choose"])
def test_lo_shows_a_second_each_ten(resting, state):
    one = resting(game=Game(state=state))
    one.panel.supply_mv = 3199
    assert lows(one, 35 * SECOND) == [
        (10, True), (11, False), (20, True), (21, False), (30, True), (31, False),
    ]  # fmt: skip
    assert one.panel.measured == 3


@pytest.mark.parametrize("supply_mv", [3200, 3201, 4500])
def test_at_the_limit_they_are_not_low(resting, supply_mv):
    one = resting()
    one.panel.supply_mv = supply_mv
    assert (lows(one, 100 * SECOND), one.panel.measured) == ([], 10)


@pytest.mark.parametrize(
    ("phase", "state"),
    [(RUNS, "running"), (PAUSED, "paused"), (ARMED, "armed"), (IDLE, "over"), (IDLE, "revealed")],
)
def test_elsewhere_it_neither_shows_nor_is_it_measured(resting, phase, state):
    one = resting(game=Game(phase, state))
    one.panel.supply_mv = 2500
    assert (lows(one, 100 * SECOND), one.panel.measured) == ([], 0)
    assert one.idle.low_in_us is None


def test_what_begins_while_lo_shows_ends_it(resting):
    one = resting()
    one.panel.supply_mv = 3000
    one.run(10_400_000)
    one.game = Game(RUNS, "running")
    one.idle.look(one.game)
    assert one.idle.cover == one.face.OPEN
    one.game = Game()
    one.idle.look(one.game)
    assert lows(one, 12 * SECOND) == [(10, True), (11, False)]


def test_a_touch_ends_it_and_the_next_keeps_its_time(resting):
    one = resting()
    one.panel.supply_mv = 3000
    one.run(10_400_000)
    one.idle.touch()
    assert one.idle.cover == one.face.OPEN
    assert lows(one, 12 * SECOND) == [(9.6, True), (10.6, False)]


# Lines without rest.


def asleep(one):
    one.run(21 * MINUTE)
    assert one.idle.asleep
    return one


def stir(one, part, every_us, us):
    """The part stirs every so often for us microseconds; for how long somebody listened to it."""
    heard_us = gone_us = 0
    while gone_us < us:
        step_us = one.idle.longest_us if part.ignored else every_us
        part.edge = not part.ignored
        one.idle.hear(step_us)
        heard_us += 0 if part.ignored else step_us
        part.edge = part.ignored = False  # as the drivers' own step does
        one.idle.settle()
        gone_us += step_us
    return heard_us


@pytest.mark.parametrize("name", ["button", "slide"])
def test_a_line_without_rest_is_hardly_listened_to(resting, name):
    one = asleep(resting())
    part, other = one.panel.button, one.panel.slide
    if name == "slide":
        part, other = other, part
    heard_us = stir(one, part, 1000, 10 * MINUTE)
    assert heard_us < 20 * SECOND
    assert not other.ignored


def test_with_a_cable_in_nothing_is_ignored(resting):
    one = asleep(resting())
    one.panel.cable = True
    assert stir(one, one.panel.button, 1000, MINUTE) == MINUTE


@pytest.mark.parametrize("every_us", [250_000, SECOND, MINUTE])
def test_what_rests_between_is_always_listened_to(resting, every_us):
    one = asleep(resting())
    for _ in range(1000):
        one.idle.hear(every_us)
        one.panel.button.edge = True
        one.idle.hear(1)
        one.panel.button.edge = False
        one.idle.settle()
        assert not one.panel.button.ignored


def test_it_naps_only_where_all_lines_are_at_rest(resting):
    one = resting()
    assert not one.idle.naps
    asleep(one).idle.settle()
    assert (one.idle.naps, one.idle.longest_us) == (True, MINUTE)
    for edge, us, naps in ((True, MINUTE, False), (False, 200_000, True)):
        one.panel.slide.edge = edge
        one.idle.hear(us)
        one.idle.settle()
        assert (one.idle.naps, one.idle.longest_us) == (naps, MINUTE if naps else 200_000)
    one.idle.touch()
    assert not one.idle.naps
