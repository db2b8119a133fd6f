"""The rig: power, resets, Ctrl-C, stalls and faults, the prompt, the end, and the spin guard."""

import pytest

from quizbox_host.sim.errors import Ended, Misuse, PowerLost, Restarted
from quizbox_host.sim.rig import HEARD_OUT_US, SPIN, Rig

PIEZO = 14


def rig_of(*acts, **script):
    return Rig({"acts": [list(act) for act in acts], **script})


def powered(*acts, **script):
    """A rig that has come on at 0."""
    rig = rig_of((0, "power", 1), *acts, **script)
    rig.until_power()
    return rig


def never():
    return False


def log(rig, *whats):
    return [tuple(entry) for entry in rig.log if not whats or entry[1] in whats]


def test_acts_before_power_are_done_and_power_is_awaited():
    rig = rig_of((0, "start", 1), (0, "slide", 2), (5, "power", 1), (9, "start", 0))
    rig.until_power()
    assert log(rig) == [(0, "start", 1), (0, "slide", 2), (5, "power", 1)]
    assert (rig.clock.now_us, rig.powered, rig.rebooted) == (5, True, False)


def test_a_script_that_never_comes_on_ends():
    with pytest.raises(Ended):
        rig_of((3, "start", 1)).until_power()


def test_power_off_ends_the_program_at_once_and_resets_the_chip():
    rig = powered((100, "power", 0), (900, "power", 0), (2000, "power", 1))
    rig.board.pwm(PIEZO, 440, 32768, False)
    rig.board.pads[10].use("out", 1)
    with pytest.raises(PowerLost):
        rig.sleep(500)
    assert (rig.clock.now_us, rig.board.pads[10].function) == (100, "none")
    rig.until_power()
    assert log(rig, "power", "tone", "lamp") == [
        (0, "power", 1),
        (0, "tone", [440, 100]),
        (0, "lamp", 1),
        (100, "power", 0),
        (100, "lamp", 0),
        (2000, "power", 1),
    ]


def test_power_on_twice_is_once():
    rig = powered((10, "power", 1))
    rig.sleep(20)
    assert log(rig) == [(0, "power", 1)]


@pytest.mark.parametrize(
    ("how", "function", "rebooted"),
    [("soft_reset", "pwm", False), ("reset", "none", True)],
)
def test_a_soft_reset_keeps_pwm_and_forgets_interrupts(how, function, rebooted):
    rig = powered()
    heard = []
    start = rig.board.pads[11]
    start.use("in", pull=1)
    start.interrupt(lambda: heard.append(1), 12)
    rig.board.pwm(PIEZO, 440, 32768, False)
    rig.restarted(how)
    rig.start.set(1)
    assert (rig.board.pads[PIEZO].function, rig.piezo.sounds) == (function, function == "pwm")
    assert (heard, rig.rebooted) == ([], rebooted)


def test_the_act_soft_reset_raises_what_restarts():
    rig = powered((10, "soft_reset", 0))
    with pytest.raises(Restarted) as raised:
        rig.sleep(20)
    assert (raised.value.how, rig.clock.now_us) == ("soft_reset", 10)


def test_a_wait_ends_by_time_or_as_soon_as_it_is_ready():
    rig = powered((40, "start", 1), (60, "slide", 1))
    rig.wait(10, never)
    assert rig.clock.now_us == 10
    rig.wait(100, lambda: bool(log(rig, "start")))
    assert rig.clock.now_us == 40
    rig.wait(100, lambda: True)
    assert rig.clock.now_us == 40
    rig.wait(100, never)
    assert rig.clock.now_us == 140
    rig.wait(0, never)
    assert (rig.clock.now_us, log(rig, "slide")) == (140, [(60, "slide", 1)])


def test_a_sleep_is_as_long_as_asked_for_and_events_come_in_it():
    rig = powered((40, "start", 1))
    rig.sleep(100)
    assert (rig.clock.now_us, log(rig, "start")) == (100, [(40, "start", 1)])


@pytest.mark.parametrize("data", ["03", "7b03", "000304"])
def test_ctrl_c_interrupts_a_wait_at_its_instant(data):
    rig = powered((30, "rx", data))
    with pytest.raises(KeyboardInterrupt):
        rig.wait(100, never)
    assert rig.clock.now_us == 30
    rig.wait(70, never)
    assert rig.clock.now_us == 100


def test_ctrl_c_interrupts_a_sleep_and_other_bytes_do_not():
    rig = powered((30, "rx", "04"), (130, "rx", "03"))
    rig.sleep(100)
    with pytest.raises(KeyboardInterrupt):
        rig.sleep(100)
    assert rig.clock.now_us == 200


def test_kbd_intr_holds_off_what_comes_then():
    rig = powered((30, "rx", "03"), (230, "rx", "03"), (350, "rx", "05"))
    rig.set_interrupt_char(-1)
    rig.sleep(100)
    assert (rig.serial.readable, rig.serial.read()) == (True, 3)
    rig.set_interrupt_char(5)
    rig.sleep(200)
    with pytest.raises(KeyboardInterrupt):
        rig.sleep(100)
    assert rig.clock.now_us == 400


