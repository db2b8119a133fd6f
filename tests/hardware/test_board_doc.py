"""hardware/board.md says of the board what box.toml says."""

import re

import pytest

from hardware import design
from hardware.board import labels, placement

BOX = design.load()
TABLE = BOX.table["board"]
TEXT = (design.HERE / "board.md").read_text(encoding="utf-8")
CONNECTORS = {ref: part for ref, part in BOX.board().parts.items() if part.nets}


def cells(row):
    """What the row of a table has after its first cell."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"| {row} |"))
    return [cell.strip() for cell in line.split("|")[2:-1]]


def test_the_order_names_size_and_thickness():
    rules = placement.rules(BOX)
    assert cells("layers, size") == [f"2, {TABLE['width_mm']:g} x {TABLE['depth_mm']:g} mm"]
    assert cells("thickness, material")[0].startswith(f"{TABLE['thickness_mm']:g} mm")
    narrow = cells("narrowest track, gap; smallest hole")[0]
    said = [float(number) for number in re.findall(r"[\d.]+(?= mm)", narrow)]
    wanted = [rules.track_mm, rules.clearance_mm, rules.pour_least_mm, rules.via_drill_mm]
    assert said == wanted


@pytest.mark.parametrize("ref", CONNECTORS)
def test_each_connectors_contacts_are_as_printed(ref):
    part = CONNECTORS[ref]
    printed = [
        labels.called(f"{ref}.{nth}", net, TABLE["print"]) if net else "(empty)"
        for nth, net in enumerate(part.nets, 1)
    ]
    assert cells(f"`{ref}` {part.value}")[0] == ", ".join(printed)


def test_each_part_of_every_box_is_named():
    words = re.search(r"Each box needs (.*?) Besides", TEXT)[1]
    first, last = re.search(r"`J(\d)` to `J(\d)`", words).groups()
    named = set(re.findall(r"`(\w+)`", words)) | {"U1", "J7", "J8"}  # the Pico, "the two sockets"
    named |= {f"J{nth}" for nth in range(int(first), int(last) + 1)}
    assert named == set.intersection(*(set(BOX.soldered(name)) for name in BOX.displays))


def test_what_each_display_leaves_empty():
    for names, left_out in (
        ("TM1650, TM1637, HT16K33", ["tm1650", "tm1637", "ht16k33"]),
        ("MAX7219", ["max7219"]),
    ):
        solder, empty = (set(re.findall(r"`(\w+)`", cell)) for cell in cells(names))
        for display in left_out:
            on_board = set(BOX.soldered(display))
            assert solder <= on_board
            assert empty == set(BOX.board().parts) - on_board
