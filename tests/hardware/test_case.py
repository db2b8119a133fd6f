"""The kept case fits, prints, and comes out again as it is kept."""

import re
from functools import cache

import pytest
from build123d import import_step
from case_box import DESIGN, HOLES_MM, PLAN, made

from hardware.case import fit, kept, mesh, printing
from hardware.case.files import files
from hardware.case.parts import parts
from hardware.case.top import top
from hardware.design import OUT

PRINTED = ["top", "base", "door", "clamp", "carrier"]
DRAWINGS = [f"case-{name}.svg" for name in ("outside", "exploded", "inside", "carrier", "battery")]
FILES = [f"case-{name}.{kind}" for name in PRINTED for kind in ("stl", "step")] + DRAWINGS
LABEL_MM = 9.9  # from one label of a column to the next, at least


@cache
def fresh():
    return files(PLAN, made(), HOLES_MM)


def svg_numbers(name, pattern):
    """What the groups of a pattern find in a drawing, as numbers."""
    found = re.findall(pattern, fresh()[name].decode())
    return [tuple(float(number) for number in one) for one in found]


def test_everything_fits():
    assert fit.faults(PLAN, HOLES_MM, made()) == []


def test_every_part_prints():
    assert printing.mesh_faults(PLAN, made()) == []


def test_the_files_are_these():
    assert sorted(fresh()) == sorted(FILES)
    assert sorted(path.name for path in OUT.glob("case-*")) == sorted(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_kept_file_comes_out_again(name):
    assert fresh()[name] == (OUT / name).read_bytes()


@pytest.mark.parametrize("name", PRINTED)
def test_a_kept_mesh_is_closed_and_small_enough_for_the_bed(name):
    kept_mesh = mesh.read((OUT / f"case-{name}.stl").read_bytes())
    assert mesh.faults(kept_mesh) == []
    assert max(mesh.size_mm(kept_mesh)[:2]) <= 200
    assert kept_mesh.points[:, 2].min() == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize("name", PRINTED)
def test_a_kept_step_file_is_the_same_solid(name):
    solid = import_step(OUT / f"case-{name}.step")
    assert solid.is_valid
    assert solid.volume == pytest.approx(made()[name].volume, rel=1e-6)
    assert "/tmp" not in (OUT / f"case-{name}.step").read_text(encoding="utf-8")


def test_every_part_of_the_bill_is_there():
    """What hangs in the case has a solid, what stands on the board a body of its own."""
    inside = parts(PLAN, HOLES_MM)
    circuit = DESIGN.displays["tm1650"].circuit
    in_case = {ref for ref, part in circuit.parts.items() if part.at == "case"}
    assert in_case <= {solid.ref for solid in inside}
    on_board = {ref for ref, part in DESIGN.board().parts.items() if part.at == "board"}
    assert on_board == {solid.name for solid in inside if solid.ref == "board"} - {
        "board", "USB", "USB plug",
    }  # fmt: skip


def test_the_box_for_a_wide_display_fits_with_its_step_up():
    plan = kept.case_plan(DESIGN, "max7219")
    assert [ref for ref, _ in plan.loose] == ["U3"]
    assert fit.faults(plan, HOLES_MM) == []


@pytest.mark.parametrize(("display", "strokes"), [("tm1650", 2), ("max7219", 0)])
def test_thousands_stand_beside_the_window_where_the_display_needs_them(display, strokes):
    """Across the last 0: two strokes are cut away, what is between them stands, all is whole."""
    plan = kept.case_plan(DESIGN, display)
    solid = made()["top"] if display == "tm1650" else top(plan)
    row = [(x / 2, PLAN.display.at_mm[1]) for x in range(68, 92)]
    cut = [not solid.is_inside((*at, plan.height_mm - 0.2)) for at in row]
    assert sum(a != b for a, b in zip(cut, cut[1:], strict=False)) == 2 * strokes
    assert all(solid.is_inside((*at, plan.height_mm - 1.5)) for at in row)


def test_the_deepest_button_is_the_one_that_the_page_tells_of():
    text = (OUT.parent / "case.md").read_text(encoding="utf-8")
    assert f"{PLAN.deepest_button_mm:g} mm" in text


@pytest.mark.parametrize("name", DRAWINGS)
def test_no_label_of_a_drawing_touches_another_or_its_edge(name):
    left, up, wide, high = svg_numbers(name, r'viewBox="(\S+) (\S+) (\S+) (\S+)"')[0]
    texts = re.findall(
        r'<text x="(\S+)" y="(\S+)"[^>]*anchor="(\w+)"[^>]*>([^<]+)<', fresh()[name].decode()
    )
    assert len(texts) >= 3
    columns = {}
    for x, y, anchor, text in texts:
        reach = 0.5 * 7 * len(text) * (1 if anchor == "start" else -1)
        assert left <= float(x) + reach <= left + wide
        assert up + 7 <= float(y) <= up + high
        columns.setdefault(x, []).append(float(y))
    for heights in columns.values():
        heights.sort()
        assert all(b - a >= LABEL_MM for a, b in zip(heights, heights[1:], strict=False))


def test_box_toml_tells_the_buyer_the_sizes_that_the_case_has():
    told = DESIGN.displays["tm1650"].circuit.parts
    assert f"{PLAN.button.hole_mm:.0f} mm panel hole" in told["SW1"].package
    assert f"{PLAN.button.dome_mm:g} mm dome" in told["SW1"].value
    for ref, switch in (("SW2", PLAN.slide), ("SW3", PLAN.power)):
        assert f"2 screws at {switch.screws_mm:g} mm" in told[ref].package
    assert "x".join(f" {size:g} " for size in PLAN.holder.size_mm).strip() in told["BT1"].look_for
    assert f"{PLAN.sounder.diameter_mm:g} mm" in told["LS1"].package
