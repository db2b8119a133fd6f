"""The parts of the box on an emulated Pico: what the firmware does reaches them, and they it."""

import json

import box
import pytest
from box import MS, SECOND

from quizbox_host.sim import displays
from quizbox_host.story import eyes
from quizbox_host.worlds import chip as world

TONE_HZ = 2700
LINE = {
    name: (json.dumps({"jsonrpc": "2.0", "id": 7, "method": name}) + "\n").encode().hex()
    for name in ("hello", "selftest", "reboot", "bootloader")
}
MAY_BE_DARK_US = 500 * MS  # a box is ready by then


def play(acts=(), until_us=2 * SECOND, **more):
    (outcome,) = box.play_all([box.script(acts, until_us, **more)])
    return outcome


def of(outcome, what):
    return [(us, value) for us, kind, value in outcome.log if kind == what]


def answers(outcome):
    lines = [json.loads(text) for _, text in of(outcome, "said")]
    return [line for line in lines if line.get("id") == 7]


def shown(outcome):
    """What stands on the digits at the end."""
    return eyes.read(eyes.lit(of(outcome, "segments")[-1][1]))


@pytest.fixture(scope="module")
def in_each_module():
    """{display: Outcome} of a box with each, in ready, and four and a half seconds of a minute."""
    scripts = {
        name: box.script(
            box.press(SECOND), 5_500 * MS, display=name, keeps={"settings": {"display": name}}
        )
        for name in [*displays.MODULES, "none"]
    }
    return dict(zip(scripts, box.play_all(scripts.values()), strict=True))


@pytest.mark.parametrize("name", displays.MODULES)
def test_each_module_shows_what_the_firmware_draws(in_each_module, name):
    digits = displays.MODULES[name].DIGITS
    changes = of(in_each_module[name], "segments")
    readings = []
    for _, value in changes:
        text = eyes.read(eyes.lit(value)).strip()
        if text not in readings:
            readings.append(text)
    assert digits == eyes.DIGITS[name]
    assert readings[0] == "1.00"
    assert [text for text in ("0.59", "0.58", "0.57", "0.56") if text not in readings] == []
    first_us, (lit, duty) = changes[0]
    assert first_us < MAY_BE_DARK_US
    assert (len(lit), duty > 0) == (2 * digits, True)


@pytest.mark.parametrize("name", displays.MODULES)
def test_a_figure_changes_on_its_second_in_each_module(in_each_module, name):
    steady = {}
    for us, value in of(in_each_module[name], "segments"):
        steady[eyes.read(eyes.lit(value)).strip()] = us
    late_us = [steady[text] - (SECOND + nth * SECOND) for nth, text in ((1, "0.59"), (3, "0.57"))]
    assert all(0 <= late <= 10 * MS for late in late_us), late_us


def test_without_a_module_nothing_is_shown_and_nothing_breaks(in_each_module):
    outcome = in_each_module["none"]
    assert of(outcome, "segments") == []
    assert of(outcome, "crash") == []


def test_a_module_that_is_not_there_is_no_reason_to_stop():
    acts = [*box.press(SECOND), [300 * MS, "rx", LINE["hello"]]]
    outcome = play(acts, 12 * SECOND, display="none")
    assert of(outcome, "segments") == []
    assert [round(value[0]) for _, value in of(outcome, "tone")] == [TONE_HZ]
    assert answers(outcome)[0]["result"]["state"] == "ready"


def test_the_piezo_is_heard_and_its_pins_are_low_before_and_after():
    outcome = play(box.press(SECOND), 12 * SECOND)
    ((us, (hertz, length_us)),) = of(outcome, "tone")
    assert abs(us - 11 * SECOND) <= 10 * MS
    assert abs(hertz - TONE_HZ) <= 1
    assert abs(length_us - 100 * MS) <= 5 * MS
    assert [value for _, value in of(outcome, "piezo")] == [1, 0]


@pytest.mark.parametrize("volume", [0, 1, 2, 3])
def test_each_volume_has_the_same_pitch_but_none_is_silent(volume):
    outcome = play(box.press(SECOND), 12 * SECOND, keeps={"settings": {"volume": volume}})
    assert [round(value[0]) for _, value in of(outcome, "tone")] == [TONE_HZ] * (volume > 0)


def test_a_sound_that_is_on_at_the_end_is_heard_out():
    settings = {"settings": {"chase_1_s": 2}}
    outcome = play(box.press(SECOND), 3_100 * MS, keeps=settings)
    us, (_, length_us) = of(outcome, "tone")[-1]
    assert abs(us - 3 * SECOND) <= 10 * MS
    assert abs(length_us - 1_500 * MS) <= 10 * MS


def test_lamp_and_slide():
    outcome = play([[SECOND, "slide", 0], [SECOND + 2 * MS, "slide", 2]])
    assert of(outcome, "slide") == [(0, 1), (SECOND, 0), (SECOND + 2 * MS, 2)]
    assert [value for _, value in of(outcome, "lamp")] == [1]
    assert shown(outcome).strip() == "2.00"


@pytest.mark.parametrize("mv", [3000, 4500, 5200])
def test_the_supply_is_measured(mv):
    outcome = play([[0, "battery_mv", mv], [SECOND, "rx", LINE["selftest"]]])
    (answer,) = answers(outcome)
    assert abs(answer["result"]["vsys_mv"] - mv) <= 10


