"""Plays a Box for the benches as people would: presses, turns, stops and whole games."""

from itertools import pairwise

from quizbox.core.tunes import TUNES
from tests.chip.box import MS, SECOND, Box

HELD_US = 120 * MS
CHATTER_US = 8 * MS
FLIP_US = (200, 1_000)  # how long a chattering contact stays open or closed


class Hand(Box):
    """A Box that is on, with a laptop that watches if watched; chance: a random.Random."""

    def __init__(self, chance, given=None, keeps=None, watched=False):
        super().__init__(given, keeps)
        self.chance = chance
        self.power(1, SECOND)
        if watched:
            self.ask("events", on=True)

    def tap(self, chatters=False):
        """Press START and let it go. Returns when its first edge was."""
        at_us = self.now_us
        self.rig.act("start", 1)
        while chatters:
            for closed in (0, 1):
                self.run(self.chance.randint(*FLIP_US))
                self.rig.act("start", closed)
            chatters = self.now_us - at_us < CHATTER_US - 2 * FLIP_US[1]
        self.run(max(0, at_us + HELD_US - self.now_us))
        self.rig.act("start", 0)
        return at_us

    def overlook_writing(self):
        """What chip.longest_awake_ns tells begins now, without stretches that write flash."""
        noted = self.chip.flash.on_operation

        def operated(*what):
            self.chip.overlook_awake()
            noted(*what)

        self.chip.flash.on_operation = operated
        self.chip.forget_awake()

    def until(self, us):
        self.run(max(0, us - self.now_us))

    def arm(self):
        """SLIDE to 1 and to 2: a colour is offered, then armed, and the flash has it."""
        self.slide(1)
        self.run(SECOND)
        self.slide(2)
        self.run(2 * SECOND)


def turns(box, offs_us, chatters=False):
    """Turns of the clock game, each ended off us after a change of its figures.

    Returns [microseconds from a press's first edge to its sound].
    """
    taps = [box.tap(chatters)]
    for off_us in offs_us:
        box.until(taps[-1] + box.chance.randint(1, 3) * SECOND + off_us)
        taps.append(box.tap(chatters))
    box.run(SECOND)
    return _to_sound(box, taps, ("high", "low"))


def stops(box, offs_us, chatters=False):
    """Counts of The Colour of Money, each figure stopped off us after the next would come.

    The colours, as they are offered, hide 20,000, 19,000 and so on.
    """
    taps = []
    left, amount_k = list(offs_us), 20
    while left:
        box.arm()
        box.tap()
        for _ in range((amount_k - 1) // 2):  # each takes two figures
            if left:
                box.until(box.now_us + SECOND + left.pop())
                taps.append(box.tap(chatters))
                box.run(SECOND + 100 * MS)
                box.tap()
        box.run((amount_k + 3) * SECOND)
        amount_k -= 1
    return _to_sound(box, taps, ("stop",))


def _to_sound(box, taps, names):
    """Each press's first edge to its own sound, one of these names; a tick may precede it."""
    hertz = {TUNES[name][0][0] for name in names}
    begun_us = [us for us, what, value in box.log if what == "tone" and round(value[0]) in hertz]
    waits_us = []
    for tap_us, next_us in pairwise([*taps, box.now_us]):
        sound_us = next(us for us in begun_us if us >= tap_us)
        assert sound_us < next_us, f"no sound for the press at {tap_us}"
        waits_us.append(sound_us - tap_us)
    return waits_us


def chase(box):
    """A minute with a pause in it, to the end of its long beep."""
    box.tap()
    box.run(20 * SECOND)
    box.tap()
    box.run(3 * SECOND)
    box.tap()
    box.run(45 * SECOND)


def money(box):
    """A colour, with three stops, to its reveal."""
    box.arm()
    box.tap()
    for _ in range(3):
        box.run(2 * SECOND + 300 * MS)
        box.tap()
        box.run(2 * SECOND)
        box.tap()
    box.run(25 * SECOND)
    box.slide(1)
    box.run(SECOND)
    box.tap()


def clock(box):
    """Turns of all lengths, the last to its end."""
    for seconds in (1, 7, 25, 55, 65):
        box.tap()
        box.run(seconds * SECOND)


def race(box):
    """The blips and a minute."""
    box.tap()
    box.run(63 * SECOND)
    box.tap()
    box.run(2 * SECOND)
    box.tap()
    box.run(SECOND)


GAMES = {"chase": chase, "money": money, "clock": clock, "race": race}
