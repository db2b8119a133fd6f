"""The parts on the wires: START and its noise, SLIDE, LAMP, and what the piezo makes heard."""

import pytest

from quizbox_host.sim import parts
from quizbox_host.sim.board import FALLING, RISING
from quizbox_host.sim.parts import LAMP, PIEZO_A, PIEZO_B, SLIDES, START, VBUS
from quizbox_host.sim.rig import Rig

HALF = 32768
SOFT = 3277


class Bench:
    """A powered box without a program: pads are set by hand."""

    def __init__(self):
        self.rig = Rig({})
        self.pads = self.rig.board.pads
        for number in (START, *SLIDES):
            self.pads[number].use("in", pull=1)
        for number in (LAMP, PIEZO_A, PIEZO_B):
            self.pads[number].use("out", 0)

    def to(self, us):
        self.rig.clock.to(us)

    def log(self, *whats):
        return [tuple(entry) for entry in self.rig.log if entry[1] in whats]

    def pwm(self, number, hertz, duty, inverted=False):
        self.rig.board.pwm(number, hertz, duty, inverted)

    def low(self):
        for number in (PIEZO_A, PIEZO_B):
            self.pads[number].use("out", 0)


def test_start_pulls_its_pin_to_ground():
    bench = Bench()
    levels = []
    for us, closed in ((5, 0), (10, 1), (20, 1), (30, 0)):
        bench.to(us)
        bench.rig.start.set(closed)
        levels.append(bench.pads[START].level())
    assert levels == [1, 0, 0, 1]
    assert bench.log("start") == [(10, "start", 1), (30, "start", 0)]


@pytest.mark.parametrize(
    ("hertz", "until_us", "closings", "last_us"),
    [
        (1_000, 10_000, [1000 * n for n in range(10)], 9_500),
        (1_000, 10_200, [1000 * n for n in range(11)], 10_500),
        (40_000, 200, [25 * n for n in range(8)], 187),
        (3_000, 1_000, [0, 333, 666], 833),
    ],
)
def test_noise_has_its_frequency_and_ends_open(hertz, until_us, closings, last_us):
    edges = noise(hertz, until_us)
    assert [us for us, level in edges if not level] == closings
    assert [level for _, level in edges] == [0, 1] * len(closings)
    assert edges[-1] == (last_us, 1)


def test_noise_adds_no_drift():
    closings = [us for us, level in noise(40_000, 1_000_000) if not level]
    assert closings == [25 * n for n in range(40_000)]


def test_the_log_has_but_the_ends_of_noise():
    bench = Bench()
    bench.rig.start.noise(40_000, 1_000)
    bench.to(2_000)
    assert bench.log("start") == [(0, "start", 1), (1_000, "start", 0)]


LINES = {"start": START, "slide1": SLIDES[0], "slide2": SLIDES[1], "cable": VBUS}


@pytest.mark.parametrize("line", LINES)
def test_noise_is_on_its_own_line_alone_and_leaves_it_as_it_was(line):
    bench = Bench()
    bench.pads[VBUS].use("in")
    bench.rig.slide.set(2)
    watched = (START, *SLIDES, VBUS)
    before = [bench.pads[number].level() for number in watched]
    flips = dict.fromkeys(watched, 0)
    for number in watched:
        bench.pads[number].interrupt(lambda number=number: count(flips, number), FALLING | RISING)
    parts.noise(bench.rig, 20_000, 1_010, line)
    bench.to(2_000)
    assert [bench.pads[number].level() for number in watched] == before
    noisy = LINES[line]
    assert flips == {number: 42 * (number == noisy) for number in watched}
    ends = [(0, "noise", [line, 1]), (1_025, "noise", [line, 0])]
    assert bench.log("noise") == ([] if line == "start" else ends)


def count(flips, number):
    flips[number] += 1


def test_slide_moved_under_noise_stands_where_it_was_moved_to():
    bench = Bench()
    bench.rig.slide.set(1)
    parts.noise(bench.rig, 1_000, 10_000, "slide1")
    parts.noise(bench.rig, 1_000, 12_000, "slide2")
    bench.to(5_000)
    bench.rig.slide.set(2)
    seen = set()
    for us in range(5_100, 9_900, 250):
        bench.to(us)
        seen.add(tuple(bench.pads[number].level() for number in SLIDES))
    assert len(seen) > 1
    bench.to(13_000)
    assert [bench.pads[number].level() for number in SLIDES] == [1, 0]


