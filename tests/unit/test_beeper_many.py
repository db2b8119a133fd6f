"""BEEPER, a thousand times: stopped at any phase it is low, and no tone is begun twice (6.4)."""

import random

import pytest

from quizbox.core.tunes import TUNES

PINS = (14, 15)
LOW = [("out", ("still", 0)), ("out", ("still", 0))]
STEP_US = 137  # of a loop that never sleeps


class Counted:
    """BEEPER over a PWM that notes each channel that is begun."""

    def __init__(self, box):
        self.box = box(origin_us=2**30 - 50_000)
        pins = [self.box.machine.Pin(number) for number in PINS]
        self.begun = []
        self.beeper = self.box.load("quizbox.drivers.beeper").Beeper(pins, self._pwm)

    def _pwm(self, pin, **how):
        self.begun.append((self.box.now_us, how["freq"]))
        return self.box.machine.PWM(pin, **how)

    def play(self, name, for_us):
        """Begin a sound and step for so long, far more often than it is due."""
        self.beeper.play(name, self.box.ticks)
        end_us = self.box.now_us + for_us
        while self.box.now_us < end_us:
            self.box.to(min(end_us, self.box.now_us + STEP_US))
            self.beeper.step(self.box.ticks)

    @property
    def pins(self):
        pads = [self.box.rig.board.pads[number] for number in PINS]
        return [(pad.function, pad.wave()) for pad in pads]


@pytest.fixture
def counted(box):
    return Counted(box)


@pytest.mark.parametrize("seed", range(100))
def test_stopped_at_any_phase_both_pins_are_low_outputs(counted, seed):
    chance = random.Random(seed)
    counted.play(chance.choice(sorted(TUNES)), chance.randrange(1, 25_000))
    counted.beeper.silence()
    assert counted.pins == LOW
    counted.box.to(counted.box.now_us + 2_000_000)
    assert (counted.pins, counted.beeper.sounds) == (LOW, False)


@pytest.mark.parametrize("name", sorted(TUNES))
def test_a_tone_is_begun_once_on_each_pin_and_not_again_while_it_lasts(counted, name):
    counted.play(name, 2_000_000)
    tones = [hertz for hertz, _ in TUNES[name] if hertz]
    assert [hertz for _, hertz in counted.begun] == [hertz for hertz in tones for _ in PINS]
    assert len({us for us, _ in counted.begun}) == len(tones)
    assert counted.pins == LOW


def test_the_thousandth_sound_is_as_the_first(counted):
    chance = random.Random(1)
    names = [chance.choice(("short", "tick", "high", "blip")) for _ in range(1000)]
    expected = []
    for name in names:
        hertz, ms = TUNES[name][0]
        expected.append((counted.box.now_us, "tone", [hertz, ms * 1000]))
        counted.play(name, 150 * STEP_US * 10)
        assert counted.pins == LOW
    late = [
        (us - due_us, length_us - due_long_us)
        for (us, _, (hertz, length_us)), (due_us, _, (due_hertz, due_long_us)) in zip(
            counted.box.log("tone"), expected, strict=True
        )
        if hertz == due_hertz
    ]
    assert len(late) == len(names)
    assert {us for us, _ in late} == {0}
    assert max(us for _, us in late) < STEP_US
    assert len(counted.begun) == 2 * len(names)
