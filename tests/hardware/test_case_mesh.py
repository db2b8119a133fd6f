"""The checks of a mesh by themselves, on solids whose answer is known."""

import numpy as np
import pytest
from build123d import Box, Cylinder, Pos, Rot

from hardware.case import mesh, printing
from hardware.case.files import stl


def triangles(shape):
    """The records of a shape's STL, to be tampered with."""
    return np.frombuffer(stl("solid", shape), mesh.RECORD, offset=mesh.HEAD_BYTES).copy()


def closed(records):
    data = bytes(80) + len(records).to_bytes(4, "little") + records.tobytes()
    return mesh.faults(mesh.read(data))


def read(shape):
    return mesh.read(stl("solid", shape))


def test_a_box_is_closed():
    assert closed(triangles(Box(10, 20, 30))) == []
    assert mesh.size_mm(read(Box(10, 20, 30))) == (10, 20, 30)


def test_a_triangle_is_missing():
    assert closed(triangles(Box(1, 1, 1))[1:]) == ["3 edges without a neighbour"]


def test_a_triangle_is_turned_over():
    records = triangles(Box(1, 1, 1))
    records["corners"][0] = records["corners"][0][::-1].copy()
    assert "3 edges used twice in one sense" in closed(records)


def test_a_triangle_comes_twice():
    records = triangles(Box(1, 1, 1))
    wrong = closed(np.concatenate([records, records[:1]]))
    assert wrong == ["3 edges used twice in one sense"]


def test_all_is_inside_out():
    records = triangles(Box(1, 1, 1))
    records["corners"] = records["corners"][:, ::-1].copy()
    assert closed(records) == ["the triangles look inwards"]


def test_a_triangle_without_area():
    records = triangles(Box(1, 1, 1))
    records["corners"][0][1] = records["corners"][0][0]
    assert "1 triangles without area" in closed(records)


def test_a_file_cut_short():
    with pytest.raises(ValueError, match="not a binary STL of 12 triangles"):
        mesh.read(stl("solid", Box(1, 1, 1))[:-7])


@pytest.mark.parametrize("thick_mm", [1.0, 1.9])
def test_a_thin_plate_is_found_wherever_it_is(thick_mm):
    walls = printing.thin(read(Box(40, 40, 10) - Pos(0, 0, thick_mm) * Box(30, 30, 10)), 2.0)
    assert walls[0][0] == pytest.approx(thick_mm)


def test_a_thin_tube_is_found():
    walls = printing.thin(read(Cylinder(10, 20) - Cylinder(8.5, 20)), 2.0)
    assert 1.3 < walls[0][0] < 1.6


@pytest.mark.parametrize(
    "shape",
    [Box(2, 40, 40), Cylinder(10, 20) - Cylinder(7.5, 20), Box(9, 9, 9) - Rot(Z=45) * Box(2, 2, 9)],
)
def test_thick_enough(shape):
    assert printing.thin(read(shape), 2.0) == []


LEGS = Pos(-10, 0, 0) * Box(4, 10, 20) + Pos(10, 0, 0) * Box(4, 10, 20)


def test_a_bridge_between_two_walls_prints():
    """16 mm free are too many, 12 are not; on one leg it hangs."""
    far = LEGS + Pos(0, 0, 11) * Box(24, 10, 2)
    assert printing.overhangs(read(far)) != []
    near = Pos(2, 0, 0) * (Box(4, 10, 20) + Pos(-16, 0, 0) * Box(4, 10, 20))
    assert printing.overhangs(read(near + Pos(-6, 0, 11) * Box(20, 10, 2))) == []
    table = Box(4, 10, 20) + Pos(0, 0, 11) * Box(12, 10, 2)
    assert printing.overhangs(read(table)) != []


def test_a_step_of_a_millimetre_and_a_slope_of_45_degrees_print():
    assert printing.overhangs(read(Box(4, 10, 20) + Pos(0, 0, 11) * Box(5.8, 11.8, 2))) == []
    roof = Pos(0, 0, 15) * Rot(X=45) * Box(20, 20, 20)
    floor = Pos(0, 0, 20) * Box(20, 60, 40)
    assert printing.overhangs(read(roof & floor)) == []
