"""The wires' VCD: read back, it has every wire by name, each edge, and what the buses carried."""

import itertools
from pathlib import Path

import pytest
from box import MS, SECOND
from click.testing import CliRunner
from vcd.reader import TokenKind, tokenize

from quizbox_host.__main__ import main
from quizbox_host.emulator import vcd
from quizbox_host.errors import CannotWrite
from quizbox_host.worlds import chip as world

PRESS_US = 1_000_000
STORY = """story 2.5 A short period
set chase_1_s 2
{display}
press at 1 s
slide 2 at 5 s
unplug at 6 s
until 6.5 s
heard short at 1.5, 2, 2.5 s
heard long at 3 s
"""
HERTZ = 2700
LONG_US = 3 * SECOND  # from here for a second and a half
TM1650_CONTROL, TM1650_ON = 0x48, 0x41
LONELY = "story 2.1 One\nlamp on at 1 s\n"


def told(folder, *arguments):
    """What `quizbox story --world chip` says with these arguments: (exit code, its lines)."""
    result = CliRunner().invoke(main, ["story", "--world", "chip", *map(str, arguments)])
    return result.exit_code, result.output


def record(folder, display):
    """The VCD of a story with that display, as {wire: [(us, level)]}, and its unit."""
    (folder / "a.story").write_text(STORY.format(display=f"display {display}"))
    path = folder / "a.vcd"
    exit_code, output = told(folder, folder / "a.story", "--vcd", path)
    assert exit_code == 0, output
    return read(path)


def read(path):
    names, changes, unit, now = {}, {}, None, 0
    with Path(path).open("rb") as file:
        for token in tokenize(file):
            if token.kind is TokenKind.TIMESCALE:
                unit = str(token.timescale)
            elif token.kind is TokenKind.VAR:
                names[token.var.id_code] = token.var.reference
                changes[token.var.reference] = []
            elif token.kind is TokenKind.CHANGE_TIME:
                now = token.time_change / (1 if unit == "1 us" else 10)
            elif token.kind is TokenKind.CHANGE_SCALAR:
                changes[names[token.scalar_change.id_code]].append((now, token.scalar_change.value))
    return changes, unit


@pytest.fixture(scope="module")
def tm1650(tmp_path_factory):
    return record(tmp_path_factory.mktemp("tm1650"), "tm1650")


@pytest.fixture(scope="module")
def max7219(tmp_path_factory):
    return record(tmp_path_factory.mktemp("max7219"), "max7219")


def edges(changes, name, from_us, to_us):
    return [(us, level) for us, level in changes[name] if from_us <= us < to_us]


def test_every_wire_is_there_by_name(tm1650):
    changes, unit = tm1650
    assert list(changes) == list(vcd.WIRES)
    assert unit == "1 us"
    assert len(vcd.WIRES) == 12


def test_the_contacts_and_the_cable(tm1650):
    changes, _ = tm1650
    assert edges(changes, "START", PRESS_US - MS, 2 * SECOND) == [
        (PRESS_US, "0"),
        (PRESS_US + 120 * MS, "1"),
    ]
    assert edges(changes, "SLIDE_1", 4 * SECOND, 6 * SECOND) == [(5 * SECOND, "1")]
    assert edges(changes, "SLIDE_2", 4 * SECOND, 6 * SECOND) == [(5 * SECOND + 2 * MS, "0")]
    assert changes["VBUS"][-1] == (6 * SECOND, "0")


def test_the_pwm_swings_at_its_pitch_each_pin_against_the_other(tm1650):
    changes, _ = tm1650
    swings = {}
    for name in ("PIEZO_A", "PIEZO_B"):
        within = edges(changes, name, LONG_US + 100 * MS, LONG_US + 1_100 * MS)
        swings[name] = [level for _, level in within]
        rises = [us for us, level in within if level == "1"]
        gaps_us = [later - us for us, later in itertools.pairwise(rises)]
        assert abs(len(rises) - HERTZ) <= 1
        assert all(abs(gap - 1e6 / HERTZ) <= 1 for gap in gaps_us)
    first = edges(changes, "PIEZO_A", LONG_US + 100 * MS, LONG_US + 200 * MS)
    second = edges(changes, "PIEZO_B", LONG_US + 100 * MS, LONG_US + 200 * MS)
    assert [us for us, _ in first] == [us for us, _ in second]
    assert all(one != other for (_, one), (_, other) in zip(first, second, strict=True))


