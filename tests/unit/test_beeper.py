"""BEEPER: each sound's tones, volumes, cuts and silences (behaviour.md 0.10, 6.4)."""

import pytest

from quizbox.core.tunes import TUNES

ORIGIN_US = 2**30 - 50_000
PINS = (14, 15)
HALF = 32_768


class Player:
    """BEEPER and its driver, stepped whenever it is due."""

    def __init__(self, box, volume=3, origin_us=ORIGIN_US):
        self.box = box(origin_us=origin_us)
        Pin = self.box.machine.Pin  # noqa: N806 - a class
        pins = [Pin(number, Pin.OUT, value=0) for number in PINS]
        self.beeper = self.box.load("quizbox.drivers.beeper").Beeper(pins, self.box.machine.PWM)
        self.beeper.volume = volume

    def play(self, name):
        self.beeper.play(name, self.box.ticks)

    def run(self, until_us):
        while True:
            due_us = self.beeper.due_us(self.box.ticks)
            if due_us is None or self.box.now_us + due_us > until_us:
                self.box.to(until_us)
                return
            self.box.to(self.box.now_us + due_us)
            self.beeper.step(self.box.ticks)

    @property
    def tones(self):
        return [(us, *value) for us, _, value in self.box.log("tone")]

    @property
    def pins(self):
        pads = [self.box.rig.board.pads[number] for number in PINS]
        return [(pad.function, pad.wave()) for pad in pads]


LOW = [("out", ("still", 0)), ("out", ("still", 0))]


@pytest.fixture
def player(box):
    return lambda *arguments, **more: Player(box, *arguments, **more)


@pytest.mark.parametrize("volume", [1, 2, 3])
@pytest.mark.parametrize("name", sorted(TUNES))
def test_each_sound_is_its_tones_one_after_another_and_then_both_pins_are_low(player, name, volume):
    hand = player(volume)
    hand.play(name)
    hand.run(10_000_000)
    expected, us = [], 0
    for hertz, ms in TUNES[name]:
        if hertz:
            expected.append((us, hertz, ms * 1000))
        us += ms * 1000
    assert hand.tones == expected
    assert hand.pins == LOW
    assert (hand.beeper.sounds, hand.beeper.due_us(hand.box.ticks)) == (False, None)


def test_stop_has_its_silence_with_both_pins_low(player):
    hand = player()
    hand.play("stop")
    hand.run(5_000_000)
    assert hand.box.log("piezo", "tone") == [
        (0, "piezo", 1),
        (0, "tone", [1800, 80_000]),
        (80_000, "piezo", 0),
        (120_000, "piezo", 1),
        (120_000, "tone", [2700, 120_000]),
        (240_000, "piezo", 0),
    ]


@pytest.mark.parametrize(
    ("volume", "pins"),
    [
        (0, LOW),
        (1, [("pwm", ("square", 2700, 3_277, False)), ("out", ("still", 0))]),
        (2, [("pwm", ("square", 2700, HALF, False)), ("out", ("still", 0))]),
        (3, [("pwm", ("square", 2700, HALF, False)), ("pwm", ("square", 2700, HALF, True))]),
    ],
)
def test_volume_by_duty_and_pins(player, volume, pins):
    hand = player(volume)
    hand.play("short")
    assert (hand.pins, hand.beeper.sounds) == (pins, True)


def test_muted_it_takes_its_time_and_makes_no_tone(player):
    hand = player(0)
    hand.play("stop")
    seen = []
    for us in (0, 239_999, 240_000):
        hand.run(us)
        seen.append(hand.beeper.sounds)
    assert (seen, hand.tones, hand.pins) == ([True, True, False], [], LOW)
    assert hand.box.log("piezo") == []


def test_a_volume_counts_from_the_next_tone(player):
    hand = player(3)
    hand.play("stop")
    hand.beeper.volume = 1
    assert [wave[0] for _, wave in hand.pins] == ["square", "square"]
    hand.run(130_000)
    assert hand.pins == [("pwm", ("square", 2700, 3_277, False)), ("out", ("still", 0))]


def test_a_new_sound_cuts_the_old(player):
    hand = player()
    hand.play("long")
    hand.run(30_000)
    hand.play("error")
    hand.run(5_000_000)
    assert hand.tones == [(0, 2700, 30_000), (30_000, 450, 150_000)]


def test_the_same_sound_again_is_a_new_one(player):
    hand = player()
    hand.play("short")
    hand.run(30_000)
    hand.play("short")
    hand.run(5_000_000)
    assert hand.tones == [(0, 2700, 30_000), (30_000, 2700, 100_000)]


def test_a_sound_in_another_ones_silence_drops_the_rest_of_it(player):
    hand = player()
    hand.play("stop")
    hand.run(100_000)
    hand.play("tick")
    hand.run(5_000_000)
    assert hand.tones == [(0, 1800, 80_000), (100_000, 1350, 30_000)]


@pytest.mark.parametrize("us", [0, 1, 80_000, 100_000, 200_000])
def test_silence_is_at_once_and_nothing_more_comes(player, us):
    hand = player()
    hand.play("stop")
    hand.run(us)
    hand.beeper.silence()
    assert (hand.pins, hand.beeper.sounds) == (LOW, False)
    before = hand.tones
    hand.run(5_000_000)
    assert hand.tones == before
    assert all(begun_us + long_us <= us for begun_us, _, long_us in before)


@pytest.mark.parametrize(
    ("us", "due_us"),
    [(0, 80_000), (79_999, 1), (80_000, 40_000), (119_999, 1), (239_999, 1), (240_000, None)],
)
def test_due_us_is_the_time_to_the_next_tone_or_the_end(player, us, due_us):
    hand = player()
    assert hand.beeper.due_us(hand.box.ticks) is None
    hand.play("stop")
    hand.run(us)
    assert hand.beeper.due_us(hand.box.ticks) == due_us


@pytest.mark.parametrize("origin_us", [0, 2**29 - 60_000, 2**30 - 60_000, 2**30 - 1])
def test_the_wrap_of_the_ticks_is_not_heard(player, origin_us):
    hand = player(origin_us=origin_us)
    hand.play("stop")
    hand.run(5_000_000)
    assert hand.tones == [(0, 1800, 80_000), (120_000, 2700, 120_000)]


def test_a_late_step_keeps_to_the_grid(player):
    """The first tone is stretched; what comes after ends where it always would."""
    hand = player()
    hand.play("stop")
    hand.box.to(90_000)
    assert hand.beeper.due_us(hand.box.ticks) == 0
    hand.beeper.step(hand.box.ticks)
    hand.run(5_000_000)
    assert hand.tones == [(0, 1800, 90_000), (120_000, 2700, 120_000)]


def test_a_step_after_the_whole_sound_is_over_is_silence_without_another_tone(player):
    hand = player()
    hand.play("stop")
    hand.box.to(300_000)
    hand.beeper.step(hand.box.ticks)
    assert (hand.tones, hand.pins, hand.beeper.sounds) == ([(0, 1800, 300_000)], LOW, False)
