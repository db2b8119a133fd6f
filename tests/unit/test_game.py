"""What every game inherits: time in steps, the holds of START, sounds with their age."""

import pytest

from quizbox.core.game import ARMED, IDLE, PAUSED, RUNS, SECOND, Game
from quizbox.core.games import Setup


class Toy(Game):
    """Notes every call; its deadlines fall every `every_us`, its presses are held as `holds`."""

    def __init__(self, every_us=None, holds=None, position=1):
        super().__init__(Setup({}, position, {}, None))
        self.calls = []
        self.now_us = 0
        self.every_us = every_us
        self.holds = holds
        self._left_us = every_us

    def own_due_us(self):
        return self._left_us

    def go(self, us):
        self.now_us += us
        if self._left_us is not None:
            self._left_us -= us

    def due(self):
        self._left_us = self.every_us
        self.note("due")
        self.say("sound", "tick")

    def pressed(self):
        self.note("pressed")

    def hold(self):
        self.note("hold")
        return self.holds

    def let_go(self, ago_us):
        self.note("let go", ago_us)

    def slid(self):
        self.note("slid", self.position)

    def note(self, *what):
        self.calls.append((self.now_us, *what))


class Holding(Toy):
    """Its presses lead to state "down"; held for the long time they lead to "held"."""

    def pressed(self):
        self.become("down", ("text", "doWn"), "on", RUNS)

    def hold(self):
        return self.long_hold(self.held)

    def held(self):
        self.become("held", ("text", "HELd"), "off")


def marks(*waits_us):
    """A hold that notes each mark and waits so long for the next one."""
    seen = []

    def mark(number):
        seen.append(number)
        return waits_us[number] if number < len(waits_us) else None

    return mark, seen


def test_a_new_game_is_idle_and_says_nothing():
    game = Game(Setup({}, 2, {}, None))
    assert (game.view, game.lamp, game.phase, game.state) == ((), "off", IDLE, None)
    assert (game.position, game.lifted, game.due_us(), game.take()) == (2, False, None, [])


def test_the_phases_are_four():
    assert len({IDLE, ARMED, RUNS, PAUSED}) == 4


def test_a_game_without_wishes_takes_whatever_happens():
    game = Game(Setup({}, 1, {}, None))
    game.run(10 * SECOND)
    game.press()
    game.run(10 * SECOND)
    game.release(0)
    game.slide(2)
    assert (game.due_us(), game.take(), game.position) == (None, [], 2)


# Time


@pytest.mark.parametrize(
    ("us", "expected", "due_us"),
    [
        (0, [], 300),
        (299, [], 1),
        (300, [300], 300),
        (301, [300], 299),
        (900, [300, 600, 900], 300),
        (1000, [300, 600, 900], 200),
    ],
)
def test_each_deadline_acts_at_its_instant_one_at_the_very_end_too(us, expected, due_us):
    game = Toy(every_us=300)
    game.run(us)
    assert game.calls == [(at_us, "due") for at_us in expected]
    assert (game.now_us, game.due_us()) == (us, due_us)


@pytest.mark.parametrize("steps_us", [[1000], [999, 1], [1] * 1000, [300, 300, 400], [0, 1000, 0]])
def test_it_is_all_one_in_what_steps_time_comes(steps_us):
    game = Toy(every_us=300)
    for us in steps_us:
        game.run(us)
    assert game.calls == [(300, "due"), (600, "due"), (900, "due")]


def test_without_a_deadline_all_time_goes_by_at_once():
    game = Toy()
    game.run(123_456_789)
    assert (game.calls, game.now_us) == ([], 123_456_789)


@pytest.mark.parametrize(
    ("us", "behind_us", "late_us"),
    [
        (300, 0, [0]),
        (310, 0, [10]),
        (300, 25, [25]),
        (310, 25, [35]),
        (1000, 0, [700, 400, 100]),
        (1000, 7, [707, 407, 107]),
    ],
)
def test_what_is_said_at_a_deadline_tells_how_late_it_is(us, behind_us, late_us):
    game = Toy(every_us=300)
    game.run(us, behind_us)
    assert game.take() == [(late, "sound", "tick") for late in late_us]


def test_what_is_said_at_an_act_is_as_late_as_the_end_of_the_run():
    game = Toy(every_us=300)
    game.run(350, 40)
    game.say("cut")
    game.run(0)
    game.say("event", ("toy.act", {}))
    assert game.take() == [(90, "sound", "tick"), (40, "cut", None), (0, "event", ("toy.act", {}))]


def test_what_was_taken_is_not_said_again():
    game = Toy(every_us=300)
    game.run(300)
    assert game.take() == [(0, "sound", "tick")]
    assert game.take() == []


# START and SLIDE


def test_hold_is_asked_before_the_press_acts():
    game = Toy()
    game.run(50)
    game.press()
    assert game.calls == [(50, "hold"), (50, "pressed")]


@pytest.mark.parametrize(
    ("positions", "expected"), [([1], []), ([2], [2]), ([2, 2], [2]), ([2, 1, 1, 2], [2, 1, 2])]
)
def test_only_a_change_of_slide_is_told(positions, expected):
    game = Toy(position=1)
    for position in positions:
        game.slide(position)
    assert game.calls == [(0, "slid", position) for position in expected]
    assert game.position == positions[-1]