def test_without_a_cable_nothing_is_heard_and_the_box_plays():
    outcome = play(
        [[1, "cable", 0], [SECOND, "rx", LINE["hello"]], *box.press(SECOND)], 12 * SECOND
    )
    assert of(outcome, "said") == []
    assert len(of(outcome, "tone")) == 1


def test_plugged_in_later_it_answers():
    acts = [[1, "cable", 0], [SECOND, "cable", 1], [2 * SECOND, "rx", LINE["hello"]]]
    assert len(answers(play(acts, 3 * SECOND))) == 1


def test_a_laptop_that_does_not_read_gets_it_all_once_it_does():
    acts = [[SECOND, "reads", 0], [SECOND + MS, "rx", LINE["hello"]], [2 * SECOND, "reads", 1]]
    outcome = play(acts, 3 * SECOND)
    assert len(answers(outcome)) == 1
    (said_us,) = [us for us, text in of(outcome, "said") if '"id": 7' in text or '"id":7' in text]
    assert said_us >= 2 * SECOND


def test_power_gone_darkens_all_and_what_was_kept_is_there_after_it():
    settings = {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_1_s": 30}}
    line = (json.dumps(settings) + "\n").encode().hex()
    acts = [[SECOND, "rx", line], [2 * SECOND, "power", 0], [3 * SECOND, "power", 1]]
    outcome = play(acts, 4 * SECOND)
    off_us = 2 * SECOND
    assert (off_us, ["00000000", 0]) in of(outcome, "segments")
    assert (off_us, 0) in of(outcome, "lamp")
    assert [us for us, _ in of(outcome, "power")] == [0, off_us, 3 * SECOND]
    assert shown(outcome).strip() == "0.30"
    assert json.loads(outcome.kept["settings"].split(b"\n")[0])["chase_1_s"] == 30
    spans = of(outcome, "kept")
    assert spans
    assert {value[1] for _, value in spans} <= {700, 45_000}


def test_power_cut_in_every_stage_of_a_write_leaves_the_old_or_the_new():
    settings = {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"chase_1_s": 30}}
    line = (json.dumps(settings) + "\n").encode().hex()
    before = {"settings": {"chase_1_s": 45}}
    whole = play([[SECOND, "rx", line]], keeps=before)
    spans = [(us, value[1]) for us, value in of(whole, "kept")]
    cuts = [us + part * length_us // 4 for us, length_us in spans for part in (1, 3)]
    cuts.append(spans[-1][0] + spans[-1][1] + MS)
    outcomes = box.play_all(
        box.script([[SECOND, "rx", line], [us, "power", 0]], us + MS, before) for us in cuts
    )
    lengths = [json.loads(o.kept["settings"].split(b"\n")[0])["chase_1_s"] for o in outcomes]
    assert set(lengths) == {45, 30}
    assert lengths == sorted(lengths, reverse=True)  # once new, it stays new


def test_ctrl_c_gives_the_prompt_and_a_soft_reset_the_box_again():
    acts = [[SECOND, "rx", "03"], [2 * SECOND, "soft_reset", 0], [3 * SECOND, "rx", LINE["hello"]]]
    outcome = play(acts, 4 * SECOND)
    assert [value for _, value in of(outcome, "prompt")] == [1, 0]
    assert len(answers(outcome)) == 1
    assert of(outcome, "crash") == []


def test_a_soft_reset_in_a_beep_silences_it_and_begins_anew():
    settings = {"settings": {"chase_1_s": 2}}
    acts = [*box.press(SECOND), [3_500 * MS, "soft_reset", 0]]
    outcome = play(acts, 5 * SECOND, keeps=settings)
    us, (_, length_us) = of(outcome, "tone")[-1]
    assert us + length_us <= 3_550 * MS
    assert [value for _, value in of(outcome, "prompt")] == [1, 0]
    assert shown(outcome).strip() == "2.0"


def test_a_reboot_comes_back_and_the_bootloader_does_not():
    rebooted, loaded = box.play_all(
        box.script([[SECOND, "rx", LINE[name]], [3 * SECOND, "rx", LINE["hello"]]], 4 * SECOND)
        for name in ("reboot", "bootloader")
    )
    assert answers(rebooted)[-1]["result"]["reset_cause"] != "power"
    assert of(rebooted, "bootloader") == []
    ((us, value),) = of(loaded, "bootloader")
    assert (SECOND < us < 2 * SECOND, value) == (True, 1)
    assert len(answers(loaded)) == 1


def test_noise_has_but_its_ends_in_the_log():
    outcome = play([[SECOND, "noise", [200, SECOND + 50 * MS]]])
    assert of(outcome, "start") == [(SECOND, 1), (SECOND + 50 * MS, 0)]


@pytest.mark.parametrize("line", ["slide1", "slide2", "cable"])
def test_noise_on_another_line_has_but_its_ends_in_the_log_too(line):
    outcome = play([[SECOND, "noise", [200, SECOND + 50 * MS, line]]])
    assert of(outcome, "noise") == [(SECOND, [line, 1]), (SECOND + 50 * MS, [line, 0])]
    assert of(outcome, "start") == []


def test_the_same_script_gives_the_same_log():
    script = box.script(box.press(SECOND), 3 * SECOND, keeps={"settings": {"game": "money"}})
    one, other = (world.play(script) for _ in range(2))
    assert one.log == other.log
    assert one.kept == other.kept