def test_the_piezo_is_still_before_and_after_a_sound(tm1650):
    changes, _ = tm1650
    for name in ("PIEZO_A", "PIEZO_B"):
        assert edges(changes, name, PRESS_US, PRESS_US + 490 * MS) == []
        assert edges(changes, name, 5 * SECOND, 6 * SECOND) == []
        assert [level for us, level in changes[name] if us < 5 * SECOND][-1] == "0"


def transfers(changes):
    """The bytes of each I2C transfer, by the wires alone: [[(byte, acknowledged)]]."""
    events = [(us, "DISPLAY_SDA", level) for us, level in changes["DISPLAY_SDA"]]
    events += [(us, "DISPLAY_SCL", level) for us, level in changes["DISPLAY_SCL"]]
    levels, found, bits = {"DISPLAY_SDA": "0", "DISPLAY_SCL": "0"}, [], None  # until power is on
    for _, name, level in sorted(events, key=lambda event: event[0]):
        before, levels[name] = levels[name], level
        if level not in "01" or before == level:
            continue
        if name == "DISPLAY_SDA" and levels["DISPLAY_SCL"] == "1":
            if level == "0":
                bits = []
            elif bits is not None:
                bits.pop()  # the clock that a stop stands in
                found.append(grouped(bits))
                bits = None
        elif name == "DISPLAY_SCL" and level == "1" and bits is not None:
            bits.append(int(levels["DISPLAY_SDA"]))
    return found


def grouped(bits):
    assert len(bits) % 9 == 0
    return [
        (int("".join(map(str, bits[at : at + 8])), 2), not bits[at + 8])
        for at in range(0, len(bits), 9)
    ]


def test_i2c_carries_the_transfers_of_a_tm1650(tm1650):
    found = transfers(tm1650[0])
    assert [(TM1650_CONTROL, True), (TM1650_ON, True)] in found
    assert len(found) > 20
    assert all(len(one) == 2 and all(acknowledged for _, acknowledged in one) for one in found)


def test_spi_carries_frames_of_sixteen_bits_to_a_max7219(max7219):
    changes, unit = max7219
    assert unit == "100 ns"
    booted_us = 50 * MS
    events = [
        (us, order, name, level)
        for order, name in enumerate(("DISPLAY_MOSI", "DISPLAY_SCK", "DISPLAY_CS"))
        for us, level in changes[name]
        if us > booted_us
    ]
    levels, frames, bits = {"DISPLAY_MOSI": "0"}, [], None
    for _, _, name, level in sorted(events):
        levels[name] = level
        if name == "DISPLAY_CS" and level == "0":
            bits = []
        elif name == "DISPLAY_CS" and bits is not None:
            frames.append(bits)
        elif name == "DISPLAY_SCK" and level == "1":
            bits.append(levels["DISPLAY_MOSI"])
    registers = [int("".join(bits), 2) >> 8 & 15 for bits in frames]
    assert {len(bits) for bits in frames} == {16}
    assert registers[:4] == [0xF, 0x9, 0xB, 0xA]


def test_it_is_for_one_story_of_this_world(tmp_path):
    (tmp_path / "one.story").write_text(LONELY)
    (tmp_path / "two.story").write_text(LONELY + LONELY.replace("One", "Two"))
    path = tmp_path / "a.vcd"
    exit_code, output = told(tmp_path, tmp_path / "two.story", "--vcd", path)
    assert (exit_code, "a file with one story" in output) == (2, True)
    exit_code, output = told(tmp_path, tmp_path / "one.story", "--world", "cpython", "--vcd", path)
    assert (exit_code, "for --world chip" in output) == (2, True)
    assert not path.exists()


def test_a_file_that_cannot_be_written_is_told(tmp_path):
    play = world.recorded(tmp_path / "none" / "a.vcd")
    script = {"acts": [[0, "power", 1]], "until_us": MS}
    with pytest.raises(CannotWrite, match=r"cannot write .*a\.vcd: No such file"):
        play(script)


def test_a_file_that_is_there_is_replaced_by_force_alone(tmp_path):
    (tmp_path / "one.story").write_text(LONELY.replace("lamp on at 1 s", "lamp on at 0.5 s"))
    path = tmp_path / "a.vcd"
    path.write_text("mine")
    exit_code, output = told(tmp_path, tmp_path / "one.story", "--vcd", path)
    assert (exit_code, "a.vcd is there already" in output) == (15, True)
    assert path.read_text() == "mine"
    exit_code, output = told(tmp_path, tmp_path / "one.story", "--vcd", path, "--force")
    assert exit_code == 0, output
    assert list(read(path)[0]) == list(vcd.WIRES)
