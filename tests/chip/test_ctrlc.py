"""0x03 and the bytes around it: those behind are left for the prompt, others are read (7.3)."""

import json

import pytest
from box import MS, SECOND, Box

TYPED = b"print(6 * 7)\r"
CTRL_C, CTRL_D = "03", "04"
ASKED = b'{"jsonrpc":"2.0","id":7,"method":"hello"}\n'
LONG = b'{"jsonrpc":"2.0","id":8,"method":"hello","params":{"x":"' + b"y" * 1_000 + b'"}}\n'


def running():
    box = Box()
    box.power(1, SECOND)
    box.press()
    return box


def writing():
    """A box in the midst of a flash write."""
    box = Box()
    box.power(1, SECOND)
    seen = len(box.log)
    box.send("settings.set", volume=1)
    while not any(what == "kept" for _, what, _ in box.log[seen:]):
        box.run(100)
    return box


def beginning():
    """A box in its imports, after a soft reset."""
    box = Box()
    box.power(1, SECOND)
    box.rig.act("rx", CTRL_C)
    box.run(SECOND)
    box.rig.act("rx", CTRL_D)
    box.run(30 * MS)
    assert not box.rig.console.is_prompt
    return box


def told(box):
    """All that reaches the laptop from now on."""
    data, take = bytearray(), box.chip.usb.on_data

    def both(part):
        data.extend(part)
        take(part)

    box.chip.usb.on_data = both
    return data


def answers(box):
    lines = [json.loads(text) for _, what, text in box.log if what == "said" and text[:1] == "{"]
    return [line["id"] for line in lines]


@pytest.mark.parametrize("lead", [running, writing, beginning])
def test_what_stands_behind_it_is_left_for_the_prompt(lead):
    box = lead()
    data = told(box)
    box.chip.usb.send(bytes.fromhex(CTRL_C) + TYPED)
    box.run(SECOND)
    assert box.rig.console.is_prompt
    assert b"\r\n42\r\n>>> " in data


@pytest.mark.parametrize("lead", [writing, beginning])
@pytest.mark.parametrize("asked", [ASKED, LONG])
def test_what_comes_meanwhile_without_one_is_read_afterwards(lead, asked):
    box = lead()
    box.chip.usb.send(asked * 3)
    box.run(2 * SECOND)
    assert answers(box)[-3:] == [json.loads(asked)["id"]] * 3
    assert not box.rig.console.is_prompt


def test_what_stands_before_it_is_lost_with_it():
    box = writing()
    box.chip.usb.send(ASKED + bytes.fromhex(CTRL_C))
    box.run(SECOND)
    assert box.rig.console.is_prompt
    assert 7 not in answers(box)


def test_a_whole_flood_in_a_flash_write_hides_none():
    """More than MicroPython's buffer holds: the rest waits on the wire, and 0x03 behind it."""
    box = writing()
    box.chip.usb.send(LONG * 2 + bytes.fromhex(CTRL_C))
    box.run(2 * SECOND)
    assert box.rig.console.is_prompt