def test_a_cable_pulled_under_noise_is_out():
    bench = Bench()
    bench.pads[VBUS].use("in")
    parts.noise(bench.rig, 1_000, 10_000, "cable")
    bench.to(5_000)
    bench.rig.act("cable", 0)
    bench.to(20_000)
    assert bench.pads[VBUS].level() == 0


def noise(hertz, until_us):
    """The edges that START's pin sees, as (us, level)."""
    bench = Bench()
    pad, edges = bench.pads[START], []
    pad.interrupt(lambda: edges.append((bench.rig.clock.now_us, pad.level())), FALLING | RISING)
    bench.rig.start.noise(hertz, until_us)
    bench.to(until_us + 1_000_000)
    return edges


def test_slide_closes_a_contact_for_each_position_and_none_in_the_gap():
    bench = Bench()
    seen = []
    for us, closed in enumerate((1, 0, 2, 3, 3, 2, 1)):
        bench.to(us)
        bench.rig.slide.set(closed)
        seen.append([bench.pads[number].level() for number in SLIDES])
    assert seen == [[0, 1], [1, 1], [1, 0], [0, 0], [0, 0], [1, 0], [0, 1]]
    assert bench.log("slide") == [
        (us, "slide", closed) for us, closed in ((0, 1), (1, 0), (2, 2), (3, 3), (5, 2), (6, 1))
    ]


def test_lamp_is_lit_while_its_pin_drives_high():
    bench = Bench()
    for us, function, value in (
        (1, "out", 1), (2, "out", 1), (3, "in", 1), (4, "out", 1), (5, "out", 0), (6, "in", 1),
    ):  # fmt: skip
        bench.to(us)
        bench.pads[LAMP].use(function, value, 1)
    assert bench.log("lamp") == [(1, "lamp", 1), (3, "lamp", 0), (4, "lamp", 1), (5, "lamp", 0)]


def test_antiphase_is_heard_as_one_tone_and_as_long_as_it_is_on():
    bench = Bench()
    bench.to(1000)
    bench.pwm(PIEZO_A, 2700, HALF)
    bench.pwm(PIEZO_B, 2700, HALF, inverted=True)
    bench.to(101_000)
    assert bench.rig.piezo.sounds
    bench.low()
    bench.to(200_000)
    assert bench.log("tone", "piezo") == [
        (1000, "piezo", 1),
        (1000, "tone", [2700, 100_000]),
        (101_000, "piezo", 0),
    ]
    assert not bench.rig.piezo.sounds


def test_in_phase_is_silent():
    bench = Bench()
    bench.pwm(PIEZO_A, 2700, HALF)
    bench.to(10)
    bench.pwm(PIEZO_B, 2700, HALF)
    bench.to(5000)
    bench.low()
    assert bench.log("tone") == [
        (0, "tone", [2700, 10]),
        (5000, "tone", [2700, 0]),
    ]
    assert bench.log("piezo") == [(0, "piezo", 1), (5000, "piezo", 0)]


@pytest.mark.parametrize("number", [PIEZO_A, PIEZO_B])
@pytest.mark.parametrize("duty", [1, SOFT, HALF, 65534])
def test_one_pin_alone_is_heard(number, duty):
    bench = Bench()
    bench.pwm(number, 440, duty)
    bench.to(7_000)
    bench.low()
    assert bench.log("tone") == [(0, "tone", [440, 7_000])]


@pytest.mark.parametrize(
    ("duty", "inverted", "high"), [(0, False, 0), (0, True, 1), (65535, False, 1), (65535, True, 0)]
)
def test_a_channel_that_stands_still_is_silent_but_may_be_high(duty, inverted, high):
    bench = Bench()
    bench.pwm(PIEZO_A, 440, duty, inverted)
    bench.to(7_000)
    assert bench.log("tone") == []
    assert bench.log("piezo") == [(0, "piezo", 1)] * high


def test_a_new_frequency_is_a_new_tone_and_the_same_one_goes_on():
    bench = Bench()
    for us, hertz in ((0, 1800), (50, 1800), (80, 2700), (100, 900)):
        bench.to(us)
        bench.pwm(PIEZO_A, hertz, HALF)
    bench.to(130)
    bench.rig.finish()
    assert bench.log("tone") == [
        (0, "tone", [1800, 80]),
        (80, "tone", [2700, 20]),
        (100, "tone", [900, 30]),
    ]


def test_a_pin_left_high_is_told_and_makes_no_tone():
    bench = Bench()
    bench.pads[PIEZO_B].use("out", 1)
    bench.to(10)
    bench.pads[PIEZO_A].use("out", 1)
    bench.to(20)
    bench.low()
    assert bench.log("tone", "piezo") == [(0, "piezo", 1), (20, "piezo", 0)]