def test_a_release_is_told_with_its_age():
    game = Toy()
    game.press()
    game.run(5000)
    game.release(1200)
    assert game.calls[2:] == [(5000, "let go", 1200)]


# Holds


@pytest.mark.parametrize(
    ("us", "seen", "due_us"),
    [
        (599, [], 1),
        (600, [0], 250),
        (849, [0], 1),
        (850, [0, 1], 250),
        (1100, [0, 1, 2], None),
        (9999, [0, 1, 2], None),
    ],
)
def test_marks_are_called_in_their_order_until_one_returns_none(us, seen, due_us):
    mark, called = marks(250, 250)
    game = Toy(holds=(mark, 600))
    game.run(10_000)
    game.press()
    game.run(us)
    assert (called, game.due_us()) == (seen, due_us)


def test_the_nearer_of_deadline_and_mark_is_due():
    mark, called = marks(250)
    game = Toy(every_us=400, holds=(mark, 600))
    game.press()
    assert game.due_us() == 400
    game.run(400)
    assert (called, game.due_us()) == ([], 200)
    game.run(200)
    assert (called, game.due_us()) == ([0], 200)


def test_a_deadline_and_a_mark_of_one_instant_both_act_the_deadline_first():
    game = Toy(every_us=600)
    game.holds = (lambda number: game.note("mark", number), 600)
    game.press()
    game.run(600)
    assert game.calls[2:] == [(600, "due"), (600, "mark", 0)]


def test_a_press_without_a_hold_has_no_mark():
    game = Toy(holds=None)
    game.press()
    assert game.due_us() is None


def test_a_new_press_counts_its_own_marks_from_the_first():
    mark, called = marks(250, 250)
    game = Toy(holds=(mark, 600))
    game.press()
    game.run(850)
    game.release(0)
    game.press()
    game.run(600)
    assert called == [0, 1, 0]


@pytest.mark.parametrize(
    ("held_us", "ago_us", "seen"),
    [(599, 0, []), (600, 0, [0]), (620, 20, [0]), (620, 21, []), (619, 20, []), (849, 0, [0])],
)
def test_a_release_settles_the_mark_by_the_time_of_its_edge(held_us, ago_us, seen):
    mark, called = marks(250, 250)
    game = Toy(holds=(mark, 600))
    game.press()
    game.run(held_us - ago_us)
    game.lifted = True
    game.run(ago_us)
    game.release(ago_us)
    assert (called, game.due_us(), game.lifted) == (seen, None, False)
    game.run(5000)
    assert called == seen


def test_a_mark_waits_while_the_line_is_up_and_acts_when_it_was_chatter():
    mark, called = marks(250, 250)
    game = Toy(holds=(mark, 600))
    game.press()
    game.run(595)
    game.lifted = True
    assert game.due_us() is None
    game.run(10)
    assert called == []
    game.lifted = False
    assert game.due_us() == 0
    game.run(0)
    assert (called, game.due_us()) == ([0], 245)


def test_a_deadline_of_the_games_own_does_not_wait_for_a_line_that_is_up():
    game = Toy(every_us=600, holds=(lambda number: None, 500))
    game.press()
    game.lifted = True
    game.run(600)
    assert game.calls[2:] == [(600, "due")]


def test_a_mark_comes_before_let_go():
    game = Toy()
    game.holds = (lambda number: game.note("mark", number), 600)
    game.press()
    game.run(590)
    game.lifted = True
    game.run(20)
    game.release(5)
    assert game.calls[2:] == [(610, "mark", 0), (610, "let go", 5)]


def test_a_state_that_the_press_itself_leads_to_keeps_its_hold():
    game = Holding()
    game.press()
    assert (game.state, game.view, game.lamp, game.phase) == ("down", ("text", "doWn"), "on", RUNS)
    game.run(5 * SECOND)
    assert (game.state, game.view, game.lamp, game.phase) == ("held", ("text", "HELd"), "off", IDLE)


def test_any_other_change_of_state_ends_the_hold():
    game = Holding()
    game.press()
    game.run(3 * SECOND)
    game.become("elsewhere", (), "off")
    assert game.due_us() is None
    game.run(5 * SECOND)
    assert (game.state, game.take()) == ("elsewhere", [(0, "sound", "rise1")])


@pytest.mark.parametrize(
    ("held_us", "sounds", "state"),
    [
        (2_999_999, [], "down"),
        (3_000_000, ["rise1"], "down"),
        (3_999_999, ["rise1"], "down"),
        (4_000_000, ["rise1", "rise2"], "down"),
        (4_999_999, ["rise1", "rise2"], "down"),
        (5_000_000, ["rise1", "rise2", "rise3"], "held"),
        (60_000_000, ["rise1", "rise2", "rise3"], "held"),
    ],
)
def test_a_long_hold_rises_at_three_four_and_five_seconds_and_acts_with_the_third(
    held_us, sounds, state
):
    game = Holding()
    game.press()
    said = []
    while (game.due_us() or held_us) < held_us:
        us = game.due_us()
        game.run(us)
        held_us -= us
        said += game.take()
    game.run(held_us)
    said += game.take()
    assert said == [(0, "sound", sound) for sound in sounds]
    assert game.state == state


def test_the_sounds_of_a_long_hold_seen_late_tell_how_late():
    game = Holding()
    game.press()
    game.run(4_500_000, 100)
    assert game.take() == [(1_500_100, "sound", "rise1"), (500_100, "sound", "rise2")]