def test_kbd_intr_raises_what_came_before():
    rig = powered((30, "rx", "03"))
    rig.clock.to(50)
    with pytest.raises(KeyboardInterrupt):
        rig.set_interrupt_char(-1)
    rig.sleep(100)


def test_the_prompt_reads_what_the_program_has_not():
    rig = powered((30, "rx", "0341"), (200, "rx", "42"))
    with pytest.raises(KeyboardInterrupt):
        rig.sleep(150)
    assert rig.serial.readable
    with pytest.raises(Ended):
        rig.at_prompt()
    assert not rig.serial.readable


def test_a_stall_takes_time_before_the_program_goes_on_and_interrupts_run():
    rig = powered((10, "stall", 500), (200, "start", 1))
    rig.wait(50, never)
    assert (rig.clock.now_us, log(rig, "start")) == (510, [(200, "start", 1)])


def test_a_stall_ends_by_0x03():
    rig = powered((10, "stall", 5_000_000), (700, "rx", "04"), (900, "rx", "03"))
    with pytest.raises(KeyboardInterrupt):
        rig.wait(2_000, never)
    assert rig.clock.now_us == 900
    rig.wait(100, never)
    assert rig.clock.now_us == 1_000


def test_two_stalls_add_up_and_power_off_ends_them():
    rig = powered((10, "stall", 500), (10, "stall", 70), (2000, "stall", 9), (2000, "power", 0))
    rig.wait(50, never)
    assert rig.clock.now_us == 580
    with pytest.raises(PowerLost):
        rig.wait(5000, never)
    rig.act("power", 1)
    rig.wait(1, never)
    assert rig.clock.now_us == 2001


def test_a_fault_is_raised_once_at_its_instant():
    rig = powered((10, "fault", 0))
    with pytest.raises(RuntimeError, match="a fault put in by the script"):
        rig.wait(50, never)
    assert rig.clock.now_us == 10
    rig.wait(50, never)
    assert rig.clock.now_us == 60


@pytest.mark.parametrize(
    ("act", "raised"), [((50, "power", 0), PowerLost), ((50, "soft_reset", 0), Restarted)]
)
def test_power_and_resets_end_the_prompt(act, raised):
    rig = powered((20, "rx", "03"), (30, "start", 1), act, until_us=900)
    with pytest.raises(raised):
        rig.at_prompt()
    assert log(rig, "prompt", "start") == [(0, "prompt", 1), (30, "start", 1), (50, "prompt", 0)]


def test_until_us_is_the_end():
    rig = powered((10, "start", 1), (20, "start", 0), (21, "start", 1), until_us=20)
    with pytest.raises(Ended):
        rig.sleep(100)
    assert (rig.clock.now_us, log(rig, "start")) == (20, [(10, "start", 1), (20, "start", 0)])


def test_the_end_hears_a_sound_out():
    rig = powered(until_us=100)
    rig.board.pwm(PIEZO, 440, 32768, False)
    rig.sleep(1500)
    with pytest.raises(Ended):
        rig.board.pads[PIEZO].use("out", 0)
    assert log(rig, "tone") == [(0, "tone", [440, 1500])]


def test_the_end_does_not_wait_for_a_sound_without_end():
    rig = powered(until_us=100)
    rig.board.pwm(PIEZO, 440, 32768, False)
    with pytest.raises(Ended):
        rig.sleep(60_000_000)
    rig.finish()
    assert rig.clock.now_us == 100 + HEARD_OUT_US == 3_000_100
    assert log(rig, "tone") == [(0, "tone", [440, 3_000_100])]


def test_a_program_that_spins_is_misuse():
    rig = powered()
    for _ in range(SPIN):
        rig.wait(0, never)
    with pytest.raises(Misuse, match="the program spins"):
        rig.wait(0, never)


def test_passes_at_different_instants_are_no_spin():
    rig = powered()
    for _ in range(3 * SPIN):
        rig.wait(1, never)
    assert rig.clock.now_us == 3 * SPIN


def test_an_unknown_act_is_refused():
    with pytest.raises(AttributeError, match="_act_sing"):
        powered((0, "sing", 1))
        rig_of((0, "sing", 1)).until_power()


def test_kept_files_are_there_and_kept_is_a_folder():
    rig = rig_of(kept={"settings": "616263", "log": ""})
    assert rig.flash.files == {"/kept/settings": b"abc", "/kept/log": b""}
    assert rig.flash.folders == {"/", "/kept"}


def test_after_a_pulled_cable_a_full_buffer_never_empties():
    rig = rig_of([0, "cable", 1], [0, "power", 1])
    rig.until_power()
    frames = rig.serial.frame
    rig.clock.to(5_000)
    assert rig.serial.frame == frames + 5
    rig.serial.plug(False)
    rig.clock.to(50_000)
    assert rig.serial.frame == frames + 5
    assert rig.serial.writable
    for _ in range(256):
        rig.serial.write(0)
    with pytest.raises(Misuse, match="waits for ever"):
        rig.serial.write(0)
    rig.serial.plug(True)
    rig.serial.write(0)
