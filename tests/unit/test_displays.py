"""The display drivers, each through its simulated module: behaviour.md 0.1, 0.11, 6.10."""

import pytest

from quizbox_host.sim.rig import Rig
from quizbox_host.story import compile, eyes, language
from quizbox_host.worlds.cpython import Machine, play

NAMES = [name for name, digits in eyes.DIGITS.items() if digits]
ANSWERING = [name for name in NAMES if name != "max7219"]  # SPI has no answer
WHOLE_US = 2_000


class Shown:
    """A display driver as the panel makes it, and the module that it writes to."""

    def __init__(self, name, fitted=None, seed=1):
        self.rig = Rig({"display": fitted or name, "seed": seed})
        self.rig.act("power", 1)
        panel = Machine(self.rig).load("quizbox.panel").Panel()
        self.driver, self.count = panel.display(name)
        self.dark = [0] * self.count

    def show(self, digits, level=2, whole=False):
        """The microseconds that it takes."""
        begun_us = self.rig.clock.now_us
        self.driver.show(list(digits), level, whole)
        return self.rig.clock.now_us - begun_us

    @property
    def log(self):
        return [value for _, what, value in self.rig.log if what == "segments"]

    @property
    def lit(self):
        return list(eyes.lit(self.log[-1]))


@pytest.mark.parametrize("name", NAMES)
def test_it_has_as_many_digits_as_the_law_says(name):
    assert Shown(name).count == eyes.DIGITS[name]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_random_shows_at_power_up(name):
    for seed in range(10):
        shown = Shown(name, seed=seed)
        wanted = [place + 1 for place in range(shown.count)]
        shown.show(wanted, 2, True)
        assert (shown.lit, len(shown.log)) == (wanted, 1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("character", eyes.ALPHABET)
def test_every_character_in_every_place_with_and_without_a_point(name, character):
    shown = Shown(name)
    shown.show([0x80] * shown.count, 2, True)
    for point in (0, eyes.POINT):
        for place in range(shown.count):
            wanted = list(shown.dark)
            wanted[place] = eyes.ALPHABET[character] | point
            shown.show(wanted)
            assert shown.lit == wanted


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_brightness_is_one_of_the_laws(name, level):
    shown = Shown(name)
    shown.show(shown.dark, level, True)
    shown.show([0x7F] * shown.count, level)
    assert eyes.brightness(shown.log[-1]) == level


@pytest.mark.parametrize("name", NAMES)
def test_level_0_puts_it_out_and_another_lights_it_again(name):
    shown = Shown(name)
    wanted = [0x7F] * shown.count
    shown.show(wanted, 2, True)
    healthy = shown.log[-1]
    shown.show(shown.dark, 0, True)
    assert shown.rig.display.lit()[1] == 0
    shown.show(wanted, 2, True)
    assert (shown.log[-1], shown.lit) == (healthy, wanted)


@pytest.mark.parametrize("name", NAMES)
def test_the_levels_are_of_growing_duty(name):
    shown = Shown(name)
    for level in (1, 2, 3):
        shown.show(shown.dark, level, True)
    duties = [duty for _, duty in shown.log]
    assert duties == sorted(set(duties))


@pytest.mark.parametrize("name", NAMES)
def test_only_what_changed_is_written(name):
    shown = Shown(name)
    whole_us = shown.show(shown.dark, 2, True)
    wanted = list(shown.dark)
    wanted[-1] = 0x7F
    changed_us = shown.show(wanted)
    same_us = shown.show(wanted)
    assert 0 < changed_us < whole_us / 2
    assert same_us == 0
    shown.rig.display.disturb()
    disturbed = shown.lit
    wanted[1] = 0x06
    shown.show(wanted)
    assert [place for place in range(shown.count) if shown.lit[place] != disturbed[place]] in (
        [],
        [1],
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_frame_is_short_and_a_change_within_two_milliseconds_after_it(name):
    shown = Shown(name)
    assert shown.show([0x7F] * shown.count, 2, True) < WHOLE_US
    assert shown.show(shown.dark) < WHOLE_US


@pytest.mark.parametrize("name", NAMES)
def test_a_module_that_noise_has_disturbed_is_right_after_the_next_whole_writing(name):
    for seed in range(50):
        shown = Shown(name, seed=seed)
        wanted = [place + 1 for place in range(shown.count)]
        shown.show(wanted, 3, True)
        healthy = shown.log[-1]
        shown.rig.display.disturb()
        shown.show(wanted, 3, True)
        assert shown.log[-1] == healthy
        assert shown.rig.display.lit() == (wanted, healthy[1])


@pytest.mark.parametrize("name", NAMES)
def test_a_module_whose_supply_failed_is_right_after_the_next_whole_writing(name):
    shown = Shown(name)
    wanted = [place + 1 for place in range(shown.count)]
    shown.show(wanted, 2, True)
    shown.rig.display.power_on()
    shown.rig.display.show()
    assert shown.lit == shown.dark
    shown.show(wanted)
    assert shown.lit == shown.dark
    shown.show(wanted, 2, True)
    assert (shown.lit, len(shown.log)) == (wanted, 3)


@pytest.mark.parametrize("name", ANSWERING)
def test_an_absent_module_is_an_oserror_at_once(name):
    shown = Shown(name, fitted="none")
    for whole in (True, False, True):
        begun_us = shown.rig.clock.now_us
        with pytest.raises(OSError, match="."):
            shown.show([0x7F] * shown.count, 2, whole)
        assert shown.rig.clock.now_us - begun_us < 300


def test_max7219_does_not_notice_that_its_module_is_absent():
    shown = Shown("max7219", fitted="none")
    assert shown.show([0x7F] * 8, 2, True) == 13 * 16


@pytest.mark.parametrize("name", ANSWERING)
def test_what_a_failed_writing_held_goes_out_with_the_next_change(name):
    shown = Shown(name)
    shown.show(shown.dark, 2, True)
    parts = shown.rig.bus.targets, shown.rig.board.pads[4].listeners
    kept = [list(part) for part in parts]
    for part in parts:
        part.clear()
    with pytest.raises(OSError, match="."):
        shown.show([0x3F] * shown.count)
    for part, targets in zip(parts, kept, strict=True):
        part += targets
    shown.show([0x3F] * (shown.count - 1) + [0x06])
    assert shown.lit == [0x3F] * (shown.count - 1) + [0x06]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("fitted", NAMES)
def test_another_module_than_the_one_set_shows_nothing(name, fitted):
    if name.partition("-")[0] == fitted.partition("-")[0]:
        return
    shown = Shown(name, fitted)
    try:
        shown.show([0x7F] * shown.count, 2, True)
    except OSError:
        assert name in ANSWERING
    assert shown.log == []


def test_the_colon_of_its_own_that_an_ht16k33_has_stays_dark():
    shown = Shown("ht16k33")
    shown.show([0xFF] * 4, 2, True)
    place, bit = shown.rig.display.COLON
    assert shown.rig.display._memory[place] & bit == 0


def test_a_tm1637_is_right_again_after_a_transfer_that_was_cut_off_anywhere():
    whole_us = Shown("tm1637-4").show([0x55] * 4, 2, True)
    for after_us in range(0, whole_us, 5):
        shown = Shown("tm1637-4")
        shown.show([0] * 4, 2, True)
        shown.rig.clock.at(shown.rig.clock.now_us + after_us, shown.rig.act, "rx", "03")
        with pytest.raises(KeyboardInterrupt):
            shown.show([0x55] * 4, 2, True)
        shown.show([1, 2, 3, 4], 2, True)
        assert shown.log in (
            [["00000000", 10], ["01020304", 10]],
            [["00000000", 10], ["55555555", 10], ["01020304", 10]],
        )


@pytest.mark.parametrize("name", NAMES)
def test_the_box_beeps_on_without_its_module(name):
    text = f"story 0.1 A round\ndisplay {name}\nset chase_1_s 2\npress at 1 s\nlamp on at 8 s"
    (script,) = compile.scripts(language.parse(text, "round.story")[0])
    fitted, absent = (
        [entry for entry in play({**script, "display": display}).log if entry[1] != "segments"]
        for display in (name, "none")
    )
    assert [value for _, what, value in absent if what == "tone"] == [
        [2700, 100_000], [2700, 100_000], [2700, 100_000], [2700, 1_500_000],
    ]  # fmt: skip
    assert [entry[1:] for entry in absent] == [entry[1:] for entry in fitted]
    late_us = [abs(one[0] - other[0]) for one, other in zip(absent, fitted, strict=True)]
    assert max(late_us) < WHOLE_US


def test_the_cs_of_spi_stands_high_before_the_first_clock():
    shown = Shown("max7219")
    assert shown.rig.board.pads[17].wave() == ("still", 1)
