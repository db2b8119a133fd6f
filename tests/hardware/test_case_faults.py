"""Faults put into the case one by one: each is named."""

import copy

import pytest
from build123d import Box, Pos
from case_box import DESIGN, HOLES_MM, PLAN, changed, made, moved

from hardware.case import __main__, fit, kept, plan, printing
from hardware.case.base import block
from hardware.case.fit import faults
from hardware.design import DesignError


def found(wrong, *words):
    """Whether one of the lines has all the words."""
    return any(all(word in line for word in words) for line in wrong)


def test_a_taller_button():
    wrong = faults(changed("button", depth_mm=62), HOLES_MM, made())
    assert found(wrong, "base", "SW1 body", "overlap")


def test_a_button_a_little_too_tall():
    deep = PLAN.deepest_button_mm
    assert faults(changed("button", depth_mm=deep), HOLES_MM, made()) == []
    wrong = faults(changed("button", depth_mm=deep + 0.1), HOLES_MM, made())
    assert wrong == ["base and SW1 body are 0.40 mm apart, not 0.5"]


def test_a_hole_of_the_board_moved():
    """On the board alone: the case's posts stand where they were."""
    x, y = HOLES_MM[0]
    wrong = faults(PLAN, [(x + 1, y), *HOLES_MM[1:]], made())
    assert found(wrong, "base", "board screw 1", "overlap")


def test_a_hole_of_the_board_far_from_any_post():
    x, y = HOLES_MM[0]
    wrong = faults(PLAN, [(x + 9, y), *HOLES_MM[1:]], made())
    assert f"the board's hole at {x + 9:g}, {y:g} has no post below it" in wrong


@pytest.mark.parametrize(
    ("elsewhere", "meets"),
    [
        (moved("holder", 3, 0), "BT1 holder"),
        (moved("display", 0, 2), "DS1 digits"),
        (moved("sounder", -4, 0), "LS1 case"),
        (moved("slide", 1, 0), "SW2 knob"),
        (moved("power", 0, 1), "SW3 knob"),
        (moved("button", 1, 0), "SW1 thread"),
        (changed("", board_x_mm=PLAN.board_x_mm + 4), "board"),
        (changed("display", block_mm=(50.3, 19.0, 12.0)), "DS1 module"),
        (changed("holder", size_mm=(48.0, 58.0, 18.0)), "BT1 holder"),
        (changed("board", usb=PLAN.board.usb | {"above_mm": 15.0}), "board USB plug"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_part_elsewhere_or_larger(elsewhere, meets):
    assert found(faults(elsewhere, HOLES_MM, made()), meets)


def test_a_carrier_that_lifts_the_pico():
    lifted = made() | {"carrier": Pos(0, 0, 1) * made()["carrier"]}
    assert found(faults(PLAN, HOLES_MM, lifted), "carrier and Pico board overlap")


def test_a_part_all_inside_of_a_wall():
    solid = made()["base"] + Pos(34, 23, 12) * Box(60, 70, 24)
    wrong = faults(PLAN, HOLES_MM, made() | {"base": solid})
    volume_mm3 = 48 * 58 * 16
    assert f"base and BT1 holder overlap by {volume_mm3:.1f} mm3" in wrong


@pytest.mark.parametrize(
    ("thinner", "name", "where"),
    [
        (changed("", wall_mm=1.6), "top", "a wall of 1.60 mm"),
        (changed("", floor_mm=1.5), "door", "a wall of 1.50 mm"),
        (changed("", engrave_mm=1.4), "top", "a wall of 1.60 mm"),
    ],
    ids=["wall", "floor", "engraving"],
)
def test_a_wall_too_thin(thinner, name, where):
    shapes = {name: fit.PRINTED[name](thinner)}
    assert found(printing.mesh_faults(thinner, shapes), f"{name}: {where}")


def test_a_bed_too_small():
    wrong = printing.mesh_faults(changed("", bed_mm=(120, 200)), {"base": made()["base"]})
    assert wrong == ["base: 129 x 139 mm: larger than the bed"]


def test_a_ledge_in_the_air():
    shelf = made()["door"] + Pos(34, 23, 12) * Box(6, 6, 18) + Pos(40, 23, 20) * Box(18, 6, 2)
    assert found(printing.mesh_faults(PLAN, {"door": shelf}), "door: nothing below")


def test_a_door_without_tabs():
    x0, x1, y0, y1 = PLAN.well_mm
    plate = block((x0 + 1, x1 - 1), (y0 + 1, y1 - 1), (0, PLAN.floor_mm))
    wrong = faults(PLAN, HOLES_MM, made() | {"door": plate})
    assert wrong == ["the door's tabs do not hold it"]


def test_a_door_that_jams():
    stiff = made()["door"] + Pos(34, PLAN.well_mm[3], 5.5) * Box(40, 8, 5)
    assert found(faults(PLAN, HOLES_MM, made() | {"door": stiff}), "the door jams")


def test_cells_that_do_not_come_out():
    bar = Pos(34, 23, 1) * Box(60, 6, 2)
    assert "the cells do not come out" in faults(
        PLAN, HOLES_MM, made() | {"base": made()["base"] + bar}
    )


@pytest.mark.parametrize(
    ("table", "key", "value", "says"),
    [
        (("case",), "wall_mm", None, "case.toml: [case] lacks wall_mm"),
        (("case",), "colour", "red", "case.toml: [case] has colour, which nothing reads"),
        (("case",), "wall_mm", -1, "case.toml: [case] wall_mm is below zero"),
        (("case", "parts", "SW1"), "depth_mm", "deep", "[case.parts.SW1] depth_mm: 'deep' is not"),
        (("case", "parts"), "BT1", None, "case.toml: [case.parts.BT1] is missing"),
        (("case", "displays"), "tm1650", None, "case.toml: [case.displays.tm1650] is missing"),
        (("board",), "hole_mm", None, "board.toml: [board] lacks hole_mm"),
        (("board", "usb"), "edge", "right", "board.toml: [board] usb: the case has its left edge"),
    ],
)
def test_box_toml_lacks_or_has_too_much(table, key, value, says):
    design = copy.deepcopy(DESIGN)
    entry = design.table
    for name in table:
        entry = entry[name]
    entry.pop(key, None)
    if value is not None:
        entry[key] = value
    with pytest.raises(DesignError) as error:
        plan.plan(design)
    assert says in str(error.value)


def test_no_board_yet(tmp_path):
    with pytest.raises(DesignError, match="first: python -m hardware.board"):
        kept.board_holes_mm(tmp_path / "quizbox.kicad_pcb")


def test_a_board_without_holes(tmp_path):
    path = tmp_path / "quizbox.kicad_pcb"
    path.write_text("(kicad_pcb (version 1))", encoding="utf-8")
    with pytest.raises(DesignError, match="no holes"):
        kept.board_holes_mm(path)


def test_nothing_is_written_where_something_is_wrong(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(__main__, "OUT", tmp_path)
    monkeypatch.setattr(__main__, "printed", lambda _: made())
    monkeypatch.setattr(__main__, "case_plan", lambda *_: changed("button", depth_mm=62))
    assert __main__.main([]) == 1
    assert found(capsys.readouterr().err.splitlines(), "SW1 body")
    assert list(tmp_path.iterdir()) == []
